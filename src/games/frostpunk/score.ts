import { ranked, type Score, totalled } from '../../core/score.js';
import type { Box } from './box.js';
import type { Outcome, State } from './state/index.js';

/** The names under which points are counted. */
export type Category = 'survivors' | 'hope' | 'discontent' | 'works' | 'rounds' | 'victory';

/**
 * The points of the city, the same for everybody.
 * @rule FP-SCORE-1
 */
export const score = (state: State, { components }: Box): Score<Category, Outcome | null> => {
  const { outcome, citizens } = state;
  const { points } = components.tracks;
  const won = outcome !== 'none' && outcome.result === 'won';
  const seat = totalled<Category>({
    survivors: citizens[0]! + citizens[1]! + citizens[2]!,
    hope: state.hope.length,
    discontent: 0 - state.discontent.length,
    works: points.work * state.works,
    rounds: state.round - 1,
    victory: won ? points.victory : 0,
  });
  const players = Array.from({ length: state.players }, () => seat);
  const ranking = ranked(players.map(({ total }) => [total]));
  return {
    over: outcome !== 'none',
    players,
    ranking,
    winners: won ? ranking[0]! : [],
    outcome: outcome === 'none' ? null : outcome,
  };
};
