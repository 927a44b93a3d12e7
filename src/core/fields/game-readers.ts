import { LAST, type RandomState } from '../chance/stream.js';
import { record } from '../codec/records.js';
import { leaf, type Reader } from '../codec/type.js';
import { either, integer, oneOf, orElse } from '../codec/values.js';
import { HIDDEN, type Hidden, type Provenance, type Provenances, type Viewer } from '../types/base-types.js';

const provenance = oneOf('rulebook', 'public', 'reconstructed', 'authored');

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

const key = leaf(
  '64 hexadecimal digits in lower case',
  (value): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
);

/** Reads the random state inside a state. */
export const randomState: Reader<RandomState> = record('a random state', {
  key,
  drawn: integer(0, LAST),
});
