import type * as t from 'io-ts';
import type { Catalogue } from '../catalogue.js';
import { HIDDEN, type Hidden, type Provenance, type Provenances, type Viewer } from '../game.js';
import type { RandomState } from '../random.js';
import { accepted, refused } from '../verdict.js';
import { record } from './records.js';
import { at, build, fault, HERE, leaf, pathOf, type Reader } from './type.js';
import { either, integer, isCount, oneOf, orElse } from './values.js';

const provenance = /* @__PURE__ */ oneOf('rulebook', 'public', 'reconstructed', 'authored');

/** Reads the source of each part's printed values; a part that is left out has the printed ones. */
export const provenances = (printed: Provenances): Reader<Provenances> =>
  orElse(
    record<Record<string, Reader<Provenance>>>(
      'provenance',
      Object.fromEntries(Object.entries(printed).map(([part, source]) => [part, orElse(provenance, source)])),
    ),
    printed,
  );

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

/**
 * Adds a consistency check to a reader: `broken` returns the path of the first contradiction, or null. `made` converts
 * a consistent value.
 */
export const agreeing = <A, B = A>(
  type: Reader<A>,
  broken: (value: A) => string | null,
  made?: (value: A) => B,
): Reader<B> =>
  build(type.name, (value): t.Validation<B> => {
    const decoded = type.validate(value, HERE);
    if (decoded._tag === 'Left') return decoded;
    const path = broken(decoded.right);
    if (path === null) return accepted(made === undefined ? (decoded.right as unknown as B) : made(decoded.right));
    const disagrees: t.ValidationError = {
      value,
      context: HERE,
      message: 'contradicts the rest, or what the rules allow',
    };
    return path === '' ? refused([disagrees]) : at(path, [disagrees]);
  });

/** Appends a name in brackets to a reader's errors, such as the id of the card that the path numbers. */
export const naming = <A>(type: Reader<A>, name: (path: string, value: unknown) => string | undefined): Reader<A> =>
  build(type.name, (value) => {
    const decoded = type.validate(value, HERE);
    if (decoded._tag === 'Right') return decoded;
    const first = decoded.left[0]!;
    const called = name(pathOf(first.context), value);
    return called === undefined ? decoded : refused([{ ...first, message: `${first.message} (${called})` }]);
  });

/** Reads a value that may be hidden in a view. */
export const orHidden = <A>(type: Reader<A>): Reader<A | Hidden> => either(oneOf(HIDDEN), type);

/** Reads a viewer: one of so many players, or a spectator. */
export const viewerOf = (players: number): Reader<Viewer> => either(oneOf('spectator'), integer(0, players - 1));

const share = /* @__PURE__ */ leaf(
  'a multiple of 2^-32 below 1',
  (value): value is number => typeof value === 'number' && value >= 0 && value < 1 && isCount(value * 4294967296),
);

/** Reads the random state inside a state. */
export const randomState: Reader<RandomState> = /* @__PURE__ */ record('a random state', {
  c: /* @__PURE__ */ integer(0, 2091639),
  s0: share,
  s1: share,
  s2: share,
});
