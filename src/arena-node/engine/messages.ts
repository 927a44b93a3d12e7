import type { Either } from 'fp-ts/lib/Either.js';
import { readJson } from '../../archive/json.js';
import {
  anyJson,
  codecOf,
  type Fields,
  integer,
  list,
  nullable,
  number,
  oneOf,
  optional,
  record,
  text,
  type VariantOf,
  variants,
} from '../../core/codec/index.js';
import { type Failure, refused } from '../../core/errors/verdict.js';

/** The version of the protocol. */
export const PROTOCOL = 1;

/** The most bytes of a line. */
export const LONGEST_MESSAGE = 1_048_576;

const MOST_PLAYERS = 16;
const MOST_ACTIONS = 1_000_000;
const MOST_EVENTS = 10_000;
const MOST_POINTS = 1_000_000;
const MOST = 1_000_000_000;

const name = text(1, 64);
const seed = text(1, 256);
const notation = text(1, 64);
const player = integer(0, MOST_PLAYERS - 1);
const players = list(player, 0, MOST_PLAYERS);
const id = integer(1, MOST);
const action = integer(0, MOST_ACTIONS);

/** The messages to an engine, by type. */
export const TO_ENGINE = {
  hello: {
    protocol: oneOf(PROTOCOL),
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
    legal: list(notation, 1, MOST_ACTIONS),
    actions: list(action, 1, MOST_ACTIONS),
    milliseconds: nullable(integer(1, MOST)),
    clocks: nullable(list(integer(0, MOST), 1, MOST_PLAYERS)),
  },
  note: { player, move: notation, events: list(anyJson, 0, MOST_EVENTS) },
  end: {
    result: nullable(
      record('a result', {
        totals: list(number(-MOST_POINTS, MOST_POINTS), 1, MOST_PLAYERS),
        ranking: list(players, 1, MOST_PLAYERS),
        winners: players,
        outcome: anyJson,
      }),
    ),
  },
} as const satisfies Readonly<Record<string, Fields>>;

/** The messages from an engine, by type; a move has either its notation or its action number. */
export const FROM_ENGINE = {
  ready: { name, version: name },
  move: { id, move: optional(notation), action: optional(action) },
} as const satisfies Readonly<Record<string, Fields>>;

/** A message to an engine. */
export type ToEngine = VariantOf<typeof TO_ENGINE, 'type'>;

/** A message from an engine. */
export type FromEngine = VariantOf<typeof FROM_ENGINE, 'type'>;

/** The error of a line that is not a message. */
export interface InvalidEngineMessage extends Failure {
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
const decoder = <const V extends Readonly<Record<string, Fields>>>(kinds: V) => {
  const types = new Map(
    Object.entries(kinds).map(([type, fields]) => [
      type,
      codecOf(record('the message', { type: oneOf(type), ...fields }), (path, message) =>
        invalidMessage(type, path, message),
      ),
    ]),
  );
  const any = codecOf(variants('a message', kinds, 'type'), (path, message) => invalidMessage(null, path, message));
  return (value: unknown): Either<InvalidEngineMessage, VariantOf<V, 'type'>> => {
    const named = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
    return (types.get(String(named)) ?? any).decode(value) as Either<InvalidEngineMessage, VariantOf<V, 'type'>>;
  };
};

const toEngine = decoder(TO_ENGINE);
const fromEngine = decoder(FROM_ENGINE);

/** Decodes a line to an engine. */
export const readToEngine = (line: string): Either<InvalidEngineMessage, ToEngine> => {
  const read = parsed(line, toEngine);
  if (read._tag === 'Left' || read.right.type !== 'ask') return read;
  const { actions, legal } = read.right;
  return actions.length === legal.length
    ? read
    : refused(invalidMessage('ask', 'actions', `has ${actions.length} entries, but legal has ${legal.length}`));
};

/** Decodes a line from an engine. */
export const readFromEngine = (line: string): Either<InvalidEngineMessage, FromEngine> => {
  const read = parsed(line, fromEngine);
  if (read._tag === 'Left' || read.right.type !== 'move') return read;
  const { move, action: number } = read.right;
  return (move === undefined) === (number === undefined)
    ? refused(invalidMessage('move', '', 'expected either move or action'))
    : read;
};

const parsed = <A>(
  line: string,
  decode: (value: unknown) => Either<InvalidEngineMessage, A>,
): Either<InvalidEngineMessage, A> => {
  const json = readJson(line);
  if (json._tag === 'Right') return decode(json.right);
  const { _tag, message } = json.left;
  return refused(invalidMessage(null, '', _tag === 'NotJson' ? 'is not JSON' : message));
};
