import type { State, View } from '../../../games/frostpunk/index.js';
import type { Pack } from './pack.js';
import type { Weights } from './weighing.js';

/** A city, as a state or as a view; hidden fields are not read. */
export type City = State | View;

/** A city, the weights and the components. */
export interface CityOutlook {
  readonly w: Weights;
  readonly pack: Pack;
  readonly city: City;
}
