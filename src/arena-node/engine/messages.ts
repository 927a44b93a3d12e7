import type { Either } from 'fp-ts/lib/Either.js';
import { parseJson } from '../../archive/json.js';
import {
  anyJson,
  createCodec,
  type FieldReaders,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  taggedUnion,
  text,
  type UnionOf,
} from '../../core/codec/index.js';
import { type ErrorValue, left } from '../../core/errors/errors.js';

/** The version of the protocol. */
export const ENGINE_PROTOCOL = 1;

/** The most bytes of a line. */
export const MAX_MESSAGE_BYTES = 1_048_576;

const MAX_PLAYERS = 16;
const MAX_ACTIONS = 1_000_000;
const MAX_EVENTS = 10_000;
const MAX_POINTS = 1_000_000;
const MAX_INTEGER = 1_000_000_000;

const name = text(1, 64);
const seed = text(1, 256);
const notation = text(1, 64);
const player = integer(0, MAX_PLAYERS - 1);
const players = list(player, 0, MAX_PLAYERS);
const id = integer(1, MAX_INTEGER);
const action = integer(0, MAX_ACTIONS);

/** The messages to an engine, by type. */
export const TO_ENGINE = {
  hello: {
    protocol: oneOf(ENGINE_PROTOCOL),
    game: name,
    rules: name,
    components: name,
    options: nullable(anyJson),
    player,
  },
  game: { view: anyJson, seed },
  ask: {
    id,
    view: anyJson,
    legal: list(notation, 1, MAX_ACTIONS),
    actions: list(action, 1, MAX_ACTIONS),
    milliseconds: nullable(integer(1, MAX_INTEGER)),
    clocks: nullable(list(integer(0, MAX_INTEGER), 1, MAX_PLAYERS)),
  },
  note: { player, move: notation, events: list(anyJson, 0, MAX_EVENTS) },
  end: {
    result: nullable(
      object('a result', {
        totals: list(number(-MAX_POINTS, MAX_POINTS), 1, MAX_PLAYERS),
        ranking: list(players, 1, MAX_PLAYERS),
        winners: players,
        outcome: anyJson,
      }),
    ),
  },
} as const satisfies Readonly<Record<string, FieldReaders>>;

/** The messages from an engine, by type; a move has either its notation or its action number. */
export const FROM_ENGINE = {
  ready: { name, version: name },
  move: { id, move: optional(notation), action: optional(action) },
} as const satisfies Readonly<Record<string, FieldReaders>>;

/** A message to an engine. */
export type ToEngine = UnionOf<typeof TO_ENGINE, 'type'>;

/** A message from an engine. */
export type FromEngine = UnionOf<typeof FROM_ENGINE, 'type'>;

/** The error of a line that is not a message. */
export interface InvalidEngineMessage extends ErrorValue {
  readonly _tag: 'InvalidEngineMessage';
  /** The type of the message, if it has one that is known. */
  readonly type: string | null;
  /** The place of the error, such as `legal[3]`; empty for the message as a whole. */
  readonly path: string;
}

/** Makes the error of a message. */
export const invalidMessage = (type: string | null, path: string, message: string): InvalidEngineMessage => {
  const place = [type ?? '', path].filter((part) => part !== '').join('.');
  return { _tag: 'InvalidEngineMessage', type, path, message: place === '' ? message : `${place}: ${message}` };
};

/** Makes a decoder of messages of these types. */
const createDecoder = <const V extends Readonly<Record<string, FieldReaders>>>(kinds: V) => {
  const types = new Map(
    Object.entries(kinds).map(([type, fields]) => [
      type,
      createCodec(object('the message', { type: oneOf(type), ...fields }), (path, message) =>
        invalidMessage(type, path, message),
      ),
    ]),
  );
  const decodeAny = createCodec(taggedUnion('a message', kinds, 'type'), (path, message) =>
    invalidMessage(null, path, message),
  );
  return (value: unknown): Either<InvalidEngineMessage, UnionOf<V, 'type'>> => {
    const named = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
    return (types.get(String(named)) ?? decodeAny).decode(value) as Either<InvalidEngineMessage, UnionOf<V, 'type'>>;
  };
};

const decodeToEngine = createDecoder(TO_ENGINE);
const decodeFromEngine = createDecoder(FROM_ENGINE);

/** Decodes a line to an engine. */
export const parseToEngine = (line: string): Either<InvalidEngineMessage, ToEngine> => {
  const read = parseLine(line, decodeToEngine);
  if (read._tag === 'Left' || read.right.type !== 'ask') return read;
  const { actions, legal } = read.right;
  return actions.length === legal.length
    ? read
    : left(invalidMessage('ask', 'actions', `has ${actions.length} entries, but legal has ${legal.length}`));
};

/** Decodes a line from an engine. */
export const parseFromEngine = (line: string): Either<InvalidEngineMessage, FromEngine> => {
  const read = parseLine(line, decodeFromEngine);
  if (read._tag === 'Left' || read.right.type !== 'move') return read;
  const { move, action: actionNumber } = read.right;
  return (move === undefined) === (actionNumber === undefined)
    ? left(invalidMessage('move', '', 'expected either move or action'))
    : read;
};

const parseLine = <A>(
  line: string,
  decode: (value: unknown) => Either<InvalidEngineMessage, A>,
): Either<InvalidEngineMessage, A> => {
  const json = parseJson(line);
  if (json._tag === 'Right') return decode(json.right);
  const { _tag, message } = json.left;
  return left(invalidMessage(null, '', _tag === 'NotJson' ? 'is not JSON' : message));
};
