import type { Envelope } from './envelope.js';
import type { BaseOptions, BaseState, Player } from './game.js';

/** The name of the form in which games are recorded. */
export const FORMAT = 'sastrugi-record/2';

/** The most moves that a record or a match has. */
export const MOST_MOVES = 100_000;

/** How a game began: dealt with some options, or from a position. */
export type Origin<Options = BaseOptions, State = BaseState> =
  | {
      /** The options, the seed among them; in a record they are filled in. */
      readonly options: Options;
      readonly start?: never;
    }
  | {
      /** The position in which it begins. */
      readonly start: State;
      readonly options?: never;
    };

/** A game as it was played: everything that is needed to play it again, and to prove where it ended. */
export type GameRecord<Options = BaseOptions, State = BaseState> = RecordBody & Origin<Options, State>;

/** What every record has, however the game began. */
export interface RecordBody {
  readonly format: typeof FORMAT;
  /** What its keeper calls it: 1 to 64 characters; the record's key where nothing else is said. */
  readonly id: string;
  /** The package that wrote it. */
  readonly by: Maker;
  /** The game's id. */
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: string;
  /** The id of the components. */
  readonly components: string;
  /** The moves in notation. */
  readonly moves: readonly string[];
  /** How it stood after the last move, if the record claims that. */
  readonly result?: RecordResult;
  /** Who played, where and when, and how it came to its end: what no replay can prove. */
  readonly envelope?: Envelope;
}

/** A package, and which version of it. */
export interface Maker {
  readonly package: string;
  readonly version: string;
}

/** What a record claims of its last state. */
export interface RecordResult {
  readonly over: boolean;
  /** The points by player. */
  readonly totals: readonly number[];
  readonly winners: readonly Player[];
  readonly outcome: unknown;
  /** The digest of the state: 32 hex digits of SHA-256 over its canonical bytes. */
  readonly digest: string;
}

/** A record as it was read: well formed, and nothing of it proved. */
export type ReadRecord = Omit<RecordBody, 'envelope'> & { readonly envelope?: unknown } & Origin<unknown, unknown>;
