import type { Either } from 'fp-ts/lib/Either.js';
import { codecOf, integer, list, oneOf, record, text, unread } from '../core/codec/index.js';
import type { Game, Types } from '../core/contract/game.js';
import { accepted, type Failure, invalid } from '../core/errors/verdict.js';
import { matchOf, recordOfMatch } from '../core/records/match.js';
import type { GameRecord } from '../core/records/record.js';
import type { RecordFault } from '../core/records/record-fault.js';
import type { SeatsFault } from './fault.js';
import { openTable, type Table, type TableSeat } from './table.js';

/** A table to be stored, as plain JSON. It includes all hidden information: keep it on the server. */
export interface SavedTable<G extends Types = Types> {
  readonly format: 'sastrugi-table/1';
  readonly seats: readonly TableSeat[];
  readonly version: number;
  readonly line: number;
  /** The match so far, with the result that `openSaved` validates. */
  readonly record: GameRecord<G['Settings'], G['State']>;
}

/** The error of a document that is not a saved table; `path` is the place of the error. */
export interface InvalidTable extends Failure {
  readonly _tag: 'InvalidTable';
  readonly path: string;
}

/** The error of a saved table that does not open: an invalid document, or a game that replays differently. */
export type TableFault<G extends Types> = InvalidTable | SeatsFault | RecordFault<G['Refusal']>;

/** Returns the table to be stored. A pending undo request is not saved. */
export const saveTable = <G extends Types>(game: Game<G>, table: Table<G>): SavedTable<G> => ({
  format: 'sastrugi-table/1',
  seats: table.seats,
  version: table.version,
  line: table.line,
  record: recordOfMatch(game, table.match),
});

/**
 * Opens a saved table by replaying its moves. It opens in every version of the package in which its game is unchanged;
 * otherwise the error names the difference: the rules, the components, a move or the result.
 */
export const openSaved = <G extends Types>(game: Game<G>, document: unknown): Either<TableFault<G>, Table<G>> => {
  const saved = savedCodec.decode(document);
  if (saved._tag === 'Left') return saved;
  const match = matchOf(game, saved.right.record);
  if (match._tag === 'Left') return match;
  const table = openTable(game, match.right, saved.right.seats);
  if (table._tag === 'Left') return table;
  const { version, line } = saved.right;
  return accepted({ ...table.right, version, line });
};

const LONGEST_NAME = 200;
const MOST_SEATS = 16;
const count = integer(0, Number.MAX_SAFE_INTEGER);

const savedCodec = codecOf(
  record('a saved table', {
    format: oneOf('sastrugi-table/1'),
    seats: list(record('a seat', { name: text(1, LONGEST_NAME), plays: oneOf('person', 'bot') }), 1, MOST_SEATS),
    version: count,
    line: count,
    record: unread,
  }),
  invalid('InvalidTable'),
);
