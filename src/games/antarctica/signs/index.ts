/**
 * By what one sees that the clauses of Antarctica took effect: `tookEffect` of `sastrugi/core` answers with them.
 *
 * @module
 */
import type { Signs } from '../../../core/signs.js';
import type { Antarctica } from '../types.js';
import { actions } from './actions.js';
import { cards } from './cards.js';
import { end } from './end.js';
import { setUp } from './set-up.js';
import { tracks } from './tracks.js';
import { turn } from './turn.js';

/** By what one sees that the clauses took effect. */
export const signs: Signs<Antarctica> = Object.freeze({ ...setUp, ...turn, ...actions, ...tracks, ...cards, ...end });
