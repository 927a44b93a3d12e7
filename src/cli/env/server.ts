import type { Either } from 'fp-ts/lib/Either.js';
import { decodeUtf8 } from '../../archive/bytes.js';
import { parseJson } from '../../archive/json.js';
import type { Types, Viewer } from '../../core/contract/game.js';
import { digestOf } from '../../core/data/digest.js';
import { type ErrorValue, left, orThrow, right } from '../../core/errors/errors.js';
import type { Environments, TimeStep } from '../../learning/index.js';
import { ANSWERS, type Argument, HEADER_BYTES, type Observations, REQUESTS } from './protocol.js';
import { createRowWriter, type FramePieces } from './rows.js';

/** Some environments, and how to answer about them. */
export interface ServedEnvironments {
  readonly environments: Environments<Types>;
  readonly observations: Observations;
  /** Deals a new game in place of one that ends. */
  readonly renewsGames: boolean;
  /** Draws a view as text. */
  draw(view: Types['View']): string;
}

/** Answers requests to environments. */
export interface Server {
  /** Answers the request of a frame by a frame, which is valid until the next call. An error changes nothing. */
  answer(kind: number, body: Uint8Array): ServerAnswer;
}

interface ServerAnswer {
  readonly frame: FramePieces;
  /** True after the request to close. */
  readonly isLast: boolean;
}

/** An error, with the environment in which it arose. */
interface EnvironmentError extends ErrorValue {
  readonly environment: number | null;
}

type AnswerResult = Either<EnvironmentError, FramePieces>;

/** Performs a request of a kind. */
type PerformRequest = (numbers: readonly number[], rest: unknown) => AnswerResult;

/** Makes the server of some environments. */
export const createServer = ({ environments, observations, renewsGames, draw }: ServedEnvironments): Server => {
  const { layout } = environments;
  const limits = { environments: environments.environments.length, players: layout.players };
  const writeRows = createRowWriter(layout.players, observations);
  const renewer = renewsGames ? createRenewer(environments) : null;

  const slice = createSlicer(environments);
  const rows = (first: number, timeSteps: readonly TimeStep[]): AnswerResult =>
    right(writeRows({ environments: slice(first, timeSteps.length), timeSteps }));

  const perform: Readonly<Record<keyof typeof REQUESTS, PerformRequest>> = {
    step: ([first, count], actions) => {
      const stepped = slice(first!, count!).step(actions as Int32Array);
      if (stepped._tag === 'Left') return left(locateError(stepped.left, first!));
      renewer?.dealAgain(first!, stepped.right);
      return rows(first!, stepped.right);
    },
    reset: ([first, count], seeds) => {
      const dealt = slice(first!, count!).reset(seeds as readonly (string | null)[]);
      if (dealt._tag === 'Left') return left(locateError(dealt.left, first!));
      renewer?.rememberSeeds(first!, seeds as readonly (string | null)[]);
      return rows(first!, dealt.right);
    },
    rows: ([first, count]) => rows(first!, slice(first!, count!).timeSteps()),
    save: ([environment]) => right(createJsonFrame(ANSWERS.json, environments.environments[environment!]!.state())),
    restore: ([environment], state) => {
      const begun = environments.environments[environment!]!.resetTo(state);
      return begun._tag === 'Left'
        ? left({ ...begun.left, environment: environment! })
        : rows(environment!, [begun.right]);
    },
    copy: ([from, to]) => rows(to!, [environments.copy(from!, to!)]),
    observe: ([environment, player]) =>
      right(createNumbersFrame(environments.environments[environment!]!.observe(viewerOf(player!)))),
    view: ([environment, player]) =>
      right(createJsonFrame(ANSWERS.json, environments.environments[environment!]!.view(viewerOf(player!)))),
    draw: ([environment, player]) =>
      right(createJsonFrame(ANSWERS.json, draw(environments.environments[environment!]!.view(viewerOf(player!))))),
    layout: () => right(createJsonFrame(ANSWERS.json, layout)),
    close: () => right([createFrame(ANSWERS.closed, 0)]),
  };

  return {
    answer: (kind, body) => {
      const request = parseRequest(kind, body, limits);
      const result = request._tag === 'Left' ? request : performRequest(perform, request.right);
      const frame = result._tag === 'Left' ? errorFrame(result.left) : result.right;
      return { frame, isLast: request._tag === 'Right' && request.right.name === 'close' };
    },
  };
};

