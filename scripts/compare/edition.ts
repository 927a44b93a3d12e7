import { pathToFileURL } from 'node:url';
import type { AnyGame, BaseMove, BaseOptions, BaseState } from '../../src/core/contract/game.js';
import { type Renaming, renamingOf, unchanged } from './renaming.js';

/** The compared part of a game; its other functions may have other names in another edition. */
export type Compared = Pick<
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
  readonly games: Readonly<Record<string, Compared>>;
  /** By game, then by clause. */
  readonly refusals: Readonly<Record<string, object>>;
  fingerprint(value: unknown): string;
  recordOf(game: Compared, options: BaseOptions, moves: readonly BaseMove[], end: BaseState): object;
  validateRecord(document: unknown): unknown;
  /** Returns the renaming of what a game of this edition answers to the present kinds. */
  renamingOf(game: string): Renaming;
}

/** A value of the reference edition, and the same of the present one. */
export type Pair<A> = readonly [reference: A, present: A];

export const both = <A, B>([reference, present]: Pair<A>, change: (each: A) => B): Pair<B> => [
  change(reference),
  change(present),
];

/** Loads the editions from these bundles. */
export const editionsIn = async ([reference, present]: Pair<string>): Promise<Pair<Edition>> => [
  { ...(await import(pathToFileURL(reference).href)), renamingOf },
  { ...(await import(pathToFileURL(present).href)), renamingOf: () => unchanged },
];
