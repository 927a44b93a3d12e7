import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeControls } from '../../archive/text/escape-controls.js';
import { createForfeitError } from '../../bots/bot-error.js';
import { messageOf, toWellFormed } from '../../core/data/text.js';
import { type FromEngine, parseFromEngine, type ToEngine } from './messages.js';
import { readMessageLines } from './read-lines.js';

/** A program to start. */
export interface Program {
  /** Its file or its name on the path, and its arguments. */
  readonly command: readonly string[];
  /** The folder in which it runs, and from which a relative path of its file leads. */
  readonly folder: string;
}

/** A program that was started. */
export interface EngineProcess {
  /** Sends a message; it is lost if the program has ended, or has left too many unread. */
  send(message: ToEngine): void;
  /** Returns the next message, or throws the error that costs the bot its game. */
  nextMessage(): Promise<FromEngine>;
  /** Ends the program and all that it has started: it may leave by itself for so many milliseconds. */
  stop(graceMilliseconds: number): Promise<void>;
}

/** The most bytes that a program may leave unread. */
const MAX_UNREAD_BYTES = 8 * 1_048_576;

/** The most characters of standard error that are kept, and that an error shows. */
const MAX_STDERR_CHARACTERS = 2000;
const MAX_SHOWN_CHARACTERS = 300;

/** The milliseconds for what a program has left in its pipes, and for its end once it is killed. */
const DRAIN_MS = 200;
const KILL_MS = 5000;

const NO_PIPES = 'the system has no pipes left';

/** Starts a program. If it cannot be started, `next` says so. */
export const startProgram = ({ command, folder }: Program, log: ProcessRegistry): EngineProcess => {
  const mark = randomInt(1, 2 ** 31);
  const child = spawnProgram(command, folder, markedEnvironment(mark));
  const { stdin = null, stdout = null, stderr = null, pid = 0 } = child;
  let spawnError: Error | undefined;
  child.on('error', (error) => {
    spawnError = error;
  });
  if (stdin === null || stdout === null || stderr === null)
    throw createForfeitError('crashed', `cannot be started: ${NO_PIPES}.`);
  const exited = new Promise<void>((resolve) => {
    if (pid === 0) return resolve();
    log.onStarted({ pid, mark });
    child.once('exit', () => {
      endGroups([{ pid, mark }]); // what it has started
      log.onEnded(pid);
      resolve();
    });
  });
  let stderrTail = '';
  /** True once it has left too much unread, and a message was not sent. */
  let hasStoppedReading = false;
  for (const stream of [stdin, stderr]) stream.on('error', () => {}); // it may end without having read everything
  stderr.setEncoding('utf8').on('data', (piece: string) => {
    stderrTail = (stderrTail + piece).slice(-MAX_STDERR_CHARACTERS);
  });
  const lines = readMessageLines(stdout);
  /** Describes the end of the program. */
  const describeEnd = async (): Promise<string> => {
    await Promise.race([once(child, 'close').catch(() => {}), pause(DRAIN_MS)]);
    const stderrText = toSafeText(
      stderrTail
        .trim()
        .replace(/\s*\n\s*/g, ' | ')
        .slice(-MAX_SHOWN_CHARACTERS),
    );
    return `${describeExit(child, spawnError)}${stderrText === '' ? '.' : `, and has written: ${stderrText}`}`;
  };
  return {
    send: (message) => {
      hasStoppedReading ||= stdin.writableLength > MAX_UNREAD_BYTES;
      if (!hasStoppedReading) stdin.write(`${JSON.stringify(message)}\n`);
    },
    nextMessage: async () => {
      if (hasStoppedReading) throw createForfeitError('late', 'does not read its standard input.');
      const { value, done } = await lines.next();
      if (done === true) throw createForfeitError('crashed', await describeEnd());
      const read = value.text._tag === 'Left' ? value.text : parseFromEngine(value.text.right);
      if (read._tag === 'Right') return read.right;
      const found =
        value.text._tag === 'Left' ? '' : `: ${toSafeText(value.text.right.slice(0, MAX_SHOWN_CHARACTERS))}`;
      throw createForfeitError('no-move', `writes a line that is not a message (${read.left.message})${found}`);
    },
    stop: async (graceMilliseconds) => {
      stdin.end();
      await Promise.race([exited, pause(graceMilliseconds)]);
      if (child.exitCode === null && child.signalCode === null && pid > 0) endGroups([{ pid, mark }]);
      await Promise.race([exited, pause(KILL_MS)]);
      for (const stream of [stdin, stdout, stderr]) stream.destroy();
    },
  };
};

