import { describe, test } from 'vitest';
import * as board from '../../../src/games/frostpunk/board/index.js';
import { GENERATOR_SPACES, sitesOf } from '../../../src/games/frostpunk/components/index.js';
import * as draw from '../../../src/games/frostpunk/draw/index.js';
import { components, type Frostpunk, game } from '../../../src/games/frostpunk/index.js';
import { type SeenPlan, seenPromises } from '../../../src/testing/index.js';
import { games, part } from '../../support/games.js';
import { languages } from '../../words/languages.js';
import { plan } from './plan.js';

const { positions } = components.map;
const { sites, beside } = sitesOf(components);

const seen: SeenPlan<Frostpunk> = {
  ...plan,
  least: 9,
  games: games(6),
  share: part,
  kinds: {
    workers: /^meeple-worker/,
    engineers: /^meeple-engineer/,
    children: /^meeple-child/,
    automatons: /^meeple-automaton/,
    tokens: /^token/,
    citizens: /^citizen/,
    events: /^(morning|dusk|consequence)/,
    resources: /^res/,
    expeditions: /^expedition/,
  },
  shown: ({ reserve, meeple, stacks, hope, discontent, hand, display, amount }) => {
    const counts = ['worker', 'engineer', 'child', 'automaton'].map((kind, number) => {
      const working = meeple.filter((other) => other === kind).length;
      return reserve[number]! + working + stacks.filter(({ scout }) => scout === kind).length;
    });
    const [workers, engineers, children, automatons] = counts as [number, number, number, number];
    return {
      workers,
      engineers,
      children,
      automatons,
      tokens: hope.length + discontent.length,
      citizens: hand.length,
      events: display.length,
      resources: amount.filter((count) => count > 0).length,
      expeditions: stacks.filter(({ cards }) => cards.length > 0).length,
    };
  },
  relations: () => ({
    neighbours: Object.fromEntries(positions.map(({ id }, i) => [id, beside[i]!.map((other) => positions[other]!.id)])),
    outwards: [
      sites.slice(0, GENERATOR_SPACES),
      ...(['near', 'far'] as const).map((zone) => positions.flatMap((each) => (each.zone === zone ? [each.id] : []))),
    ],
  }),
};

describe('Frostpunk is seen as promised', () => {
  const words = languages['frostpunk']!;
  for (const { title, check } of seenPromises(game, { board, draw, words, plan: seen })) test(title, check);
});
