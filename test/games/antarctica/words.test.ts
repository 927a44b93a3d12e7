import {
  BLUE_EFFECTS,
  BUILDINGS,
  DECKS,
  game,
  RED_EFFECTS,
  reasons,
  SHIPYARD_CARDS,
} from '../../../src/games/antarctica/index.js';
import { words as de } from '../../../src/games/antarctica/words/de.js';
import { words as en } from '../../../src/games/antarctica/words/en.js';
import { words as fr } from '../../../src/games/antarctica/words/fr.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { wordTests } from '../../words/suite.js';
import { builder } from './weights.js';

wordTests({
  game,
  reasons,
  languages: [en, fr, de],
  options: optionsToTry(game),
  choosers: [builder],
  games: 6,
  named: {
    player: [0, 1, 2, 3],
    category: ['zones', 'tracks', 'cards', 'discards'],
    tieBreak: ['majorities', 'buildings'],
    zone: [0, 1, 2, 3, 4, 5, 6, 7],
    track: [0, 1, 2, 3, 4],
    building: BUILDINGS,
    deck: DECKS,
    card: [0, 2, 4, 8, 14, 16, 26, 38],
    shipyardCard: SHIPYARD_CARDS,
    resource: ['simple', 'expertise'],
    effect: [...RED_EFFECTS, ...BLUE_EFFECTS],
    ending: ['last-scientist', 'last-building', 'stalemate', 'no-ships'],
  },
  refusalParameters: BUILDINGS.map((building) => ({ building })),
  // Events of the deal.
  rare: {
    events: [
      { kind: 'startPlayerDrawn', player: 0 },
      { kind: 'buildingPlaced', zone: 3, building: 'camp' },
    ],
  },
});
