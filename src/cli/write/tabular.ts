import Table from 'cli-table3';
import { escapeControls } from './print.js';

/** A cell of a table. */
export type Cell = string | number;

/** The columns of a table: a function from a row to a cell, by heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Formats rows as a table for people. */
export const formatTable = <Row>(rows: readonly Row[], columns: Columns<Row>): string => {
  const table = new Table({ head: Object.keys(columns), style: { head: [], border: [], compact: true } });
  table.push(...rows.map((row) => cellsOf(row, columns).map((cell) => escapeControls(`${cell}`))));
  return `${table.toString()}\n`;
};

/** Returns a formatter of rows as CSV; for a terminal, each row is one harmless line. */
export const createCsvFormatter =
  (isTerminal: boolean) =>
  <Row>(rows: readonly Row[], columns: Columns<Row>): string => {
    const lines: readonly (readonly Cell[])[] = [Object.keys(columns), ...rows.map((row) => cellsOf(row, columns))];
    const text = (cell: Cell): string => quoteCell(isTerminal ? escapeControls(`${cell}`) : cell);
    return lines.map((cells) => `${cells.map(text).join(',')}\r\n`).join('');
  };

/** Formats rows as JSON Lines. */
export const formatJsonLines = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const cellsOf = <Row>(row: Row, columns: Columns<Row>): Cell[] => Object.values(columns).map((cell) => cell(row));

const quoteCell = (cell: Cell): string =>
  typeof cell === 'number' || !/[",\r\n]/.test(cell) ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