const performRequest = (
  perform: Readonly<Record<keyof typeof REQUESTS, PerformRequest>>,
  { name, numbers, rest }: EnvRequest,
): AnswerResult => perform[name](numbers, rest);

/** Formats an error as a frame. */
export const errorFrame = (error: ErrorValue): FramePieces =>
  createJsonFrame(ANSWERS.error, { environment: null, ...error });

/** Names the environment of an error in place of its index among those of the request. */
const locateError = (
  error: ErrorValue & { readonly index?: number; readonly error?: ErrorValue },
  first: number,
): EnvironmentError => {
  const { index, error: cause, ...rest } = error;
  if (index === undefined || cause === undefined) return { ...rest, environment: null };
  return { ...cause, message: `Environment ${first + index}: ${cause.message}`, environment: first + index };
};

const viewerOf = (player: number): Viewer => (player === -1 ? 'spectator' : player);

/** Returns a frame with its header and an empty body. */
const createFrame = (kind: number, length: number): Uint8Array => {
  const frame = new Uint8Array(HEADER_BYTES + length);
  new Uint32Array(frame.buffer, 0, 2).set([length, kind]);
  return frame;
};

const createJsonFrame = (kind: number, value: unknown): FramePieces => {
  const text = Buffer.from(JSON.stringify(value));
  const frame = createFrame(kind, text.length);
  frame.set(text, HEADER_BYTES);
  return [frame];
};

const createNumbersFrame = (numbers: Float32Array): FramePieces => {
  const frame = createFrame(ANSWERS.numbers, numbers.byteLength);
  new Float32Array(frame.buffer, HEADER_BYTES).set(numbers);
  return [frame];
};

/** The most parts that are remembered. */
const MAX_CACHED_SLICES = 16;

/** Returns a function that returns consecutive environments, and remembers those of the first places asked for. */
const createSlicer = (all: Environments<Types>): ((first: number, count: number) => Environments<Types>) => {
  const slices = new Map<number, Environments<Types>>();
  return (first, count) => {
    const key = first * (all.environments.length + 1) + count;
    const cached = slices.get(key);
    if (cached !== undefined) return cached;
    const slice = all.slice(first, first + count);
    if (slices.size < MAX_CACHED_SLICES) slices.set(key, slice);
    return slice;
  };
};

/** The longest seed that is kept in those of later games; the digest of a longer one is. */
const MAX_SEED_LENGTH = 240;

const shortenSeed = (seed: string): string => (seed.length > MAX_SEED_LENGTH ? digestOf(seed) : seed);

/** Deals new games in place of those that end. */
interface Renewer {
  /** Remembers the seeds from which those of later games are derived. */
  rememberSeeds(first: number, seeds: readonly (string | null)[]): void;
  dealAgain(first: number, standings: readonly TimeStep[]): void;
}

const createRenewer = (all: Environments<Types>): Renewer => {
  const seeds = all.environments.map((_, i) => ({ base: String(i), games: 0 }));
  return {
    rememberSeeds: (first, begun) => {
      begun.forEach((seed, i) => {
        if (seed !== null) seeds[first + i] = { base: shortenSeed(seed), games: 0 };
      });
    },
    dealAgain: (first, standings) => {
      standings.forEach(({ toAct }, i) => {
        if (toAct !== null) return;
        const seed = seeds[first + i]!;
        seed.games += 1;
        orThrow(all.environments[first + i]!.reset(`${seed.base}/${seed.games}`));
      });
    },
  };
};

/** The error of a frame that is not a request. */
export interface InvalidFrame extends ErrorValue {
  readonly _tag: 'InvalidFrame';
}

/** A request whose numbers are within their limits. */
interface EnvRequest {
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
const parseRequest = (kind: number, body: Uint8Array, limits: Limits): Either<InvalidFrame, EnvRequest> => {
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
