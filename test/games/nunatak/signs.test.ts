import { game, type Nunatak } from '../../../src/games/nunatak/index.js';
import { signs } from '../../../src/games/nunatak/signs/index.js';
import { uniform } from '../../../src/testing/index.js';
import { describeSigns, madeBy, stepsOf } from '../signs.js';
import { floors, placing, play, position, type Wish } from './positions.js';
import { crossroads, lastNormalTurn } from './scenes.js';
import { tastes } from './tastes.js';

const CHOOSERS = [uniform, ...Object.values(tastes)];
const PLAYERS = [1, 2, 3, 4] as const;

const SCULPTOR = placing(6, 'sculptor');

/** Prepares moves in a position; calling the result makes them and returns the last one. */
const made = (wish: Wish, moves: string) => () => {
  const texts = moves.split(' ');
  const last = texts.pop()!;
  return madeBy(game, texts.length > 0 ? play(position(wish), texts.join(' ')) : position(wish), last);
};

/** Completes the square of 1a1 by 1b2, as player 0 or the player of the turn. */
const completing = (players: 3 | 4, turn: number, blocks: Readonly<Record<number, string>>) =>
  made({ players, turn, blocks, tiles: { '1b2': 5 }, phase: SCULPTOR }, 'p1b2');

/** Returns a position in which no card fits the last tiles, and the deck can help only if it holds a beast. */
const beastsLeft = (deck: readonly number[]): Wish => ({
  turn: 48,
  tiles: { '3a3': 5, '3b3': 14, '3c3': 15, '4a1': 16, '4b1': 17 },
  line: [9, 10, 18],
  deck,
  phase: SCULPTOR,
  filler: floors(3, '3a3 3b3 3c3'),
});

/** One tile is left, for engineers; the deck is empty, and the line has no engineer. */
const noneLeft = made(
  {
    turn: 52,
    filler: floors(4, '3a1 4a1 4b2'),
    tiles: { '3a1': 18, '4b2': 5 },
    line: [53, 50],
    phase: SCULPTOR,
  },
  'p4b2',
);

/** The last tile is one for engineers, and the deck is empty. */
const anyElder: Wish = {
  turn: 53,
  filler: floors(4, '3a1 4a1'),
  tiles: { '3a1': 18 },
  line: [22, 50],
  phase: { kind: 'take', any: true },
};

const row = { players: 3, turn: 10, phase: SCULPTOR } as const;
const top = (turn: number, filler: string): Wish => ({ turn, filler, tiles: { '4a1': 5 }, phase: SCULPTOR });

const siku: Wish = {
  players: 2,
  turn: 13,
  blocks: { 0: '1a1 1b1 1c1 1d1', 1: '1a2 1b2 1e5 1e4', 2: '1d5 1c5 1b4 1d4' },
  tiles: { '1e1': 5, '2a1': 6, '1c3': 8 },
  phase: placing(7, 'sculptor', 'siku'),
  also: { lots: [0, 1].map(() => ({ own: 2, siku: 1, spare: 6 })) },
};

/** Returns the outcome of a block of Siku on 1b2. */
const sikuCompletes = (blocks: Readonly<Record<number, string>>) =>
  made({ players: 2, turn: 7, tiles: { '1b2': 5 }, phase: placing(6, 'sculptor', 'siku'), blocks }, 'p1b2');

/**
 * Returns a position in which dummy 1 takes a card of labourers and engineers; four blocks have laid a tile of the
 * second pile.
 */
const doubles = (tiles: Readonly<Record<string, number>>): Wish => ({
  players: 1,
  turn: 10,
  filler: '1d4 1e4 1d5 1e5 1a5 1a4 1a3 1e1 1e2',
  phase: SCULPTOR,
  line: [1, 2, -1, 36],
  tiles: {
    '1b2': 18,
    '1b1': 9,
    '1a2': 12,
    '1c2': 13,
    '1e3': 14,
    '1b3': 15,
    '1c3': 16,
    '1d3': 17,
    '1c4': 7,
    '1b5': 8,
    '1c5': 22,
    '2d4': 23,
    ...tiles,
  },
});
const labourerNear = made(doubles({ '1d2': 0, '1a1': 5, '1c1': 10, '1d1': 11, '1b4': 6 }), 'p1a1');
const labourerFar = made(doubles({ '1d2': 5, '1a1': 6, '1c1': 10, '1d1': 0, '1b4': 11 }), 'p1a1');

