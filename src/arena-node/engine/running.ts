import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { visible } from '../../archive/text/visible.js';
import { botError } from '../../bots/bot-fault.js';
import { wellFormed } from '../../core/data/well-formed.js';
import { messageOf } from '../../core/errors/message-of.js';
import { endGroups, type ProcessLog } from './groups.js';
import { messageLines } from './lines.js';
import { markedEnvironment } from './marks.js';
import { type FromEngine, readFromEngine, type ToEngine } from './messages.js';

/** A program to start. */
export interface Program {
  /** Its file or its name on the path, and its arguments. */
  readonly command: readonly string[];
  /** The folder in which it runs, and from which a relative path of its file leads. */
  readonly folder: string;
}

/** A program that was started. */
export interface Running {
  /** Sends a message; it is lost if the program has ended, or has left too many unread. */
  send(message: ToEngine): void;
  /** Returns the next message, or throws the error that costs the bot its game. */
  next(): Promise<FromEngine>;
  /** Ends the program and all that it has started: it may leave by itself for so many milliseconds. */
  stop(grace: number): Promise<void>;
}

/** The most bytes that a program may leave unread. */
const MOST_UNREAD = 8 * 1_048_576;

/** The most characters of standard error that are kept, and that an error shows. */
const LONGEST_TAIL = 2000;
const LONGEST_SHOWN = 300;

/** The milliseconds for what a program has left in its pipes, and for its end once it is killed. */
const LAST_WORDS = 200;
const DYING = 5000;

const NO_PIPES = 'the system has no pipes left';

/** Starts a program. If it cannot be started, `next` says so. */
export const startProgram = ({ command, folder }: Program, log: ProcessLog): Running => {
  const mark = randomInt(1, 2 ** 31);
  const child = spawned(command, folder, markedEnvironment(mark));
  const { stdin = null, stdout = null, stderr = null, pid = 0 } = child;
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  if (stdin === null || stdout === null || stderr === null)
    throw botError('crashed', `cannot be started: ${NO_PIPES}.`);
  const exited = new Promise<void>((resolve) => {
    if (pid === 0) return resolve();
    log.started({ pid, mark });
    child.once('exit', () => {
      endGroups([{ pid, mark }]); // what it has started
      log.ended(pid);
      resolve();
    });
  });
  let tail = '';
  /** True once it has left too much unread, and a message was not sent. */
  let isDeaf = false;
  for (const stream of [stdin, stderr]) stream.on('error', () => {}); // it may end without having read everything
  stderr.setEncoding('utf8').on('data', (piece: string) => {
    tail = (tail + piece).slice(-LONGEST_TAIL);
  });
  const lines = messageLines(stdout);
  /** Describes the end of the program. */
  const ending = async (): Promise<string> => {
    await Promise.race([once(child, 'close').catch(() => {}), pause(LAST_WORDS)]);
    const said = shown(
      tail
        .trim()
        .replace(/\s*\n\s*/g, ' | ')
        .slice(-LONGEST_SHOWN),
    );
    return `${howEnded(child, failure)}${said === '' ? '.' : `, and has written: ${said}`}`;
  };
  return {
    send: (message) => {
      isDeaf ||= stdin.writableLength > MOST_UNREAD;
      if (!isDeaf) stdin.write(`${JSON.stringify(message)}\n`);
    },
    next: async () => {
      if (isDeaf) throw botError('late', 'does not read its standard input.');
      const { value, done } = await lines.next();
      if (done === true) throw botError('crashed', await ending());
      const read = value.text._tag === 'Left' ? value.text : readFromEngine(value.text.right);
      if (read._tag === 'Right') return read.right;
      const found = value.text._tag === 'Left' ? '' : `: ${shown(value.text.right.slice(0, LONGEST_SHOWN))}`;
      throw botError('no-move', `writes a line that is not a message (${read.left.message})${found}`);
    },
    stop: async (grace) => {
      stdin.end();
      await Promise.race([exited, pause(grace)]);
      if (child.exitCode === null && child.signalCode === null && pid > 0) endGroups([{ pid, mark }]);
      await Promise.race([exited, pause(DYING)]);
      for (const stream of [stdin, stdout, stderr]) stream.destroy();
    },
  };
};

const spawned = ([file = '', ...parameters]: readonly string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess => {
  try {
    // Leads a group of its own, so that it can be ended with all that it starts.
    return spawn(file, parameters, { cwd, env, detached: process.platform !== 'win32', windowsHide: true });
  } catch (error) {
    throw botError('crashed', `cannot be started: ${messageOf(error)}.`);
  }
};

const howEnded = ({ exitCode, signalCode }: ChildProcess, failure: Error | undefined): string => {
  if (failure !== undefined) return `cannot be started: ${failure.message}`;
  if (signalCode !== null) return `was ended by ${signalCode}`;
  return exitCode === null ? 'has closed its standard output' : `has ended with status ${exitCode}`;
};

/** Makes harmless text of a moderate length. */
export const shown = (text: string): string => wellFormed(visible(text), LONGEST_SHOWN);

/** Waits without keeping the process alive. */
const pause = (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false });
