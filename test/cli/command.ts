import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';

/** The result of a run of the command. */
export interface Ended {
  /** The exit status; null if a signal ended the run. */
  readonly exit: number | null;
  readonly out: string;
  readonly told: string;
}

/** The settings of a run. */
export interface Run {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  /** Options of Node itself. */
  readonly node?: readonly string[];
}

/** Returns the packed command, with a folder for the files of a test file. */
export const commandUnderTest = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const program = inject('command');
  return {
    folder,
    program,
    /** Writes a file into the folder and returns its path. */
    put: (name: string, content: string | Uint8Array): string => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    /** Runs a line of a shell in which the command is `sastrugi` and the folder is the home of the person. */
    shell: (line: string, { input = '', cwd = folder }: Run = {}): Promise<Ended> => {
      const script = `sastrugi() { "$NODE" "$PROGRAM" "$@"; }\n${line}`;
      const env = { ...process.env, HOME: cwd, NODE: process.execPath, PROGRAM: program };
      const child = spawn('bash', ['-o', 'pipefail', '-c', script], { cwd, env });
      child.stdin.on('error', () => {});
      child.stdin.end(input);
      return endOf(child);
    },
    start: (args: readonly string[], cwd = folder) => spawn(process.execPath, [program, ...args], { cwd }),
    run: (args: readonly string[], { input = '', cwd = folder, node = [] }: Run = {}): Promise<Ended> => {
      const child = spawn(process.execPath, [...node, program, ...args], { cwd });
      child.stdin.on('error', () => {}); // it may end without having read everything
      child.stdin.end(input);
      return endOf(child);
    },
  };
};

/** Waits for the end of a run. */
export const endOf = (child: ReturnType<typeof spawn>): Promise<Ended> => {
  const [out, told]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on('data', (piece: Buffer) => out.push(piece));
  child.stderr?.on('data', (piece: Buffer) => told.push(piece));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) =>
      resolve({ exit, out: Buffer.concat(out).toString(), told: Buffer.concat(told).toString() }),
    );
  });
};

/** Returns the values of JSON Lines. */
export const rowsOf = (text: string): readonly Readonly<Record<string, unknown>>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
