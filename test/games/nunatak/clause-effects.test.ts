import { clauseEffects } from '../../../src/games/nunatak/clause-effects/index.js';
import { game, type Nunatak } from '../../../src/games/nunatak/index.js';
import { uniform } from '../../../src/testing/index.js';
import { describeDetectors, transitionBy, transitionsOf } from '../clause-effects.js';
import { floors, placing, play, position, type Wish } from './positions.js';
import { tastes } from './tastes.js';

const CHOOSERS = [uniform, ...Object.values(tastes)];
const PLAYERS = [1, 2, 3, 4] as const;

const SCULPTOR = placing(6, 'sculptor');

/** Prepares moves in a position; calling the result makes them and returns the last one. */
const made = (wish: Wish, moves: string) => () => {
  const texts = moves.split(' ');
  const last = texts.pop()!;
  return transitionBy(game, texts.length > 0 ? play(position(wish), texts.join(' ')) : position(wish), last);
};

/** Completes the square of 1a1 by 1b2, as player 0. */
const completing = (blocks: Readonly<Record<number, string>>) =>
  made({ players: 3, turnNumber: 7, blocks, tiles: { '1b2': 5 }, phase: SCULPTOR }, 'p1b2');

/** Returns a position in which no card fits the last tiles, and the deck can help only if it holds a beast. */
const beastsLeft = (deck: readonly number[]): Wish => ({
  turnNumber: 48,
  tiles: { '3a3': 5, '3b3': 14, '3c3': 15, '4a1': 16, '4b1': 17 },
  line: [9, 10, 18],
  deck,
  phase: SCULPTOR,
  filler: floors(3, '3a3 3b3 3c3'),
});

/** One tile is left, for engineers; the deck is empty, and the line has no engineer. */
const noneLeft = made(
  {
    turnNumber: 52,
    filler: floors(4, '3a1 4a1 4b2'),
    tiles: { '3a1': 18, '4b2': 5 },
    line: [53, 50],
    phase: SCULPTOR,
  },
  'p4b2',
);

/** Returns the outcome of a block of Siku on 1b2. */
const sikuCompletes = (blocks: Readonly<Record<number, string>>) =>
  made({ players: 2, turnNumber: 7, tiles: { '1b2': 5 }, phase: placing(6, 'sculptor', 'siku'), blocks }, 'p1b2');

describeDetectors<Nunatak>(
  {
    game,
    detectors: clauseEffects,
    games: { min: 48, max: 400 },
    steps: (number) => {
      const players = PLAYERS[number % PLAYERS.length]!;
      const chooser = CHOOSERS[Math.floor(number / PLAYERS.length) % CHOOSERS.length]!;
      return transitionsOf(game, { players, seed: `signs ${number}` }, chooser, `picks ${number}`);
    },
  },
  [
    [
      'NU-TAKE-5',
      'where the deck holds a card that fits, not where it holds none',
      made(beastsLeft([19, 14, 8]), 'p3a3'),
      made(beastsLeft([19, 7, 8]), 'p3a3'),
    ],
    ['NU-TAKE-7', 'where the deck is empty, not where it helps', noneLeft, made(beastsLeft([19, 14, 8]), 'p3a3')],
    [
      'NU-SQUARE-4',
      'where two others have one each, not where the active player is one of them',
      completing({ 0: '1a1 1e5', 1: '1b1 1e3', 2: '1a2 1e1' }),
      completing({ 0: '1e5 1e3', 1: '1a1 1b1', 2: '1a2 1e1' }),
    ],
    [
      'NU-SIKU-1',
      'while the lot has both blocks, not where it has one kind',
      made({ players: 2, turnNumber: 3, line: [5, 9, 14, 18] }, 't5 me'),
      made({ players: 2, turnNumber: 5, line: [5, 9, 14, 18] }, 't5'),
    ],
    [
      'NU-SIKU-6',
      'where she has her share, not where she has none',
      sikuCompletes({ 0: '1e1 1e3', 1: '1b1 1a2', 2: '1a1 1e5' }),
      sikuCompletes({ 0: '1a1 1e3', 1: '1b1 1a2', 2: '1e1 1e5' }),
    ],
  ],
);
