import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createTerminal } from '../../src/cli/play/terminal.js';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const ERASED = '\r\u001b[2K';

/** Opens a terminal at which a person types pieces, one for each question, and collects what it writes itself. */
const typing = (pieces: readonly string[], isInteractive = true) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const terminal = createTerminal({
    input,
    output: Object.assign(output, { columns: 20, rows: 5 }) as never,
    isInteractive,
  });
  const left = [...pieces];
  return {
    terminal,
    ask: (): Promise<string | null> => {
      const answer = terminal.ask('');
      setImmediate(() => input.write(left.shift() ?? ''));
      return answer;
    },
    /** Types without being asked. */
    type: (keys: string): void => void input.write(keys),
    /** Waits until a text is shown. */
    sees: async (text: string): Promise<void> => {
      while (!String(output.read() ?? '').includes(text)) await once(output, 'readable');
    },
    written: (): string => String(output.read() ?? ''),
  };
};

test.each([
  ['Ctrl-C', CTRL_C],
  ['Ctrl-D', CTRL_D],
])('a person who ends the input by %s can answer the next question', async (_, key) => {
  const { terminal, ask } = typing(['1\r', key, 'game.json\r', key, key]);
  expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
    '1',
    null,
    'game.json',
    null,
    null,
  ]);
  terminal.close();
});

test('a hint is erased by what is shown next, and only a person sees it', async () => {
  const { terminal, written } = typing([]);
  terminal.hint('club is thinking, and thinking');
  expect(written()).toBe('club is thinking, a');
  terminal.hint('Ben is thinking');
  await terminal.clear();
  expect(written()).toContain(`${ERASED}Ben is thinking${ERASED}\u001b`);
  await terminal.clear();
  expect(written()).not.toContain(ERASED);
  terminal.close();
  const piped = typing([], false);
  piped.terminal.hint('club is thinking');
  expect(piped.written()).toBe('');
});

test('keys that were typed before a question begin its answer', async () => {
  const { terminal, type, sees } = typing([]);
  type('G6');
  await sees('G6');
  const answer = terminal.ask('> ');
  await sees('> G6');
  type('e');
  type('\r');
  expect(await answer).toBe('G6e');
  terminal.close();
});
