import type { Frostpunk } from '../../../games/frostpunk/index.js';
import { type Ladder, type Level, ladderOf } from '../levels.js';
import { type Follower, follower } from './follower.js';
import { weights } from './weights.js';

export { type Follower, follower } from './follower.js';
export { type Wants, wantsBy } from './wants.js';
export type { Weights } from './weighing.js';

/** The settings of the bots of Frostpunk: all use the same weights, and the stronger ones follow them more strictly. */
export const frostpunk: Readonly<Record<Level, Follower>> = {
  novice: { weights, looseness: 1.2 },
  club: { weights, looseness: 0.7 },
  expert: { weights, looseness: 0 },
};

/** Makes the bots of Frostpunk from their settings. */
export const followers = ({ novice, club, expert }: typeof frostpunk): Ladder<Frostpunk> =>
  ladderOf({ novice: follower(novice), club: follower(club), expert: follower(expert) });
