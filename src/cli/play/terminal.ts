import { createInterface } from 'node:readline';
import { print } from '../output/print.js';
import { visibleLines } from '../output/visible.js';

/** Somebody at a terminal, or lines from a file in the place of them. */
export interface Terminal {
  say(text: string): Promise<void>;
  /** The next line that is typed, without spaces around it; null where no more come. */
  ask(question: string): Promise<string | null>;
  /** Takes what was shown out of sight, where there is somebody to see it. */
  clear(): Promise<void>;
  /** How many characters stand in a line; 0 where nobody looks. */
  readonly width: number;
  close(): void;
}

/** The terminal at which the command was started. */
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
