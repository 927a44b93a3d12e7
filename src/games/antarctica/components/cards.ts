import type { Building, Deck } from './names.js';
import type { BuildingCard } from './parts.js';

type Players = 2 | 3 | 4;

const basic = (need: Building, builds: Building, from: Players): BuildingCard => ({
  needs: [need],
  builds,
  scientists: 1,
  steps: 1,
  asterisk: false,
  from,
});

const other = (needs: readonly [Building, Building], builds: Building, steps: number, from: Players): BuildingCard => ({
  needs,
  builds,
  scientists: builds === 'farm' ? 2 : 1,
  steps,
  asterisk: builds === 'factory' || builds === 'laboratory' || builds === 'antenna' || builds === 'headquarters',
  from,
});

/** The building cards, in the order of their numbers. */
export const DECK_CARDS: Readonly<Record<Deck, readonly BuildingCard[]>> = {
  basic: [
    basic('mine', 'crane', 2), // B01
    basic('turbine', 'crane', 3),
    basic('derrick', 'mine', 2),
    basic('crane', 'mine', 3),
    basic('turbine', 'derrick', 2),
    basic('mine', 'derrick', 3),
    basic('crane', 'turbine', 2),
    basic('derrick', 'turbine', 3),
    basic('crane', 'land', 2),
    basic('turbine', 'land', 2), // B10
    basic('mine', 'land', 4),
    basic('derrick', 'coastal', 2),
    basic('turbine', 'coastal', 2),
    basic('mine', 'marine', 2),
    basic('derrick', 'marine', 2),
  ],
  double: [
    other(['derrick', 'crane'], 'factory', 1, 2), // D01
    other(['derrick', 'crane'], 'factory', 1, 2),
    other(['mine', 'turbine'], 'laboratory', 1, 2),
    other(['mine', 'turbine'], 'laboratory', 1, 2),
    other(['crane', 'turbine'], 'camp', 2, 2),
    other(['mine', 'derrick'], 'camp', 2, 3),
    other(['crane', 'mine'], 'shipyard', 2, 2),
    other(['derrick', 'turbine'], 'shipyard', 2, 3),
    other(['crane', 'mine'], 'antenna', 1, 2),
    other(['derrick', 'turbine'], 'antenna', 1, 2), // D10
    other(['crane', 'turbine'], 'antenna', 1, 3),
    other(['mine', 'derrick'], 'antenna', 1, 4),
  ],
  advanced: [
    other(['laboratory', 'crane'], 'headquarters', 2, 2), // A01
    other(['laboratory', 'derrick'], 'headquarters', 2, 3),
    other(['factory', 'mine'], 'headquarters', 2, 2),
    other(['factory', 'turbine'], 'headquarters', 2, 4),
    other(['laboratory', 'factory'], 'headquarters', 2, 2),
    other(['laboratory', 'mine'], 'farm', 1, 2),
    other(['laboratory', 'turbine'], 'farm', 1, 3),
    other(['factory', 'crane'], 'farm', 1, 3),
    other(['factory', 'derrick'], 'farm', 1, 2),
    other(['antenna', 'turbine'], 'farm', 1, 2), // A10
    other(['antenna', 'derrick'], 'farm', 1, 4),
    other(['laboratory', 'factory'], 'farm', 1, 2),
  ],
};
