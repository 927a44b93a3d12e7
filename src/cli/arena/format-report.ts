import { relative } from 'node:path';
import Table from 'cli-table3';
import type {
  Entrant,
  EntrantEffort,
  Estimate,
  ForfeitedGame,
  PairResult,
  Report,
  TestResult,
  Tournament,
} from '../../arena/index.js';
import { LEVELS, ladderSettingsFor } from '../../bots/index.js';
import { type Command, type CommandOptions, flagsOf, type Option } from '../command.js';
import { formatCount, playerLabel, wrapWords } from '../game-page.js';
import { io } from '../io.js';
import { escapeControls } from '../write/print.js';

/** The commands that a report names. */
export interface NamedCommands {
  /** Plays the same games again. */
  readonly repeat: string;
  /** The words that show a game of the archive, but for its id; null without an archive. */
  readonly show: readonly string[] | null;
}

/** Formats a report for people: at most 80 columns wide, commands and messages of bots aside. */
export const formatReport = (report: Report, { repeat, show }: NamedCommands): string => {
  const { game, players, plannedGames, countedGames, playedGames, testResults, forfeits } = report;
  const head = `${game}, ${formatCount(players, 'player')}: ${countedGames} of ${plannedGames} games count${playedGames > countedGames ? `, ${playedGames} are played` : ''}`;
  const tables = [formatStandings, formatPairs, formatSeats, formatEfforts].map((table) => table(report));
  const facts = [head, ...formatReportHeader(report)].map(escapeControls).join('\n');
  const ends = [testResults.map(formatTestResult), formatForfeits(forfeits, show), ['Repeat it:', `  ${repeat}`]];
  const parts = [facts, ...tables, ...ends.map((lines) => lines.map(escapeControls).join('\n'))];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

const formatStandings = (report: Report): string => {
  const isRated = report.payoff === 'opponents';
  const hasForfeits = report.forfeits.length > 0;
  return alignColumns(
    ['bot', 'games', winsHeading(report), ...(isRated ? ['Elo'] : []), 'points', ...(hasForfeits ? ['forfeits'] : [])],
    report.standings.map(({ name, games, rate, elo, points, forfeits }) => [
      breakName(name),
      `${games}`,
      formatPercent(rate),
      ...(isRated ? [elo === null ? '' : formatInterval(elo, (value) => value.toFixed(0))] : []),
      points.toFixed(1),
      ...(hasForfeits ? [`${forfeits}`] : []),
    ]),
  );
};

const MAX_PAIRS = 50;

const formatPairs = (report: Report): string => {
  const [games, wins] = report.payoff === 'opponents' ? ['games', winsHeading(report)] : ['deals', 'better, %'];
  const rows = report.pairs.slice(0, MAX_PAIRS).map(({ entrants: [one, other], games, rate }: PairResult) => {
    return [breakName(one), breakName(other), `${games}`, formatPercent(rate)];
  });
  const more = report.pairs.length - MAX_PAIRS;
  const table = alignColumns(['bot', 'against', games!, wins!], rows);
  return more <= 0 ? table : `${table}\n... and ${more} more pairs, which --json contains`;
};

const formatSeats = (report: Report): string =>
  report.payoff === 'opponents'
    ? alignColumns(
        ['seat', winsHeading(report), 'points'],
        report.seats.map(({ rate, points }, seat) => [`player ${seat + 1}`, formatPercent(rate), points.toFixed(1)]),
      )
    : '';

const formatEfforts = ({ efforts }: Report): string => {
  const table = alignColumns(
    ['bot', 'games', 'decisions', 'ms each', 'longest', 'iterations each'],
    efforts.map(({ name, games, decisions, milliseconds, maxMilliseconds, searches, iterations }: EntrantEffort) => [
      breakName(name),
      `${games}`,
      `${decisions}`,
      decisions === 0 ? '' : formatMilliseconds(milliseconds / decisions),
      decisions === 0 ? '' : formatMilliseconds(maxMilliseconds),
      searches === 0 ? '' : (iterations / searches).toFixed(0),
    ]),
  );
  return table === '' ? '' : `Wall-clock time of decisions with a choice, measured in the games of this run:\n${table}`;
};

/** Formats milliseconds with three digits or more. */
const formatMilliseconds = (milliseconds: number): string =>
  milliseconds >= 100 ? milliseconds.toFixed(0) : `${Number(milliseconds.toPrecision(3))}`;

const MAX_NAME_WIDTH = 14;

/** Breaks a name into lines. */
const breakName = (name: string): string =>
  escapeControls(name)
    .match(new RegExp(`.{1,${MAX_NAME_WIDTH}}`, 'gu'))!
    .join('\n');

/** Names the share of a win: a rating of a game for one is a share, too. */
const winsHeading = ({ payoff }: Report): string => (payoff === 'solo' ? 'share, %' : 'wins, %');

const formatInterval = ({ value, low, high }: Estimate, text: (value: number) => string): string =>
  `${text(value)} (${text(low)} to ${text(high)})`;

const formatPercent = (rate: Estimate): string =>
  formatInterval(rate, (value) => (value === 0 || value === 1 ? `${100 * value}` : (100 * value).toFixed(1)));

/** The places of a table where others draw lines. */
const HIDDEN_BORDERS =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid';

const TABLE_STYLE = {
  chars: { ...Object.fromEntries(HIDDEN_BORDERS.split(' ').map((edge) => [edge, ''])), middle: '  ' },
  style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 0 },
};

