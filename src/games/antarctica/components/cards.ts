import type { Building, Deck } from './names.js';
import type { BuildingCard } from './parts.js';

type PlayerCount = 2 | 3 | 4;

const basicCard = (need: Building, builds: Building, minPlayers: PlayerCount): BuildingCard => ({
  needs: [need],
  builds,
  scientists: 1,
  steps: 1,
  hasAsterisk: false,
  minPlayers,
});

const laterCard = (
  needs: readonly [Building, Building],
  builds: Building,
  steps: number,
  minPlayers: PlayerCount,
): BuildingCard => ({
  needs,
  builds,
  scientists: builds === 'farm' ? 2 : 1,
  steps,
  hasAsterisk: builds === 'factory' || builds === 'laboratory' || builds === 'antenna' || builds === 'headquarters',
  minPlayers,
});

/** The building cards, in the order of their indexes. */
export const DECK_CARDS: Readonly<Record<Deck, readonly BuildingCard[]>> = {
  basic: [
    basicCard('mine', 'crane', 2), // B01
    basicCard('turbine', 'crane', 3),
    basicCard('derrick', 'mine', 2),
    basicCard('crane', 'mine', 3),
    basicCard('turbine', 'derrick', 2),
    basicCard('mine', 'derrick', 3),
    basicCard('crane', 'turbine', 2),
    basicCard('derrick', 'turbine', 3),
    basicCard('crane', 'land', 2),
    basicCard('turbine', 'land', 2), // B10
    basicCard('mine', 'land', 4),
    basicCard('derrick', 'coastal', 2),
    basicCard('turbine', 'coastal', 2),
    basicCard('mine', 'marine', 2),
    basicCard('derrick', 'marine', 2),
  ],
  double: [
    laterCard(['derrick', 'crane'], 'factory', 1, 2), // D01
    laterCard(['derrick', 'crane'], 'factory', 1, 2),
    laterCard(['mine', 'turbine'], 'laboratory', 1, 2),
    laterCard(['mine', 'turbine'], 'laboratory', 1, 2),
    laterCard(['crane', 'turbine'], 'camp', 2, 2),
    laterCard(['mine', 'derrick'], 'camp', 2, 3),
    laterCard(['crane', 'mine'], 'shipyard', 2, 2),
    laterCard(['derrick', 'turbine'], 'shipyard', 2, 3),
    laterCard(['crane', 'mine'], 'antenna', 1, 2),
    laterCard(['derrick', 'turbine'], 'antenna', 1, 2), // D10
    laterCard(['crane', 'turbine'], 'antenna', 1, 3),
    laterCard(['mine', 'derrick'], 'antenna', 1, 4),
  ],
  advanced: [
    laterCard(['laboratory', 'crane'], 'headquarters', 2, 2), // A01
    laterCard(['laboratory', 'derrick'], 'headquarters', 2, 3),
    laterCard(['factory', 'mine'], 'headquarters', 2, 2),
    laterCard(['factory', 'turbine'], 'headquarters', 2, 4),
    laterCard(['laboratory', 'factory'], 'headquarters', 2, 2),
    laterCard(['laboratory', 'mine'], 'farm', 1, 2),
    laterCard(['laboratory', 'turbine'], 'farm', 1, 3),
    laterCard(['factory', 'crane'], 'farm', 1, 3),
    laterCard(['factory', 'derrick'], 'farm', 1, 2),
    laterCard(['antenna', 'turbine'], 'farm', 1, 2), // A10
    laterCard(['antenna', 'derrick'], 'farm', 1, 4),
    laterCard(['laboratory', 'factory'], 'farm', 1, 2),
  ],
};
