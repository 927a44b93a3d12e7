import type { ToldOptions } from '../contract/game.js';
import { digestOf, utf8Of } from '../data/digest.js';
import { canonicalJson } from '../data/fingerprint.js';
import type { BaseOptions, BaseState, ByPlayer, Player } from '../types/base-types.js';
import type { Envelope } from './envelope.js';

/** The name of the format of records. */
export const FORMAT = 'sastrugi-record/2';

/** The most moves that a record or a match can have. */
export const MAX_MOVES = 100_000;

/** The beginning of a game: options with a seed, options with told chance, or a position. */
export type Origin<Options extends BaseOptions = BaseOptions, State = BaseState> =
  | SeededOrigin<Options, State>
  | ToldOrigin<Options>;

/** The beginning of a game whose chance is drawn: options with a seed, or a position. */
export type SeededOrigin<Options = BaseOptions, State = BaseState> =
  | {
      /** The options, with the seed; in a record they are filled in. */
      readonly options: Options;
      readonly told?: never;
      readonly start?: never;
    }
  | {
      /** The position in which the game begins. */
      readonly start: State;
      readonly options?: never;
      readonly told?: never;
    };

/** The beginning of a told game, and what chance brought in it. */
export interface ToldOrigin<Options extends BaseOptions = BaseOptions> {
  /** The options, without a seed; in a record they are filled in. */
  readonly options: ToldOptions<Options>;
  /**
   * The facts of the deal, then those of each move; an entry without any is empty. In a record that claims no result the
   * last entry may have only the first of its facts: the game was left while they were told.
   */
  readonly told: readonly string[];
  readonly start?: never;
}

/** A recorded game: everything needed to replay it and to verify its result. */
export type GameRecord<Options extends BaseOptions = BaseOptions, State = BaseState> = RecordBody &
  Origin<Options, State>;

/** The fields of every record, however the game began. */
export interface RecordBody {
  readonly format: typeof FORMAT;
  /** The id given by the record's owner, 1 to 64 characters; by default the record's key. */
  readonly id: string;
  /** The package that wrote it. */
  readonly createdBy: Creator;
  /** The game's id. */
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: string;
  /** The id of the components. */
  readonly components: string;
  /** The moves in notation. */
  readonly moves: readonly string[];
  /** The result after the last move, if the record claims one. */
  readonly result?: RecordResult;
  /** The players, place, time and kind of ending, which a replay cannot verify. */
  readonly envelope?: Envelope;
}

/** A package and its version. */
export interface Creator {
  readonly package: string;
  readonly version: string;
}

/** The last state as the record claims it. */
export interface RecordResult {
  readonly over: boolean;
  /** The points by player. */
  readonly totals: ByPlayer<number>;
  readonly winners: readonly Player[];
  readonly outcome: unknown;
  /** The digest of the state: 32 hex digits of SHA-256 over its canonical bytes. */
  readonly digest: string;
}

/** A record that is well formed and not yet validated. */
export type UnvalidatedRecord = Omit<RecordBody, 'envelope'> & UnvalidatedOrigin & { readonly envelope?: unknown };

/** The beginning of a game as it stands in a record that is not yet validated. */
export type UnvalidatedOrigin =
  | { readonly options: unknown; readonly told?: readonly string[]; readonly start?: never }
  | { readonly start: unknown; readonly options?: never; readonly told?: never };

/**
 * Returns a key of a game that does not depend on who recorded it or under which id: 32 hex digits of SHA-256 over the
 * game, its rules and components, its beginning, the moves, and what chance brought if that was told.
 */
export const recordKey = (record: KeyedRecord): string => {
  const { game, rules, components, options, told, start, moves } = record;
  return digestOf({ game, rules, components, options, told, start, moves });
};

/** The fields of a record from which its key is computed. */
export type KeyedRecord = Pick<
  UnvalidatedRecord | GameRecord,
  'game' | 'rules' | 'components' | 'options' | 'told' | 'start' | 'moves'
>;

/**
 * Returns the bytes of a record: UTF-8 of its JSON with sorted keys, the same for equal records. They contain no
 * newline.
 */
export const canonicalBytes = (record: UnvalidatedRecord | GameRecord): Uint8Array => utf8Of(canonicalJson(record));

/** The version of this package; a test compares it with `package.json`. */
export const VERSION = '0.1.0';
