import type { Either } from 'fp-ts/lib/Either.js';
import { decodeUtf8 } from '../../archive/bytes.js';
import { parseJson } from '../../archive/json.js';
import { type ErrorValue, left, right } from '../../core/errors/errors.js';
import { type Argument, REQUESTS } from './protocol.js';

/** The error of a frame that is not a request. */
export interface InvalidFrame extends ErrorValue {
  readonly _tag: 'InvalidFrame';
}

/** A request whose numbers are within their limits. */
export interface EnvRequest {
  readonly name: keyof typeof REQUESTS;
  /** The numbers of its form, in their order. */
  readonly numbers: readonly number[];
  /** The rest of the body: actions as an `Int32Array`, or a JSON value of which nothing is known yet. */
  readonly rest: unknown;
}

/** The numbers of environments and players that there are. */
export interface Limits {
  readonly environments: number;
  readonly players: number;
}

const REQUEST_NAMES = new Map(
  Object.entries(REQUESTS).map(([name, { kind }]) => [kind as number, name as keyof typeof REQUESTS]),
);

/** Reads a request from the kind and the body of a frame. */
export const parseRequest = (kind: number, body: Uint8Array, limits: Limits): Either<InvalidFrame, EnvRequest> => {
  const name = REQUEST_NAMES.get(kind);
  if (name === undefined)
    return invalidFrame(`There is no request of kind ${kind}; the kinds are 1 to ${REQUEST_NAMES.size}.`);
  const layout = REQUESTS[name];
  const headBytes = 4 * layout.numbers.length;
  const isShort = body.length < headBytes || (layout.rest === 'none' && body.length > headBytes);
  const isUneven = layout.rest === 'integers' && body.length % 4 !== 0;
  if (isShort || isUneven) {
    const expected = {
      none: `${headBytes}`,
      integers: `${headBytes} and 4 for each action`,
      json: `${headBytes} and JSON`,
    }[layout.rest];
    return invalidFrame(`A body of '${name}' has ${expected} bytes, not ${body.length}.`);
  }
  const numbers = readIntegers(body.subarray(0, headBytes));
  const rangeError = findRangeError(layout.numbers, numbers, limits);
  if (rangeError !== null) return invalidFrame(rangeError);
  const rest = body.subarray(headBytes);
  if (layout.rest !== 'json') return right({ name, numbers: [...numbers], rest: readIntegers(rest) });
  const json = parseBody(rest);
  return json._tag === 'Left' ? json : right({ name, numbers: [...numbers], rest: json.right });
};

const invalidFrame = (message: string): Either<InvalidFrame, never> => left({ _tag: 'InvalidFrame', message });

const readIntegers = (bytes: Uint8Array): Int32Array => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Int32Array.from({ length: bytes.length / 4 }, (_, i) => data.getInt32(4 * i, true));
};

/** Returns the sentence about the first number that is out of its limits; null if there is none. */
const findRangeError = (names: readonly Argument[], numbers: Int32Array, limits: Limits): string | null => {
  const { environments, players } = limits;
  const last = environments - 1;
  const first = names[0] === 'first' ? numbers[0]! : 0;
  const limitsOf: Readonly<Record<Argument, readonly [least: number, most: number]>> = {
    first: [0, last],
    count: [1, environments - first],
    environment: [0, last],
    from: [0, last],
    to: [0, last],
    player: [-1, players - 1],
  };
  for (const [i, name] of names.entries()) {
    const [min, max] = limitsOf[name];
    const number = numbers[i]!;
    if (number < min || number > max) return `${name}: expected an integer from ${min} to ${max}, not ${number}.`;
  }
  return null;
};

const parseBody = (bytes: Uint8Array): Either<InvalidFrame, unknown> => {
  const value = parseJson(decodeUtf8(bytes) ?? '');
  if (value._tag === 'Right') return value;
  return invalidFrame(value.left._tag === 'NotJson' ? 'The body does not end with JSON in UTF-8.' : value.left.message);
};
