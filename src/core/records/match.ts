import type { Either } from 'fp-ts/lib/Either.js';
import {
  type Codec,
  createCodec,
  dropped,
  integer,
  list,
  object,
  optional,
  type Reader,
  type ReadersOf,
  refine,
} from '../codec/index.js';
import type { Game, Rules } from '../contract/game.js';
import {
  type IllegalMove,
  type InvalidMatch,
  type InvalidOptions,
  type InvalidState,
  invalidDocument,
  left,
  type NotToAct,
  notToActError,
  orThrow,
  right,
} from '../errors/errors.js';
import type { Player, Types, Viewer } from '../types/base-types.js';
import { type GameRecord, MAX_MOVES, type SeededOrigin } from './record.js';
import type { RecordError } from './record-errors.js';
import { recordOf } from './record-of.js';
import { initialState } from './replay-moves.js';
import { validateRecord } from './validate-record.js';

/** A game with its history: plain data, never changed. Undo keeps the moves that redo needs. */
export type Match<Options, Move, State> = SeededOrigin<Options, State> & History<Move, State>;

/** The history of a match. */
export interface History<Move, State> {
  /** The moves so far; those after `ply` were undone. */
  readonly moves: readonly Move[];
  /** The number of moves made and not undone. */
  readonly ply: number;
  /** Some of the states, oldest first, to find others quickly; all can be rebuilt from the moves. */
  readonly states: readonly KeptState<State>[];
}

/** A state kept in a match. */
export interface KeptState<State> {
  readonly ply: number;
  readonly state: State;
}

/** A match of a game. */
export type MatchOf<G extends Types> = Match<G['Options'], G['Move'], G['State']>;

/** The distance in moves between kept states; the last state is always kept. */
const STATE_SPACING = 16;

/** Starts a match with options, whose defaults are filled in. */
export const startMatch = <G extends Types>(
  rules: Rules<G>,
  options: G['Options'],
): Either<InvalidOptions, MatchOf<G>> => {
  const settings = rules.Options.decode(options);
  if (settings._tag === 'Left') return settings;
  const state = orThrow(rules.setup(settings.right));
  return right({ options: settings.right, moves: [], ply: 0, states: [{ ply: 0, state }] });
};

/** Starts a match from a position. */
export const startMatchFrom = <G extends Types>(
  game: Game<G>,
  position: G['State'],
): Either<InvalidState, MatchOf<G>> => {
  const read = game.State.decode(position);
  if (read._tag === 'Left') return read;
  const start = read.right;
  return right({ start, moves: [], ply: 0, states: [{ ply: 0, state: start }] });
};

/** Returns the state of a match now, or at an earlier ply; undefined for a ply that the match does not have. */
export const stateAt = <G extends Types>(
  rules: Rules<G>,
  match: MatchOf<G>,
  ply: number = match.ply,
): G['State'] | undefined => {
  const { moves, states } = match;
  if (!Number.isInteger(ply) || ply < 0 || ply > moves.length) return undefined;
  let last = states[0]!;
  for (const kept of states) if (kept.ply <= ply) last = kept;
  let { state } = last;
  for (let i = last.ply; i < ply; i++) state = rules.play(state, moves[i]!);
  return state;
};

/**
 * Makes a move and returns the match with its events; undone moves are dropped. `player` is the one who asks for the
 * move.
 */
export const makeMove = <G extends Types>(
  rules: Rules<G>,
  match: MatchOf<G>,
  move: G['Move'],
  player?: Player,
): Either<
  IllegalMove<G['Refusal']> | NotToAct,
  { readonly match: MatchOf<G>; readonly events: readonly G['Event'][] }
> => {
  const state = stateAt(rules, match)!;
  const decider = rules.toAct(state);
  if (player !== undefined && decider !== null && player !== decider) return left(notToActError(decider));
  const next = rules.step(state, move);
  if (next._tag === 'Left') return next;
  const { ply } = match;
  const moves = [...match.moves.slice(0, ply), rules.moveOf(rules.actionOf(move))!];
  const states = withKeptState(match.states, { ply: ply + 1, state: next.right.state });
  return right({ match: { ...match, moves, ply: ply + 1, states }, events: next.right.events });
};

const withKeptState = <State>(
  states: readonly KeptState<State>[],
  last: KeptState<State>,
): readonly KeptState<State>[] => [...states.filter(({ ply }) => ply < last.ply && ply % STATE_SPACING === 0), last];

/** Returns the match without its last move; the same match when there is none. */
export const undo = <M extends History<unknown, unknown>>(match: M): M =>
  match.ply === 0 ? match : { ...match, ply: match.ply - 1 };

