import { integer, list, orElse, type Reader, record } from '../../../src/core/codec/index.js';
import { provenances } from '../../../src/core/fields/game-readers.js';
import { type Components, components, FEWEST_CARDS, MOST_CARDS } from './components.js';

/** The reader of an owner's components: other cards. */
export const own: Reader<Components> = record('the components of Toy', {
  provenance: provenances(components.provenance),
  values: orElse(list(integer(0, 99), FEWEST_CARDS, MOST_CARDS), components.values),
});
