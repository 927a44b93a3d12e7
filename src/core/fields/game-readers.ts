import { MAX_DRAWN, type RandomState } from '../chance/stream.js';
import { object } from '../codec/objects.js';
import { leafReader, type Reader } from '../codec/reader.js';
import { either, integer, oneOf, withDefault } from '../codec/values.js';
import { HIDDEN, type Hidden, type Provenance, type Provenances, type Viewer } from '../types/base-types.js';

const provenance = oneOf('rulebook', 'public', 'reconstructed', 'authored');

/** Reads the source of each part's printed values; a part that is left out has the printed ones. */
export const provenances = (printed: Provenances): Reader<Provenances> =>
  withDefault(
    object<Record<string, Reader<Provenance>>>(
      'provenance',
      Object.fromEntries(Object.entries(printed).map(([part, source]) => [part, withDefault(provenance, source)])),
    ),
    printed,
  );

/** Reads a value that may be hidden in a view. */
export const orHidden = <A>(reader: Reader<A>): Reader<A | Hidden> => either(oneOf(HIDDEN), reader);

/** Reads a viewer: one of so many players, or a spectator. */
export const viewerReader = (players: number): Reader<Viewer> => either(oneOf('spectator'), integer(0, players - 1));

const chachaKey = leafReader(
  '64 hexadecimal digits in lower case',
  (value): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
);

/** Reads the random state inside a state. */
export const randomState: Reader<RandomState> = object('a random state', {
  key: chachaKey,
  drawn: integer(0, MAX_DRAWN),
});
