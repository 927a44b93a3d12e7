import { integer, list, object, type Reader, withDefault } from '../../../src/core/codec/index.js';
import { provenances } from '../../../src/core/fields/game-readers.js';
import { type Components, components, FEWEST_CARDS, MOST_CARDS } from './components.js';

/** The reader of an owner's components: other cards. */
export const own: Reader<Components> = object('the components of Toy', {
  provenance: provenances(components.provenance),
  values: withDefault(list(integer(0, 99), FEWEST_CARDS, MOST_CARDS), components.values),
});
