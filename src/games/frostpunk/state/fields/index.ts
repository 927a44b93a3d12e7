import { enumOf, objectOf, orNone } from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { ENDINGS } from '../parts.js';
import { eventCardFields, peopleFields, policyFields } from './cards.js';
import { cityFields, mapFields } from './city.js';
import { courseFields } from './course.js';

/** Returns the schemas of the fields of a state. */
export const stateSchema = (tables: Tables, players: number) => ({
  ...courseFields(tables, players),
  ...cityFields(tables),
  ...mapFields(tables),
  ...eventCardFields(tables),
  ...policyFields(tables),
  ...peopleFields(tables),
  outcome: orNone(objectOf('an outcome', { result: enumOf('won', 'lost'), reason: enumOf(...ENDINGS) })),
});
