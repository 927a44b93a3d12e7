/**
 * What serves every game: the games by id, records, matches, fingerprints and the types.
 *
 * @module
 */
import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame, BaseState } from './core/game.js';
import type { GameRecord } from './core/record.js';
import { readRecord } from './core/record-codec.js';
import type { RecordFault } from './core/record-fault.js';
import { checkRecord, type Proved, replay as replayWith } from './core/record-proof.js';
import { refused } from './core/verdict.js';
import { game as antarctica } from './games/antarctica/index.js';
import { game as blueprints } from './games/blueprints/index.js';
import { game as frostpunk } from './games/frostpunk/index.js';
import { game as iglooIgloo } from './games/igloo-igloo/index.js';
import { game as nunatak } from './games/nunatak/index.js';

export type { Clauses, Kept, RuleClause } from './core/clauses.js';
export { asType, type Codec } from './core/codec.js';
export type { BrokenOff, Comment, Envelope, PlayedOut, PlayerOfRecord, Termination } from './core/envelope.js';
export { fingerprint } from './core/fingerprint.js';
export * from './core/game.js';
export type { Head, Kernel, Shell } from './core/kernel.js';
export * from './core/match.js';
export type { RandomState } from './core/random.js';
export type { GameRecord, Maker, Origin, ReadRecord, RecordBody, RecordResult } from './core/record.js';
export type {
  MoveRefused,
  OtherGame,
  OtherRules,
  RecordFault,
  RecordOfOtherComponents,
  WrongResult,
} from './core/record-fault.js';
export { type Recorded, recordOf } from './core/record-of.js';
export type { Proved } from './core/record-proof.js';
export type { PlayerScore, Score } from './core/score.js';
export type {
  Failure,
  ForeignView,
  IllegalMove,
  InvalidComponents,
  InvalidEnvelope,
  InvalidMatch,
  InvalidMove,
  InvalidOptions,
  InvalidRecord,
  InvalidState,
  InvalidView,
  NotToAct,
  OtherComponents,
  OtherVersion,
  RuleBroken,
  StateIsView,
  UnknownMove,
  WhyIllegal,
} from './core/verdict.js';
export { orThrow } from './core/verdict.js';

/** The games by id. */
export const games = { antarctica, blueprints, frostpunk, 'igloo-igloo': iglooIgloo, nunatak } as const;

/** The id of a game. */
export type GameId = keyof typeof games;

/** The game of an id, for code that serves any game; undefined where there is none of this name. */
export const gameOf = (id: string): AnyGame | undefined =>
  Object.hasOwn(games, id) ? (games[id as GameId] as AnyGame) : undefined;

const named = (id: string, own: AnyGame | undefined): AnyGame | undefined => {
  return own?.id === id ? own : gameOf(id);
};

/**
 * The game of a record and where it ended, or the first thing that is wrong with it. The record names its game; for records played
 * with own components, `own` is the game that `withComponents` made.
 */
export const validateRecord = (document: unknown, own?: AnyGame): Either<RecordFault, Proved> => {
  const claimed = readRecord(document);
  if (claimed._tag === 'Left') return claimed;
  const { game: found } = claimed.right;
  const game = named(found, own);
  if (game !== undefined) return checkRecord(game, claimed.right);
  const expected = Object.keys(games).join(', ');
  return refused({
    _tag: 'OtherGame',
    expected,
    found,
    message: `There is no game '${found}'; there are ${expected}.`,
  });
};

/** The last state of a record that is known to be right; throws where it is not. */
export const replay = (record: GameRecord, own?: AnyGame): BaseState => {
  const game = named(record.game, own);
  if (game === undefined) throw new Error(`There is no game '${record.game}'.`);
  return replayWith(game, record);
};