/** Aligns rows in columns; empty without rows. */
const alignColumns = (head: string[], rows: string[][]): string => {
  if (rows.length === 0) return '';
  const table = new Table({ head, ...TABLE_STYLE });
  table.push(...rows);
  return table.toString().replace(/ +$/gm, '');
};

const formatTestResult = ({ entrants, acceptedClaim, logRatio, deals }: TestResult): string =>
  `${entrants.join(' against ')}: ${acceptedClaim === null ? 'open' : `the ${acceptedClaim === 'low' ? 'lower' : 'higher'} claim is true`} after ${deals} deals (log-likelihood ratio ${logRatio.toFixed(2)})`;

/** Lists the versions, the settings and the bots of a report. */
const formatReportHeader = ({
  version,
  rules,
  components,
  tournament,
  forfeits: _,
  ...report
}: Report): readonly string[] => {
  const { options, seed, botSeed, deals, limit, clock, hasAnalysis, entrants } = tournament;
  const { min, max, mean } = report.moves;
  const variant = Object.entries(options).filter(([name]) => name !== 'players');
  return [
    ['versions', `sastrugi ${version}, rules ${rules} of ${report.title}`],
    ['components', components.title === undefined ? components.id : `${components.title}, ${components.id}`],
    ...(variant.length === 0 ? [] : [['options', variant.map(([name, value]) => `${name}=${value}`).join(', ')]]),
    ['seating', describeSeating(tournament, report)],
    ['deals', `${deals} from the seed '${seed}', bots from '${botSeed}'`],
    ['moves', min === max ? `${max} a game` : `${min} to ${max} a game, ${mean.toFixed(1)} on average`],
    ...(limit === undefined ? [] : [['limit', `${limit} ms a decision`]]),
    ...(clock === undefined
      ? []
      : [['clock', `${clock.initial} ms a game, and ${clock.increment} ms for each answer`]]),
    ...(hasAnalysis === undefined ? [] : [['thoughts', 'in the comments of the records']]),
    ...entrants.map((entrant) => [`bot ${entrant.name}`, describeBot(entrant, report.game)]),
    [
      'intervals',
      `95 %, by deals${report.standings.every(({ elo }) => elo === null) ? '' : `; ${describeZero(tournament)}`}`,
    ],
  ].flatMap(([name, value]) => wrapWords([`${name}:`, ...value!.split(' ')], WIDTH));
};

const WIDTH = 80;

/** Names the rating from which Elo is counted. */
const describeZero = ({ form, entrants }: Tournament): string =>
  `Elo is above ${form.kind === 'champion' ? entrants[form.champion]!.name : 'the mean of the bots'}`;

const describeSeating = ({ form, entrants }: Tournament, { payoff }: Pick<Report, 'payoff'>): string => {
  if (form.kind === 'as-seated') return 'every bot keeps its seat';
  if (payoff === 'solo') return 'every bot plays alone';
  if (payoff === 'team') return 'every bot takes all seats of its games';
  if (form.kind === 'round-robin') return 'every bot against every other, in all orders of seats';
  return `every other bot against ${entrants[form.champion]!.name}, in all orders of seats`;
};

