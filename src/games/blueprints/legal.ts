import { createBufferPool } from '../../core/data/list.js';
import type { Reason } from './clauses/reasons.js';
import { type Box, type ByDie, CELLS, DIE_KINDS, dieValue } from './components.js';
import { type Build, buildIndex, type Discard, dieOf, MOVES, type Move, type Remove } from './moves.js';
import type { State } from './state/index.js';
import { lowestTop, topAt, topsOf } from './tops.js';

/**
 * Returns the reason why a die cannot be built on the cell of a move.
 * @rule BP-TURN-2 BP-PLACE-2 BP-PLACE-3
 */
export const buildForbiddenBy = (state: State, box: Box, move: Build): Reason | undefined => {
  const { turnPlayer, pool, plans } = state;
  if (pool[dieOf(move)] === 0) return 'not-in-pool';
  if (box.components.plans[plans[turnPlayer]!]![move.cell] === 0) return 'hatched';
  if (topAt(topsOf(state, turnPlayer), move.cell) > move.value) return 'too-low';
  return undefined;
};

/** @rule BP-TURN-2 BP-PLACE-5 */
export const discardForbiddenBy = (state: State, box: Box, move: Discard): Reason | undefined => {
  const { turnPlayer, pool, plans } = state;
  if (pool[dieOf(move)] === 0) return 'not-in-pool';
  if (move.value >= lowestTop(topsOf(state, turnPlayer), box.buildableCells[plans[turnPlayer]!]!)) return 'fits';
  return undefined;
};

/** @rule BP-TWO-4 */
export const removeForbiddenBy = ({ pool }: State, _: Box, move: Remove): Reason | undefined =>
  pool[dieOf(move)] === 0 ? 'not-in-pool' : undefined;

/**
 * Returns the reason that forbids a removal while a die is chosen for the building.
 * @rule BP-TWO-2 BP-TWO-5
 */
export const earlyRemovalForbiddenBy = ({ players }: State): Reason =>
  players === 2 ? 'die-to-build' : 'none-removed';

const FIRST_DISCARD = CELLS * DIE_KINDS;
/** Buffers for lists of unknown length: for dice, and for the indexes of builds, then of discards. */
const buffers = createBufferPool(() => ({
  dice: new Uint8Array(DIE_KINDS + 1),
  moveIndexes: new Uint8Array(FIRST_DISCARD + DIE_KINDS),
}));
const BUILDS_AND_DISCARDS: readonly Move[] = [...MOVES.build, ...MOVES.discard];

/**
 * Lists each die of the pool on each cell that takes it, or as a discard if there is none. Written out: choosing is
 * nearly all that happens in a game, and the generic list makes play-outs take half as long again.
 * @rule BP-TURN-3 BP-PLACE-1 BP-PLACE-7
 */
export const legalChoices = (state: State, box: Box): readonly Move[] => {
  const { pool, turnPlayer } = state;
  const cells = box.buildableCells[state.plans[turnPlayer]!]!;
  const tops = topsOf(state, turnPlayer);
  const buffer = buffers.acquire();
  const { dice, moveIndexes } = buffer;
  const dieCount = writePoolDice(pool, dice);
  let count = 0;
  for (let k = 0; k < dieCount; k++) {
    const die = dice[k]!;
    const above = dieValue(die) + 1;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      moveIndexes[count] = buildIndex(die, cell);
      count += oneIfLess(topAt(tops, cell), above);
    }
  }
  const lowest = lowestTop(tops, cells);
  for (let k = 0; lowest > 1 && k < dieCount; k++) {
    moveIndexes[count] = FIRST_DISCARD + dice[k]!;
    count += oneIfLess(dieValue(dice[k]!), lowest);
  }
  const moves = new Array<Move>(count);
  for (let i = 0; i < count; i++) moves[i] = BUILDS_AND_DISCARDS[moveIndexes[i]!]!;
  buffers.release(buffer);
  return moves;
};

/**
 * Lists the removals of dice of the pool. Written out: they are a third of the moves of two players, and the generic
 * list makes their play-outs take 9 % longer.
 */
export const legalRemovals = ({ pool }: State): readonly Move[] => {
  const buffer = buffers.acquire();
  const dieCount = writePoolDice(pool, buffer.dice);
  const moves = new Array<Move>(dieCount);
  for (let k = 0; k < dieCount; k++) moves[k] = MOVES.remove[buffer.dice[k]!]!;
  buffers.release(buffer);
  return moves;
};

/** Writes the different dice of the pool into `dice` and returns how many there are. */
const writePoolDice = (pool: ByDie<number>, dice: Uint8Array): number => {
  let count = 0;
  for (let die = 0; die < DIE_KINDS; die++) {
    dice[count] = die;
    count += oneIfLess(0, pool[die]!);
  }
  return count;
};

/** Returns 1 if `a` is less than `b`, else 0; without a branch, which would be mispredicted half the time. */
const oneIfLess = (a: number, b: number): number => (a - b) >>> 31;
