/**
 * Signs: for each clause, a condition on a step (a move and its outcome) that shows whether the clause took effect.
 * `tookEffect` of `sastrugi/core` uses them.
 *
 * @module
 */
import { inParts } from '../../../signs/move-parts.js';
import type { Signs } from '../../../signs/sign.js';
import { kernel } from '../kernel.js';
import type { Nunatak } from '../types.js';
import { between } from './between.js';
import { blocks } from './blocks.js';
import { favours } from './favours.js';
import { final } from './final.js';
import { modes } from './modes.js';
import { setup } from './setup.js';
import { solo } from './solo.js';
import { turn } from './turn.js';

/** The signs of all clauses. */
export const signs: Signs<Nunatak> = inParts(kernel, {
  ...setup,
  ...turn,
  ...blocks,
  ...between,
  ...favours,
  ...modes,
  ...solo,
  ...final,
});