/** A position in which the support of 2 in 2a1 gives dummy 1 as many points as the second place of a square in 1b5. */
const equals: Wish = {
  players: 1,
  turn: 19,
  blocks: {
    0: '1c1 1d1 1e1 1c2 1a4 1b4',
    1: '1a1 1b1 1e2 1e3 1d5 2d1',
    2: '1a2 1b2 1d2 1a5 1e5 1e4',
  },
  tiles: { '1c3': 5, '2a1': 10, '1b5': 11 },
  line: [0, 1, 9],
  phase: SCULPTOR,
};

/**
 * A position in which no place scores anything for an engineer of dummy 1, and two have the same distance from the
 * axis.
 */
const level = made(
  { players: 1, tiles: { '1b2': 18, '1d2': 19, '1a2': 20, '1a1': 21, '1e5': 5 }, line: [33, 0, 1], phase: SCULPTOR },
  'p1e5',
);

const window: Wish = { turn: 7, favours: { 1: [8, 6], 2: [9] }, phase: SCULPTOR };
const beastTurn = lastNormalTurn({
  areas: { 0: '14B 15B', 1: '16B 31B 17B', 2: '40B 49E' },
  line: [32, 44],
  prefer: 'LSAG',
  also: { completion: 0 },
});
const elderTurn = lastNormalTurn({
  areas: { 0: '22E 23E', 1: '24E 35E', 2: '45E' },
  line: [40, 49],
  favours: { 0: [16], 1: [17, 18], 2: [19] },
  spent: { 0: [0] },
  also: { completion: 5 },
});

