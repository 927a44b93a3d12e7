import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { arenaProgress, leftOf } from '../../src/cli/arena/progress.js';
import { progressText, showing } from '../../src/cli/progress.js';

/** The last output to a terminal: lines are wrapped again, and the line of the bar is empty. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are told by control characters
const LEFT = /\x1b\[\?7h\x1b8\x1b\[1G\x1b\[2K$/;

test.each([
  [
    'how long it may still take',
    { read: 250, size: 1000, games: 5000, faults: 0 },
    10,
    '5,000 games, 500 a second, 30 s left',
  ],
  [
    'minutes and faults',
    { read: 10, size: 1000, games: 12_345, faults: 1 },
    10,
    '12,345 games, 1 error, 1,235 a second, 17 min left',
  ],
  ['hours', { read: 1, size: 10_000, games: 7, faults: 2 }, 10, '7 games, 2 errors, 1 a second, 28 h left'],
  ['no end that nobody knows', { read: 250, size: null, games: 50, faults: 0 }, 10, '50 games, 5 a second'],
  ['a file that grew', { read: 1001, size: 1000, games: 50, faults: 0 }, 10, '50 games, 5 a second'],
  ['the beginning', { read: 0, size: 1000, games: 0, faults: 0 }, 0, '0 games, 0 a second'],
])('the progress shows %s', (_, course, seconds, text) => {
  expect(progressText(course, seconds)).toBe(text);
});

describe('a bar on a terminal', () => {
  /** The output to a terminal. */
  const written: string[] = [];
  const screen = Object.assign(
    new Writable({
      write: (piece, _, done) => {
        written.push(String(piece));
        done();
      },
    }),
    { isTTY: true, columns: 80 },
  ) as unknown as typeof process.stderr;
  const taken = (): string => written.splice(0).join('');
  const course = { read: 250, size: 1000, games: 5000, faults: 0 };

  test('makes room for other output, and leaves a terminal as it was', async () => {
    const { hide, show, end } = await showing(course, screen);
    expect(taken()).toContain('25%');
    hide();
    expect(taken()).toMatch(LEFT);
    show();
    expect(taken()).toContain('25%');
    end();
    expect(taken()).toMatch(LEFT);
    hide();
    expect(taken()).toBe('');
  });

  const arena = (): { end(): void } => {
    const progress = arenaProgress(false, screen);
    progress.tell({ games: 80, spared: 0, played: 20 } as Parameters<typeof progress.tell>[0]);
    return progress;
  };

  test.each([
    ['files', () => showing(course, screen)],
    ['games', async () => arena()],
  ])('disappears with the program, too: of %s', async (_, begin) => {
    const before = process.listenerCount('exit');
    const { end } = await begin();
    expect(taken()).toContain('25%');
    process.listeners('exit').at(-1)!.call(process, 0);
    expect(taken()).toMatch(LEFT);
    end();
    expect(process.listenerCount('exit')).toBe(before);
  });
});

test.each([
  ['nothing before the first game is over', { made: 0, open: 10, seconds: 60 }, ''],
  ['the mean duration of games so far', { made: 5, open: 10, seconds: 60 }, ', 2 min left'],
])('a tournament estimates its remaining time: %s', (_, pace, text) => {
  expect(leftOf(pace)).toBe(text);
});
