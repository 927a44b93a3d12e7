import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types } from '../core/contract/game.js';
import { sealedPhaseOf } from '../core/contract/sealed.js';
import { left, right } from '../core/errors/errors.js';
import { type MatchOf, makeMove, stateAt, undo, undoReveals } from '../core/records/match.js';
import { noChoices, submitChoice, type WaitingChoices } from './choices.js';
import {
  alreadyAnswered,
  type InvalidSeats,
  invalidSeats,
  nothingToUndo,
  notSeated,
  noUndoRequest,
  type RequestError,
  staleRequest,
  undoPending,
} from './errors.js';
import type { MatchRevision, Request } from './request.js';

/** A seat at a table. Bots agree to every undo request. */
export interface TableSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/**
 * A match with its seats and undo request, as immutable plain data. It includes hidden information: keep it on the
 * server.
 */
export interface Table<G extends Types> {
  readonly match: MatchOf<G>;
  /** The seats, by player. */
  readonly seats: readonly TableSeat[];
  /** Increases with every change. */
  readonly version: number;
  /** Increases whenever moves are taken back: viewers then start again instead of continuing from what they know. */
  readonly undoCount: number;
  /**
   * The sealed choices that wait until everybody has chosen, by player. A player may replace theirs; no move is made before
   * all have chosen.
   */
  readonly choices: WaitingChoices<G>;
  /** The pending undo request; the next move ends it. */
  readonly undoRequest: UndoRequest | null;
}

/** An undo request. */
export interface UndoRequest {
  /** The player whose last move is to be taken back, with all moves after it. */
  readonly player: Player;
  /** The players who agree; from the beginning the player who asked and all bots. */
  readonly agreedPlayers: readonly Player[];
}

/** Makes a table for a new or current match. */
export const openTable = <G extends Types>(
  game: Game<G>,
  match: MatchOf<G>,
  seats: readonly TableSeat[],
): Either<InvalidSeats, Table<G>> => {
  const { players } = stateAt(game, match)!;
  if (seats.length !== players) return left(invalidSeats(players, seats.length));
  return right({ match, seats, version: 0, undoCount: 0, choices: noChoices(players), undoRequest: null });
};

/**
 * Applies a request of a player and returns the new table, or the error of a refused request. Determine `player` on the
 * server, never from the request. A request for another point of the match than the table's is refused: a double click,
 * or a move that comes too late. Undo requests and answers do not make a move late. While an undo request is pending,
 * asking again returns the same table, and another player's request is refused, whatever point it names.
 */
export const submit = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  player: Player,
  request: Request<G>,
): Either<RequestError<G>, Table<G>> => {
  if (!Number.isInteger(player) || table.seats[player] === undefined) return left(notSeated(player));
  const { undoRequest } = table;
  if (request.kind === 'askUndo' && undoRequest !== null)
    return undoRequest.player === player ? right(table) : left(undoPending(undoRequest.player));
  const current = revisionOf(table);
  if (request.revision.undoCount !== current.undoCount || request.revision.ply !== current.ply)
    return left(staleRequest(current, request.revision));
  switch (request.kind) {
    case 'move':
      return submitMove(game, table, player, request.move);
    case 'askUndo':
      return requestUndo(game, table, player);
    case 'answerUndo':
      return answerUndo(game, table, player, request);
  }
};

const submitMove = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  player: Player,
  move: G['Move'],
): Either<RequestError<G>, Table<G>> => {
  if (sealedPhaseOf(stateOf(game, table)) !== null) {
    const chosen = submitChoice(game, table, player, move);
    if (chosen._tag === 'Left') return chosen;
    const hasMoved = chosen.right.match !== table.match;
    return right(withChange(table, { ...chosen.right, undoRequest: hasMoved ? null : table.undoRequest }));
  }
  const made = makeMove(game, table.match, move, player);
  return made._tag === 'Left' ? made : right(withChange(table, { match: made.right.match, undoRequest: null }));
};

const requestUndo = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  player: Player,
): Either<RequestError<G>, Table<G>> => {
  if (undoPly(game, table.match, player) === null) return left(nothingToUndo);
  if (isFreeUndo(game, table.match, player)) return right(withChange(table, takeBack(game, table, player)));
  const agreedPlayers = table.seats.flatMap(({ kind }, other) => (other === player || kind === 'bot' ? [other] : []));
  return right(withUndoRequest(game, table, { player, agreedPlayers }));
};

const answerUndo = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  player: Player,
  { player: requester, agrees }: Extract<Request<G>, { readonly kind: 'answerUndo' }>,
): Either<RequestError<G>, Table<G>> => {
  const { undoRequest } = table;
  if (undoRequest?.player !== requester) return left(noUndoRequest);
  if (undoRequest.agreedPlayers.includes(player)) return left(alreadyAnswered);
  if (!agrees) return right(withChange(table, { undoRequest: null }));
  return right(
    withUndoRequest(game, table, {
      player: undoRequest.player,
      agreedPlayers: [...undoRequest.agreedPlayers, player].sort((a, b) => a - b),
    }),
  );
};

/** Returns the table with this undo request, carried out if all agree. */
const withUndoRequest = <G extends Types>(game: Game<G>, table: Table<G>, undoRequest: UndoRequest): Table<G> => {
  const isAgreed = undoRequest.agreedPlayers.length === table.seats.length;
  return withChange(table, isAgreed ? takeBack(game, table, undoRequest.player) : { undoRequest });
};

/** Returns the changes of a table when a player's last move is taken back, with all moves after it. */
const takeBack = <G extends Types>(game: Game<G>, table: Table<G>, player: Player): Partial<Table<G>> => {
  let { match } = table;
  for (const ply = undoPly(game, match, player)!; match.ply > ply; ) match = undo(match);
  return { match, choices: noChoices(table.seats.length), undoRequest: null, undoCount: table.undoCount + 1 };
};

const withChange = <G extends Types>(table: Table<G>, change: Partial<Table<G>>): Table<G> => ({
  ...table,
  ...change,
  version: table.version + 1,
});

/** Returns the point of the match at which a table is. */
export const revisionOf = <G extends Types>({ undoCount, match }: Table<G>): MatchRevision => ({
  undoCount,
  ply: match.ply,
});

/** Returns the current state of a table. */
export const stateOf = <G extends Types>(game: Game<G>, { match }: Table<G>): G['State'] => stateAt(game, match)!;

/** Returns the ply before the last move of a player; null if there is none. */
export const undoPly = <G extends Types>(game: Game<G>, match: MatchOf<G>, player: Player): number | null => {
  for (let ply = match.ply - 1; ply >= 0; ply--) {
    if (game.toAct(stateAt(game, match, ply)!) === player) return ply;
  }
  return null;
};

/**
 * Checks whether a player may take their last move back without asking: nobody has moved since, and the move revealed
 * nothing.
 */
export const isFreeUndo = <G extends Types>(game: Game<G>, match: MatchOf<G>, player: Player): boolean =>
  match.ply > 0 && undoPly(game, match, player) === undo(match).ply && !undoReveals(game, match);
