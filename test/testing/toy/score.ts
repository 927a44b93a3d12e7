import { HIDDEN, type Player } from '../../../src/core/contract/game.js';
import { createPlayerScore, createScore, type PlayerScore, type Score } from '../../../src/core/types/score.js';
import type { Box } from './components.js';
import type { State, View } from './state/index.js';

/** The categories of points. */
export type Category = 'cards' | 'covered' | 'die';

/** The tie-break: more cards in the player's row. */
export type TieBreak = 'row';

/** Scores the cards played, the die that was kept and, once the game is over, the covered cards. */
export const score = (state: State, box: Box): Score<Category, null, TieBreak> => {
  const over = state.phase.kind === 'over';
  const players = state.rows.map((_, player) => pointsOf(state, box, player, over));
  return createScore(over, players, null);
};

const pointsOf = (
  { rows, covered, kept }: State,
  { values }: Box,
  player: Player,
  over: boolean,
): PlayerScore<Category, TieBreak> => {
  let cards = 0;
  for (const card of rows[player]!) cards += values[card]!;
  let under = 0;
  if (over) for (const card of covered[player]!) under += values[card]!;
  return createPlayerScore({ cards, covered: under, die: kept[player]! }, { row: rows[player]!.length });
};

/** Returns the points by player as if the game were over; null if covered cards are hidden. */
export const progress = (state: State | View, box: Box): readonly (number | null)[] =>
  state.covered.map((cards: readonly unknown[], player) =>
    cards.includes(HIDDEN) ? null : pointsOf(state as State, box, player, true).total,
  );
