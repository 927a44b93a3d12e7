import type { Either } from 'fp-ts/lib/Either.js';
import { canonical } from './fingerprint.js';
import { type Game, HIDDEN, type Types, type Viewer } from './game.js';
import { type GameRecord, recordOf } from './record.js';
import { accepted, type IllegalMove, type InvalidOptions } from './verdict.js';

/** A game with its history: plain data, never changed; undo keeps what redo needs. */
export interface Match<State, Move, Options> {
  readonly options: Options;
  /** Every state so far, the one dealt first; those after `ply` were undone. */
  readonly states: readonly State[];
  /** The moves between them. */
  readonly moves: readonly Move[];
  /** How many moves have been made and not undone. */
  readonly ply: number;
}

/** A match of a game. */
export type MatchOf<G extends Types> = Match<G['State'], G['Move'], G['Options']>;

/** A match before its first move. */
export const startMatch = <G extends Types>(
  game: Game<G>,
  options: G['Options'],
): Either<InvalidOptions, MatchOf<G>> => {
  const start = game.setup(options);
  return start._tag === 'Left' ? start : accepted({ options, states: [start.right], moves: [], ply: 0 });
};

/** The state of a match now, or at an earlier ply; undefined for a ply that it has not reached. */
export const stateAt = <State>(match: Match<State, unknown, unknown>, ply: number = match.ply): State | undefined =>
  match.states[ply];

/** The match after a move; what was undone before is forgotten. */
export const makeMove = <G extends Types>(
  game: Game<G>,
  match: MatchOf<G>,
  move: G['Move'],
): Either<IllegalMove<G['Refusal']>, MatchOf<G>> => {
  const { options, ply } = match;
  const next = game.applyMove(match.states[ply]!, move);
  if (next._tag === 'Left') return next;
  const states = [...match.states.slice(0, ply + 1), next.right];
  const moves = [...match.moves.slice(0, ply), game.moveOf(game.actionOf(move))!];
  return accepted({ options, states, moves, ply: ply + 1 });
};

/** The match without its last move; the same match when there is none. */
export const undo = <M extends Match<unknown, unknown, unknown>>(match: M): M =>
  match.ply === 0 ? match : { ...match, ply: match.ply - 1 };

/** The match with the last undone move made again; the same match when there is none. */
export const redo = <M extends Match<unknown, unknown, unknown>>(match: M): M =>
  match.ply === match.moves.length ? match : { ...match, ply: match.ply + 1 };

/**
 * Whether undoing the last move would take back what somebody has learnt by it: chance was drawn, or a viewer sees
 * less hidden than before. Apps ask the table before such an undo.
 */
export const undoReveals = <G extends Types>(game: Game<G>, { states, ply }: MatchOf<G>): boolean => {
  if (ply === 0) return false;
  const [before, after] = [states[ply - 1]!, states[ply]!];
  if (canonical(before.random) !== canonical(after.random)) return true;
  const viewers: readonly Viewer[] = [...Array.from({ length: after.players }, (_, player) => player), 'spectator'];
  return viewers.some((viewer) => hiddenIn(game.view(after, viewer)) < hiddenIn(game.view(before, viewer)));
};

/** How many values of a view are hidden. */
const hiddenIn = (value: unknown): number => {
  if (value === HIDDEN) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + hiddenIn(part), 0);
};

/** The record of a match up to now. */
export const recordOfMatch = <G extends Types>(game: Game<G>, match: MatchOf<G>): GameRecord<G['Options']> =>
  recordOf(game, match.options, match.moves.slice(0, match.ply), match.states[match.ply]!);
