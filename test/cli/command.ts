import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, inject } from 'vitest';
import type { Io } from '../../src/cli/io.js';
import { runCommandLine } from '../../src/cli/program.js';

/** The result of a run of the command. */
export interface RunResult {
  /** The exit status; null if a signal ended the run. */
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** The settings of a run. */
export interface Run {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
}

/** The settings of a run in a process of its own. */
export interface ProcessRun extends Run {
  /** Options of Node itself. */
  readonly node?: readonly string[];
}

/** Returns a folder for the files of a test file, and functions that run the command there. */
export const commandHere = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    /** Writes a file into the folder and returns its path. */
    put: (name: string, content: string | Uint8Array): string => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    /** Runs the command in this process and thread. */
    run: (args: readonly string[], { input = '', cwd = folder }: Run = {}): Promise<RunResult> =>
      runHere(args, input, cwd),
    /** Runs a line `sastrugi ...`, in which a shell would find nothing but words and quotation marks. */
    runLine: (line: string, { input = '', cwd = folder }: Run = {}): Promise<RunResult> =>
      runHere(wordsOf(line), input, cwd),
  };
};

/** Returns the words of a line after the first, as a shell reads them. */
const wordsOf = (line: string): readonly string[] =>
  (line.match(/(?:[^\s'"\\]|\\.|'[^']*'|"[^"]*")+/g) ?? [])
    .slice(1)
    .map((word) => word.replace(/\\(.)|'([^']*)'|"([^"]*)"/g, '$1$2$3'));

/** The end of the last run: the runs of a process take turns, since they share the decoder of zstd. */
let last: Promise<unknown> = Promise.resolve();

const runHere = (args: readonly string[], input: string | Uint8Array, folder: string): Promise<RunResult> => {
  const run = last.then(async () => {
    const surroundings = createIo(folder, input);
    const exit = await runCommandLine(args, surroundings);
    return { exit, out: surroundings.stdout.text(), err: surroundings.stderr.text() };
  });
  last = run.catch(() => {});
  return run;
};

/** Makes the surroundings of a run in a folder: streams that are no terminal, and no threads. */
export const createIo = (folder: string, input: string | Uint8Array = '') => {
  const stdin = new PassThrough();
  stdin.end(input);
  const now = () => performance.now();
  return { stdin, stdout: collector(), stderr: collector(), folder, now, hasThreads: false } satisfies Io;
};

/** Makes a stream that keeps what is written. */
const collector = (): Writable & { text(): string } => {
  const pieces: Buffer[] = [];
  const stream = new Writable({
    write: (piece: Buffer, _, done) => {
      pieces.push(Buffer.from(piece));
      done();
    },
  });
  return Object.assign(stream, { text: () => Buffer.concat(pieces).toString() });
};

/** Returns the packed command, which runs in processes of its own, with a folder for the files of a test file. */
export const commandUnderTest = () => {
  const { folder, put } = commandHere();
  const program = inject('command');
  return {
    folder,
    program,
    put,
    /** Runs a line of a shell in which the command is `sastrugi` and the folder is the home of the person. */
    shell: (line: string, { input = '', cwd = folder }: Run = {}): Promise<RunResult> => {
      const script = `sastrugi() { "$NODE" "$PROGRAM" "$@"; }\n${line}`;
      const env = { ...process.env, HOME: cwd, NODE: process.execPath, PROGRAM: program };
      const child = spawn('bash', ['-o', 'pipefail', '-c', script], { cwd, env });
      child.stdin.on('error', () => {});
      child.stdin.end(input);
      return endOf(child);
    },
    start: (args: readonly string[], cwd = folder) => spawn(process.execPath, [program, ...args], { cwd }),
    run: (args: readonly string[], { input = '', cwd = folder, node = [] }: ProcessRun = {}): Promise<RunResult> => {
      const child = spawn(process.execPath, [...node, program, ...args], { cwd });
      child.stdin.on('error', () => {}); // it may end without having read everything
      child.stdin.end(input);
      return endOf(child);
    },
  };
};

/** Waits for the end of a run. */
export const endOf = (child: ReturnType<typeof spawn>): Promise<RunResult> => {
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on('data', (piece: Buffer) => out.push(piece));
  child.stderr?.on('data', (piece: Buffer) => err.push(piece));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) =>
      resolve({ exit, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    );
  });
};

/** Returns the values of JSON Lines. */
export const rowsOf = (text: string): readonly Readonly<Record<string, unknown>>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
