import Table from 'cli-table3';
import type { Command } from '../command.js';
import { FILES, JSON_OPTION, OUTPUT, READING } from '../options.js';
import { outputTo, STDOUT } from '../output/output.js';
import { visible } from '../output/visible.js';
import type { GameEnding } from '../queries/standing.js';
import { called, wrapped } from '../queries/texts.js';
import { counted, finished, scan } from '../scan.js';
import { type Row, statistics } from '../statistics.js';

/** Summarises games: lengths, points and wins. */
export const stats: Command = {
  name: 'stats',
  operands: FILES,
  text: 'summarise games by game, number of players and mode: length, points and wins by seat',
  options: [...READING, JSON_OPTION, { flags: '--csv', text: 'print CSV' }, OUTPUT],
  examples: [
    ['sastrugi stats games.jsonl', 'a table'],
    ['sastrugi stats --csv archive/*.jsonl.gz -o stats.csv', 'for a spreadsheet'],
  ],
  run: async (files, given) => {
    const output = await outputTo(given.output);
    const { add, rows } = statistics();
    const tally = await scan<GameEnding>(files, given, { query: { kind: 'standing' }, faults: 'stderr', take: add });
    const write = given.json ? jsonOf : given.csv ? csvOf : tableIn(widthFor(given.output));
    await output.write(write(rows()));
    return finished(tally, output);
  },
};

/** Returns the width of a line: that of the terminal, if the output is one. */
const widthFor = (output: string | undefined): number =>
  (output === undefined || output === STDOUT) && process.stdout.isTTY
    ? process.stdout.columns
    : Number.POSITIVE_INFINITY;

const jsonOf = (rows: readonly Row[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

type Cell = string | number;

/** The columns of a table: a function from a row to a cell, by heading. */
type Columns = Readonly<Record<string, (row: Row) => Cell>>;

const KIND: Columns = {
  game: ({ game }) => game,
  players: ({ players }) => players,
  mode: ({ mode }) => modeText(mode),
};

const COUNTS: Columns = {
  games: ({ games }) => games,
  unfinished: ({ unfinished }) => unfinished,
  'fewest moves': ({ moves }) => moves.least,
  median: ({ moves }) => moves.median,
  mean: ({ moves }) => moves.mean,
  'most moves': ({ moves }) => moves.most,
  shared: ({ shared }) => shared,
};

const BY_SEAT: Columns = {
  'points by seat': ({ points }) => points.join(' '),
  'wins by seat': ({ wins }) => wins.join(' '),
};

/** Returns a column for each seat, for programs that expect a number in each cell; empty where fewer play. */
const seatColumns = (rows: readonly Row[]): Columns => {
  const seats = Array.from({ length: Math.max(0, ...rows.map(({ players }) => players)) }, (_, seat) => seat);
  const of = (what: 'points' | 'wins') =>
    seats.map((seat) => [`${what} of ${called(seat)}`, (row: Row) => row[what][seat] ?? ''] as const);
  return Object.fromEntries([...of('points'), ...of('wins')]);
};

const modeText = (mode: string | null): string =>
  mode === null ? 'from a position' : Object.values(JSON.parse(mode) as object).join(', ');

const cellsOf = (row: Row, columns: Columns): Cell[] => Object.values(columns).map((cell) => cell(row));

/** Returns a formatter of tables; where a table is wider than the terminal, each row becomes a paragraph. */
const tableIn =
  (width: number) =>
  (rows: readonly Row[]): string => {
    const columns = { ...KIND, ...COUNTS, ...BY_SEAT };
    const table = new Table({ head: Object.keys(columns), style: { head: [], border: [], compact: true } });
    table.push(...rows.map((row) => cellsOf(row, columns).map((cell) => visible(`${cell}`))));
    const text = table.toString();
    return text.indexOf('\n') > width ? rows.map((row) => paragraphOf(row, width)).join('') : `${text}\n`;
  };

const paragraphOf = (row: Row, width: number): string => {
  const { game, players } = row;
  const parts = [game, counted(players, 'player'), modeText(row.mode)];
  const head = visible(parts.filter((part) => part !== '').join(', '));
  const counts = Object.entries({ ...COUNTS, ...BY_SEAT }).map(([name, cell]) => `${name} ${cell(row)},`);
  return [head, ...wrapped(counts, width)].join('\n').replace(/,$/, '\n');
};

const csvOf = (rows: readonly Row[]): string => {
  const columns = { ...KIND, ...COUNTS, ...seatColumns(rows) };
  const lines: readonly (readonly Cell[])[] = [Object.keys(columns), ...rows.map((row) => cellsOf(row, columns))];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
};

const quoted = (cell: Cell): string =>
  typeof cell === 'number' || !/[",\r\n]/.test(cell) ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