describeSigns<Nunatak>(
  {
    game,
    signs,
    games: { least: 48, most: 400 },
    steps: (number) => {
      const players = PLAYERS[number % PLAYERS.length]!;
      const chooser = CHOOSERS[Math.floor(number / PLAYERS.length) % CHOOSERS.length]!;
      return stepsOf(game, { players, seed: `signs ${number}` }, chooser, `picks ${number}`);
    },
    rare: { 'NU-SOLO-10': labourerNear },
  },
  [
    [
      'NU-TAKE-6',
      'where the deck holds no card that fits, not where it holds one',
      made(beastsLeft([19, 7, 8]), 'p3a3'),
      made(beastsLeft([19, 14, 8]), 'p3a3'),
    ],
    [
      'NU-TAKE-5',
      'where the deck holds a card that fits, not where it holds none',
      made(beastsLeft([19, 14, 8]), 'p3a3'),
      made(beastsLeft([19, 7, 8]), 'p3a3'),
    ],
    ['NU-TAKE-6', 'while there is a deck, not when it is empty', made(beastsLeft([19, 7, 8]), 'p3a3'), noneLeft],
    ['NU-TAKE-7', 'where the deck is empty, not where it helps', noneLeft, made(beastsLeft([19, 14, 8]), 'p3a3')],
    [
      'NU-PLACE-6',
      'where one symbol of a double card is left, not where one of both is chosen',
      made({ turn: 7, filler: '1a1 1b1 1c1 1d1 1e1 1a3', line: [36, 5, 9, 14] }, 't36'),
      made({ line: [36, 5, 9, 14] }, 't36 asL'),
    ],
    [
      'NU-PLACE-7',
      'where the card is filed without its tool, not with it',
      made({ line: [38, 0, 1, 2] }, 't38 asS'),
      made({ line: [38, 0, 1, 2] }, 't38 asA'),
    ],
    [
      'NU-PLACE-3',
      'on a double tile, not on a single one',
      made({ turn: 7, filler: '1d4 1e4 1d5 1e5 1a5 1a4', tiles: { '1a1': 5, '1c1': 38 }, phase: SCULPTOR }, 'p1c1'),
      made({ turn: 7, filler: '1d4 1e4 1d5 1e5 1a5 1a4', tiles: { '1a1': 5, '1c1': 38 }, phase: SCULPTOR }, 'p1a1'),
    ],
    [
      'NU-ELDER-2',
      'where any tile is free, not on its own tile',
      made(anyElder, 't22 p3a1'),
      made({ tiles: { '1c3': 22 }, phase: placing(23, 'elder') }, 'p1c3'),
    ],
    [
      'NU-ROW-2',
      'where the rest of the row has no tile, not where it has one without a block',
      made({ ...row, filler: '1a1 1b1 1c1 1a2 1b2 1c2 2a1 1e5 1a5', tiles: { '2b1': 5 } }, 'p2b1'),
      made({ ...row, filler: '1a3 1b3 1d3 1c1 1c2 1c4 1a5 1b5 1d5', tiles: { '1c3': 5 } }, 'p1c3'),
    ],
    [
      'NU-ROW-2',
      'where the rest of the row has no tile, not where the row is complete',
      made({ ...row, filler: '1a1 1b1 1c1 1a2 1b2 1c2 2a1 1e5 1a5', tiles: { '2b1': 5 } }, 'p2b1'),
      made({ ...row, filler: '1a3 1b3 1d3 1e3 1c1 1c2 1c4 1a5 1e5', tiles: { '1c3': 5 } }, 'p1c3'),
    ],
    [
      'NU-ROW-3',
      'on the highest floor, not below it',
      made(top(52, floors(4, '4a1 4a2 4b2')), 'p4a1'),
      made({ turn: 51, filler: floors(4, '3a3 4a1 4a2 4b2'), tiles: { '3a3': 5 }, phase: SCULPTOR }, 'p3a3'),
    ],
    [
      'NU-ROW-3',
      'beside a block on the highest floor, not alone there',
      made(top(52, floors(4, '4a1 4a2 4b2')), 'p4a1'),
      made(top(51, floors(3)), 'p4a1'),
    ],
    [
      'NU-ROW-4',
      'at step 9 with two rows, not at step 8',
      made(
        { turn: 40, filler: floors(2, '2a1 2d4'), tiles: { '2a1': 5 }, phase: SCULPTOR, also: { track: [9, 0, 0] } },
        'p2a1',
      ),
      made(
        { turn: 40, filler: floors(2, '2a1 2d4'), tiles: { '2a1': 5 }, phase: SCULPTOR, also: { track: [8, 0, 0] } },
        'p2a1',
      ),
    ],
    [
      'NU-SQUARE-3',
      'in a tie for the first place, not where one has three',
      completing(3, 7, { 0: '1a2 1e5', 1: '1a1 1b1', 2: '1e1 1e3' }),
      completing(3, 10, { 0: '1e5 1e3 1c5', 1: '1a1 1b1 1a2', 2: '1e1 1c1 1a5' }),
    ],
    [
      'NU-SQUARE-3',
      'in a tie for the second place, not where the others have one',
      completing(3, 7, { 0: '1e5 1e3', 1: '1a1 1b1', 2: '1a2 1e1' }),
      completing(3, 7, { 0: '1a1 1e5', 1: '1b1 1e3', 2: '1a2 1e1' }),
    ],
    [
      'NU-SQUARE-3',
      'where the active player has as many as another, not where both have none',
      completing(4, 7, { 0: '1a1 1e5', 1: '1b1 1e3', 2: '1e1', 3: '1a2' }),
      sikuCompletes({ 0: '1e1 1e3', 1: '1b1 1a2', 2: '1a1 1e5' }),
    ],
    [
      'NU-SQUARE-4',
      'where two others have one each, not where the active player is one of them',
      completing(3, 7, { 0: '1a1 1e5', 1: '1b1 1e3', 2: '1a2 1e1' }),
      completing(3, 7, { 0: '1e5 1e3', 1: '1a1 1b1', 2: '1a2 1e1' }),
    ],
    [
      'NU-SQUARE-5',
      'among four, not among three',
      completing(4, 7, { 0: '1a1 1e5', 1: '1b1 1e3', 2: '1e1', 3: '1a2' }),
      completing(4, 7, { 0: '1a1 1b1', 1: '1e5 1e3', 2: '1e1', 3: '1a2' }),
    ],
    [
      'NU-REFILL-2',
      'when a slot stays empty, not when the last card fills it',
      made(top(51, floors(3)), 'p4a1'),
      made({ turn: 50, filler: floors(3, '3c3'), tiles: { '3c3': 5 }, phase: SCULPTOR }, 'p3c3'),
    ],
    ['NU-WINDOW-3', 'for who passes, not where a turn ends', made(window, 'p1a2 -'), made(window, 'p1a2')],
    [
      'NU-WINDOW-4',
      'for who holds favours for other moments, not for who is asked',
      made({ ...window, favours: { 0: [12], 1: [7], 2: [10] } }, 'p1a2'),
      made({ ...window, favours: { 1: [6] } }, 'p1a2'),
    ],
    [
      'NU-WINDOW-4',
      'for who holds favours for other moments, not where nobody holds any',
      made({ ...window, favours: { 0: [12], 1: [7], 2: [10] } }, 'p1a2'),
      made({ ...window, favours: {} }, 'p1a2'),
    ],
    [
      'NU-EXTRA-4',
      'where somebody has a double card of that type, not where nobody has',
      made(beastTurn, 'p4b1'),
      made(elderTurn, 'p4b1'),
    ],
    [
      'NU-SIKU-1',
      'while the lot has both blocks, not where it has one kind',
      made({ players: 2, turn: 3, line: [5, 9, 14, 18] }, 't5 me'),
      made({ players: 2, turn: 5, line: [5, 9, 14, 18] }, 't5'),
    ],
    ['NU-SIKU-5', 'where a row is complete, not elsewhere', made(siku, 'p1e1'), made(siku, 'p1c3')],
    [
      'NU-SIKU-5',
      'over blocks of hers, not over those of others',
      made({ ...siku, blocks: { ...siku.blocks, 1: '1d5 1c5 1e5 1e4', 2: '1a2 1b2 1b4 1d4' } }, 'p2a1'),
      made(siku, 'p2a1'),
    ],
    [
      'NU-SIKU-6',
      'where she has her share, not where she has none',
      sikuCompletes({ 0: '1e1 1e3', 1: '1b1 1a2', 2: '1a1 1e5' }),
      sikuCompletes({ 0: '1a1 1e3', 1: '1b1 1a2', 2: '1e1 1e5' }),
    ],
    [
      'NU-SIKU-7',
      'where she is level with the other, not where the human at turn has most',
      sikuCompletes({ 0: '1e1 1e3', 1: '1b1 1a2', 2: '1a1 1e5' }),
      sikuCompletes({ 0: '1a1 1b1', 1: '1a2 1e1', 2: '1e5 1e3' }),
    ],
    [
      'NU-SOLO-7',
      'where a square scores more than support, not where nothing scores',
      made(crossroads({ '2a1': 10, '1b5': 11, '1d4': 25, '1c4': 26 }), 'p1c3'),
      level,
    ],
    ['NU-SOLO-8', 'where a square is worth as much as support, not where nothing scores', made(equals, 'p1c3'), level],
    [
      'NU-SOLO-8',
      'where a square is worth as much as support, not where one is worth more',
      made(equals, 'p1c3'),
      made(crossroads({ '2a1': 10, '1b5': 11, '1d4': 25, '1c4': 26 }), 'p1c3'),
    ],
    ['NU-SOLO-9', 'where the labourer tile lies far off, and the best one alone', labourerFar, made(equals, 'p1c3')],
    ['NU-SOLO-10', 'where both tiles are as near, not where the labourer tile is farther', labourerNear, labourerFar],
  ],
);
