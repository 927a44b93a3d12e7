import type { Command, CommandAction, CommandOptions } from '../command.js';
import { usageError } from '../exit-status.js';
import { formatCount, playerLabel, wrapWords } from '../game-page.js';
import { io } from '../io.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, READING_OPTIONS } from '../options.js';
import { finishPipeline, queryFiles } from '../pipeline.js';
import type { GameEnding } from '../query/statistics.js';
import { openOutput, STDOUT } from '../write/output.js';
import { escapeControls } from '../write/print.js';
import { createPlayerStatistics, createStatistics, type ModeStatistics, type PlayerRow } from '../write/statistics.js';
import { type Columns, createCsvFormatter, formatJsonLines, formatTable } from '../write/tabular.js';

/** Summarises games: lengths, points and wins. */
export const command: Command = {
  name: 'stats',
  operands: FILE_OPERANDS,
  text: 'summarise games by game, number of players and mode: length, points and wins by seat or per player',
  options: [
    { flags: '--per-player', text: 'one row for each named player and game: games, wins, points, rating and dates' },
    ...READING_OPTIONS,
    JSON_OPTION,
    { flags: '--csv', text: 'print CSV' },
    OUTPUT_OPTION,
  ],
  examples: [
    ['sastrugi stats games.jsonl', 'a table'],
    ['sastrugi stats --per-player games.jsonl', 'how each player did'],
    ['sastrugi stats --csv archive/*.jsonl.gz -o stats.csv', 'for a spreadsheet'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Summarises games: lengths, points and wins. */
const run: CommandAction = async (files, options) => {
  if (options.json && options.csv) throw usageError('There is one form at a time: write --json or --csv.');
  const output = await openOutput(options.output);
  const statistics = options.perPlayer ? createPlayerStatistics() : createStatistics();
  const tally = await queryFiles<GameEnding>(files, options, {
    query: { kind: 'statistics' },
    onFound: statistics.add,
  });
  const { isTTY, columns } = io().stdout;
  const isTerminal = (options.output === undefined || options.output === STDOUT) && isTTY;
  await output.write(formatRows(statistics.rows(), options, isTerminal ? columns || Number.POSITIVE_INFINITY : null));
  return finishPipeline(tally, output);
};

/** Formats rows for a terminal of a width, or for anything else. */
const formatRows = (
  rows: readonly (ModeStatistics | PlayerRow)[],
  { json, csv, perPlayer }: CommandOptions,
  terminal: number | null,
): string => {
  if (json) return formatJsonLines(rows);
  const csvText = createCsvFormatter(terminal !== null);
  if (perPlayer) return (csv ? csvText : formatTable)(rows as readonly PlayerRow[], PLAYER_COLUMNS);
  const games = rows as readonly ModeStatistics[];
  return csv
    ? csvText(games, { ...MODE_COLUMNS, ...COUNT_COLUMNS, ...columnsBySeat(games) })
    : formatGames(games, terminal);
};

/** The columns of statistics per player. */
const PLAYER_COLUMNS: Columns<PlayerRow> = {
  player: ({ player }) => player,
  game: ({ game }) => game,
  games: ({ games }) => games,
  unfinished: ({ unfinished }) => unfinished,
  wins: ({ wins }) => wins,
  shared: ({ shared }) => shared,
  'mean points': ({ points }) => points.mean ?? '',
  'least points': ({ points }) => points.min ?? '',
  'most points': ({ points }) => points.max ?? '',
  'latest rating': ({ rating }) => rating ?? '',
  first: ({ first }) => first ?? '',
  last: ({ last }) => last ?? '',
};

const MODE_COLUMNS: Columns<ModeStatistics> = {
  game: ({ game }) => game,
  players: ({ players }) => players,
  mode: ({ mode }) => formatModeText(mode),
};

const COUNT_COLUMNS: Columns<ModeStatistics> = {
  games: ({ games }) => games,
  unfinished: ({ unfinished }) => unfinished,
  'fewest moves': ({ moves }) => moves.min,
  median: ({ moves }) => moves.median,
  mean: ({ moves }) => moves.mean,
  'most moves': ({ moves }) => moves.max,
  shared: ({ shared }) => shared,
};

const SEAT_COLUMNS: Columns<ModeStatistics> = {
  'points by seat': ({ points }) => points.join(' '),
  'wins by seat': ({ wins }) => wins.join(' '),
};

/** Returns a column for each seat, for programs that expect a number in each cell; empty where fewer play. */
const columnsBySeat = (rows: readonly ModeStatistics[]): Columns<ModeStatistics> => {
  const seats = Array.from({ length: Math.max(0, ...rows.map(({ players }) => players)) }, (_, seat) => seat);
  const of = (what: 'points' | 'wins') =>
    seats.map((seat) => [`${what} of ${playerLabel(seat)}`, (row: ModeStatistics) => row[what][seat] ?? ''] as const);
  return Object.fromEntries([...of('points'), ...of('wins')]);
};

const formatModeText = (mode: string | null): string =>
  mode === null ? 'from a position' : Object.values(JSON.parse(mode) as object).join(', ');

/** Formats a table; where it is wider than the terminal, each row becomes a paragraph. */
const formatGames = (rows: readonly ModeStatistics[], terminal: number | null): string => {
  const text = formatTable(rows, { ...MODE_COLUMNS, ...COUNT_COLUMNS, ...SEAT_COLUMNS });
  if (terminal === null || text.indexOf('\n') <= terminal) return text;
  return rows.map((row) => formatParagraph(row, terminal)).join('');
};

const formatParagraph = (row: ModeStatistics, width: number): string => {
  const { game, players } = row;
  const parts = [game, formatCount(players, 'player'), formatModeText(row.mode)];
  const head = escapeControls(parts.filter((part) => part !== '').join(', '));
  const counts = Object.entries({ ...COUNT_COLUMNS, ...SEAT_COLUMNS }).map(([name, cell]) => `${name} ${cell(row)},`);
  return [head, ...wrapWords(counts, width)].join('\n').replace(/,$/, '\n');
};