/** Describes a bot: its name, its settings, and its module or program. */
const describeBot = ({ bot, settings, source, program }: Entrant, game: string): string => {
  if (program !== undefined)
    return `${program.command.join(' ')}; in ${relativePath(program.folder)}, ${formatDigest(program)}`;
  if (source === undefined) return [bot, ...formatSettings({ ...levelSettings(bot, game), ...settings })].join(', ');
  const version = source.version === undefined ? '' : `version ${source.version}, `;
  return `${[bot, ...formatSettings({ ...settings })].join(', ')}; from ${relativePath(source.path)}, ${version}${formatDigest(source)}`;
};

/** Returns the settings of a level of the game's ladder; none for other bots. */
const levelSettings = (bot: string, game: string): object | undefined => {
  const level = LEVELS.find((each) => each === bot);
  return level && ladderSettingsFor(game)?.[level];
};

const relativePath = (path: string): string => relative(io().folder, path) || '.';

const formatDigest = ({ digest }: { readonly digest: string }): string => `digest ${digest.slice(0, DIGEST_DIGITS)}`;

/** Lists settings with their values; functions and large tables have only their names. */
export const formatSettings = ({ budget, ...settings }: Readonly<Record<string, unknown>>): readonly string[] => {
  const hasBudget = 'iterations' in settings || 'milliseconds' in settings;
  const all = hasBudget ? settings : { ...settings, ...(budget as object | undefined) };
  return Object.entries(all).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return text === '' || text.length > MAX_VALUE_LENGTH ? name : `${name}=${text}`;
  });
};

/** The most characters of a setting that is shown. */
const MAX_VALUE_LENGTH = 100;

/** The number of digits of a digest that people compare. */
const DIGEST_DIGITS = 16;

const MAX_FORFEITS = 10;

/**
 * Formats the first forfeits, each with its decision and the command that shows it; `--json` and the archive contain all.
 * `showCommand` has the words of that command before the id of the game.
 */
const formatForfeits = (
  forfeits: readonly ForfeitedGame[],
  showCommand: readonly string[] | null,
): readonly string[] => {
  const lines = forfeits
    .slice(0, MAX_FORFEITS)
    .flatMap(({ game, message, player, moves, legalMoves, stackFrames = [], id }) => [
      `game ${game + 1}: ${message}`,
      `  ${playerLabel(player)} after ${formatCount(moves, 'move')}, with ${formatCount(legalMoves, 'legal move')}`,
      ...stackFrames.slice(1).map((place) => `  at ${place}`),
      ...(showCommand === null ? [] : [`  ${joinForShell([...showCommand, '--id', id, '--move', `${moves}`])}`]),
    ]);
  const more = forfeits.length - MAX_FORFEITS;
  return [
    ...lines,
    ...(more <= 0 ? [] : [`... and ${more} more, which --json and the archive contain`]),
    ...(forfeits.length === 0 || showCommand !== null
      ? []
      : ['With --archive FILE, there is a command here that shows each position.']),
  ];
};

/** The options that change nothing about the games. */
export const OPTIONS_LEFT_OUT: readonly string[] = ['archive', 'chart', 'json', 'queue', 'quiet', 'redis', 'threads'];

/** Writes the command line that plays the same games again; options that were left out have their values in it. */
export const formatCommandLine = (
  { name, options }: Command,
  operands: readonly string[],
  values: CommandOptions,
): string => {
  const flags = options
    .map((option) => ({ option, long: flagsOf(option).long }))
    .filter(({ long }) => !OPTIONS_LEFT_OUT.includes(long))
    .flatMap(({ option, long }) => formatOption(option, long, Reflect.get(values, optionKey(long))));
  return joinForShell(['sastrugi', name, ...operands, ...flags]);
};

/** Returns the key of an option among those given: `botSeed` of `bot-seed`. */
const optionKey = (long: string): string => long.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes an option: a flag alone, or a value, repeated for each of a list. */
const formatOption = ({ format = String }: Option, long: string, value: unknown): readonly string[] => {
  if (value === undefined) return [];
  if (value === true) return [`--${long}`];
  const values = Array.isArray(value) && format === String ? value : [value];
  return values.flatMap((each) => [`--${long}`, format(each as never)]);
};

/** Joins words to a line for a shell. */
export const joinForShell = (words: readonly string[]): string =>
  words.map((word) => (UNQUOTED.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');

const UNQUOTED = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/;
