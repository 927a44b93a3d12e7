import type { State, View } from '../../../games/frostpunk/index.js';
import type { Pack } from './pack.js';
import type { Weights } from './weighing.js';

/** A city, as it is or as it is seen; nothing that is hidden is looked at. */
export type City = State | View;

/** A city, and what it goes by. */
export interface Sight {
  readonly w: Weights;
  readonly pack: Pack;
  readonly city: City;
}
