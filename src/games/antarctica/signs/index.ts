/**
 * Signs: for each clause, a condition on a step (a move and its outcome) that shows whether the clause took effect.
 * `tookEffect` of `sastrugi/core` uses them.
 *
 * @module
 */
import type { Signs } from '../../../signs/sign.js';
import type { Antarctica } from '../types.js';
import { actions } from './actions.js';
import { cards } from './cards.js';
import { end } from './end.js';
import { setUp } from './set-up.js';
import { tracks } from './tracks.js';
import { turn } from './turn.js';

/** The signs of all clauses. */
export const signs: Signs<Antarctica> = Object.freeze({ ...setUp, ...turn, ...actions, ...tracks, ...cards, ...end });
