import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createArenaProgress, formatTimeLeft } from '../../src/cli/arena/progress.js';
import { formatProgress, showProgress } from '../../src/cli/write/progress.js';

/** The last output to a terminal: lines are wrapped again, and the line of the bar is empty. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are told by control characters
const LEFT = /\x1b\[\?7h\x1b8\x1b\[1G\x1b\[2K$/;

test.each([
  [
    'how long it may still take',
    { bytesRead: 250, totalBytes: 1000, games: 5000, errors: 0 },
    10,
    '5,000 games, 500 a second, 30 s left',
  ],
  [
    'minutes and faults',
    { bytesRead: 10, totalBytes: 1000, games: 12_345, errors: 1 },
    10,
    '12,345 games, 1 error, 1,235 a second, 17 min left',
  ],
  ['hours', { bytesRead: 1, totalBytes: 10_000, games: 7, errors: 2 }, 10, '7 games, 2 errors, 1 a second, 28 h left'],
  ['no end that nobody knows', { bytesRead: 250, totalBytes: null, games: 50, errors: 0 }, 10, '50 games, 5 a second'],
  ['a file that grew', { bytesRead: 1001, totalBytes: 1000, games: 50, errors: 0 }, 10, '50 games, 5 a second'],
  ['the beginning', { bytesRead: 0, totalBytes: 1000, games: 0, errors: 0 }, 0, '0 games, 0 a second'],
])('the progress shows %s', (_, course, seconds, text) => {
  expect(formatProgress(course, seconds)).toBe(text);
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
  const course = { bytesRead: 250, totalBytes: 1000, games: 5000, errors: 0 };

  test('makes room for other output, and leaves a terminal as it was', async () => {
    const { hide, show, end } = showProgress(course, screen);
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
    const progress = createArenaProgress(false, screen);
    progress.report({ games: 80, sparedGames: 0, playedGames: 20 } as Parameters<typeof progress.report>[0]);
    return progress;
  };

  test.each([
    ['files', () => showProgress(course, screen)],
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
  ['nothing before the first game is over', { played: 0, remaining: 10, seconds: 60 }, ''],
  ['the mean duration of games so far', { played: 5, remaining: 10, seconds: 60 }, ', 2 min left'],
])('a tournament estimates its remaining time: %s', (_, pace, text) => {
  expect(formatTimeLeft(pace)).toBe(text);
});
