import type { Frostpunk } from '../../../games/frostpunk/index.js';
import { ladderOf } from '../levels.js';
import { followerOf } from './follower.js';
import { weights } from './weights.js';

/** The bots of Frostpunk: all use the same weights, and the stronger ones follow them more strictly. */
export const frostpunk = ladderOf<Frostpunk>({
  novice: followerOf(weights, 1.2),
  club: followerOf(weights, 0.7),
  expert: followerOf(weights, 0),
});
