import { describe, expect, test } from 'vitest';
import { sum } from '../../../src/core/data/list.js';
import * as board from '../../../src/games/antarctica/board/index.js';
import { ZONES } from '../../../src/games/antarctica/components/index.js';
import * as draw from '../../../src/games/antarctica/draw/index.js';
import { type Antarctica, game, type State } from '../../../src/games/antarctica/index.js';
import { orThrow } from '../../../src/index.js';
import { type DrawingPlan, randomGame, seenPromises } from '../../../src/testing/index.js';
import { games, part } from '../../support/games.js';
import { languages } from '../../words/languages.js';
import { plan } from './plan.js';

/** The zones in the order in which the sun reaches them, from games. */
const sunsOrder = (): readonly string[] => {
  const nextTo = new Map<number, number>();
  for (let seed = 0; nextTo.size < ZONES; seed++) {
    for (const { state, move } of randomGame(game, { players: 4, seed: `sun ${seed}` })) {
      for (const event of move === undefined ? [] : orThrow(game.step(state, move)).events) {
        if (event.kind === 'sunMoved' && event.steps === 1) nextTo.set(event.from, event.to);
      }
    }
  }
  const order = [0];
  while (order.length < ZONES) order.push(nextTo.get(order.at(-1)!)!);
  return order.map((zone) => `zone-${zone}`);
};

const ORDER = sunsOrder();

const seen: DrawingPlan<Antarctica> = {
  ...plan,
  games: games(6),
  sampleShare: part,
  minTextPixels: 9,
  piecePatterns: {
    suns: /^sun$/,
    ships: /^ship-/,
    cubes: /^cube-/,
    icebreakers: /^icebreaker-\d/,
    scientists: /^scientist-\d/,
    hands: /-card$/,
    cards: /^card-/,
    buildings:
      /^(camp|shipyard|crane|mine|derrick|turbine|laboratory|factory|land|coastal|marine|headquarters|farm|antenna)$/,
  },
  countShown: (position) => {
    // Only the orders of decks are hidden, which are not counted.
    const {
      queues,
      freeShips,
      freeCubes,
      cubeSpaces,
      scientists,
      buildings,
      buildingCards,
      decks,
      icebreakers,
      ...state
    } = position as State;
    return {
      suns: 1,
      ships: queues.flat().length + freeShips.flat().length,
      cubes: sum(freeCubes) + cubeSpaces.flat().filter((space) => space > 0).length,
      icebreakers: icebreakers.flat().length,
      scientists: sum(scientists.flat()),
      hands: sum(state.hands.flat()) + sum(state.expertiseCards) + state.hasSimpleCard.filter(Boolean).length,
      cards: buildingCards.flat().length + Object.values(decks).filter(({ length }) => length > 0).length,
      buildings: buildings.flat().length,
    };
  },
  relations: () => ({
    neighbours: Object.fromEntries(ORDER.map((zone, i) => [zone, [ORDER.at(i - 1)!, ORDER[(i + 1) % ORDER.length]!]])),
    circles: [ORDER],
    // The sun begins at the bottom left.
    steps: [
      ['zone-0', 'zone-1', 'right'],
      ['zone-7', 'zone-0', 'down'],
    ],
  }),
};

describe('Antarctica is seen as promised', () => {
  const words = languages['antarctica']!;
  for (const { title, check } of seenPromises(game, { board, draw, words, plan: seen })) test(title, check);
});

test('the text has the zones before everything but the turn, and the legend last', () => {
  const lines = draw.drawText(orThrow(game.setup({ players: 2, seed: 'ice' }))).split('\n');
  expect(lines[1]).toMatch(/zone 1/);
  const legend = lines.findIndex((line) => line.includes('* the sun'));
  expect(lines[legend - 1]).toMatch(/Player 2|cards:/);
  expect(lines.slice(legend).join(' ')).not.toContain('Player');
});
