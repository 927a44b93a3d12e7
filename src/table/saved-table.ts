import type { Either } from 'fp-ts/lib/Either.js';
import { createCodec, integer, list, nullable, object, oneOf, text, unknown } from '../core/codec/index.js';
import type { Game, Types } from '../core/contract/game.js';
import { type ErrorValue, invalidDocument, left, right } from '../core/errors/errors.js';
import { matchOfRecord, recordOfMatch } from '../core/records/match.js';
import type { GameRecord } from '../core/records/record.js';
import type { RecordError } from '../core/records/record-errors.js';
import { findWrongChoice, type WaitingChoices } from './choices.js';
import type { InvalidSeats } from './errors.js';
import { openTable, type Table, type TableSeat } from './table.js';

/** A table to be stored, as plain JSON. It includes all hidden information: keep it on the server. */
export interface SavedTable<G extends Types = Types> {
  readonly format: 'sastrugi-table/1';
  readonly seats: readonly TableSeat[];
  readonly version: number;
  readonly undoCount: number;
  /** The sealed choices that wait, by player. */
  readonly choices: WaitingChoices<G>;
  /** The match so far, with the result that `loadTable` validates. */
  readonly record: GameRecord<G['Settings'], G['State']>;
}

/** The error of a document that is not a saved table; `path` is the place of the error. */
export interface InvalidTable extends ErrorValue {
  readonly _tag: 'InvalidTable';
  readonly path: string;
}

/** The error of a saved table that does not open: an invalid document, or a game that replays differently. */
export type LoadTableError<G extends Types> = InvalidTable | InvalidSeats | RecordError<G['Refusal']>;

/** Returns the table to be stored. A pending undo request is not saved. */
export const saveTable = <G extends Types>(game: Game<G>, table: Table<G>): SavedTable<G> => ({
  format: 'sastrugi-table/1',
  seats: table.seats,
  version: table.version,
  undoCount: table.undoCount,
  choices: table.choices,
  record: recordOfMatch(game, table.match),
});

/**
 * Opens a saved table by replaying its moves. It opens in every version of the package in which its game is unchanged;
 * otherwise the error names the difference: the rules, the components, a move or the result.
 */
export const loadTable = <G extends Types>(game: Game<G>, document: unknown): Either<LoadTableError<G>, Table<G>> => {
  const saved = savedTableCodec(game).decode(document);
  if (saved._tag === 'Left') return saved;
  const match = matchOfRecord(game, saved.right.record);
  if (match._tag === 'Left') return match;
  const table = openTable(game, match.right, saved.right.seats);
  if (table._tag === 'Left') return table;
  const { version, undoCount, choices } = saved.right;
  if (choices.length !== table.right.seats.length) return left(invalidTable('choices', 'expected one for each seat'));
  const loaded = { ...table.right, version, undoCount, choices };
  const wrong = findWrongChoice(game, loaded);
  return wrong === undefined
    ? right(loaded)
    : left(invalidTable(`choices[${wrong}]`, 'is not a choice that player can make now'));
};

const MAX_NAME_CHARACTERS = 200;
const MAX_SEATS = 16;
const count = integer(0, Number.MAX_SAFE_INTEGER);

const invalidTable = invalidDocument('InvalidTable');

const savedTableCodec = <G extends Types>(game: Game<G>) =>
  createCodec(
    object('a saved table', {
      format: oneOf('sastrugi-table/1'),
      seats: list(object('a seat', { name: text(1, MAX_NAME_CHARACTERS), kind: oneOf('person', 'bot') }), 1, MAX_SEATS),
      version: count,
      undoCount: count,
      choices: list(nullable(game.Move), 1, MAX_SEATS),
      record: unknown,
    }),
    invalidTable,
  );
