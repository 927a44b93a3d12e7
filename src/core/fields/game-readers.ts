import { MAX_DRAWN, type RandomState } from '../chance/stream.js';
import { object } from '../codec/objects.js';
import { type Complete, type DecodedType, leafReader, type Reader } from '../codec/reader.js';
import { either, integer, literalOrMissing, oneOf, withDefault } from '../codec/values.js';
import {
  type BaseComponents,
  HIDDEN,
  type Hidden,
  type Provenance,
  type Provenances,
  type Viewer,
} from '../types/base-types.js';

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

/** The readers of the parts of components that owners may replace. */
export type PartReaders<Components extends BaseComponents> = {
  readonly [Part in Exclude<keyof Components, 'provenance'>]?: Reader<Components[Part]>;
};

/** Readers that read all of their parts. */
type CompleteReaders<Components, Readers> = {
  readonly [Part in keyof Readers]: Part extends keyof Components
    ? Complete<Components[Part], DecodedType<Readers[Part]>>
    : never;
};

/**
 * Reads the components of an owner: parts with a reader may be replaced, others may not. What is missing is as printed.
 */
export const ownerComponents = <Components extends BaseComponents, Readers extends PartReaders<Components>>(
  name: string,
  printed: Components,
  replaceable: Readers & CompleteReaders<Components, Readers>,
): Reader<Components> => {
  const { provenance, ...parts } = printed;
  const readers = new Map<string, Reader<unknown>>(Object.entries(replaceable));
  const fields = Object.entries<unknown>(parts).map(([part, value]) => {
    const reader = readers.get(part);
    return [part, reader === undefined ? literalOrMissing(value) : withDefault(reader, value)] as const;
  });
  const reader: Reader<unknown> = object(name, {
    provenance: provenances(provenance),
    ...Object.fromEntries(fields),
  });
  return reader as Reader<Components>;
};

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
