import { describe, test } from 'vitest';
import { promises } from '../../src/testing/index.js';
import { games, isFull, part } from '../support/games.js';
import { EXAMPLES } from './examples.js';

describe.each(EXAMPLES)('$game.title keeps its promises', ({ game, bound }) => {
  for (const { title, check } of promises(game, { maxPlies: bound, games: isFull ? games(100) : 3, sampleShare: part }))
    test(title, check);
});
