import { type Difference, truncateBoth } from './difference.js';
import type { Tally } from './position.js';
import type { Listener } from './threads.js';
import type { Finding } from './trial.js';

/** Prints a line for every finished mode and, in a terminal, another one below for the modes in progress. */
export const createListener = (games: number): Listener => {
  const inProgress = new Map<string, number>();
  return ({ title }, report) => {
    if (report.kind === 'under way') inProgress.set(title, report.games);
    else inProgress.delete(title);
    rewriteLine('');
    if (report.kind === 'done') console.log(`${title}: ${formatTally(report.tally)}, ${report.seconds.toFixed(1)} s`);
    rewriteLine([...inProgress].map(([mode, played]) => `${mode}: ${played} of ${games} games`).join('; '));
  };
};

const rewriteLine = (line: string): void => {
  const { isTTY, columns } = process.stdout;
  if (isTTY) process.stdout.write(`\r\x1b[K${line.slice(0, columns - 1)}`);
};

export const formatTally = ({ games, moves, refusals, views }: Tally): string =>
  `${games} games, ${moves} moves, ${refusals} refusals, ${views} views`;

export const sumTallies = (tallies: readonly Tally[]): Tally => {
  const sum = { games: 0, moves: 0, refusals: 0, views: 0 };
  for (const { games, moves, refusals, views } of tallies) {
    sum.games += games;
    sum.moves += moves;
    sum.refusals += refusals;
    sum.views += views;
  }
  return sum;
};

/** Describes a difference and the moves that lead to it. */
export const formatFinding = (finding: Finding): string =>
  [
    `options    ${JSON.stringify(finding.options)}`,
    `ply        ${finding.moves.length}`,
    `moves      ${finding.moves.join(' ')}`,
    formatDifference(finding),
  ].join('\n');

export const formatDifference = ({ what, answers }: Difference): string => {
  const [reference, present] = truncateBoth(answers);
  return [`differs    ${what}`, `reference  ${reference}`, `present    ${present}`].join('\n');
};