/** Returns the match with the last undone move made again; the same match when there is none. */
export const redo = <M extends History<unknown, unknown>>(match: M): M =>
  match.ply === match.moves.length ? match : { ...match, ply: match.ply + 1 };

/**
 * Checks whether the last move may have revealed something to a player or spectator: chance was drawn, or hidden
 * information was read or shown. Ask the players before undoing such a move.
 */
export const undoReveals = <G extends Types>(game: Game<G>, match: MatchOf<G>): boolean => {
  if (match.ply === 0) return false;
  const before = stateAt(game, match, match.ply - 1)!;
  const move = match.moves[match.ply - 1]!;
  const viewers: readonly Viewer[] = [...Array.from({ length: before.players }, (_, player) => player), 'spectator'];
  return viewers.some(
    (viewer) => game.predictView(game.view(before, viewer), game.viewMove(before, move, viewer)) === null,
  );
};

/** Returns the record of a match up to now. */
export const recordOfMatch = <G extends Types>(
  rules: Rules<G>,
  match: MatchOf<G>,
): GameRecord<G['Settings'], G['State']> =>
  orThrow(
    recordOf(rules, { ...originFields(match), moves: match.moves.slice(0, match.ply), end: stateAt(rules, match)! }),
  );

const originFields = <Options, State>({
  options,
  start,
}: SeededOrigin<Options, State>): SeededOrigin<Options, State> =>
  start === undefined ? { options: options! } : { start };

/**
 * Returns the match of a record, at its end, or the first error of the record. A told game has no chance of its own, and
 * cannot be played on: start a match from its end.
 */
export const matchOfRecord = <G extends Types>(
  game: Game<G>,
  document: unknown,
): Either<RecordError<G['Refusal']>, MatchOf<G>> => {
  const validated = validateRecord(document, game);
  if (validated._tag === 'Left') return validated;
  const { record } = validated.right;
  if (record.told !== undefined) return left(invalidDocument('InvalidRecord')('told', 'a told game is not a match'));
  const moves = record.moves.map((text) => orThrow(game.parseMove(text)));
  return right(rebuildMatch(game, { ...originFields(record), moves, ply: moves.length }));
};

/** The data from which a match is rebuilt. */
type MatchParts<G extends Types> = Omit<History<G['Move'], G['State']>, 'states'> &
  SeededOrigin<G['Options'], G['State']>;

/** The part of a match's document that is read. */
interface MatchDocument<G extends Types> extends Omit<History<G['Move'], G['State']>, 'states'> {
  readonly options: G['Settings'] | undefined;
  readonly start: G['State'] | undefined;
  readonly states: undefined;
}

/** Rebuilds a match from legal moves. */
const rebuildMatch = <G extends Types>(rules: Rules<G>, parts: MatchParts<G>): MatchOf<G> => {
  let state = initialState(rules, parts);
  let states: readonly KeptState<G['State']>[] = [{ ply: 0, state }];
  for (let i = 0; i < parts.ply; i++) {
    state = rules.play(state, parts.moves[i]!);
    states = withKeptState(states, { ply: i + 1, state });
  }
  return { ...parts, states };
};

/** Reads matches. The moves are replayed and the states rebuilt, whatever states the document contains. */
export const matchCodec = <G extends Types>(game: Game<G>): Codec<MatchOf<G>, InvalidMatch> =>
  createCodec(
    refine(
      object('a match', {
        options: optional(game.Options),
        start: optional(game.State),
        moves: list(game.Move, 0, MAX_MOVES),
        ply: integer(0, MAX_MOVES),
        states: dropped,
      } satisfies ReadersOf<MatchDocument<G>>) as Reader<unknown> as Reader<MatchParts<G>>,
      (parts) =>
        findOriginContradiction(parts) ??
        findIllegalMove(game, parts) ??
        (parts.ply > parts.moves.length ? 'ply' : null),
      (parts) => rebuildMatch(game, parts),
    ),
    invalidDocument('InvalidMatch'),
  );

const findOriginContradiction = ({ options, start }: SeededOrigin): string | null =>
  (options === undefined) === (start === undefined) ? 'options' : null;

/** Returns the path of the first illegal move, or null. */
const findIllegalMove = <G extends Types>(game: Game<G>, parts: MatchParts<G>): string | null => {
  let state = initialState(game, parts);
  for (const [i, move] of parts.moves.entries()) {
    if (game.whyIllegal(state, move) !== null) return `moves[${i}]`;
    state = game.play(state, move);
  }
  return null;
};
