import { AsyncLocalStorage } from 'node:async_hooks';
import { isAbsolute } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Readable, Writable } from 'node:stream';

/** The surroundings of a run of the command: what it reads, prints and asks of its process. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean; readonly fd?: number };
  readonly stdout: Screen;
  readonly stderr: Screen;
  /** The folder from which relative paths start. */
  readonly folder: string;
  /** Returns the milliseconds since some moment. */
  readonly now: () => number;
  /** False if everything runs in the thread of the command. */
  readonly hasThreads: boolean;
}

/** A stream that may be a terminal, or belong to a descriptor. */
export type Screen = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly fd?: number;
};

const currentIo = new AsyncLocalStorage<Io>();

/** Returns the surroundings of the present run: those of the process, unless others were given. */
export const io = (): Io => currentIo.getStore() ?? PROCESS_IO;

const PROCESS_IO: Io = {
  // Each of them is opened when it is first used.
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return process.stdout;
  },
  get stderr() {
    return process.stderr;
  },
  get folder() {
    return process.cwd();
  },
  now: () => performance.now(),
  hasThreads: true,
};

/** Runs a function in given surroundings. */
export const withIo = <A>(surroundings: Io, run: () => A): A => currentIo.run(surroundings, run);

/**
 * Leads to a path from the folder that is given; a path from the folder of the process stays as it is. Its parts stay,
 * too: `link/..` is not the folder of the link.
 */
export const resolvePath = (path: string): string => {
  const folder = currentIo.getStore()?.folder;
  return folder === undefined || isAbsolute(path) ? path : `${folder}/${path}`;
};
