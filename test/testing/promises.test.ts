import { describe, test } from 'vitest';
import { promises } from '../../src/testing/index.js';
import { game } from './toy/index.js';
import { plan } from './toy/plan.js';

describe('the toy keeps', () => {
  for (const { title, check } of promises(game, plan)) test(title, check);
});
