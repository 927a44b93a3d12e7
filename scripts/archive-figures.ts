/**
 * Prints the speed, memory and findings of the command on a large archive: `npm run archive:figures`, or one of these
 * with fewer games: `npm run archive:figures -- --games 10000 faults`
 */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { damageAt, writeArchive } from './archive/write.js';
import { runTool } from './shell.js';

const SMALL = 1000;
/** Enough games for a thread's machine code and heap to reach their final size. */
const MIDDLING = 10_000;
const ROUNDS = 3;
const LONG_LINE = 100_000_000;

/** A run of the command. */
interface Measured {
  readonly seconds: number;
  /** Processor seconds of all threads together. */
  readonly work: number;
  /** The peak of its memory. */
  readonly megabytes: number;
  readonly out: string;
}

const measured = (program: string, args: readonly string[]): Promise<Measured> => {
  const began = performance.now();
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let [peak, work, out] = [0, 0, ''];
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid!));
    work = Math.max(work, workOf(child.pid!));
  }, 20);
  child.stdout.on('data', (piece: Buffer) => {
    out += piece;
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      clearInterval(timer);
      resolve({ seconds: (performance.now() - began) / 1000, work, megabytes: peak / 1024, out });
    });
  });
};

/** Returns a program's peak memory so far in KB, as Linux reports it; 0 if the program has just ended. */
const peakOf = (pid: number): number => Number(/VmHWM:\s*(\d+) kB/.exec(told(pid, 'status'))?.[1] ?? 0);

/** Returns the processor seconds that a program has taken so far, in hundredths. */
const workOf = (pid: number): number => {
  const [user, system] = told(pid, 'stat').split(' ').slice(13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
};

const told = (pid: number, what: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

interface Row {
  readonly kind: string;
  readonly file: string;
  readonly line: number;
  readonly error: string;
}

/** The program, a folder, the archive, and the numbers of its damaged lines. */
interface Trial {
  readonly program: string;
  readonly folder: string;
  readonly large: string;
  readonly damaged: readonly number[];
}

const main = async (games: number, wanted: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-figures-'));
  try {
    const [built, large] = [join(folder, 'command'), join(folder, 'large.jsonl')];
    // An ES module in any folder: in the project, its package.json says so.
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    runTool('tsup', ['--silent', '--out-dir', built]);
    const damaged = await writeArchive(large, games, true);
    const program = join(built, 'cli/main.js');
    for (const [name, compare] of Object.entries(FIGURES)) {
      if (wanted.length === 0 || wanted.includes(name)) await compare({ program, folder, large, damaged });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const judge = (program: string, threads: number, file: string): Promise<Measured> =>
  measured(program, ['validate', '--json', '--quiet', '--threads', String(threads), file]);

const compareTimes = async ({ program, large }: Trial): Promise<void> => {
  const rounds: { readonly threads: number; readonly machine: number; readonly work: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [one, two] = [await judge(program, 1, large), await judge(program, 2, large)];
    // Measures the machine's capacity for a second program, besides everything else that runs on it.
    const both = await Promise.all([judge(program, 1, large), judge(program, 1, large)]);
    const machine = (2 * one.seconds) / Math.max(...both.map(({ seconds }) => seconds));
    rounds.push({ threads: one.seconds / two.seconds, machine, work: two.work / one.work });
    const [first, second] = [one.seconds.toFixed(1), two.seconds.toFixed(1)];
    console.log(`one thread ${first} s, two ${second} s; load ${loadavg()[0]!.toFixed(1)}`);
  }
  const middle = (of: (round: (typeof rounds)[number]) => number): string => median(rounds.map(of)).toFixed(2);
  console.log(
    `two threads are ${middle(({ threads }) => threads)} times as fast as one, with ${middle(({ work }) => work)} times the`,
    `work of processors; two programs at once came to ${middle(({ machine }) => machine)} times (median of ${ROUNDS} rounds)`,
  );
};

const compareMemory = async ({ program, folder, large }: Trial): Promise<void> => {
  const files: [string, string][] = [['all games', large]];
  for (const games of [MIDDLING, SMALL]) {
    const file = join(folder, `${games}.jsonl`);
    await writeArchive(file, games, false);
    files.push([`${games} games`, file]);
  }
  for (const threads of [1, 2]) {
    const told: string[] = [];
    for (const [name, file] of files)
      told.push(`${name} ${(await judge(program, threads, file)).megabytes.toFixed(0)} MB`);
    console.log(`memory at its most with ${threads} thread(s): ${told.join(', ')}`);
  }
};

const compareFaults = async ({ program, large, damaged }: Trial): Promise<void> => {
  appendFileSync(large, `${'x'.repeat(LONG_LINE)}\n`);
  const cut = `${large}.gz`;
  writeFileSync(cut, gzipSync(readFileSync(large).subarray(0, LONG_LINE)).subarray(0, -1000));
  const { out, megabytes } = await measured(program, ['validate', '--json', '--quiet', large, cut]);
  const rows = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
    .filter(({ kind }) => kind === 'error');
  const found = new Map(rows.filter(({ file }) => file === large).map(({ line, error }) => [line - 1, error]));
  const last = Math.max(...found.keys());
  const told = damaged.filter((number) => damageAt(number)!.found.includes(found.get(number) ?? ''));
  const whole = damaged.filter((number) => !found.has(number));
  console.log(
    `${damaged.length} lines damaged, ${told.length} told with their reason, ${whole.length} still whole games`,
    `(${whole.every((number) => damageAt(number)!.mayBeGame) ? 'all' : 'NOT all'} of damages that may leave one);`,
    `a line of ${LONG_LINE} bytes: ${found.get(last)}; a cut .gz: ${rows.at(-1)!.error};`,
    `${found.size - 1 - (damaged.length - whole.length)} lines told without damage; ${megabytes.toFixed(0)} MB`,
  );
};

// The faults come last, because they lengthen the archive.
const FIGURES = { times: compareTimes, memory: compareMemory, faults: compareFaults };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100000' } },
});
const unknown = positionals.find((name) => !Object.hasOwn(FIGURES, name));
if (unknown !== undefined) throw new Error(`There are ${Object.keys(FIGURES).join(', ')}, not ${unknown}.`);
await main(Number(values.games), positionals);
