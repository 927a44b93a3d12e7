import { ranked, type Score, totalled } from '../../core/score.js';
import type { Box } from './components/box.js';
import type { Outcome, State } from './state/index.js';

/** The names under which points are counted. */
export type Category = 'survivors' | 'hope' | 'discontent' | 'works' | 'rounds' | 'victory';

/** What a Storm Work counts. */
const WORK = 3;
/** What a victory counts. */
const VICTORY = 40;

/**
 * The points of the city, the same for everybody.
 * @rule FP-SCORE-1
 */
export const score = (state: State, _: Box): Score<Category, Outcome | null> => {
  const { outcome, citizens } = state;
  const won = outcome !== 'none' && outcome.result === 'won';
  const seat = totalled<Category>({
    survivors: citizens[0]! + citizens[1]! + citizens[2]!,
    hope: state.hope.length,
    discontent: 0 - state.discontent.length,
    works: WORK * state.works,
    rounds: state.round - 1,
    victory: won ? VICTORY : 0,
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
