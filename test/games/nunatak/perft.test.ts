import { orThrow } from '../../../src/core/errors/errors.js';
import { game, type State, setup } from '../../../src/games/nunatak/index.js';
import { describePerft } from '../../support/perft.js';
import { floors, placing, play, position } from './positions.js';

const start = (players: State['players']): State => orThrow(setup({ players, seed: 'perft' }));

const POSITIONS: Readonly<Record<string, State>> = {
  'the start alone': start(1),
  'the start of 2': start(2),
  'the start of 3': start(3),
  'the start of 4': start(4),
  'a labourer to be placed': position({ turnNumber: 40, phase: placing(0, 'labourer') }),
  'two squares to be scored': play(
    position({ turnNumber: 7, filler: '1a1 1b1 1a2 1c1 1c2 1e5', tiles: { '1b2': 5 }, phase: placing(6, 'sculptor') }),
    'p1b2',
  ),
  'four favours in hand': position({ turnNumber: 46, favours: { 0: [7, 8, 9, 12] } }),
  'a favour to be picked': position({
    turnNumber: 40,
    blocks: { 0: '2c4' },
    filler: floors(2, '2d4'),
    filedCards: { 0: '22E' },
    phase: { kind: 'pickFavour', cell: 39 },
    favourLine: [4, 6],
  }),
  'the deck is seen': play(position({ turnNumber: 4, favours: { 0: [8] }, deck: [10, 20, 30] }), 'u8'),
  'a window of two': play(
    position({ turnNumber: 43, favours: { 1: [6, 8], 2: [9] }, tiles: { '3b2': 5 }, phase: placing(6, 'sculptor') }),
    'p3b2',
  ),
  'the last turn of 3': position({
    turnNumber: 54,
    filler: floors(4, '4b2'),
    favours: { 0: [14], 1: [16], 2: [17] },
  }),
  'the extra turns of 4': position({
    players: 4,
    turnNumber: 52,
    filler: floors(4, '4b1 4a2 4b2'),
    tiles: { '4b1': 0 },
    phase: placing(1, 'labourer'),
    also: { completionCard: 0 },
  }),
};

const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  'the start alone': [4, 18, 36, 72, 160, 456, 1272],
  'the start of 2': [4, 8, 36, 144, 288, 1144, 4360],
  'the start of 3': [4, 18, 72, 286, 1036, 5260],
  'the start of 4': [4, 18, 72, 286, 1036, 5260],
  'a labourer to be placed': [4, 24, 80, 160, 320, 768, 2368],
  'two squares to be scored': [2, 8, 64, 736, 3200],
  'four favours in hand': [8, 42, 204, 1208, 5372],
  'a favour to be picked': [2, 6, 13, 29, 71, 185, 598],
  'the deck is seen': [13, 78, 312, 2736],
  'a window of two': [2, 6, 20, 100, 535, 2004, 8290],
  'the last turn of 3': [1, 2, 2, 4, 24, 142, 352],
  'the extra turns of 4': [2, 4, 8, 16, 30, 46, 64],
};

describePerft(game, POSITIONS, EXPECTED);
