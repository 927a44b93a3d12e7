import Table from 'cli-table3';
import type { EntrantEffort, Estimate, PairResult, Report, TestResult } from '../../arena/index.js';
import { formatCount } from '../game-page.js';
import { escapeControls } from '../output/escape-controls.js';
import { formatForfeits } from './forfeits.js';
import { formatReportHeader } from './report-header.js';

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
