import type { Refusal } from './clauses/refusals.js';
import type { Box } from './components.js';
import {
  type Build,
  buildAction,
  catalogue,
  type Discard,
  dieOf,
  discardAction,
  type Move,
  type Remove,
  removeAction,
} from './moves.js';
import { DICE, faceOf, lowestTop, type State, topAt, topsOf } from './state.js';

const NONE: readonly Move[] = [];

/** Where `placements` collects action numbers before it knows how long its list will be. */
const actions = new Uint8Array(catalogue.length);
const dice = new Uint8Array(DICE + 1);

/** The entries that are legal now, in catalogue order. */
export const legalMoves = (state: State, box: Box): readonly Move[] => {
  switch (state.phase.kind) {
    case 'build':
      return placements(state, box);
    case 'remove':
      return removals(state);
    case 'over':
      return NONE;
  }
};

/**
 * Any die of the pool on any cell that takes it; or lost, where none does.
 * @rule BP-TURN-3 BP-PLACE-1 BP-PLACE-7
 */
const placements = (state: State, box: Box): readonly Move[] => {
  const { pool, player } = state;
  const cells = box.usable[state.plans[player]!]!;
  const tops = topsOf(state, player);
  const kinds = diceOf(pool);
  let count = 0;
  for (let k = 0; k < kinds; k++) {
    const face = faceOf(dice[k]!);
    for (let i = 0; i < cells.length; i++) {
      actions[count] = buildAction(dice[k]!, cells[i]!);
      count += isLess(topAt(tops, cells[i]!), face + 1);
    }
  }
  const lowest = lowestTop(tops, cells);
  for (let k = 0; lowest > 1 && k < kinds; k++) {
    actions[count] = discardAction(dice[k]!);
    count += isLess(faceOf(dice[k]!), lowest);
  }
  const moves = new Array<Move>(count);
  for (let i = 0; i < count; i++) moves[i] = catalogue[actions[i]!]!;
  return moves;
};

/** Writes the different dice of the pool into `dice`, and answers with their number. */
const diceOf = (pool: readonly number[]): number => {
  let kinds = 0;
  for (let die = 0; die < DICE; die++) {
    dice[kinds] = die;
    kinds += isLess(0, pool[die]!);
  }
  return kinds;
};

/** 1 if `a` is less than `b`, else 0; without a branch, which would be guessed wrong half the time. */
const isLess = (a: number, b: number): number => (a - b) >>> 31;

/** @rule BP-TWO-4 */
const removals = ({ pool }: State): readonly Move[] => {
  const moves: Move[] = [];
  for (let die = 0; die < DICE; die++) {
    if (pool[die]! > 0) moves.push(catalogue[removeAction(die)]!);
  }
  return moves;
};

/** The first clause that forbids a move; undefined when it is legal. */
export const forbiddenBy = (state: State, box: Box, move: Move): Refusal | undefined => {
  if (state.phase.kind === 'over') return 'BP-END-1';
  switch (move.kind) {
    case 'build':
      return buildForbiddenBy(state, box, move);
    case 'discard':
      return discardForbiddenBy(state, box, move);
    case 'remove':
      return removeForbiddenBy(state, move);
  }
};

const buildForbiddenBy = (state: State, box: Box, move: Build): Refusal | undefined => {
  const { phase, player, pool, plans } = state;
  if (phase.kind === 'remove') return 'BP-TWO-1';
  if (pool[dieOf(move)] === 0) return 'BP-TURN-2';
  if (box.parts.plans[plans[player]!]![move.cell] === 0) return 'BP-PLACE-3';
  if (topAt(topsOf(state, player), move.cell) > move.value) return 'BP-PLACE-2';
  return undefined;
};

const discardForbiddenBy = (state: State, box: Box, move: Discard): Refusal | undefined => {
  const { phase, player, pool, plans } = state;
  if (phase.kind === 'remove') return 'BP-TWO-1';
  if (pool[dieOf(move)] === 0) return 'BP-TURN-2';
  if (move.value >= lowestTop(topsOf(state, player), box.usable[plans[player]!]!)) return 'BP-PLACE-5';
  return undefined;
};

const removeForbiddenBy = ({ phase, players, pool }: State, move: Remove): Refusal | undefined => {
  if (phase.kind === 'build') return players === 2 ? 'BP-TWO-2' : 'BP-TWO-5';
  if (pool[dieOf(move)] === 0) return 'BP-TURN-2';
  return undefined;
};
