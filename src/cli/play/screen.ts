import { inColumns, numbered, wrapped } from './columns.js';
import { pause } from './pauses.js';
import type { Terminal } from './terminal.js';
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
interface Room {
  readonly terminal: Terminal;
  readonly texts: Pick<Texts, 'manyLines' | 'manyChoices' | 'goOn'>;
}

/** The lines beside the parts of a decision: an empty one, and the one on which the answer is typed. */
const FRAME = 2;

/** A report of at most this share of a screen is shown with the decision, even if that must be cut. */
const SHORT_REPORT = 1 / 4;

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
export const sayDecision = async (room: Room, decision: Decision, report: readonly string[] = []): Promise<void> => {
  const { terminal, texts } = room;
  const { columns, rows } = terminal;
  const lines = report.length === 0 ? [] : [...report.flatMap((line) => wrapped(line, columns)), ''];
  const whole = wholeOf(decision, columns);
  const isTogether = lines.length + heightOf(whole) <= rows || lines.length <= rows * SHORT_REPORT;
  if (!isTogether) {
    await sayPages(terminal, [report], texts.goOn);
    if (terminal.isSeen) await pause(terminal, texts.goOn);
  }
  const above = isTogether ? lines : [];
  const { board, question, choices } = fitting(whole, decision, room, above.length);
  await terminal.say([...above, ...board, '', ...question, ...choices].join('\n'));
};

const wholeOf = ({ board, question, choices }: Decision, columns: number): ScreenParts => ({
  board: board.trimEnd().split('\n'),
  question: wrapped(question, columns),
  choices: inColumns(numbered(choices), columns),
});

const heightOf = ({ board, question, choices }: ScreenParts): number =>
  FRAME + board.length + question.length + choices.length;

/**
 * Cuts a decision to the room below `above` lines. What is cut says how to see the rest; the choices keep at least half
 * of the room.
 */
const fitting = (whole: ScreenParts, { choices }: Decision, { terminal, texts }: Room, above: number): ScreenParts => {
  const { columns, rows } = terminal;
  const room = rows - above - FRAME - whole.question.length;
  const forChoices = Math.max(Math.floor(room / 2), room - whole.board.length);
  const listed =
    whole.choices.length <= forChoices
      ? whole.choices
      : [...first(numbered(choices), columns, forChoices - 1), texts.manyChoices(choices.length)];
  const forBoard = room - listed.length;
  const board =
    whole.board.length <= forBoard
      ? whole.board
      : [...whole.board.slice(0, Math.max(0, forBoard - 1)), texts.manyLines(whole.board.length)];
  return { ...whole, board, choices: listed };
};

/** Arranges as many of the first lines as fit in so many rows. */
const first = (lines: readonly string[], columns: number, rows: number): readonly string[] => {
  for (let n = lines.length - 1; n > 0; n--) {
    const some = inColumns(lines.slice(0, n), columns);
    if (some.length <= rows) return some;
  }
  return [];
};

/**
 * Shows blocks of lines, with an empty line between them. On a terminal that a person sees it waits after each screen,
 * and starts a new one for a block that does not fit on the rest of the last.
 */
export const sayPages = async (
  terminal: Terminal,
  blocks: readonly (readonly string[])[],
  goOn: string,
): Promise<void> => {
  const { isSeen, columns, rows } = terminal;
  const height = isSeen ? Math.max(1, rows - 1) : Number.POSITIVE_INFINITY;
  const pages: string[][] = [];
  for (const block of blocks.filter(({ length }) => length > 0)) {
    const lines = block.flatMap((line) => wrapped(line, columns));
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + lines.length <= height) last.push('', ...lines);
    else for (let at = 0; at < lines.length; at += height) pages.push(lines.slice(at, at + height));
  }
  for (const [i, page] of pages.entries()) {
    if (i > 0) await pause(terminal, goOn);
    await terminal.say(page.join('\n'));
  }
};
