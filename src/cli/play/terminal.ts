import { createInterface } from 'node:readline';
import { io, type Screen } from '../io.js';
import { escapeControls, escapeLines } from '../output/escape-controls.js';
import { print } from '../output/print.js';
import { wrapLine } from './columns.js';

/** A person at a terminal, or lines from a file in place of one. */
export interface Terminal {
  /** Prints text, its long lines wrapped. */
  print(text: string): Promise<void>;
  /** Shows a line until something else is shown; does nothing unless a person sees the terminal. */
  hint(text: string): void;
  /** Returns the next line, trimmed; null at the end of the input. */
  ask(question: string): Promise<string | null>;
  /** Clears the screen and its history; does nothing unless on a terminal. */
  clear(): Promise<void>;
  /** True if a person sees the terminal, and must be given time to read a screen. */
  readonly isInteractive: boolean;
  /** The characters in a line. */
  readonly columns: number;
  /** The lines on a screen. */
  readonly rows: number;
  /** The lines that were typed while the terminal waited for Enter, which answer the next questions. */
  readonly typedAhead: (string | null)[];
  close(): void;
}

/** The control characters that erase the present line. */
const ERASE_LINE = '\r\u001b[2K';

/** The size of a terminal that does not tell its own. */
const DEFAULT_COLUMNS = 80;
const DEFAULT_ROWS = 24;

/** The streams of a terminal. */
interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: Screen;
  readonly isInteractive: boolean;
}

/** Opens the terminal at which the command was started. */
export const openTerminal = (): Terminal => {
  const { stdin: input, stdout: output } = io();
  return createTerminal({ input, output, isInteractive: input.isTTY === true && output.isTTY === true });
};

/** Opens a terminal. A person who ends the input, as by Ctrl-D, can still answer the next question. */
export const createTerminal = ({ input: typed, output, isInteractive }: Streams): Terminal => {
  const open = () => createInterface(isInteractive ? { input: typed, output, terminal: true } : { input: typed });
  let input = open();
  let lines = input[Symbol.asyncIterator]();
  let isHinted = false;
  const clearHint = (): void => {
    if (isHinted) output.write(ERASE_LINE);
    isHinted = false;
  };
  const columns = (): number => (isInteractive && output.columns) || DEFAULT_COLUMNS;
  return {
    print: (text) => {
      clearHint();
      return print(`${wrapText(escapeLines(text), columns())}\n`);
    },
    hint: (text) => {
      clearHint();
      isHinted = isInteractive;
      if (isInteractive) output.write(escapeControls(text).slice(0, columns() - 1));
    },
    ask: async (question) => {
      clearHint();
      const promptText = wrapText(escapeLines(question), columns());
      const prompt = promptText.slice(promptText.lastIndexOf('\n') + 1);
      await print(promptText.slice(0, promptText.length - prompt.length));
      if (isInteractive) {
        input.setPrompt(prompt);
        input.prompt(true); // keys may have been typed before the question
      } else await print(prompt);
      const line = await lines.next();
      if (!line.done) return line.value.trim();
      await print('\n');
      if (isInteractive) {
        input = open();
        lines = input[Symbol.asyncIterator]();
      }
      return null;
    },
    isInteractive,
    typedAhead: [],
    get columns() {
      return columns();
    },
    get rows() {
      return (isInteractive && output.rows) || DEFAULT_ROWS;
    },
    clear: async () => {
      clearHint();
      if (isInteractive) output.write('\u001b[2J\u001b[3J\u001b[H');
    },
    close: () => input.close(),
  };
};

/** Wraps the lines of a text that are too long. */
const wrapText = (text: string, columns: number): string =>
  text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n');
