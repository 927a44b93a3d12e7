import type { Either } from 'fp-ts/lib/Either.js';
import type { Types, Viewer } from '../../core/contract/game.js';
import { digestOf } from '../../core/data/digest.js';
import { type ErrorValue, left, orThrow, right } from '../../core/errors/errors.js';
import type { Environments, TimeStep } from '../../learning/index.js';
import { ANSWERS, HEADER_BYTES, type Observations, type REQUESTS } from './protocol.js';
import { type EnvRequest, parseRequest } from './requests.js';
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

export interface ServerAnswer {
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
