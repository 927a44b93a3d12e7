import { createInterface } from 'node:readline';
import { print } from '../output/print.js';
import { visibleLines } from '../output/visible.js';
import { wrapped } from './columns.js';

/** A person at a terminal, or lines from a file in place of one. */
export interface Terminal {
  /** Prints text, its long lines wrapped. */
  say(text: string): Promise<void>;
  /** Returns the next line, trimmed; null at the end of the input. */
  ask(question: string): Promise<string | null>;
  /** Clears the screen and its history; does nothing unless on a terminal. */
  clear(): Promise<void>;
  /** True if a person sees the terminal, and must be given time to read a screen. */
  readonly isSeen: boolean;
  /** The characters in a line. */
  readonly columns: number;
  /** The lines on a screen. */
  readonly rows: number;
  close(): void;
}

/** The size of a terminal that does not tell its own. */
const COLUMNS = 80;
const ROWS = 24;

/** Opens the terminal at which the command was started. */
export const terminalHere = (): Terminal => {
  const isSeen = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const input = createInterface(isSeen ? { input: process.stdin, output: process.stdout } : { input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const columns = (): number => (isSeen && process.stdout.columns) || COLUMNS;
  return {
    say: (text) => print(`${fitting(visibleLines(text), columns())}\n`),
    ask: async (question) => {
      const asked = fitting(visibleLines(question), columns());
      const prompt = asked.slice(asked.lastIndexOf('\n') + 1);
      await print(asked.slice(0, asked.length - prompt.length));
      if (isSeen) {
        input.setPrompt(prompt);
        input.prompt();
      } else await print(prompt);
      const line = await lines.next();
      if (line.done) await print('\n');
      return line.done ? null : line.value.trim();
    },
    isSeen,
    get columns() {
      return columns();
    },
    get rows() {
      return (isSeen && process.stdout.rows) || ROWS;
    },
    clear: async () => {
      if (isSeen) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    },
    close: () => input.close(),
  };
};

/** Wraps the lines of a text that are too long. */
const fitting = (text: string, columns: number): string =>
  text
    .split('\n')
    .flatMap((line) => wrapped(line, columns))
    .join('\n');
