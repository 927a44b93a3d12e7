import type { Score as ScoreOf } from '../../core/types/score.js';
import type { Rating } from './components/index.js';

/** The names under which points are counted. */
export type Category =
  | 'support'
  | 'squares'
  | 'favours'
  | 'dome'
  | 'labourers'
  | 'sculptors'
  | 'artisans'
  | 'beasts'
  | 'engineers'
  | 'elders'
  | 'unusedFavours'
  | 'sets';

/** The tie-break. */
export type TieBreak = 'borderBlocks';

/** The points of a game, and the rating of a solo game. */
export type Score = ScoreOf<Category, Rating | null, TieBreak>;
