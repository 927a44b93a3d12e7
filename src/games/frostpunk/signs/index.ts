/**
 * Signs: for each clause, a condition on a step (a move and its outcome) that shows whether the clause took effect.
 * `tookEffect` of `sastrugi/core` uses them.
 *
 * @module
 */
import { inParts } from '../../../signs/move-parts.js';
import type { Signs } from '../../../signs/sign.js';
import { kernel } from '../kernel.js';
import type { Frostpunk } from '../types.js';
import { action } from './action.js';
import { cards } from './cards.js';
import { city } from './city.js';
import { end } from './end.js';
import { evening, red } from './evening.js';
import { general } from './general.js';
import { journeys } from './journeys.js';
import { morning } from './morning.js';
import { people } from './people.js';

/** The signs of all clauses. */
export const signs: Signs<Frostpunk> = inParts(kernel, {
  ...general,
  ...red,
  ...morning,
  ...action,
  ...evening,
  ...end,
  ...city,
  ...people,
  ...cards,
  ...journeys,
});
