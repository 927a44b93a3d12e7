/**
 * Codecs of the library as io-ts types. Only this entry imports io-ts: the copy of the app, where its version fits.
 *
 * @module
 */
import { identity, Type } from 'io-ts';
import type { Codec } from '../core/codec/index.js';

/** An io-ts type that fits into types of any copy of io-ts. To the compiler, `pipe` differs between copies. */
export interface IoTsType<A, O = A> extends Omit<Type<A, O>, 'pipe'> {
  /** Chains another type behind this one. */
  pipe<B>(next: { readonly _A: B }, name?: string): IoTsType<B, O>;
}

/**
 * Builds an io-ts type from a codec of the library, for use inside an app's own io-ts types.
 *
 * @example
 * ```ts run
 * import * as t from 'io-ts';
 * import { Move } from 'sastrugi/blueprints';
 * import { asType } from 'sastrugi/io-ts';
 *
 * const Message = t.type({ table: t.string, move: asType(Move) });
 * console.log(Message.is({ table: 'A7', move: { kind: 'remove', colour: 'wood', value: 1 } })); // => true
 * ```
 */
export const asType = <A>(codec: Codec<A, unknown>): IoTsType<A> =>
  new Type(codec.name, (value) => codec.is(value), codec.validate, identity);
