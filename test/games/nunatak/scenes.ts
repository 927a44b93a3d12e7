import { floors, placing, type Wish } from './positions.js';

/** Returns a position in which dummy 1 has two blocks under 2a1, and two of a square on the ground. */
export const crossroads = (artisans: Readonly<Record<string, number>>): Wish => ({
  players: 1,
  turnNumber: 19,
  blocks: {
    0: '1c1 1d1 1e1 1c2 2b1 2c1',
    1: '1a1 1b1 1a4 1b4 1e2 2d1',
    2: '1a2 1b2 1d2 1a5 1e5 1e4',
  },
  tiles: { '1c3': 5, ...artisans },
  line: [0, 1, 9],
  phase: placing(6, 'sculptor'),
});

/** Returns the last normal turn of four players: player 3 is to place a block on 4b1. */
export const lastNormalTurn = (wish: Wish): Wish => ({
  players: 4,
  turnNumber: 52,
  filler: floors(4, '4b1 4a2 4b2'),
  tiles: { '4b1': 0 },
  phase: placing(1, 'labourer'),
  ...wish,
});
