import { describe, test } from 'vitest';
import { promises } from '../../src/testing/index.js';
import { plan, toy } from './toy.js';

describe('the toy keeps', () => {
  for (const { title, check } of promises(toy, plan)) test(title, check);
});
