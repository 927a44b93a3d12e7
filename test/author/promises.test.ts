import { setImmediate } from 'node:timers/promises';
import { describe, test } from 'vitest';
import { promises } from '../../src/testing/index.js';
import { isFull, part } from '../support/games.js';
import { EXAMPLES } from './examples.js';

describe.each(EXAMPLES)('$game.title keeps its promises', ({ game, bound }) => {
  // Between two promises the process has a moment, so that a test that loops is told from many tests.
  const share = isFull ? { games: 30, sampleShare: 0.2 } : { games: 1, sampleShare: part };
  for (const { title, check } of promises(game, { maxPlies: bound, ...share }))
    test(title, async () => {
      await setImmediate();
      check();
    });
});
