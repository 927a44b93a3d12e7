/**
 * Prints the speed, memory and findings of the command on a large archive: `npm run archive:speed`, or one of these
 * with fewer games: `npm run archive:speed -- --games 10000 errors`
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

const SMALL_GAMES = 1000;
/** Enough games for a thread's machine code and heap to reach their final size. */
const MEDIUM_GAMES = 10_000;
const ROUNDS = 3;
const LONG_LINE_BYTES = 100_000_000;

/** A run of the command. */
interface Measurement {
  readonly seconds: number;
  /** Processor seconds of all threads together. */
  readonly processorSeconds: number;
  /** The peak of its memory. */
  readonly megabytes: number;
  readonly out: string;
}

const measureCommand = (program: string, args: readonly string[]): Promise<Measurement> => {
  const began = performance.now();
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let [peakKilobytes, processorSeconds, out] = [0, 0, ''];
  const timer = setInterval(() => {
    peakKilobytes = Math.max(peakKilobytes, peakMemory(child.pid!));
    processorSeconds = Math.max(processorSeconds, processorTime(child.pid!));
  }, 20);
  child.stdout.on('data', (piece: Buffer) => {
    out += piece;
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      clearInterval(timer);
      resolve({ seconds: (performance.now() - began) / 1000, processorSeconds, megabytes: peakKilobytes / 1024, out });
    });
  });
};

/** Returns a program's peak memory so far in KB, as Linux reports it; 0 if the program has just ended. */
const peakMemory = (pid: number): number => Number(/VmHWM:\s*(\d+) kB/.exec(readProcess(pid, 'status'))?.[1] ?? 0);

/** Returns the processor seconds that a program has taken so far, in hundredths. */
const processorTime = (pid: number): number => {
  const [user, system] = readProcess(pid, 'stat').split(' ').slice(13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
};

const readProcess = (pid: number, what: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

interface ErrorRow {
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
    for (const [name, compare] of Object.entries(COMPARISONS)) {
      if (wanted.length === 0 || wanted.includes(name)) await compare({ program, folder, large, damaged });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const measureValidation = (program: string, threads: number, file: string): Promise<Measurement> =>
  measureCommand(program, ['validate', '--json', '--quiet', '--threads', String(threads), file]);

const compareTimes = async ({ program, large }: Trial): Promise<void> => {
  const rounds: { readonly threads: number; readonly machine: number; readonly work: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [one, two] = [await measureValidation(program, 1, large), await measureValidation(program, 2, large)];
    // Measures the machine's capacity for a second program, besides everything else that runs on it.
    const both = await Promise.all([measureValidation(program, 1, large), measureValidation(program, 1, large)]);
    const machine = (2 * one.seconds) / Math.max(...both.map(({ seconds }) => seconds));
    rounds.push({ threads: one.seconds / two.seconds, machine, work: two.processorSeconds / one.processorSeconds });
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
  for (const games of [MEDIUM_GAMES, SMALL_GAMES]) {
    const file = join(folder, `${games}.jsonl`);
    await writeArchive(file, games, false);
    files.push([`${games} games`, file]);
  }
  for (const threads of [1, 2]) {
    const memory: string[] = [];
    for (const [name, file] of files)
      memory.push(`${name} ${(await measureValidation(program, threads, file)).megabytes.toFixed(0)} MB`);
    console.log(`memory at its most with ${threads} thread(s): ${memory.join(', ')}`);
  }
};

const compareErrors = async ({ program, large, damaged }: Trial): Promise<void> => {
  appendFileSync(large, `${'x'.repeat(LONG_LINE_BYTES)}\n`);
  const cut = `${large}.gz`;
  writeFileSync(cut, gzipSync(readFileSync(large).subarray(0, LONG_LINE_BYTES)).subarray(0, -1000));
  const { out, megabytes } = await measureCommand(program, ['validate', '--json', '--quiet', large, cut]);
  const rows = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ErrorRow)
    .filter(({ kind }) => kind === 'error');
  const found = new Map(rows.filter(({ file }) => file === large).map(({ line, error }) => [line - 1, error]));
  const last = Math.max(...found.keys());
  const reported = damaged.filter((number) => damageAt(number)!.expectedErrors.includes(found.get(number) ?? ''));
  const whole = damaged.filter((number) => !found.has(number));
  console.log(
    `${damaged.length} lines damaged, ${reported.length} told with their reason, ${whole.length} still whole games`,
    `(${whole.every((number) => damageAt(number)!.mayBeGame) ? 'all' : 'NOT all'} of damages that may leave one);`,
    `a line of ${LONG_LINE_BYTES} bytes: ${found.get(last)}; a cut .gz: ${rows.at(-1)!.error};`,
    `${found.size - 1 - (damaged.length - whole.length)} lines told without damage; ${megabytes.toFixed(0)} MB`,
  );
};

// The errors come last, because they lengthen the archive.
const COMPARISONS = { times: compareTimes, memory: compareMemory, errors: compareErrors };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100000' } },
});
const unknown = positionals.find((name) => !Object.hasOwn(COMPARISONS, name));
if (unknown !== undefined) throw new Error(`There are ${Object.keys(COMPARISONS).join(', ')}, not ${unknown}.`);
await main(Number(values.games), positionals);
