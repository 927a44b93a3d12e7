import { endMarked } from './marks.js';

/** A process that was started, and the mark of all that it starts. */
export interface MarkedProcess {
  readonly pid: number;
  readonly mark: number;
}

/** The signals that end a program, as by Ctrl-C. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type Guarded = () => readonly MarkedProcess[];

const guards = new Set<Guarded>();

/**
 * Ends these processes with this program, however it ends: they have groups of their own, which signals do not reach.
 * The function that is returned ends the guard.
 */
export const guarded = (running: Guarded): (() => void) => {
  if (guards.size === 0) listen();
  guards.add(running);
  return () => {
    if (guards.delete(running) && guards.size === 0) unlisten();
  };
};

const listen = (): void => {
  process.on('exit', endAll);
  for (const signal of SIGNALS) process.on(signal, pass);
};

const unlisten = (): void => {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, pass);
};

const endAll = (): void => {
  for (const running of guards) endGroups(running());
};

/** Ends this program by a signal, as if nobody had listened; if others listen, it is theirs to decide. */
const pass = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) > 1) return;
  endAll();
  unlisten();
  process.kill(process.pid, signal);
};

/** Ends processes, and all that they have started: in their groups, and with their marks. */
export const endGroups = (processes: readonly MarkedProcess[]): void => {
  for (const { pid } of processes) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  if (processes.length > 0) endMarked(processes.map(({ mark }) => mark));
};

/** Notes the processes that must not outlive the game for which they were started. */
export interface ProcessLog {
  started(started: MarkedProcess): void;
  ended(pid: number): void;
}

const own = new Map<number, MarkedProcess>();
let unguard = (): void => {};

/** Ends processes with this program. */
export const ownProcesses: ProcessLog = {
  started: (started) => {
    if (own.size === 0) unguard = guarded(() => [...own.values()]);
    own.set(started.pid, started);
  },
  ended: (pid) => {
    if (own.delete(pid) && own.size === 0) unguard();
  },
};
