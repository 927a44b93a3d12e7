import { pathToFileURL } from 'node:url';
import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame, BaseMove, BaseOptions, BaseState } from '../../src/core/contract/game.js';
import type { ErrorValue } from '../../src/core/errors/errors.js';
import type { GameRecord } from '../../src/core/records/record.js';

/** The compared part of a game; its other functions may have other names in another edition. */
export type ComparedGame = Pick<
  AnyGame,
  | 'legalMoves'
  | 'score'
  | 'toAct'
  | 'deal'
  | 'step'
  | 'play'
  | 'playout'
  | 'whyIllegal'
  | 'view'
  | 'viewEvents'
  | 'determinize'
  | 'catalogue'
  | 'formatMove'
  | 'clauses'
>;

/** The compared part of the library at some revision. */
export interface Edition {
  readonly games: Readonly<Record<string, ComparedGame>>;
  /** By game, then by clause. */
  readonly refusals: Readonly<Record<string, object>>;
  fingerprint(value: unknown): string;
  recordOf(
    game: ComparedGame,
    options: BaseOptions,
    moves: readonly BaseMove[],
    end: BaseState,
  ): Either<ErrorValue, GameRecord>;
  validateRecord(document: unknown): unknown;
}

/** A value of the reference edition, and the same of the present one. */
export type Pair<A> = readonly [reference: A, present: A];

export const mapPair = <A, B>([reference, present]: Pair<A>, change: (each: A) => B): Pair<B> => [
  change(reference),
  change(present),
];

/** Loads the editions from these bundles. */
export const loadEditions = async ([reference, present]: Pair<string>): Promise<Pair<Edition>> => [
  await import(pathToFileURL(reference).href),
  await import(pathToFileURL(present).href),
];
