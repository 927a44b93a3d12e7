/** Measures the balance of a pack: `npm run balance -- frostpunk --deals 400` */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Components, game } from '../src/games/frostpunk/index.js';
import { orThrow } from '../src/index.js';
import type { Task } from './frostpunk/balance-worker.js';
import { type Counted, estimated, type Finding, findingsOf, isOutside, rowsOf } from './frostpunk/findings.js';
import { type Row, sumOf, type Tally } from './frostpunk/tally.js';
import { withPool } from './pool.js';
import { percent } from './strength/statistics.js';

const USAGE = 'balance: allowed is frostpunk [--deals N] [--players MOST] [--components FILE] [--threads N]';

interface Command {
  readonly deals: number;
  /** The largest number of players. */
  readonly players: Row['players'];
  readonly threads: number;
  /** The document of an owner's pack. */
  readonly own?: unknown;
  readonly components: Components;
}

/** Parses the arguments; returns undefined if they are invalid. */
const commandOf = (args: readonly string[]): Command | undefined => {
  try {
    const text = { type: 'string' } as const;
    const options = { deals: text, players: text, components: text, threads: text };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { deals = '200', players = '4', components, threads = `${availableParallelism()}` } = values;
    const isFine = [deals, threads].every((n) => /^[1-9]\d{0,5}$/.test(n)) && /^[1-4]$/.test(players);
    if (!isFine || positionals.length !== 1 || positionals[0] !== 'frostpunk') return undefined;
    return {
      deals: Number(deals),
      players: Number(players) as Row['players'],
      threads: Number(threads),
      ...(components === undefined ? { components: game.components } : packIn(components)),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
};

/** Reads an owner's pack; throws if it is not valid. */
const packIn = (file: string): Pick<Command, 'own' | 'components'> => {
  const own: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { own, components: orThrow(game.withComponents(own)).components };
};

/** The number of deals that a thread plays at a time. */
const BATCH = 20;

const WORKER = new URL('frostpunk/balance-worker.ts', import.meta.url);

const counted = ({ deals, players, threads, own }: Command): Promise<readonly Counted[]> =>
  withPool(WORKER, threads, (pool) => {
    const tallyOf = async (row: Row): Promise<Counted> => {
      const tasks = Array.from({ length: Math.ceil(deals / BATCH) }, (_, i): Task => {
        const from = i * BATCH;
        return { row, deals: [from, Math.min(deals, from + BATCH)], own };
      });
      return { row, tally: sumOf(await Promise.all(tasks.map((task): Promise<Tally> => pool.run(task)))) };
    };
    return Promise.all(rowsOf(players).map(tallyOf));
  });

const PARTS: readonly Finding['part'][] = ['wins', 'endings', 'first choices', 'use'];

const told = (findings: readonly Finding[]): readonly string[] =>
  PARTS.flatMap((part) => [
    '',
    `== ${part} ==`,
    ...findings
      .filter((each) => each.part === part)
      .map((each) => {
        const share = percent(estimated(each)).padEnd(16);
        const window = `${Math.round(100 * each.low)} to ${Math.round(100 * each.high)}`;
        const { low, high } = estimated(each, 0);
        const isIn = low >= each.low && high <= each.high;
        return `${each.title.padEnd(44)} ${share} of ${window.padEnd(9)} ${isIn ? '' : isOutside(each) ? 'OUTSIDE' : 'near'}`.trimEnd();
      }),
  ]);

const main = async (): Promise<void> => {
  const command = commandOf(process.argv.slice(2));
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { components } = command;
  const findings = findingsOf(await counted(command), components);
  console.log(`${components.title}, ${command.deals} deals a row: percentages of games, with 95 % intervals.`);
  for (const line of told(findings)) console.log(line);
  const outside = findings.filter(isOutside).length;
  console.log(
    `\n${findings.length - outside} of ${findings.length} shares lie in their windows, as far as these games tell.`,
  );
  if (outside > 0) process.exitCode = 1;
};

await main();
