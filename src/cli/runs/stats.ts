import type { RunCommand } from '../command.js';
import { wrongUse } from '../exit.js';
import { outputTo, STDOUT } from '../output/output.js';
import { visible } from '../output/visible.js';
import { called, countOf, wrapped } from '../page.js';
import { type PlayerRow, playerStatistics } from '../player-statistics.js';
import type { GameEnding } from '../queries/standing.js';
import { finished, scan } from '../scan.js';
import { type Row, statistics } from '../statistics.js';
import { type Columns, csvText, jsonText, tableText } from '../tabular.js';

/** Summarises games: lengths, points and wins. */
export const run: RunCommand = async (files, given) => {
  if (given.json && given.csv) throw wrongUse('There is one form at a time: write --json or --csv.');
  const output = await outputTo(given.output);
  const collected = given.perPlayer ? playerStatistics() : statistics();
  const tally = await scan<GameEnding>(files, given, {
    query: { kind: 'standing' },
    faults: 'stderr',
    take: collected.add,
  });
  const rows = collected.rows();
  if (given.json) await output.write(jsonText(rows));
  else if (given.perPlayer)
    await output.write((given.csv ? csvText : tableText)(rows as readonly PlayerRow[], OF_PLAYERS));
  else await output.write((given.csv ? csvOf : tableIn(widthFor(given.output)))(rows as readonly Row[]));
  return finished(tally, output);
};

/** The columns of statistics per player. */
const OF_PLAYERS: Columns<PlayerRow> = {
  player: ({ player }) => player,
  game: ({ game }) => game,
  games: ({ games }) => games,
  unfinished: ({ unfinished }) => unfinished,
  wins: ({ wins }) => wins,
  shared: ({ shared }) => shared,
  'mean points': ({ points }) => points.mean ?? '',
  'least points': ({ points }) => points.least ?? '',
  'most points': ({ points }) => points.most ?? '',
  'latest rating': ({ rating }) => rating ?? '',
  first: ({ first }) => first ?? '',
  last: ({ last }) => last ?? '',
};

/** Returns the width of a line: that of the terminal, if the output is one. */
const widthFor = (output: string | undefined): number =>
  (output === undefined || output === STDOUT) && process.stdout.isTTY
    ? process.stdout.columns
    : Number.POSITIVE_INFINITY;

const KIND: Columns<Row> = {
  game: ({ game }) => game,
  players: ({ players }) => players,
  mode: ({ mode }) => modeText(mode),
};

const COUNTS: Columns<Row> = {
  games: ({ games }) => games,
  unfinished: ({ unfinished }) => unfinished,
  'fewest moves': ({ moves }) => moves.least,
  median: ({ moves }) => moves.median,
  mean: ({ moves }) => moves.mean,
  'most moves': ({ moves }) => moves.most,
  shared: ({ shared }) => shared,
};

const BY_SEAT: Columns<Row> = {
  'points by seat': ({ points }) => points.join(' '),
  'wins by seat': ({ wins }) => wins.join(' '),
};

/** Returns a column for each seat, for programs that expect a number in each cell; empty where fewer play. */
const seatColumns = (rows: readonly Row[]): Columns<Row> => {
  const seats = Array.from({ length: Math.max(0, ...rows.map(({ players }) => players)) }, (_, seat) => seat);
  const of = (what: 'points' | 'wins') =>
    seats.map((seat) => [`${what} of ${called(seat)}`, (row: Row) => row[what][seat] ?? ''] as const);
  return Object.fromEntries([...of('points'), ...of('wins')]);
};

const modeText = (mode: string | null): string =>
  mode === null ? 'from a position' : Object.values(JSON.parse(mode) as object).join(', ');

/** Returns a formatter of tables; where a table is wider than the terminal, each row becomes a paragraph. */
const tableIn =
  (width: number) =>
  (rows: readonly Row[]): string => {
    const columns = { ...KIND, ...COUNTS, ...BY_SEAT };
    const text = tableText(rows, columns);
    return text.indexOf('\n') > width ? rows.map((row) => paragraphOf(row, width)).join('') : text;
  };

const paragraphOf = (row: Row, width: number): string => {
  const { game, players } = row;
  const parts = [game, countOf(players, 'player'), modeText(row.mode)];
  const head = visible(parts.filter((part) => part !== '').join(', '));
  const counts = Object.entries({ ...COUNTS, ...BY_SEAT }).map(([name, cell]) => `${name} ${cell(row)},`);
  return [head, ...wrapped(counts, width)].join('\n').replace(/,$/, '\n');
};

const csvOf = (rows: readonly Row[]): string => csvText(rows, { ...KIND, ...COUNTS, ...seatColumns(rows) });
