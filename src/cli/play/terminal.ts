import { createInterface } from 'node:readline';
import { io, type Screen } from '../io.js';
import { print } from '../output/print.js';
import { visible, visibleLines } from '../output/visible.js';
import { wrapped } from './columns.js';

/** A person at a terminal, or lines from a file in place of one. */
export interface Terminal {
  /** Prints text, its long lines wrapped. */
  say(text: string): Promise<void>;
  /** Shows a line until something else is shown; does nothing unless a person sees the terminal. */
  hint(text: string): void;
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
  /** The lines that were typed while the terminal waited for Enter, which answer the next questions. */
  readonly early: (string | null)[];
  close(): void;
}

/** The control characters that erase the present line. */
const ERASED = '\r\u001b[2K';

/** The size of a terminal that does not tell its own. */
const COLUMNS = 80;
const ROWS = 24;

/** The streams of a terminal. */
interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: Screen;
  readonly isSeen: boolean;
}

/** Opens the terminal at which the command was started. */
export const terminalHere = (): Terminal => {
  const { stdin: input, stdout: output } = io();
  return terminalOn({ input, output, isSeen: input.isTTY === true && output.isTTY === true });
};

/** Opens a terminal. A person who ends the input, as by Ctrl-D, can still answer the next question. */
export const terminalOn = ({ input: typed, output, isSeen }: Streams): Terminal => {
  const open = () => createInterface(isSeen ? { input: typed, output, terminal: true } : { input: typed });
  let input = open();
  let lines = input[Symbol.asyncIterator]();
  let isHinted = false;
  const unhint = (): void => {
    if (isHinted) output.write(ERASED);
    isHinted = false;
  };
  const columns = (): number => (isSeen && output.columns) || COLUMNS;
  return {
    say: (text) => {
      unhint();
      return print(`${fitting(visibleLines(text), columns())}\n`);
    },
    hint: (text) => {
      unhint();
      isHinted = isSeen;
      if (isSeen) output.write(visible(text).slice(0, columns() - 1));
    },
    ask: async (question) => {
      unhint();
      const asked = fitting(visibleLines(question), columns());
      const prompt = asked.slice(asked.lastIndexOf('\n') + 1);
      await print(asked.slice(0, asked.length - prompt.length));
      if (isSeen) {
        input.setPrompt(prompt);
        input.prompt(true); // keys may have been typed before the question
      } else await print(prompt);
      const line = await lines.next();
      if (!line.done) return line.value.trim();
      await print('\n');
      if (isSeen) {
        input = open();
        lines = input[Symbol.asyncIterator]();
      }
      return null;
    },
    isSeen,
    early: [],
    get columns() {
      return columns();
    },
    get rows() {
      return (isSeen && output.rows) || ROWS;
    },
    clear: async () => {
      unhint();
      if (isSeen) output.write('\u001b[2J\u001b[3J\u001b[H');
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
