/**
 * The types of the library, records, matches and errors, for generic code. This entry loads no game: use `loadGame`, or
 * import all games from `sastrugi/games`.
 *
 * @module
 */
import type { AnyGame } from './core/game.js';
import type { Games } from './games/index.js';

export type { Clauses, Kept, RuleClause } from './core/clauses.js';
export type { Codec } from './core/codec.js';
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
export type { PlayerScore, Score } from './core/score.js';
export { replay, type Validated, validateRecord } from './core/validate-record.js';
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

/** The ids of the games. */
export const gameIds = ['antarctica', 'blueprints', 'frostpunk', 'igloo-igloo', 'nunatak'] as const;

/** The id of a game. */
export type GameId = (typeof gameIds)[number];

const LOADERS: { readonly [Id in GameId]: () => Promise<{ readonly game: Games[Id] }> } = {
  antarctica: () => import('./games/antarctica/index.js'),
  blueprints: () => import('./games/blueprints/index.js'),
  frostpunk: () => import('./games/frostpunk/index.js'),
  'igloo-igloo': () => import('./games/igloo-igloo/index.js'),
  nunatak: () => import('./games/nunatak/index.js'),
};

const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/**
 * Loads the game with an id; undefined if there is none.
 *
 * @example
 * ```ts run
 * import { loadGame } from 'sastrugi';
 *
 * const game = await loadGame('nunatak');
 * console.log(game.title, game.players.max); // => Nunatak 4
 * ```
 */
export function loadGame<Id extends GameId>(id: Id): Promise<Games[Id]>;
export function loadGame(id: string): Promise<AnyGame | undefined>;
export async function loadGame(id: string): Promise<unknown> {
  return isGameId(id) ? (await LOADERS[id]()).game : undefined;
}
