import { createInterface } from 'node:readline';
import { print } from '../output/print.js';
import { visibleLines } from '../output/visible.js';

/** A person at a terminal, or lines from a file in place of one. */
export interface Terminal {
  say(text: string): Promise<void>;
  /** Returns the next line, trimmed; null at the end of the input. */
  ask(question: string): Promise<string | null>;
  /** Clears the screen and its history; does nothing unless on a terminal. */
  clear(): Promise<void>;
  /** The characters in a line of the terminal; 0 without a terminal. */
  readonly width: number;
  close(): void;
}

/** Opens the terminal at which the command was started. */
export const terminalHere = (): Terminal => {
  const isSeen = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const input = createInterface(isSeen ? { input: process.stdin, output: process.stdout } : { input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  return {
    say: (text) => print(`${visibleLines(text)}\n`),
    ask: async (question) => {
      await print(visibleLines(question));
      const line = await lines.next();
      if (line.done) await print('\n');
      return line.done ? null : line.value.trim();
    },
    get width() {
      return isSeen ? process.stdout.columns : 0;
    },
    clear: async () => {
      if (isSeen) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    },
    close: () => input.close(),
  };
};