const spawnProgram = (
  [file = '', ...parameters]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): ChildProcess => {
  try {
    // Leads a group of its own, so that it can be ended with all that it starts.
    return spawn(file, parameters, { cwd, env, detached: process.platform !== 'win32', windowsHide: true });
  } catch (error) {
    throw createForfeitError('crashed', `cannot be started: ${messageOf(error)}.`);
  }
};

const describeExit = ({ exitCode, signalCode }: ChildProcess, spawnError: Error | undefined): string => {
  if (spawnError !== undefined) return `cannot be started: ${spawnError.message}`;
  if (signalCode !== null) return `was ended by ${signalCode}`;
  return exitCode === null ? 'has closed its standard output' : `has ended with status ${exitCode}`;
};

/** Makes harmless text of a moderate length. */
export const toSafeText = (text: string): string => toWellFormed(escapeControls(text), MAX_SHOWN_CHARACTERS);

/** Waits without keeping the process alive. */
const pause = (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false });

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
export interface ProcessRegistry {
  onStarted(started: MarkedProcess): void;
  onEnded(pid: number): void;
}

const runningByPid = new Map<number, MarkedProcess>();
let unguard = (): void => {};

/** Ends processes with this program. */
export const guardedProcesses: ProcessRegistry = {
  onStarted: (started) => {
    if (runningByPid.size === 0) unguard = guardProcesses(() => [...runningByPid.values()]);
    runningByPid.set(started.pid, started);
  },
  onEnded: (pid) => {
    if (runningByPid.delete(pid) && runningByPid.size === 0) unguard();
  },
};

/** The variable with the marks of an engine, which all that it starts inherits. */
const MARKS_VARIABLE = 'SASTRUGI_ENGINE';

const formatMark = (mark: number): string => `${process.pid}-${mark}`;

/** Returns the environment of an engine; one that an engine starts has the marks of both. */
const markedEnvironment = (mark: number): NodeJS.ProcessEnv => ({
  ...process.env,
  [MARKS_VARIABLE]: `${process.env[MARKS_VARIABLE] ?? ''} ${formatMark(mark)}`,
});

/** Ends all processes with one of these marks, on systems that show environments in `/proc`, as Linux does. */
const endMarked = (marks: readonly number[]): void => {
  const [wanted, ended] = [new Set(marks.map(formatMark)), new Set<string>()];
  for (let before = -1; before < ended.size; ) {
    before = ended.size; // a process may have started another one before it was ended
    for (const pid of attempt(() => readdirSync('/proc'), [])) {
      if (ended.has(pid) || !readMarks(pid).some((mark) => wanted.has(mark))) continue;
      ended.add(pid);
      attempt(() => process.kill(Number(pid), 'SIGKILL'), true);
    }
  }
};

const readMarks = (pid: string): readonly string[] => {
  const all = attempt(() => readFileSync(`/proc/${pid}/environ`, 'latin1'), '').split('\0');
  return all.find((entry) => entry.startsWith(`${MARKS_VARIABLE}=`))?.split(/[= ]/) ?? [];
};

/** Returns the answer of the system; another one for a process that has ended, or is not ours. */
const attempt = <A>(call: () => A, fallback: A): A => {
  try {
    return call();
  } catch {
    return fallback;
  }
};
