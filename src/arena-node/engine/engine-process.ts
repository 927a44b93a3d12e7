import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeControls } from '../../archive/text/escape-controls.js';
import { createForfeitError } from '../../bots/bot-error.js';
import { messageOf, toWellFormed } from '../../core/data/text.js';
import { markedEnvironment } from './marks.js';
import { type FromEngine, parseFromEngine, type ToEngine } from './messages.js';
import { endGroups, type ProcessLog } from './process-groups.js';
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
export const startProgram = ({ command, folder }: Program, log: ProcessLog): EngineProcess => {
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
