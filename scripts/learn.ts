/** Learns the weights of Frostpunk's bots: `npm run learn -- frostpunk --generations 40 --seed winter` */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { weights } from '../src/bots/ladder/frostpunk/weights.js';
import { root } from './entries.js';
import { guess } from './learn/guess.js';
import { formatWeightsFile, learnWeights, type Trainer } from './learn/learning.js';
import type { Result } from './learn/worker.js';
import { withPool } from './pool.js';

const USAGE = 'learn: allowed is frostpunk [--continue] [--generations N] [--seed S] [--threads N]';

const TRIAL_SIZES = { tables: 48, games: 48 };

interface Command {
  readonly generations: number;
  readonly seed: string;
  /** Starts from the ladder's weights, not from a beginner's guess. */
  readonly startsFromLadder: boolean;
  readonly threads: number;
}

/** Parses the arguments; returns undefined if they are invalid. */
const parseCommand = (args: readonly string[]): Command | undefined => {
  try {
    const text = { type: 'string' } as const;
    const options = { continue: { type: 'boolean' }, generations: text, seed: text, threads: text } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { continue: startsFromLadder = false, generations = '60', seed = 'winter' } = values;
    const { threads = `${availableParallelism()}` } = values;
    const isValid = [generations, threads].every((n) => /^[1-9]\d{0,3}$/.test(n)) && /^[\w-]{1,40}$/.test(seed);
    if (!isValid || positionals.length !== 1 || positionals[0] !== 'frostpunk') return undefined;
    return { generations: Number(generations), seed, startsFromLadder, threads: Number(threads) };
  } catch {
    return undefined;
  }
};

const main = async (): Promise<void> => {
  const command = parseCommand(process.argv.slice(2));
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const began = performance.now();
  const report: Trainer['report'] = (generation, results) => {
    const left = ((performance.now() - began) / generation) * (command.generations - generation);
    console.log(
      `generation ${generation} of ${command.generations}: ${formatResults(results)}, ${Math.ceil(left / 1000)} s left`,
    );
  };
  const start = command.startsFromLadder
    ? { startWeights: weights, confidence: 4 }
    : { startWeights: guess, confidence: 1 };
  const worker = new URL('learn/worker.ts', import.meta.url);
  const belief = await withPool(worker, command.threads, (pool) =>
    learnWeights({ ...command, ...TRIAL_SIZES, ...start }, { tryOut: (task) => pool.run(task), report }),
  );
  const further = command.startsFromLadder ? '--continue ' : '';
  const line = `npm run learn -- frostpunk ${further}--generations ${command.generations} --seed ${command.seed}`;
  writeFileSync(join(root, 'src/bots/ladder/frostpunk/weights.ts'), formatWeightsFile(belief, line));
};

const formatResults = (results: readonly Result[]): string => {
  const mean = (of: (result: Result) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length;
  const best = Math.max(...results.map(({ total }) => total));
  const won = Math.round(100 * mean((result) => result.won));
  return `mean total ${mean(({ total }) => total).toFixed(1)}, best ${best.toFixed(1)}, won ${won} %`;
};

await main();
