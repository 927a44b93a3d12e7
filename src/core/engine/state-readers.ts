import { type FieldReaders, list, object, objectWithHeader, taggedUnion } from '../codec/objects.js';
import type { Reader } from '../codec/reader.js';
import { boolean, either, integer, oneOf, text } from '../codec/values.js';
import type { Kernel, Shell } from '../contract/kernel.js';
import type { FieldSchema, FieldSchemas } from '../fields/fields.js';
import { orHidden, randomState, viewerReader } from '../fields/game-readers.js';
import { HIDDEN, type Types } from '../types/base-types.js';

/** The parts of a kernel that its readers use. */
type GameIdentity<G extends Types> = Pick<Kernel<G>, 'id' | 'title' | 'version' | 'players'>;

/** Builds the reader of states from a kernel's table of fields. Consistency is not checked here. */
export const stateReader = <G extends Types>(
  kernel: GameIdentity<G>,
  { stateSchema }: Pick<Shell<G>, 'stateSchema'>,
  box: G['Box'],
): Reader<G['State']> =>
  readerWithHeader(kernel, box, `a state of ${kernel.title}`, randomState, (players) =>
    readersOf(stateSchema(box, players) as FieldSchemas, false),
  );

/** Builds the reader of views from a kernel's table of fields. Consistency is not checked here. */
export const viewReader = <G extends Types>(
  kernel: GameIdentity<G>,
  { stateSchema }: Pick<Shell<G>, 'stateSchema'>,
  box: G['Box'],
): Reader<G['View']> =>
  readerWithHeader(kernel, box, `a view of ${kernel.title}`, oneOf(HIDDEN), (players) => ({
    ...readersOf(stateSchema(box, players) as FieldSchemas, true),
    viewer: viewerReader(players),
  }));

/** Builds a reader of the head, followed by the fields as they are for the number of players in it. */
const readerWithHeader = <G extends Types, A>(
  { id, version, players: { min, max } }: GameIdentity<G>,
  box: G['Box'],
  name: string,
  random: Reader<unknown>,
  fieldsFor: (players: number) => FieldReaders,
): Reader<A> => {
  const byPlayers = Array.from({ length: max + 1 }, (_, players) => (players < min ? {} : fieldsFor(players)));
  const header = {
    game: oneOf(id),
    rules: oneOf(version),
    components: oneOf(box.id),
    players: integer(min, max),
    random,
  };
  const reader = objectWithHeader(
    name,
    header,
    Object.keys(byPlayers[max]!),
    ({ players }) => byPlayers[Number(players)]!,
  );
  return reader as Reader<A>;
};

/** Returns the readers of some fields of a state, or of a view, where secret fields may be hidden. */
const readersOf = (schemas: Partial<FieldSchemas>, isView: boolean): Readonly<Record<string, Reader<unknown>>> =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([key, schema]) => (schema ? [[key, readerOf(schema, isView)]] : [])),
  );

/** Returns the reader of a field of a state, or of a view, where secret values may be hidden. */
export const readerOf = (schema: FieldSchema, isView: boolean): Reader<unknown> => {
  switch (schema.type) {
    case 'integer':
      return integer(schema.min, schema.max);
    case 'enum':
      return oneOf(...schema.values);
    case 'text':
      return text(1, schema.maxCharacters);
    case 'flag':
      return boolean;
    case 'list':
      return list(readerOf(schema.of, isView), schema.minItems, schema.maxItems);
    case 'object':
      return object(schema.name, readersOf(schema.fields, isView));
    case 'union':
      return taggedUnion(schema.name, variantReaders(schema.variants, isView));
    case 'orNone':
      return either(oneOf(schema.none), readerOf(schema.of, isView));
    case 'hideable':
      return isView ? orHidden(readerOf(schema.of, isView)) : readerOf(schema.of, isView);
  }
};

const variantReaders = (variants: Readonly<Record<string, FieldSchemas>>, isView: boolean) =>
  Object.fromEntries(Object.entries(variants).map(([kind, fields]) => [kind, readersOf(fields, isView)]));
