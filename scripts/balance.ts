/** Measures the balance of a pack: `npm run balance -- frostpunk --deals 400` */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Components, game } from '../src/games/frostpunk/index.js';
import { orThrow } from '../src/index.js';
import type { Task } from './frostpunk/balance-worker.js';
import {
  type CountedGames,
  estimateShare,
  type Finding,
  isOutside,
  listFindings,
  listSettings,
} from './frostpunk/findings.js';
import { type GameSetting, sumTallies, type Tally } from './frostpunk/tally.js';
import { withPool } from './pool.js';
import { formatPercent } from './strength/statistics.js';

const USAGE = 'balance: allowed is frostpunk [--deals N] [--players MOST] [--components FILE] [--threads N]';

interface Command {
  readonly deals: number;
  /** The largest number of players. */
  readonly players: GameSetting['players'];
  readonly threads: number;
  /** The document of an owner's pack. */
  readonly pack?: unknown;
  readonly components: Components;
}

/** Parses the arguments; returns undefined if they are invalid. */
const parseCommand = (args: readonly string[]): Command | undefined => {
  try {
    const text = { type: 'string' } as const;
    const options = { deals: text, players: text, components: text, threads: text };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { deals = '200', players = '4', components, threads = `${availableParallelism()}` } = values;
    const isValid = [deals, threads].every((n) => /^[1-9]\d{0,5}$/.test(n)) && /^[1-4]$/.test(players);
    if (!isValid || positionals.length !== 1 || positionals[0] !== 'frostpunk') return undefined;
    return {
      deals: Number(deals),
      players: Number(players) as GameSetting['players'],
      threads: Number(threads),
      ...(components === undefined ? { components: game.components } : readPack(components)),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
};

/** Reads an owner's pack; throws if it is not valid. */
const readPack = (file: string): Pick<Command, 'pack' | 'components'> => {
  const pack: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { pack, components: orThrow(game.withComponents(pack)).components };
};

/** The number of deals that a thread plays at a time. */
const DEALS_PER_TASK = 20;

const WORKER = new URL('frostpunk/balance-worker.ts', import.meta.url);

const countGames = ({ deals, players, threads, pack }: Command): Promise<readonly CountedGames[]> =>
  withPool(WORKER, threads, (pool) => {
    const tallyOf = async (row: GameSetting): Promise<CountedGames> => {
      const tasks = Array.from({ length: Math.ceil(deals / DEALS_PER_TASK) }, (_, i): Task => {
        const from = i * DEALS_PER_TASK;
        return { row, deals: [from, Math.min(deals, from + DEALS_PER_TASK)], pack };
      });
      return { row, tally: sumTallies(await Promise.all(tasks.map((task): Promise<Tally> => pool.run(task)))) };
    };
    return Promise.all(listSettings(players).map(tallyOf));
  });

const FINDING_PARTS: readonly Finding['part'][] = ['wins', 'endings', 'first choices', 'use'];

const formatFindings = (findings: readonly Finding[]): readonly string[] =>
  FINDING_PARTS.flatMap((part) => [
    '',
    `== ${part} ==`,
    ...findings
      .filter((each) => each.part === part)
      .map((each) => {
        const share = formatPercent(estimateShare(each)).padEnd(16);
        const window = `${Math.round(100 * each.low)} to ${Math.round(100 * each.high)}`;
        const { low, high } = estimateShare(each, 0);
        const isIn = low >= each.low && high <= each.high;
        return `${each.title.padEnd(44)} ${share} of ${window.padEnd(9)} ${isIn ? '' : isOutside(each) ? 'OUTSIDE' : 'near'}`.trimEnd();
      }),
  ]);

const main = async (): Promise<void> => {
  const command = parseCommand(process.argv.slice(2));
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { components } = command;
  const findings = listFindings(await countGames(command), components);
  console.log(`${components.title}, ${command.deals} deals a row: percentages of games, with 95 % intervals.`);
  for (const line of formatFindings(findings)) console.log(line);
  const outside = findings.filter(isOutside).length;
  console.log(
    `\n${findings.length - outside} of ${findings.length} shares lie in their windows, as far as these games tell.`,
  );
  if (outside > 0) process.exitCode = 1;
};

await main();
