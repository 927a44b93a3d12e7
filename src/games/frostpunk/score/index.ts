import type { ByPlayer } from '../../../core/contract/game.js';
import { createPlayerScore, createScore, type Score } from '../../../core/types/score.js';
import type { Box } from '../box.js';
import type { Outcome, State } from '../state/index.js';

/** The names under which points are counted. */
export type Category = 'survivors' | 'hope' | 'discontent' | 'works' | 'rounds' | 'victory';

/** The tie-breaks: none, since there are no ties. */
export type TieBreak = never;

/**
 * Returns the points of the city, the same for all players.
 * @rule FP-SCORE-1
 */
export const score = (state: State, { components }: Box): Score<Category, Outcome | null, TieBreak> => {
  const { outcome, citizens } = state;
  const { points } = components.tracks;
  const won = isWon(state);
  const seat = createPlayerScore<Category, TieBreak>(
    {
      survivors: citizens[0]! + citizens[1]! + citizens[2]!,
      hope: state.hope.length,
      discontent: 0 - state.discontent.length,
      works: points.stormWork * state.stormWorks,
      rounds: state.round - 1,
      victory: won ? points.victory : 0,
    },
    {},
  );
  const players = Array.from({ length: state.players }, () => seat);
  const table = createScore(outcome !== 'none', players, outcome === 'none' ? null : outcome);
  return won ? table : { ...table, winners: [] };
};

/** Returns 1 for each player if the game is won, else 0. */
export const returns = (state: State): ByPlayer<number> => state.hasPassed.map(() => (isWon(state) ? 1 : 0));

const isWon = ({ outcome }: State): boolean => outcome !== 'none' && outcome.result === 'won';
