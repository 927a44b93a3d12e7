import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types } from '../core/contract/game.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { type MatchOf, makeMove, stateAt, undo } from '../core/records/match.js';
import {
  alreadyAnswered,
  invalidSeats,
  nothingAsked,
  nothingToUndo,
  notSeated,
  type RequestFault,
  type SeatsFault,
  stale,
  undoPending,
} from './fault.js';
import type { Known, Request } from './request.js';
import { isFreeUndo, undoPly } from './taking-back.js';

/** A seat at a table. Bots agree to every undo request. */
export interface TableSeat {
  readonly name: string;
  readonly plays: 'person' | 'bot';
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
  readonly line: number;
  /** The pending undo request; the next move ends it. */
  readonly asked: AskedUndo | null;
}

/** An undo request. */
export interface AskedUndo {
  /** The player whose last move is to be taken back, with all moves after it. */
  readonly by: Player;
  /** The players who agree; from the beginning the player who asked and all bots. */
  readonly agreed: readonly Player[];
}

/** Makes a table for a new or current match. */
export const openTable = <G extends Types>(
  game: Game<G>,
  match: MatchOf<G>,
  seats: readonly TableSeat[],
): Either<SeatsFault, Table<G>> => {
  const { players } = stateAt(game, match)!;
  if (seats.length !== players) return refused(invalidSeats(players, seats.length));
  return accepted({ match, seats, version: 0, line: 0, asked: null });
};

/**
 * Applies a request of player `by` and returns the new table, or the error of a refused request. Determine `by` on the
 * server, never from the request. A request for another point of the match than the table's is refused: a double click,
 * or a move that comes too late. Undo requests and answers do not make a move late. While an undo request is pending,
 * asking again returns the same table, and another player's request is refused, whatever point it names.
 */
export const submit = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  by: Player,
  request: Request<G>,
): Either<RequestFault<G>, Table<G>> => {
  if (!Number.isInteger(by) || table.seats[by] === undefined) return refused(notSeated(by));
  const { asked } = table;
  if (request.kind === 'askUndo' && asked !== null)
    return asked.by === by ? accepted(table) : refused(undoPending(asked.by));
  const now = knownOf(table);
  if (request.known.line !== now.line || request.known.ply !== now.ply) return refused(stale(now, request.known));
  switch (request.kind) {
    case 'move':
      return moved(game, table, by, request.move);
    case 'askUndo':
      return undoAsked(game, table, by);
    case 'answerUndo':
      return undoAnswered(game, table, by, request);
  }
};

const moved = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  by: Player,
  move: G['Move'],
): Either<RequestFault<G>, Table<G>> => {
  const made = makeMove(game, table.match, move, by);
  return made._tag === 'Left' ? made : accepted(changed(table, { match: made.right.match, asked: null }));
};

const undoAsked = <G extends Types>(game: Game<G>, table: Table<G>, by: Player): Either<RequestFault<G>, Table<G>> => {
  if (undoPly(game, table.match, by) === null) return refused(nothingToUndo);
  if (isFreeUndo(game, table.match, by)) return accepted(changed(table, takenBack(game, table, by)));
  const agreed = table.seats.flatMap(({ plays }, player) => (player === by || plays === 'bot' ? [player] : []));
  return accepted(agreedOn(game, table, { by, agreed }));
};

const undoAnswered = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  by: Player,
  { by: asking, agrees }: Extract<Request<G>, { readonly kind: 'answerUndo' }>,
): Either<RequestFault<G>, Table<G>> => {
  const { asked } = table;
  if (asked?.by !== asking) return refused(nothingAsked);
  if (asked.agreed.includes(by)) return refused(alreadyAnswered);
  if (!agrees) return accepted(changed(table, { asked: null }));
  return accepted(agreedOn(game, table, { by: asked.by, agreed: [...asked.agreed, by].sort((a, b) => a - b) }));
};

/** Returns the table with this undo request, carried out if all agree. */
const agreedOn = <G extends Types>(game: Game<G>, table: Table<G>, asked: AskedUndo): Table<G> => {
  const isAgreed = asked.agreed.length === table.seats.length;
  return changed(table, isAgreed ? takenBack(game, table, asked.by) : { asked });
};

/** Returns the changes of a table when a player's last move is taken back, with all moves after it. */
const takenBack = <G extends Types>(game: Game<G>, table: Table<G>, by: Player): Partial<Table<G>> => {
  let { match } = table;
  for (const ply = undoPly(game, match, by)!; match.ply > ply; ) match = undo(match);
  return { match, asked: null, line: table.line + 1 };
};

const changed = <G extends Types>(table: Table<G>, change: Partial<Table<G>>): Table<G> => ({
  ...table,
  ...change,
  version: table.version + 1,
});

/** Returns the point of the match at which a table is. */
export const knownOf = <G extends Types>({ line, match }: Table<G>): Known => ({ line, ply: match.ply });

/** Returns the current state of a table. */
export const stateOf = <G extends Types>(game: Game<G>, { match }: Table<G>): G['State'] => stateAt(game, match)!;
