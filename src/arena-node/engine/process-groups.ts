import { endMarked } from './marks.js';

/** A process that was started, and the mark of all that it starts. */
export interface MarkedProcess {
  readonly pid: number;
  readonly mark: number;
}

/** The signals that end a program, as by Ctrl-C. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type ListProcesses = () => readonly MarkedProcess[];

const guards = new Set<ListProcesses>();

/**
 * Ends these processes with this program, however it ends: they have groups of their own, which signals do not reach.
 * The function that is returned ends the guard.
 */
export const guardProcesses = (listRunning: ListProcesses): (() => void) => {
  if (guards.size === 0) addListeners();
  guards.add(listRunning);
  return () => {
    if (guards.delete(listRunning) && guards.size === 0) removeListeners();
  };
};

const addListeners = (): void => {
  process.on('exit', endAll);
  for (const signal of SIGNALS) process.on(signal, endBySignal);
};

const removeListeners = (): void => {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, endBySignal);
};

const endAll = (): void => {
  for (const listRunning of guards) endGroups(listRunning());
};

/** Ends this program by a signal, as if nobody had listened; if others listen, it is theirs to decide. */
const endBySignal = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) > 1) return;
  endAll();
  removeListeners();
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
  onStarted(started: MarkedProcess): void;
  onEnded(pid: number): void;
}

const runningByPid = new Map<number, MarkedProcess>();
let unguard = (): void => {};

/** Ends processes with this program. */
export const ownProcesses: ProcessLog = {
  onStarted: (started) => {
    if (runningByPid.size === 0) unguard = guardProcesses(() => [...runningByPid.values()]);
    runningByPid.set(started.pid, started);
  },
  onEnded: (pid) => {
    if (runningByPid.delete(pid) && runningByPid.size === 0) unguard();
  },
};
