/**
 * By what one sees that the clauses of Frostpunk took effect: `tookEffect` of `sastrugi/core` answers with them.
 *
 * @module
 */
import { inParts } from '../../../core/part-signs.js';
import type { Signs } from '../../../core/signs.js';
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

/** By what one sees that the clauses took effect. */
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
