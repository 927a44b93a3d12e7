import {
  type Codec,
  createCodec,
  exactReader,
  integer,
  jsonAs,
  list,
  object,
  oneOf,
  optional,
  text,
} from '../core/codec/index.js';
import type { BaseOptions } from '../core/contract/game.js';
import { digestOf } from '../core/data/digest.js';
import { invalidDocument } from '../core/errors/errors.js';
import { type Entrant, entrantReader } from './entrant.js';
import type { InvalidJob } from './errors.js';

/** A game to be played, with everything that determines its course: every machine makes the same record of it. */
export interface Job {
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  /** The id of its components. */
  readonly components: string;
  /** The version of this package. */
  readonly version: string;
  /** The options, with defaults filled in; their seed determines the chance of the game. */
  readonly options: BaseOptions;
  /** The seed of the bots' random numbers. */
  readonly botSeed: string;
  /** The entrants, by player. */
  readonly seats: readonly Entrant[];
  /** The milliseconds that a decision may take; unlimited by default. */
  readonly limit?: number;
  /** Keeps what the bots thought in the comments of the record. It counts in the id of the game. */
  readonly hasAnalysis?: true;
  /** The clocks; none by default. */
  readonly clock?: GameClock;
  /** The components themselves if they are an owner's, for machines that do not have them. */
  readonly ownerComponents?: object;
}

/** The clock of each player. A player whose clock runs out loses the game. */
export interface GameClock {
  /** The milliseconds at the beginning. */
  readonly initial: number;
  /** The milliseconds added after each answer. */
  readonly increment: number;
}

/** Returns the id of a job: 32 hex digits of SHA-256. The content of modules and programs counts, their place does not. */
export const jobId = ({ seats, ownerComponents, ...job }: Job): string => {
  const digests = seats.map(({ source, program, ...entrant }) => ({
    ...entrant,
    source: source?.digest,
    program: program?.digest,
  }));
  return digestOf({ ...job, seats: digests });
};

const MAX_NAME_CHARACTERS = 64;
const MAX_SEED_CHARACTERS = 256;
const MAX_PLAYERS = 16;
/** The most milliseconds of a limit or clock: a day. */
export const MAX_LIMIT_MS = 86_400_000;

const name = text(1, MAX_NAME_CHARACTERS);

/** Decodes the seed of a tournament, or of the bots of a game. */
export const seedReader = text(1, MAX_SEED_CHARACTERS);

/** Decodes the time limit of a decision. */
export const limitReader = optional(integer(1, MAX_LIMIT_MS));

/** Decodes the clocks of a game. */
export const clockReader = optional(
  object('a clock', { initial: integer(1, MAX_LIMIT_MS), increment: integer(0, MAX_LIMIT_MS) }),
);

const reader = object('a job', {
  game: name,
  rules: name,
  components: name,
  version: name,
  options: jsonAs<BaseOptions>(),
  botSeed: seedReader,
  seats: list(entrantReader, 1, MAX_PLAYERS),
  limit: limitReader,
  hasAnalysis: optional(oneOf(true)),
  clock: clockReader,
  ownerComponents: optional(jsonAs<object>()),
});

/** Decodes jobs; the game decodes their options. */
export const jobCodec: Codec<Job, InvalidJob> = createCodec(exactReader<Job>()(reader), invalidDocument('InvalidJob'));
