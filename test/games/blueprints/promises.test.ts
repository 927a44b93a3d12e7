import { describe, test } from 'vitest';
import { type Blueprints, game } from '../../../src/games/blueprints/index.js';
import { type Plan, promises } from '../../../src/testing/index.js';
import { games } from '../../support/games.js';

const COLOURS = ['wood', 'recycled', 'stone', 'glass'];

const plan: Plan<Blueprints> = {
  options: [{ players: 2 }, { players: 3 }, { players: 4 }],
  bound: ({ players }) => (players === 3 ? 54 : 72),
  pieces: {
    printed: () => ({
      ...Object.fromEntries(COLOURS.map((colour) => [colour, 8])),
      ...Object.fromEntries(game.components.plans.map((_, plan) => [`plan ${plan}`, 1])),
    }),
    found: ({ bag, pool, removed, chosen, demand, deck, plans, rounds, phase }) => {
      const counts: Record<string, number> = {};
      const add = (piece: string, times = 1) => {
        counts[piece] = (counts[piece] ?? 0) + times;
      };
      bag.forEach((times, colour) => void add(COLOURS[colour]!, times));
      for (const dice of [pool, removed]) dice.forEach((times, die) => void add(colourOf(die), times));
      for (const die of chosen.flat()) add(colourOf(die));
      for (const colour of demand) add(colour);
      // Once the game is over, the last scored round is this round.
      const scored = phase.kind === 'over' ? rounds.slice(0, -1) : rounds;
      for (const card of [deck, plans, ...scored.map((round) => round.plans)].flat()) add(`plan ${card}`);
      return counts;
    },
  },
  games: games(20),
};

const colourOf = (die: number): string => COLOURS[Math.floor(die / 6)]!;

describe('Blueprints keeps its promises', () => {
  for (const { title, check } of promises(game, plan)) test(title, check);
});
