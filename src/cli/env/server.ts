import type { Either } from 'fp-ts/lib/Either.js';
import type { Types, Viewer } from '../../core/contract/game.js';
import { digestOf } from '../../core/data/digest.js';
import { accepted, type Failure, orThrow, refused } from '../../core/errors/verdict.js';
import type { Environments, Standing } from '../../learning/index.js';
import { ANSWERS, HEADER, type Observations, type REQUESTS } from './protocol.js';
import { type EnvRequest, requestOf } from './requests.js';
import { type FramePieces, rowWriter } from './rows.js';

/** Some environments, and how to answer about them. */
export interface Served {
  readonly all: Environments<Types>;
  readonly observations: Observations;
  /** Deals a new game in place of one that ends. */
  readonly isRenewed: boolean;
  /** Draws a view as text. */
  draw(view: Types['View']): string;
}

/** Answers requests to environments. */
export interface Server {
  /** Answers the request of a frame by a frame, which is valid until the next call. An error changes nothing. */
  answer(kind: number, body: Uint8Array): Answered;
}

export interface Answered {
  readonly frame: FramePieces;
  /** True after the request to close. */
  readonly isLast: boolean;
}

/** An error, with the environment in which it arose. */
interface PlacedError extends Failure {
  readonly environment: number | null;
}

type Verdict = Either<PlacedError, FramePieces>;

/** Performs a request of a kind. */
type Perform = (numbers: readonly number[], rest: unknown) => Verdict;

/** Makes the server of some environments. */
export const serverOf = ({ all, observations, isRenewed, draw }: Served): Server => {
  const { layout } = all;
  const limits = { environments: all.each.length, players: layout.players };
  const written = rowWriter(layout.players, observations);
  const renewed = isRenewed ? renewer(all) : null;

  const part = partsOf(all);
  const rows = (first: number, standings: readonly Standing[]): Verdict =>
    accepted(written({ many: part(first, standings.length), standings }));

  const perform: Readonly<Record<keyof typeof REQUESTS, Perform>> = {
    step: ([first, count], actions) => {
      const stepped = part(first!, count!).step(actions as Int32Array);
      if (stepped._tag === 'Left') return refused(placed(stepped.left, first!));
      renewed?.renew(first!, stepped.right);
      return rows(first!, stepped.right);
    },
    reset: ([first, count], seeds) => {
      const dealt = part(first!, count!).reset(seeds as readonly (string | null)[]);
      if (dealt._tag === 'Left') return refused(placed(dealt.left, first!));
      renewed?.begin(first!, seeds as readonly (string | null)[]);
      return rows(first!, dealt.right);
    },
    rows: ([first, count]) => rows(first!, part(first!, count!).standings()),
    save: ([environment]) => accepted(jsonFrame(ANSWERS.json, all.each[environment!]!.state())),
    restore: ([environment], state) => {
      const begun = all.each[environment!]!.resetTo(state);
      return begun._tag === 'Left'
        ? refused({ ...begun.left, environment: environment! })
        : rows(environment!, [begun.right]);
    },
    copy: ([from, to]) => rows(to!, [all.copy(from!, to!)]),
    observe: ([environment, player]) => accepted(numbersFrame(all.each[environment!]!.observe(viewerOf(player!)))),
    view: ([environment, player]) => accepted(jsonFrame(ANSWERS.json, all.each[environment!]!.view(viewerOf(player!)))),
    draw: ([environment, player]) =>
      accepted(jsonFrame(ANSWERS.json, draw(all.each[environment!]!.view(viewerOf(player!))))),
    layout: () => accepted(jsonFrame(ANSWERS.json, layout)),
    close: () => accepted([frameOf(ANSWERS.closed, 0)]),
  };

  return {
    answer: (kind, body) => {
      const request = requestOf(kind, body, limits);
      const verdict = request._tag === 'Left' ? request : performed(perform, request.right);
      const frame = verdict._tag === 'Left' ? errorFrame(verdict.left) : verdict.right;
      return { frame, isLast: request._tag === 'Right' && request.right.name === 'close' };
    },
  };
};

const performed = (
  perform: Readonly<Record<keyof typeof REQUESTS, Perform>>,
  { name, numbers, rest }: EnvRequest,
): Verdict => perform[name](numbers, rest);

/** Formats an error as a frame. */
export const errorFrame = (error: Failure): FramePieces => jsonFrame(ANSWERS.error, { environment: null, ...error });

/** Names the environment of an error in place of its index among those of the request. */
const placed = (error: Failure & { readonly index?: number; readonly error?: Failure }, first: number): PlacedError => {
  const { index, error: cause, ...rest } = error;
  if (index === undefined || cause === undefined) return { ...rest, environment: null };
  return { ...cause, message: `Environment ${first + index}: ${cause.message}`, environment: first + index };
};

const viewerOf = (player: number): Viewer => (player === -1 ? 'spectator' : player);

/** Returns a frame with its header and an empty body. */
const frameOf = (kind: number, length: number): Uint8Array => {
  const frame = new Uint8Array(HEADER + length);
  new Uint32Array(frame.buffer, 0, 2).set([length, kind]);
  return frame;
};

const jsonFrame = (kind: number, value: unknown): FramePieces => {
  const text = Buffer.from(JSON.stringify(value));
  const frame = frameOf(kind, text.length);
  frame.set(text, HEADER);
  return [frame];
};

const numbersFrame = (numbers: Float32Array): FramePieces => {
  const frame = frameOf(ANSWERS.numbers, numbers.byteLength);
  new Float32Array(frame.buffer, HEADER).set(numbers);
  return [frame];
};

/** The most parts that are remembered. */
const PARTS = 16;

/** Returns a function that returns consecutive environments, and remembers those of the first places asked for. */
const partsOf = (all: Environments<Types>): ((first: number, count: number) => Environments<Types>) => {
  const parts = new Map<number, Environments<Types>>();
  return (first, count) => {
    const key = first * (all.each.length + 1) + count;
    const known = parts.get(key);
    if (known !== undefined) return known;
    const part = all.slice(first, first + count);
    if (parts.size < PARTS) parts.set(key, part);
    return part;
  };
};

/** The longest seed that is kept in those of later games; the digest of a longer one is. */
const KEPT = 240;

const baseOf = (seed: string): string => (seed.length > KEPT ? digestOf(seed) : seed);

/** Deals new games in place of those that end. */
interface Renewer {
  /** Remembers the seeds from which those of later games are derived. */
  begin(first: number, seeds: readonly (string | null)[]): void;
  renew(first: number, standings: readonly Standing[]): void;
}

const renewer = (all: Environments<Types>): Renewer => {
  const seeds = all.each.map((_, i) => ({ base: String(i), games: 0 }));
  return {
    begin: (first, begun) => {
      begun.forEach((seed, i) => {
        if (seed !== null) seeds[first + i] = { base: baseOf(seed), games: 0 };
      });
    },
    renew: (first, standings) => {
      standings.forEach(({ toAct }, i) => {
        if (toAct !== null) return;
        const seed = seeds[first + i]!;
        seed.games += 1;
        orThrow(all.each[first + i]!.reset(`${seed.base}/${seed.games}`));
      });
    },
  };
};
