import { describe, test } from 'vitest';
import * as board from '../../../src/games/frostpunk/board/index.js';
import { createMapTables, GENERATOR_SPACES } from '../../../src/games/frostpunk/components/index.js';
import * as draw from '../../../src/games/frostpunk/draw/index.js';
import { components, type Frostpunk, game } from '../../../src/games/frostpunk/index.js';
import { type DrawingPlan, seenPromises } from '../../../src/testing/index.js';
import { games, part } from '../../support/games.js';
import { languages } from '../../words/languages.js';
import { plan } from './plan.js';

const { positions } = components.map;
const { siteNames: sites, neighbours: beside } = createMapTables(components);

const seen: DrawingPlan<Frostpunk> = {
  ...plan,
  minTextPixels: 9,
  games: games(6),
  sampleShare: part,
  piecePatterns: {
    workers: /^meeple-worker/,
    engineers: /^meeple-engineer/,
    children: /^meeple-child/,
    automatons: /^meeple-automaton/,
    tokens: /^token/,
    citizens: /^citizen/,
    events: /^(morning|dusk|consequence)/,
    stock: /^res/,
    expeditions: /^expedition/,
  },
  countShown: ({ reserveMeeples, siteMeeple, expeditionStacks, hope, discontent, hand, display, spaceAmount }) => {
    const counts = ['worker', 'engineer', 'child', 'automaton'].map((kind, number) => {
      const working = siteMeeple.filter((other) => other === kind).length;
      return reserveMeeples[number]! + working + expeditionStacks.filter(({ scout }) => scout === kind).length;
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
      stock: spaceAmount.filter((count) => count > 0).length,
      expeditions: expeditionStacks.filter(({ cards }) => cards.length > 0).length,
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
