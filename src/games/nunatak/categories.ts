import type { Score as ScoreOf } from '../../core/score.js';
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

/** What breaks ties. */
export type TieBreak = 'borderBlocks';

/** The points of a game, and the rating of one played alone. */
export type Score = ScoreOf<Category, Rating | null, TieBreak>;
