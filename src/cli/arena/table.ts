import Table from 'cli-table3';
import type { EntrantEffort, Estimate, PairStanding, Report, TestResult } from '../../arena/index.js';
import { visible } from '../output/visible.js';
import { countOf } from '../page.js';
import { factsOf } from './facts.js';
import { foulLines } from './foul-lines.js';

/** The commands that a report names. */
export interface NamedCommands {
  /** Plays the same games again. */
  readonly repeat: string;
  /** The words that show a game of the archive, but for its id; null without an archive. */
  readonly show: readonly string[] | null;
}

/** Formats a report for people: at most 80 columns wide, commands and messages of bots aside. */
export const tableOf = (report: Report, { repeat, show }: NamedCommands): string => {
  const { game, players, planned, counted, played, answers, fouls } = report;
  const head = `${game}, ${countOf(players, 'player')}: ${counted} of ${planned} games count${played > counted ? `, ${played} are played` : ''}`;
  const tables = [standings, pairs, seats, efforts].map((table) => table(report));
  const facts = [head, ...factsOf(report)].map(visible).join('\n');
  const ends = [answers.map(answerText), foulLines(fouls, show), ['Repeat it:', `  ${repeat}`]];
  const parts = [facts, ...tables, ...ends.map((lines) => lines.map(visible).join('\n'))];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

const standings = (report: Report): string => {
  const isRated = report.payoff === 'opponents';
  const hasFouls = report.fouls.length > 0;
  return columns(
    ['bot', 'games', winsIn(report), ...(isRated ? ['Elo'] : []), 'points', ...(hasFouls ? ['fouls'] : [])],
    report.standings.map(({ name, games, rate, elo, points, fouls }) => [
      named(name),
      `${games}`,
      percent(rate),
      ...(isRated ? [elo === null ? '' : spread(elo, (value) => value.toFixed(0))] : []),
      points.toFixed(1),
      ...(hasFouls ? [`${fouls}`] : []),
    ]),
  );
};

const MOST_PAIRS = 50;

const pairs = (report: Report): string => {
  const [games, wins] = report.payoff === 'opponents' ? ['games', winsIn(report)] : ['deals', 'better, %'];
  const rows = report.pairs.slice(0, MOST_PAIRS).map(({ entrants: [one, other], games, rate }: PairStanding) => {
    return [named(one), named(other), `${games}`, percent(rate)];
  });
  const more = report.pairs.length - MOST_PAIRS;
  const table = columns(['bot', 'against', games!, wins!], rows);
  return more <= 0 ? table : `${table}\n... and ${more} more pairs, which --json contains`;
};

const seats = (report: Report): string =>
  report.payoff === 'opponents'
    ? columns(
        ['seat', winsIn(report), 'points'],
        report.seats.map(({ rate, points }, seat) => [`player ${seat + 1}`, percent(rate), points.toFixed(1)]),
      )
    : '';

const efforts = ({ efforts }: Report): string => {
  const table = columns(
    ['bot', 'games', 'decisions', 'ms each', 'longest', 'iterations each'],
    efforts.map(({ name, games, decisions, milliseconds, longest, searches, iterations }: EntrantEffort) => [
      named(name),
      `${games}`,
      `${decisions}`,
      decisions === 0 ? '' : brief(milliseconds / decisions),
      decisions === 0 ? '' : brief(longest),
      searches === 0 ? '' : (iterations / searches).toFixed(0),
    ]),
  );
  return table === '' ? '' : `Wall-clock time of decisions with a choice, measured in the games of this run:\n${table}`;
};

/** Formats milliseconds with three digits or more. */
const brief = (milliseconds: number): string =>
  milliseconds >= 100 ? milliseconds.toFixed(0) : `${Number(milliseconds.toPrecision(3))}`;

const LONGEST_NAME = 16;

/** Breaks a name into lines. */
const named = (name: string): string =>
  visible(name)
    .match(new RegExp(`.{1,${LONGEST_NAME}}`, 'gu'))!
    .join('\n');

/** Names the share of a win: a rating of a game for one is a share, too. */
const winsIn = ({ payoff }: Report): string => (payoff === 'solo' ? 'share, %' : 'wins, %');

const spread = ({ value, low, high }: Estimate, text: (value: number) => string): string =>
  `${text(value)} (${text(low)} to ${text(high)})`;

const percent = (rate: Estimate): string =>
  spread(rate, (value) => (value === 0 || value === 1 ? `${100 * value}` : (100 * value).toFixed(1)));

/** The places of a table where others draw lines. */
const EDGES =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid';

const STYLE = {
  chars: { ...Object.fromEntries(EDGES.split(' ').map((edge) => [edge, ''])), middle: '  ' },
  style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 0 },
};

/** Aligns rows in columns; empty without rows. */
const columns = (head: string[], rows: string[][]): string => {
  if (rows.length === 0) return '';
  const table = new Table({ head, ...STYLE });
  table.push(...rows);
  return table.toString().replace(/ +$/gm, '');
};

const answerText = ({ entrants, found, ratio, deals }: TestResult): string =>
  `${entrants.join(' against ')}: ${found === null ? 'open' : `the ${found === 'low' ? 'lower' : 'higher'} claim is true`} after ${deals} deals (log-likelihood ratio ${ratio.toFixed(2)})`;
