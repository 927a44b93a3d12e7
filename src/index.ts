/**
 * The types of the library, records, matches and errors, for generic code. This entry loads no game: use `loadGame`, or
 * import all games from `sastrugi/games`.
 *
 * @module
 */
import type { AnyGame } from './core/contract/game.js';
import type { Games } from './games/index.js';

export type { RandomState } from './core/chance/random.js';
export type { Codec } from './core/codec/index.js';
export * from './core/contract/game.js';
export type { ChanceNotation, FactNotation, Kernel, Shell, StateHeader } from './core/contract/kernel.js';
export { fingerprint } from './core/data/fingerprint.js';
export type {
  ComponentsMismatch,
  ErrorValue,
  IllegalMove,
  InvalidComponents,
  InvalidEnvelope,
  InvalidMatch,
  InvalidMove,
  InvalidOptions,
  InvalidRecord,
  InvalidState,
  InvalidTold,
  InvalidView,
  NotToAct,
  NotToActView,
  PositionError,
  RuleBroken,
  RulesMismatch,
  StateIsView,
  ToldProblem,
  UnknownMove,
  WhyIllegal,
} from './core/errors/errors.js';
export { orThrow } from './core/errors/errors.js';
export type { GameOption, OptionTable, OptionValue, OptionValues } from './core/fields/options.js';
export type { Comment, EndedEarly, Envelope, PlayedOut, PlayerOfRecord, Termination } from './core/records/envelope.js';
export * from './core/records/match.js';
export type {
  Creator,
  GameRecord,
  Origin,
  RecordBody,
  RecordResult,
  SeededOrigin,
  ToldOrigin,
  UnvalidatedOrigin,
  UnvalidatedRecord,
} from './core/records/record.js';
export type {
  GameMismatch,
  MoveRefused,
  RecordError,
  WrongResult,
} from './core/records/record-errors.js';
export { type RecordInput, recordOf, toToldRecord } from './core/records/record-of.js';
export { type RecordedGame, type RecordedStep, stepsOfRecord } from './core/records/replay-moves.js';
export { replay, type ValidatedRecord, validateRecord } from './core/records/validate-record.js';
export type { Clauses, Enforced, RuleClause } from './core/types/clauses.js';
export type { PlayerScore, Score } from './core/types/score.js';
export type { GamePack, GameTwice, InvalidPack } from './packs/pack.js';

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
