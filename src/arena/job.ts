import { anyJson, type Codec, codecOf, integer, list, optional, record, text } from '../core/codec.js';
import { digestOf } from '../core/digest.js';
import type { BaseOptions } from '../core/game.js';
import { invalid } from '../core/verdict.js';
import { type Entrant, entrantReader } from './entrant.js';
import type { InvalidJob } from './faults.js';

/** A game to be played, and all that decides how it goes: whoever plays it, the record is the same. */
export interface Job {
  /** The game's id. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  /** The id of its components. */
  readonly components: string;
  /** The version of this package. */
  readonly by: string;
  /** The options, filled in; of their seed come the deal and the chance of the bots. */
  readonly options: BaseOptions;
  /** Who plays, by player. */
  readonly seats: readonly Entrant[];
  /** How many milliseconds a decision may take; as many as it likes if nothing is said. */
  readonly limit?: number;
  /** The components themselves, for those who do not have them: an owner's. */
  readonly own?: unknown;
}

/** 32 hex digits of SHA-256 over a job; where modules lie does not count, what they say does. */
export const jobId = ({ seats, own, ...job }: Job): string =>
  digestOf({ ...job, seats: seats.map(({ source, ...entrant }) => ({ ...entrant, source: source?.digest })) });

const LONGEST_NAME = 64;
const MOST_PLAYERS = 16;
const LONGEST_LIMIT = 86_400_000;

const name = text(1, LONGEST_NAME);

/** Reads how long a decision may take. */
export const limitReader = optional(integer(1, LONGEST_LIMIT));

/** Reads jobs; their options are left to the game. */
export const jobCodec: Codec<Job, InvalidJob> = codecOf(
  record('a job', {
    game: name,
    rules: name,
    components: name,
    by: name,
    options: anyJson,
    seats: list(entrantReader, 1, MOST_PLAYERS),
    limit: limitReader,
    own: optional(anyJson),
  }),
  invalid('InvalidJob'),
) as Codec<Job, InvalidJob>;
