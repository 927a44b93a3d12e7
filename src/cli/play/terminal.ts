import { createInterface } from 'node:readline';
import { io, type Screen } from '../io.js';
import { escapeControls, escapeLines, print } from '../write/print.js';

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

/** Wraps a line at the columns of a terminal, with a hanging indent; 0 columns have room for any line. */
export const wrapLine = (
  line: string,
  columns: number,
  indent = /^ */.exec(line)![0].length + 4,
): readonly string[] => {
  const end = line.lastIndexOf(' ', columns);
  if (columns === 0 || line.length <= columns || end <= indent) return [line];
  return [
    line.slice(0, end).trimEnd(),
    ...wrapLine(`${' '.repeat(indent)}${line.slice(end).trimStart()}`, columns, indent),
  ];
};

/** Numbers the lines from which one is to be chosen, by their places or by other numbers. */
export const numberLines = (lines: readonly string[], numbers?: readonly string[]): readonly string[] =>
  lines.map((line, i) => `${(numbers?.[i] ?? String(i + 1)).padStart(4)}  ${line}`);

/** The columns before the text of a numbered line. */
const NUMBER_WIDTH = 6;

/** The spaces between columns. */
const COLUMN_GAP = 2;

/** Arranges numbered lines in as many columns as fit, to be read column by column. */
export const arrangeInColumns = (lines: readonly string[], width: number): readonly string[] => {
  for (let height = 1; height < lines.length; height++) {
    const columns = Array.from({ length: Math.ceil(lines.length / height) }, (_, column) =>
      lines.slice(column * height, (column + 1) * height),
    );
    const widths = columns.map((column) => Math.max(...column.map(({ length }) => length)) + COLUMN_GAP);
    if (widths.reduce((sum, each) => sum + each, -COLUMN_GAP) > width) continue;
    return Array.from({ length: height }, (_, row) =>
      columns
        .map((column, i) => (column[row] ?? '').padEnd(widths[i]!))
        .join('')
        .trimEnd(),
    );
  }
  return lines.flatMap((line) => wrapLine(line, width, NUMBER_WIDTH));
};

/** Waits for Enter, unless something was typed ahead. A line that is typed instead answers the next question. */
export const pause = async (terminal: Terminal, text: string): Promise<void> => {
  if (terminal.typedAhead.length > 0) return;
  const line = await terminal.ask(text);
  if (line !== '') terminal.typedAhead.push(line);
};

/** Returns the answer to a question: a line that was typed at a pause before it, or else the next one. */
export const nextAnswer = async (terminal: Terminal, question: string): Promise<string | null> => {
  const early = terminal.typedAhead.shift();
  if (early === undefined) return terminal.ask(question);
  await terminal.print(`${question}${early ?? ''}`);
  return early;
};
