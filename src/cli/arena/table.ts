import Table from 'cli-table3';
import type { EntrantStanding, Estimate, Report, TestResult } from '../../arena/index.js';
import { visible } from '../output/visible.js';

/** Formats a report for people. */
export const tableOf = (report: Report): string => {
  const { game, players, planned, counted, played, moves, standings, seats, answers, fouls } = report;
  const head = `${game}, ${atTable(players)}: ${counted} of ${planned} games count${played > counted ? `, ${played} are played` : ''}; ${moves.least} to ${moves.most} moves, ${moves.mean.toFixed(1)} on average`;
  const bots = framed(
    Object.keys(COLUMNS),
    standings.map((standing) => Object.values(COLUMNS).map((cell) => cell(standing))),
  );
  const bySeat = framed(
    ['seat', 'wins', 'points'],
    seats.map(({ rate, points }, seat) => [`player ${seat + 1}`, percent(rate), points.toFixed(1)]),
  );
  const rest = [...answers.map(answerText), ...foulTexts(fouls)].map(visible);
  return `${[head, bots, bySeat, ...rest].join('\n')}\n`;
};

/** Returns the number of players with its noun. */
export const atTable = (players: number): string => `${players} ${players === 1 ? 'player' : 'players'}`;

const COLUMNS: Readonly<Record<string, (standing: EntrantStanding) => string>> = {
  bot: ({ name }) => visible(name),
  games: ({ games }) => `${games}`,
  won: ({ won }) => `${Number(won.toFixed(2))}`,
  wins: ({ rate }) => percent(rate),
  Elo: ({ elo }) => (elo === null ? '' : spread(elo, (value) => value.toFixed(0))),
  points: ({ points }) => points.toFixed(1),
  fouls: ({ fouls }) => `${fouls}`,
};

const spread = ({ value, low, high }: Estimate, text: (value: number) => string): string =>
  `${text(value)} (${text(low)} to ${text(high)})`;

const percent = (rate: Estimate): string => `${spread(rate, (value) => (100 * value).toFixed(1))} %`;

const framed = (head: string[], rows: string[][]): string => {
  const table = new Table({ head, style: { head: [], border: [], compact: true } });
  table.push(...rows);
  return table.toString();
};

const MOST_FOULS = 10;

/** Formats the first fouls; `--json` and the archive contain all. */
const foulTexts = (fouls: Report['fouls']): readonly string[] => {
  const texts = fouls.slice(0, MOST_FOULS).map(({ game, message }) => `game ${game + 1}: ${message}`);
  const more = fouls.length - texts.length;
  return more === 0 ? texts : [...texts, `... and ${more} more, which --json and the archive contain`];
};

const answerText = ({ entrants, found, ratio, deals }: TestResult): string =>
  `${entrants.join(' against ')}: ${found === null ? 'open' : `the ${found === 'low' ? 'lower' : 'higher'} claim is true`} after ${deals} deals (log-likelihood ratio ${ratio.toFixed(2)})`;
