import Table from 'cli-table3';
import type { EntrantEffort, Estimate, PairStanding, Report, TestResult } from '../../arena/index.js';
import { visible } from '../output/visible.js';
import { factsOf } from './facts.js';
import { foulLines } from './foul-lines.js';

/** The commands that a report names. */
export interface NamedCommands {
  /** Plays the same games again. */
  readonly repeat: string;
  /** The words that show a game of the archive, but for its id; null without an archive. */
  readonly show: readonly string[] | null;
}

/** Formats a report for people, at most 100 columns wide. */
export const tableOf = (report: Report, { repeat, show }: NamedCommands): string => {
  const { game, players, planned, counted, played, moves, answers, fouls } = report;
  const head = `${game}, ${atTable(players)}: ${counted} of ${planned} games count${played > counted ? `, ${played} are played` : ''}; ${moves.least} to ${moves.most} moves, ${moves.mean.toFixed(1)} on average`;
  const lines = [head, ...factsOf(report)].map(visible);
  const tables = [standings, pairs, seats, efforts].map((table) => table(report));
  const rest = [...answers.map(answerText), ...foulLines(fouls, show), 'Repeat it:', `  ${repeat}`].map(visible);
  return `${[...lines, ...tables.filter((table) => table !== ''), ...rest].join('\n')}\n`;
};

/** Returns the number of players with its noun. */
export const atTable = (players: number): string => `${players} ${players === 1 ? 'player' : 'players'}`;

const standings = (report: Report): string =>
  framed(
    ['bot', 'games', winsIn(report), ...(report.payoff === 'opponents' ? ['Elo'] : []), 'points', 'fouls'],
    report.standings.map(({ name, games, rate, elo, points, fouls }) => [
      named(name),
      `${games}`,
      percent(rate),
      ...(report.payoff === 'opponents' ? [elo === null ? '' : spread(elo, (value) => value.toFixed(0))] : []),
      points.toFixed(1),
      `${fouls}`,
    ]),
  );

const MOST_PAIRS = 50;

const pairs = (report: Report): string => {
  const [games, wins] = report.payoff === 'opponents' ? ['games', winsIn(report)] : ['deals', 'better, %'];
  const rows = report.pairs.slice(0, MOST_PAIRS).map(({ entrants: [one, other], games, rate }: PairStanding) => {
    return [named(one), named(other), `${games}`, percent(rate)];
  });
  const more = report.pairs.length - MOST_PAIRS;
  const table = framed(['bot', 'against', games!, wins!], rows);
  return more <= 0 ? table : `${table}\n... and ${more} more pairs, which --json contains`;
};

const seats = (report: Report): string =>
  report.payoff === 'opponents'
    ? framed(
        ['seat', winsIn(report), 'points'],
        report.seats.map(({ rate, points }, seat) => [`player ${seat + 1}`, percent(rate), points.toFixed(1)]),
      )
    : '';

const efforts = ({ efforts }: Report): string => {
  const table = framed(
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

const LONGEST_NAME = 20;

/** Breaks a name into lines. */
const named = (name: string): string =>
  visible(name)
    .match(new RegExp(`.{1,${LONGEST_NAME}}`, 'gu'))!
    .join('\n');

/** Names the share of a win: a rating of a game for one is a share, too. */
const winsIn = ({ payoff }: Report): string => (payoff === 'solo' ? 'share, %' : 'wins, %');

const spread = ({ value, low, high }: Estimate, text: (value: number) => string): string =>
  `${text(value)} (${text(low)} to ${text(high)})`;

const percent = (rate: Estimate): string => spread(rate, (value) => (100 * value).toFixed(1));

/** Draws a table; empty without rows. */
const framed = (head: string[], rows: string[][]): string => {
  if (rows.length === 0) return '';
  const table = new Table({ head, style: { head: [], border: [], compact: true } });
  table.push(...rows);
  return table.toString();
};

const answerText = ({ entrants, found, ratio, deals }: TestResult): string =>
  `${entrants.join(' against ')}: ${found === null ? 'open' : `the ${found === 'low' ? 'lower' : 'higher'} claim is true`} after ${deals} deals (log-likelihood ratio ${ratio.toFixed(2)})`;
