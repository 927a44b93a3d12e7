import { at, build, fault, HERE, type Reader } from '../codec/type.js';
import { accepted } from '../errors/verdict.js';
import type { Catalogue } from './catalogue.js';

/** Reads moves and returns the entries of the catalogue that are equal to them. */
export const entryOf = <Move>({
  moves,
  indexOf,
  faultOf,
}: Pick<Catalogue<Move>, 'moves' | 'indexOf' | 'faultOf'>): Reader<Move> =>
  build('a move of the catalogue', (value) => {
    const number = indexOf(value);
    if (number >= 0) return accepted(moves[number] as Move);
    const [path, message] = faultOf(value);
    return path === '' ? fault(value, message) : at(path, [{ value, context: HERE, message }]);
  });
