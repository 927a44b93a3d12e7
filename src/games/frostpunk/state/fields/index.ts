import { orNone, recordOf, word } from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { ENDINGS } from '../parts.js';
import { events, people, policy } from './cards.js';
import { board, city } from './city.js';
import { course } from './course.js';

/** Returns the codecs of the fields of a state. */
export const fields = (tables: Tables, players: number) => ({
  ...course(tables, players),
  ...city(tables),
  ...board(tables),
  ...events(tables),
  ...policy(tables),
  ...people(tables),
  outcome: orNone(recordOf('an outcome', { result: word('won', 'lost'), reason: word(...ENDINGS) })),
});
