import { describe, test } from 'vitest';
import { game } from '../../../src/games/igloo-igloo/index.js';
import { promises } from '../../../src/testing/index.js';
import { games, part } from '../../support/games.js';
import { plan } from './plan.js';

describe('Igloo Igloo keeps its promises', () => {
  for (const { title, check } of promises(game, { ...plan, games: games(20), sampleShare: part })) test(title, check);
});
