import type { Frostpunk } from '../../../games/frostpunk/index.js';
import { ladderOf } from '../levels.js';
import { followerOf } from './follower.js';
import { weights } from './weights.js';

/** Players of Frostpunk: all know what a city wants, and stick to it more or less. */
export const frostpunk = ladderOf<Frostpunk>({
  novice: followerOf(weights, 1.5),
  club: followerOf(weights, 0.8),
  expert: followerOf(weights, 0),
});
