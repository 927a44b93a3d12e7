import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types } from '../core/game.js';
import { type MatchOf, makeMove, stateAt, undo } from '../core/match.js';
import { accepted, refused } from '../core/verdict.js';
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
import type { Request } from './request.js';
import { isFreeUndo, undoOf } from './taking-back.js';

/** Somebody who sits at a table. Who is asked, and who is not: a bot agrees to whatever the people want. */
export interface Seat {
  readonly name: string;
  readonly plays: 'person' | 'bot';
}

/** A match, who plays it, and what they are talking about: plain data, never changed. It is for the server alone. */
export interface Table<G extends Types> {
  readonly match: MatchOf<G>;
  /** By player. */
  readonly seats: readonly Seat[];
  /** One more with every change. */
  readonly version: number;
  /** One more whenever moves are taken back: what was published before does not go on then, but begins anew. */
  readonly line: number;
  /** The pending undo request; the next move ends it. */
  readonly asked: AskedUndo | null;
}

/** A wish to take moves back. */
export interface AskedUndo {
  /** Whose last move, and all that came after it. */
  readonly by: Player;
  /** Who agrees: who asked, and bots, from the beginning. */
  readonly agreed: readonly Player[];
}

/** A table at which a match goes on, or begins. */
export const openTable = <G extends Types>(
  game: Game<G>,
  match: MatchOf<G>,
  seats: readonly Seat[],
): Either<SeatsFault, Table<G>> => {
  const { players } = stateAt(game, match)!;
  if (seats.length !== players) return refused(invalidSeats(players, seats.length));
  return accepted({ match, seats, version: 0, line: 0, asked: null });
};

/**
 * The table after what a player wants of it, or why not. Who that is, the server knows, and not the request. A request
 * that was made of another version than the table's is refused: a double click, or a move that comes too late. While an undo
 * request is pending, asking again returns the same table, and another player's request is refused, whatever its version.
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
  if (request.version !== table.version) return refused(stale(table.version, request.version));
  switch (request.kind) {
    case 'move':
      return moved(game, table, by, request.move);
    case 'askUndo':
      return undoAsked(game, table, by);
    case 'answerUndo':
      return undoAnswered(game, table, by, request.agrees);
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
  if (undoOf(game, table.match, by) === null) return refused(nothingToUndo);
  if (isFreeUndo(game, table.match, by)) return accepted(changed(table, takenBack(game, table, by)));
  const agreed = table.seats.flatMap(({ plays }, player) => (player === by || plays === 'bot' ? [player] : []));
  return accepted(agreedOn(game, table, { by, agreed }));
};

const undoAnswered = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  by: Player,
  agrees: boolean,
): Either<RequestFault<G>, Table<G>> => {
  const { asked } = table;
  if (asked === null) return refused(nothingAsked);
  if (asked.agreed.includes(by)) return refused(alreadyAnswered);
  if (!agrees) return accepted(changed(table, { asked: null }));
  return accepted(agreedOn(game, table, { by: asked.by, agreed: [...asked.agreed, by].sort((a, b) => a - b) }));
};

/** The table with this wish: carried out if all agree. */
const agreedOn = <G extends Types>(game: Game<G>, table: Table<G>, asked: AskedUndo): Table<G> => {
  const isAgreed = asked.agreed.length === table.seats.length;
  return changed(table, isAgreed ? takenBack(game, table, asked.by) : { asked });
};

/** What becomes of a table when a player's last move is taken back, with all that came after it. */
const takenBack = <G extends Types>(game: Game<G>, table: Table<G>, by: Player): Partial<Table<G>> => {
  let { match } = table;
  for (const ply = undoOf(game, match, by)!; match.ply > ply; ) match = undo(match);
  return { match, asked: null, line: table.line + 1 };
};

const changed = <G extends Types>(table: Table<G>, change: Partial<Table<G>>): Table<G> => ({
  ...table,
  ...change,
  version: table.version + 1,
});

/** Where the match of a table stands. */
export const stateOf = <G extends Types>(game: Game<G>, { match }: Table<G>): G['State'] => stateAt(game, match)!;
