import type { Clause } from './clauses.js';
import type { Box } from './components.js';
import {
  type Build,
  buildEntry,
  type Discard,
  dieOf,
  discardEntry,
  type Move,
  type Remove,
  removeEntry,
} from './moves.js';
import { DICE, faceOf, lowestTop, type State, topAt, topsOf } from './state.js';

const NONE: readonly Move[] = [];

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
  const moves: Move[] = [];
  for (let die = 0; die < DICE; die++) {
    if (pool[die] === 0) continue;
    const face = faceOf(die);
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      if (topAt(tops, cell) <= face) moves.push(buildEntry(die, cell));
    }
  }
  const lowest = lowestTop(tops, cells);
  if (lowest === 0) return moves;
  for (let die = 0; die < DICE; die++) {
    if (pool[die]! > 0 && faceOf(die) < lowest) moves.push(discardEntry(die));
  }
  return moves;
};

/** @rule BP-TWO-4 */
const removals = ({ pool }: State): readonly Move[] => {
  const moves: Move[] = [];
  for (let die = 0; die < DICE; die++) {
    if (pool[die]! > 0) moves.push(removeEntry(die));
  }
  return moves;
};

/** The first clause that forbids a move; undefined when it is legal. */
export const forbiddenBy = (state: State, box: Box, move: Move): Clause | undefined => {
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

const buildForbiddenBy = (state: State, box: Box, move: Build): Clause | undefined => {
  const { phase, player, pool, plans } = state;
  if (phase.kind === 'remove') return 'BP-TWO-1';
  if (pool[dieOf(move)] === 0) return 'BP-TURN-2';
  if (box.parts.plans[plans[player]!]![move.cell] === 0) return 'BP-PLACE-3';
  if (topAt(topsOf(state, player), move.cell) > move.value) return 'BP-PLACE-2';
  return undefined;
};

const discardForbiddenBy = (state: State, box: Box, move: Discard): Clause | undefined => {
  const { phase, player, pool, plans } = state;
  if (phase.kind === 'remove') return 'BP-TWO-1';
  if (pool[dieOf(move)] === 0) return 'BP-TURN-2';
  if (move.value >= lowestTop(topsOf(state, player), box.usable[plans[player]!]!)) return 'BP-PLACE-5';
  return undefined;
};

const removeForbiddenBy = ({ phase, players, pool }: State, move: Remove): Clause | undefined => {
  if (phase.kind === 'build') return players === 2 ? 'BP-TWO-2' : 'BP-TWO-5';
  if (pool[dieOf(move)] === 0) return 'BP-TURN-2';
  return undefined;
};
