import type { Player } from '../../../src/core/game.js';
import { type PlayerScore, ranked, type Score, totalled } from '../../../src/core/score.js';
import type { Box } from './components.js';
import type { State } from './state/index.js';

/** The names under which points are counted. */
export type Category = 'cards' | 'die';

/** The points on the cards played, and on the die that was kept. */
export const score = (state: State, box: Box): Score<Category, null> => {
  const over = state.phase.kind === 'over';
  const players = state.rows.map((_, player) => pointsOf(state, box, player));
  const ranking = ranked(players.map(({ total }) => [total]));
  return { over, players, ranking, winners: over ? ranking[0]! : [], outcome: null };
};

const pointsOf = ({ rows, kept }: State, { values }: Box, player: Player): PlayerScore<Category> => {
  let cards = 0;
  for (const card of rows[player]!) cards += values[card]!;
  return totalled({ cards, die: kept[player]! });
};
