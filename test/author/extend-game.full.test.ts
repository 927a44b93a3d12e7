import { describe, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.js';
import { type Plan, promises } from '../../src/testing/index.js';
import { plan as blueprintsPlan } from '../games/blueprints/plan.js';
import { plan as iglooPlan } from '../games/igloo-igloo/plan.js';
import { games } from '../support/games.js';
import { busy, golden, longStone, noLastEight } from './houses.js';

describe.each<[id: string, game: AnyGame, plan: Plan<never>]>([
  [busy.id, busy as never, iglooPlan as never],
  [longStone.id, longStone as never, blueprintsPlan as never],
  [golden.id, golden as never, blueprintsPlan as never],
  [noLastEight.id, noLastEight as never, { maxPlies: 3000 }],
])('%s keeps its promises', (_, game, plan) => {
  for (const { title, check } of promises(game as never, { ...plan, games: games(5) })) test(title, check);
});
