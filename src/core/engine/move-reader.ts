import { defineReader, fail, failAt, NO_CONTEXT, type Reader } from '../codec/reader.js';
import { right } from '../errors/errors.js';
import type { MoveIndex } from './move-index.js';

/** Reads moves and returns the entries of the catalogue that are equal to them. */
export const createMoveReader = <Move>({
  moves,
  indexOf,
  explainUnknown,
}: Pick<MoveIndex<Move>, 'moves' | 'indexOf' | 'explainUnknown'>): Reader<Move> =>
  defineReader('a move of the catalogue', (value) => {
    const action = indexOf(value);
    if (action >= 0) return right(moves[action] as Move);
    const [path, message] = explainUnknown(value);
    return path === '' ? fail(value, message) : failAt(path, [{ value, context: NO_CONTEXT, message }]);
  });
