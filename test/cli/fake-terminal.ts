import type { Terminal } from '../../src/cli/play/terminal.js';

/** A terminal of a test. */
interface Fake extends Terminal {
  /** All that was shown, in one text. */
  shown(): string;
  /** The text before each question, the question included, and after the last one. */
  screens(): readonly string[];
}

/** Imitates a terminal at which a person answers questions, given what was shown since the last one. */
export const fakeTerminal = (
  answer: (screen: string) => string | null,
  size: Partial<Pick<Terminal, 'isInteractive' | 'columns' | 'rows'>> = {},
): Fake => {
  const screens = [''];
  const show = (text: string): void => {
    screens[screens.length - 1] += text;
  };
  return {
    print: async (text) => show(`${text}\n`),
    ask: async (question) => {
      show(question);
      const line = answer(screens.at(-1)!);
      screens.push('');
      return line;
    },
    hint: () => {},
    clear: async () => {},
    close: () => {},
    isInteractive: false,
    columns: 0,
    rows: 40,
    typedAhead: [],
    ...size,
    shown: () => screens.join(''),
    screens: () => screens,
  };
};

/** Answers with lines, one after the other, until they end. */
export const answering = (lines: readonly string[]): (() => string | null) => {
  const input = [...lines];
  return () => input.shift() ?? null;
};
