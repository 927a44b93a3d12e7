import { type Difference, shortened } from './difference.js';
import type { Tally } from './position.js';
import type { Listener } from './threads.js';
import type { Finding } from './trial.js';

/** Prints a line for every finished mode and, in a terminal, another one below for the modes in progress. */
export const listening = (games: number): Listener => {
  const underWay = new Map<string, number>();
  return ({ title }, report) => {
    if (report.kind === 'under way') underWay.set(title, report.games);
    else underWay.delete(title);
    rewrite('');
    if (report.kind === 'done') console.log(`${title}: ${counted(report.tally)}, ${report.seconds.toFixed(1)} s`);
    rewrite([...underWay].map(([mode, played]) => `${mode}: ${played} of ${games} games`).join('; '));
  };
};

const rewrite = (line: string): void => {
  const { isTTY, columns } = process.stdout;
  if (isTTY) process.stdout.write(`\r\x1b[K${line.slice(0, columns - 1)}`);
};

export const counted = ({ games, moves, refusals, views }: Tally): string =>
  `${games} games, ${moves} moves, ${refusals} refusals, ${views} views`;

export const sumOf = (tallies: readonly Tally[]): Tally => {
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
export const toldGame = (finding: Finding): string =>
  [
    `options    ${JSON.stringify(finding.options)}`,
    `ply        ${finding.moves.length}`,
    `moves      ${finding.moves.join(' ')}`,
    told(finding),
  ].join('\n');

export const told = ({ what, answers }: Difference): string => {
  const [reference, present] = shortened(answers);
  return [`differs    ${what}`, `reference  ${reference}`, `present    ${present}`].join('\n');
};
