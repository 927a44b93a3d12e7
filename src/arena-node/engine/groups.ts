/** The signals that end a program, as by Ctrl-C. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type Pids = () => readonly number[];

const guards = new Set<Pids>();

/**
 * Ends these processes with this program, however it ends: they have groups of their own, which signals do not reach.
 * The function that is returned ends the guard.
 */
export const guarded = (pids: Pids): (() => void) => {
  if (guards.size === 0) listen();
  guards.add(pids);
  return () => {
    if (guards.delete(pids) && guards.size === 0) unlisten();
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
  for (const pids of guards) endGroups(pids());
};

/** Ends this program by a signal, as if nobody had listened; if others listen, it is theirs to decide. */
const pass = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) > 1) return;
  endAll();
  unlisten();
  process.kill(process.pid, signal);
};

/** Ends processes, and all that they have started in their groups. */
export const endGroups = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
};

/** Notes the processes that must not outlive the game for which they were started. */
export interface ProcessLog {
  started(pid: number): void;
  ended(pid: number): void;
}

const own = new Set<number>();
let unguard = (): void => {};

/** Ends processes with this program. */
export const ownProcesses: ProcessLog = {
  started: (pid) => {
    if (own.size === 0) unguard = guarded(() => [...own]);
    own.add(pid);
  },
  ended: (pid) => {
    if (own.delete(pid) && own.size === 0) unguard();
  },
};
