import type { State, View } from '../../../games/frostpunk/index.js';
import type { ComponentTables } from './component-tables.js';
import type { Weights } from './weights-type.js';

/** A city, as a state or as a view; hidden fields are not read. */
export type City = State | View;

/** A city, the weights and the components. */
export interface CityContext {
  readonly weights: Weights;
  readonly tables: ComponentTables;
  readonly city: City;
}
