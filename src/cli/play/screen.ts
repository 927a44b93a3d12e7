import { arrangeInColumns, numberLines, pause, type Terminal, wrapLine } from './terminal.js';
import type { Texts } from './texts.js';

/** A decision to be shown. */
export interface Decision {
  /** The drawing of the position. */
  readonly board: string;
  /** The pending decision, and who decides. */
  readonly question: string;
  /** The moves in words, in the order of their numbers. */
  readonly choices: readonly string[];
}

/** The terminal on which something is shown, and the texts for what finds no room. */
interface ScreenContext {
  readonly terminal: Terminal;
  readonly texts: Pick<Texts, 'manyLines' | 'manyChoices' | 'pressEnter'>;
}

/** The lines beside the parts of a decision: an empty one, and the one on which the answer is typed. */
const FRAME_LINES = 2;

/** A report of at most this share of a screen is shown with the decision, even if that must be cut. */
const MAX_REPORT_SHARE = 1 / 4;

/** The parts of a decision in lines. */
interface ScreenParts {
  readonly board: readonly string[];
  readonly question: readonly string[];
  readonly choices: readonly string[];
}

/**
 * Shows a decision on one screen, below a report of what happened. A long report that leaves no room for the decision
 * has pages of its own.
 */
export const showDecision = async (
  context: ScreenContext,
  decision: Decision,
  report: readonly string[] = [],
): Promise<void> => {
  const { terminal, texts } = context;
  const { columns, rows } = terminal;
  const lines = report.length === 0 ? [] : [...report.flatMap((line) => wrapLine(line, columns)), ''];
  const parts = layOut(decision, columns);
  const fitsTogether = lines.length + countLines(parts) <= rows || lines.length <= rows * MAX_REPORT_SHARE;
  if (!fitsTogether) {
    await showPages(terminal, [report], texts.pressEnter);
    if (terminal.isInteractive) await pause(terminal, texts.pressEnter);
  }
  const above = fitsTogether ? lines : [];
  const { board, question, choices } = fitToScreen(parts, decision, context, above.length);
  await terminal.print([...above, ...board, '', ...question, ...choices].join('\n'));
};

const layOut = ({ board, question, choices }: Decision, columns: number): ScreenParts => ({
  board: board.trimEnd().split('\n'),
  question: wrapLine(question, columns),
  choices: arrangeInColumns(numberLines(choices), columns),
});

const countLines = ({ board, question, choices }: ScreenParts): number =>
  FRAME_LINES + board.length + question.length + choices.length;

/**
 * Cuts a decision to the room below `above` lines. What is cut says how to see the rest; the choices keep at least half
 * of the room.
 */
const fitToScreen = (
  parts: ScreenParts,
  { choices }: Decision,
  { terminal, texts }: ScreenContext,
  above: number,
): ScreenParts => {
  const { columns, rows } = terminal;
  const linesLeft = rows - above - FRAME_LINES - parts.question.length;
  const choiceLines = Math.max(Math.floor(linesLeft / 2), linesLeft - parts.board.length);
  const listed =
    parts.choices.length <= choiceLines
      ? parts.choices
      : [...firstLines(numberLines(choices), columns, choiceLines - 1), texts.manyChoices(choices.length)];
  const boardLines = linesLeft - listed.length;
  const board =
    parts.board.length <= boardLines
      ? parts.board
      : [...parts.board.slice(0, Math.max(0, boardLines - 1)), texts.manyLines(parts.board.length)];
  return { ...parts, board, choices: listed };
};

/** Arranges as many of the first lines as fit in so many rows. */
const firstLines = (lines: readonly string[], columns: number, rows: number): readonly string[] => {
  for (let n = lines.length - 1; n > 0; n--) {
    const some = arrangeInColumns(lines.slice(0, n), columns);
    if (some.length <= rows) return some;
  }
  return [];
};

/**
 * Shows blocks of lines, with an empty line between them. On a terminal that a person sees it waits after each screen,
 * and starts a new one for a block that does not fit on the rest of the last.
 */
export const showPages = async (
  terminal: Terminal,
  blocks: readonly (readonly string[])[],
  goOn: string,
): Promise<void> => {
  const { isInteractive, columns, rows } = terminal;
  const height = isInteractive ? Math.max(1, rows - 1) : Number.POSITIVE_INFINITY;
  const pages: string[][] = [];
  for (const block of blocks.filter(({ length }) => length > 0)) {
    const lines = block.flatMap((line) => wrapLine(line, columns));
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + lines.length <= height) last.push('', ...lines);
    else for (let at = 0; at < lines.length; at += height) pages.push(lines.slice(at, at + height));
  }
  for (const [i, page] of pages.entries()) {
    if (i > 0) await pause(terminal, goOn);
    await terminal.print(page.join('\n'));
  }
};
