import type { Either } from 'fp-ts/lib/Either.js';
import { textIn } from '../../archive/bytes.js';
import { readJson } from '../../archive/json.js';
import { accepted, type Failure, refused } from '../../core/errors/verdict.js';
import { type Argument, REQUESTS } from './protocol.js';

/** The error of a frame that is not a request. */
export interface InvalidFrame extends Failure {
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

const NAMES = new Map(
  Object.entries(REQUESTS).map(([name, { kind }]) => [kind as number, name as keyof typeof REQUESTS]),
);

/** Reads a request from the kind and the body of a frame. */
export const requestOf = (kind: number, body: Uint8Array, limits: Limits): Either<InvalidFrame, EnvRequest> => {
  const name = NAMES.get(kind);
  if (name === undefined) return invalidFrame(`There is no request of kind ${kind}; the kinds are 1 to ${NAMES.size}.`);
  const form = REQUESTS[name];
  const head = 4 * form.numbers.length;
  const isShort = body.length < head || (form.rest === 'none' && body.length > head);
  const isUneven = form.rest === 'integers' && body.length % 4 !== 0;
  if (isShort || isUneven) {
    const expected = { none: `${head}`, integers: `${head} and 4 for each action`, json: `${head} and JSON` }[
      form.rest
    ];
    return invalidFrame(`A body of '${name}' has ${expected} bytes, not ${body.length}.`);
  }
  const numbers = integersOf(body.subarray(0, head));
  const wrong = wrongIn(form.numbers, numbers, limits);
  if (wrong !== null) return invalidFrame(wrong);
  const rest = body.subarray(head);
  if (form.rest !== 'json') return accepted({ name, numbers: [...numbers], rest: integersOf(rest) });
  const json = jsonIn(rest);
  return json._tag === 'Left' ? json : accepted({ name, numbers: [...numbers], rest: json.right });
};

const invalidFrame = (message: string): Either<InvalidFrame, never> => refused({ _tag: 'InvalidFrame', message });

const integersOf = (bytes: Uint8Array): Int32Array => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Int32Array.from({ length: bytes.length / 4 }, (_, i) => data.getInt32(4 * i, true));
};

/** Returns the sentence about the first number that is out of its limits; null if there is none. */
const wrongIn = (names: readonly Argument[], numbers: Int32Array, limits: Limits): string | null => {
  const { environments, players } = limits;
  const last = environments - 1;
  const first = names[0] === 'first' ? numbers[0]! : 0;
  const ranges: Readonly<Record<Argument, readonly [least: number, most: number]>> = {
    first: [0, last],
    count: [1, environments - first],
    environment: [0, last],
    from: [0, last],
    to: [0, last],
    player: [-1, players - 1],
  };
  for (const [i, name] of names.entries()) {
    const [least, most] = ranges[name];
    const number = numbers[i]!;
    if (number < least || number > most) return `${name}: expected an integer from ${least} to ${most}, not ${number}.`;
  }
  return null;
};

const jsonIn = (bytes: Uint8Array): Either<InvalidFrame, unknown> => {
  const value = readJson(textIn(bytes) ?? '');
  if (value._tag === 'Right') return value;
  return invalidFrame(value.left._tag === 'NotJson' ? 'The body does not end with JSON in UTF-8.' : value.left.message);
};
