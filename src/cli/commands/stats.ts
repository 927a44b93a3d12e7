import Table from 'cli-table3';
import type { Command } from '../command.js';
import type { Standing } from '../judges/standing.js';
import { FILES, JSON_OPTION, OUTPUT, READING } from '../options.js';
import { outputTo } from '../output/output.js';
import { finished, scan } from '../scan.js';
import { type Row, statistics } from '../statistics.js';

/** Counts games: how long they were, what was scored, who won. */
export const stats: Command = {
  name: 'stats',
  operands: FILES,
  text: 'count games by game, number of players and mode: length, points and wins by seat',
  options: [...READING, JSON_OPTION, { flags: '--csv', text: 'answer as CSV' }, OUTPUT],
  examples: [
    ['sastrugi stats games.jsonl', 'a table'],
    ['sastrugi stats --csv archive/*.jsonl.gz -o stats.csv', 'for a spreadsheet'],
  ],
  run: async (files, given) => {
    const output = await outputTo(given.output);
    const { add, rows } = statistics();
    const tally = await scan<Standing>(files, given, { judge: { kind: 'standing' }, faults: 'stderr', take: add });
    const write = given.json ? jsonOf : given.csv ? csvOf : tableOf;
    await output.write(write(rows()));
    await output.finish();
    return finished(tally);
  },
};

const jsonOf = (rows: readonly Row[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

type Cell = string | number;

/** The columns of a table: what they are called, and what stands in them. */
const COLUMNS: Readonly<Record<string, (row: Row) => Cell>> = {
  game: ({ game }) => game,
  players: ({ players }) => players,
  mode: ({ mode }) => modeText(mode),
  games: ({ games }) => games,
  unfinished: ({ unfinished }) => unfinished,
  'fewest moves': ({ moves }) => moves.least,
  median: ({ moves }) => moves.median,
  mean: ({ moves }) => moves.mean,
  'most moves': ({ moves }) => moves.most,
  'points by seat': ({ points }) => points.join(' '),
  'wins by seat': ({ wins }) => wins.join(' '),
  shared: ({ shared }) => shared,
};

const modeText = (mode: string | null): string =>
  mode === null ? 'from a position' : Object.values(JSON.parse(mode) as object).join(', ');

const cellsOf = (row: Row): Cell[] => Object.values(COLUMNS).map((cell) => cell(row));

const tableOf = (rows: readonly Row[]): string => {
  const table = new Table({ head: Object.keys(COLUMNS), style: { head: [], border: [], compact: true } });
  table.push(...rows.map(cellsOf));
  return `${table.toString()}\n`;
};

const csvOf = (rows: readonly Row[]): string =>
  [Object.keys(COLUMNS), ...rows.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: Cell): string =>
  typeof cell === 'number' || !/[",\r\n]/.test(cell) ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
