import { bufferPool } from '../../core/data/buffer-pool.js';
import type { Reason } from './clauses/reasons.js';
import { type Box, type ByDie, CELLS, DICE, faceOf } from './components.js';
import { type Build, buildNumber, type Discard, dieOf, entries, type Move, type Remove } from './moves.js';
import type { State } from './state/index.js';
import { lowestTop, topAt, topsOf } from './tops.js';

/**
 * Returns the reason why a die cannot be built on the cell of a move.
 * @rule BP-TURN-2 BP-PLACE-2 BP-PLACE-3
 */
export const buildForbiddenBy = (state: State, box: Box, move: Build): Reason | undefined => {
  const { player, pool, plans } = state;
  if (pool[dieOf(move)] === 0) return 'not-in-pool';
  if (box.components.plans[plans[player]!]![move.cell] === 0) return 'hatched';
  if (topAt(topsOf(state, player), move.cell) > move.value) return 'too-low';
  return undefined;
};

/** @rule BP-TURN-2 BP-PLACE-5 */
export const discardForbiddenBy = (state: State, box: Box, move: Discard): Reason | undefined => {
  const { player, pool, plans } = state;
  if (pool[dieOf(move)] === 0) return 'not-in-pool';
  if (move.value >= lowestTop(topsOf(state, player), box.usable[plans[player]!]!)) return 'fits';
  return undefined;
};

/** @rule BP-TWO-4 */
export const removeForbiddenBy = ({ pool }: State, _: Box, move: Remove): Reason | undefined =>
  pool[dieOf(move)] === 0 ? 'not-in-pool' : undefined;

/**
 * Returns the reason that forbids a removal while a die is chosen for the building.
 * @rule BP-TWO-2 BP-TWO-5
 */
export const noRemovalNow = ({ players }: State): Reason => (players === 2 ? 'die-to-build' : 'none-removed');

const DISCARDS = CELLS * DICE;
/** Buffers for lists of unknown length: for dice, and for the numbers of builds, then of discards. */
const scratches = bufferPool(() => ({ dice: new Uint8Array(DICE + 1), numbers: new Uint8Array(DISCARDS + DICE) }));
const choices: readonly Move[] = [...entries.build, ...entries.discard];

/**
 * Lists each die of the pool on each cell that takes it, or as a discard if there is none. Written out: choosing is
 * nearly all that happens in a game, and the generic list makes play-outs take half as long again.
 * @rule BP-TURN-3 BP-PLACE-1 BP-PLACE-7
 */
export const placements = (state: State, box: Box): readonly Move[] => {
  const { pool, player } = state;
  const cells = box.usable[state.plans[player]!]!;
  const tops = topsOf(state, player);
  const room = scratches.lend();
  const { dice, numbers } = room;
  const kinds = diceOf(pool, dice);
  let count = 0;
  for (let k = 0; k < kinds; k++) {
    const die = dice[k]!;
    const above = faceOf(die) + 1;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      numbers[count] = buildNumber(die, cell);
      count += isLess(topAt(tops, cell), above);
    }
  }
  const lowest = lowestTop(tops, cells);
  for (let k = 0; lowest > 1 && k < kinds; k++) {
    numbers[count] = DISCARDS + dice[k]!;
    count += isLess(faceOf(dice[k]!), lowest);
  }
  const moves = new Array<Move>(count);
  for (let i = 0; i < count; i++) moves[i] = choices[numbers[i]!]!;
  scratches.takeBack(room);
  return moves;
};

/**
 * Lists the removals of dice of the pool. Written out: they are a third of the moves of two players, and the generic
 * list makes their play-outs take 9 % longer.
 */
export const removals = ({ pool }: State): readonly Move[] => {
  const room = scratches.lend();
  const kinds = diceOf(pool, room.dice);
  const moves = new Array<Move>(kinds);
  for (let k = 0; k < kinds; k++) moves[k] = entries.remove[room.dice[k]!]!;
  scratches.takeBack(room);
  return moves;
};

/** Writes the different dice of the pool into `dice` and returns how many there are. */
const diceOf = (pool: ByDie<number>, dice: Uint8Array): number => {
  let kinds = 0;
  for (let die = 0; die < DICE; die++) {
    dice[kinds] = die;
    kinds += isLess(0, pool[die]!);
  }
  return kinds;
};

/** Returns 1 if `a` is less than `b`, else 0; without a branch, which would be mispredicted half the time. */
const isLess = (a: number, b: number): number => (a - b) >>> 31;
