/** Learns what a city of Frostpunk goes by: `npm run learn -- frostpunk --generations 40 --seed winter` */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import { seeded } from '../src/core/random.js';
import { bundle } from './compare/bundles.js';
import { root } from './entries.js';
import { type Belief, believed, taught, tried } from './learn/cross-entropy.js';
import { guess } from './learn/guess.js';
import { fileOf, numbersOf, weightsOf } from './learn/table.js';
import type { Result, Task } from './learn/worker.js';

const USAGE = 'learn: allowed is frostpunk [--generations N] [--seed S] [--threads N]';

/** How many tables are tried in a generation, in so many games each. */
const TABLES = 48;
const GAMES = 48;

interface Command {
  readonly generations: number;
  readonly seed: string;
  readonly threads: number;
}

/** What was asked for; undefined where it is nothing that there is. */
const commandOf = (args: readonly string[]): Command | undefined => {
  try {
    const text = { type: 'string' } as const;
    const options = { generations: text, seed: text, threads: text };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { generations = '60', seed = 'winter', threads = `${availableParallelism()}` } = values;
    const isFine = [generations, threads].every((n) => /^[1-9]\d{0,3}$/.test(n)) && /^[\w-]{1,40}$/.test(seed);
    if (!isFine || positionals.length !== 1 || positionals[0] !== 'frostpunk') return undefined;
    return { generations: Number(generations), seed, threads: Number(threads) };
  } catch {
    return undefined;
  }
};

const main = async (): Promise<void> => {
  const command = commandOf(process.argv.slice(2));
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-learn-'));
  const filename = join(folder, 'worker.mjs');
  await bundle({ entryPoints: [fileURLToPath(new URL('learn/worker.ts', import.meta.url))] }, filename);
  const pool = new Piscina({ filename, minThreads: command.threads, maxThreads: command.threads });
  try {
    write(await learnt(command, pool), command);
  } finally {
    await pool.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What is believed in the end. Trials come from the seed alone, whichever thread plays them. */
const learnt = async ({ generations, seed }: Command, pool: Piscina): Promise<Belief> => {
  const random = seeded(`learn ${seed}`);
  const began = performance.now();
  let belief = believed(numbersOf(guess));
  for (let generation = 1; generation <= generations; generation++) {
    const tables = Array.from({ length: TABLES }, () => tried(belief, random));
    const task = { games: GAMES, seed: `learn ${seed}, generation ${generation}` };
    const results: readonly Result[] = await Promise.all(
      tables.map((numbers) => pool.run({ ...task, numbers } satisfies Task)),
    );
    belief = taught(
      belief,
      tables.map((numbers, i) => ({ numbers, result: results[i]!.total })),
    );
    const left = ((performance.now() - began) / generation) * (generations - generation);
    console.log(`generation ${generation} of ${generations}: ${told(results)}, ${Math.ceil(left / 1000)} s left`);
  }
  return belief;
};

const told = (results: readonly Result[]): string => {
  const mean = (of: (result: Result) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length;
  const best = Math.max(...results.map(({ total }) => total));
  const won = Math.round(100 * mean((result) => result.won));
  return `mean total ${mean(({ total }) => total).toFixed(1)}, best ${best.toFixed(1)}, won ${won} %`;
};

const DIGITS = 1000;

const write = ({ mean }: Belief, { generations, seed }: Command): void => {
  const rounded = mean.map((each) => Math.round(DIGITS * each) / DIGITS);
  const command = `npm run learn -- frostpunk --generations ${generations} --seed ${seed}`;
  writeFileSync(join(root, 'src/bots/ladder/frostpunk/weights.ts'), fileOf(weightsOf(rounded), command));
};

await main();
