import { describe, test } from 'vitest';
import { promises } from '../../../src/testing/index.js';
import { games } from '../../support/games.js';
import { lantern } from './guide-pack.js';
import { plan as usualPlan } from './plan.js';

const plan = {
  options: [{ players: 1 }, { players: 3, difficulty: 'hard' }] as const,
  maxPlies: 12_000,
  pieces: { countInBox: () => ({}), countInState: () => ({}) },
  reports: { unreported: usualPlan.reports!.unreported },
  games: games(6),
};

describe('the pack of the guide keeps the promises', () => {
  for (const { title, check } of promises(lantern, plan)) test(title, check);
});
