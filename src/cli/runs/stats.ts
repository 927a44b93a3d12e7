import type { Given, RunCommand } from '../command.js';
import { wrongUse } from '../exit.js';
import { io } from '../io.js';
import { outputTo, STDOUT } from '../output/output.js';
import { visible } from '../output/visible.js';
import { called, countOf, wrapped } from '../page.js';
import { type PlayerRow, playerStatistics } from '../player-statistics.js';
import type { GameEnding } from '../queries/standing.js';
import { finished, scan } from '../scan.js';
import { type Row, statistics } from '../statistics.js';
import { type Columns, csvFor, jsonText, tableText } from '../tabular.js';

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
  const { isTTY, columns } = io().stdout;
  const isTerminal = (given.output === undefined || given.output === STDOUT) && isTTY;
  await output.write(textOf(collected.rows(), given, isTerminal ? columns || Number.POSITIVE_INFINITY : null));
  return finished(tally, output);
};

/** Formats rows for a terminal of a width, or for anything else. */
const textOf = (
  rows: readonly (Row | PlayerRow)[],
  { json, csv, perPlayer }: Given,
  terminal: number | null,
): string => {
  if (json) return jsonText(rows);
  const csvText = csvFor(terminal !== null);
  if (perPlayer) return (csv ? csvText : tableText)(rows as readonly PlayerRow[], OF_PLAYERS);
  const games = rows as readonly Row[];
  return csv ? csvText(games, { ...KIND, ...COUNTS, ...seatColumns(games) }) : tableIn(games, terminal);
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

/** Formats a table; where it is wider than the terminal, each row becomes a paragraph. */
const tableIn = (rows: readonly Row[], terminal: number | null): string => {
  const text = tableText(rows, { ...KIND, ...COUNTS, ...BY_SEAT });
  if (terminal === null || text.indexOf('\n') <= terminal) return text;
  return rows.map((row) => paragraphOf(row, terminal)).join('');
};

const paragraphOf = (row: Row, width: number): string => {
  const { game, players } = row;
  const parts = [game, countOf(players, 'player'), modeText(row.mode)];
  const head = visible(parts.filter((part) => part !== '').join(', '));
  const counts = Object.entries({ ...COUNTS, ...BY_SEAT }).map(([name, cell]) => `${name} ${cell(row)},`);
  return [head, ...wrapped(counts, width)].join('\n').replace(/,$/, '\n');
};
