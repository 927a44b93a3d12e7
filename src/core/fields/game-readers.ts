import type { RandomState } from '../chance/random.js';
import { record } from '../codec/records.js';
import { leaf, type Reader } from '../codec/type.js';
import { either, integer, isCount, oneOf, orElse } from '../codec/values.js';
import { HIDDEN, type Hidden, type Provenance, type Provenances, type Viewer } from '../types/base-types.js';

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
