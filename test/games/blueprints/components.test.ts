import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { prepare } from '../../../src/games/blueprints/components.js';
import { applyMove, catalogue, components, game, withComponents } from '../../../src/games/blueprints/index.js';
import { scoreRound } from '../../../src/games/blueprints/score/round.js';
import { choices, position } from './positions.js';

const { plans } = components;

describe('the box', () => {
  test('has 32 dice, eight of each colour', () => {
    expect(components.dice).toEqual({ wood: 8, recycled: 8, stone: 8, glass: 8 });
  });

  test('has 24 different plans, which want six dice on three or four cells', () => {
    expect(new Set(plans.map(String)).size).toBe(24);
    for (const heights of plans) expect(heights.reduce((sum, height) => sum + height)).toBe(6);
    expect(Math.max(...plans.flat())).toBe(3);
    const cells = plans.map((heights) => heights.filter((height) => height > 0).length);
    const three = cells.flatMap((count, i) => (count === 3 ? [i + 1] : []));
    expect(three).toEqual([1, 2, 3, 4, 5, 6, 23, 24]);
    expect(cells.filter((count) => count === 4)).toHaveLength(16);
    expect([0, 1, 2, 3, 4, 5].map((cell) => plans.reduce((sum, heights) => sum + heights[cell]!, 0))).toEqual([
      24, 23, 25, 25, 24, 23,
    ]);
  });

  test('has these plans', () => {
    const drawn = plans.map((heights) =>
      heights
        .map((height) => height || '#')
        .join('')
        .replace(/(..)(..)(..)/, '$1/$2/$3'),
    );
    expect(drawn).toEqual([
      ...['##/#2/31', '##/#1/32', '##/#1/23', '#1/#3/#2', '3#/2#/1#', '2#/1#/3#', '22/11/##', '12/21/##'],
      ...['21/#1/#2', '21/#2/#1', '1#/1#/22', '2#/1#/21', '21/2#/1#', '2#/2#/11', '2#/21/1#', '#1/22/#1'],
      ...['#2/11/#2', '#2/21/#1', '#2/21/1#', '#1/22/1#', '#2/12/1#', '#2/11/2#', '1#/#2/#3', '23/##/#1'],
    ]);
  });

  test('has a grid of three rows of two', () => {
    expect(components.neighbours).toEqual([
      [1, 2],
      [0, 3],
      [0, 3, 4],
      [1, 2, 5],
      [2, 5],
      [3, 4],
    ]);
  });

  test('has cards worth 3, 2, 1 for awards and 2 for every prize', () => {
    expect(components.awardPoints).toEqual({ gold: 3, silver: 2, bronze: 1 });
    expect(components.prizePoints).toEqual({ skyscraper: 2, structuralIntegrity: 2, geometer: 2, materials: 2 });
  });

  test('has these tables', () => {
    const { awardsInUse, poolSizes, planBonus, woodPoints, recycledPoints, stonePoints } = components;
    expect(awardsInUse).toEqual({ 2: ['silver'], 3: ['gold', 'silver'], 4: ['gold', 'silver', 'bronze'] });
    expect({
      pool: poolSizes,
      bonus: planBonus,
      wood: woodPoints,
      recycled: recycledPoints,
      stone: stonePoints,
    }).toEqual({
      pool: { 2: 8, 3: 9, 4: 7 },
      bonus: 6,
      wood: 2,
      recycled: [0, 2, 5, 10, 15, 20, 30],
      stone: [2, 3, 5, 8],
    });
  });

  test('says of each part where its figures come from', () => {
    const { provenance, ...parts } = components;
    expect(Object.keys(provenance).sort()).toEqual(Object.keys(parts).sort());
    expect(provenance).toMatchObject({
      dice: 'rulebook',
      plans: 'reconstructed',
      awardPoints: 'public',
      prizePoints: 'public',
    });
  });
});

describe('own components', () => {
  const own = Array.from({ length: 12 }, (_, i) => (i === 0 ? [6, 0, 0, 0, 0, 0] : [1, 1, 1, 1, 1, 1]));

  test('without a change are the printed ones', () => {
    expect(orThrow(withComponents({})).componentsId).toBe(game.componentsId);
    expect(orThrow(withComponents(JSON.parse(JSON.stringify(components)))).componentsId).toBe(game.componentsId);
    expect(orThrow(withComponents({ provenance: { plans: 'rulebook' } })).componentsId).toBe(game.componentsId);
  });

  test('are named in states, and make a game of their own', () => {
    const mine = orThrow(withComponents({ plans: own, awardPoints: { gold: 9, silver: 8, bronze: 7 } }));
    expect(mine.componentsId).toMatch(/^[0-9a-f]{32}$/);
    const start = orThrow(mine.setup({ players: 4, seed: 'winter' }));
    expect(start.components).toBe(mine.componentsId);
    expect([...start.deck, ...start.plans]).toHaveLength(12);
    const end = mine.playout(start, (moves) => moves[0]!);
    expect(orThrow(mine.State.decode(end))).toEqual(end);
    const { gold, silver, bronze } = mine.score(end).players[0]!.categories;
    expect([gold % 9, silver % 8, bronze % 7]).toEqual([0, 0, 0]);
    const points = mine
      .score(end)
      .players.map(({ categories }) => categories.gold + categories.silver + categories.bronze);
    expect(points.reduce((sum, point) => sum + point)).toBe(3 * (9 + 8 + 7));
    expect(end.deck).toEqual([]);
  });

  test('[BP-WOOD-2] may say which cells share a side', () => {
    const neighbours = [[5], [], [3], [2], [], [0]];
    const mine = orThrow(withComponents({ neighbours }));
    expect(mine.components.neighbours).toEqual(neighbours);
    const shown = (building: string, id: string) => {
      const { chosenDice, dieCells } = choices(building);
      const state = position({ players: 2, plans: [id], startPlayer: 1 });
      return scoreRound(
        { ...state, chosenDice: [chosenDice, []], dieCells: [dieCells, []] },
        prepare(mine.components, 'own'),
      ).wood[0];
    };
    expect(shown('a W1, f G2', 'P09')).toBe(2);
    expect(shown('a W1, b G2', 'P09')).toBe(0);
    expect(shown('c W1 G3, d W2', 'P21')).toBe(6);
    const end = mine.playout(orThrow(mine.setup({ players: 3, seed: 'grid' })), (moves) => moves[0]!);
    expect(orThrow(mine.State.decode(end))).toEqual(end);
    expect(game.State.decode({ ...end, components: game.componentsId })).toMatchObject({ _tag: 'Left' });
  });

  test('have another id when anything is different', () => {
    const ids = [
      { plans: own },
      { plans: own.slice().reverse() },
      { awardPoints: { gold: 4, silver: 2, bronze: 1 } },
    ].map((part) => orThrow(withComponents(part)).componentsId);
    expect(new Set([...ids, game.componentsId]).size).toBe(4);
  });

  test('refuse states of the printed game, and the other way round', () => {
    const mine = orThrow(withComponents({ plans: own }));
    const printed = orThrow(game.setup({ players: 2, seed: 'winter' }));
    const start = orThrow(mine.setup({ players: 2, seed: 'winter' }));
    const other = { expected: mine.componentsId, found: game.componentsId, _tag: 'ComponentsMismatch' };
    expect(mine.applyMove(printed, mine.legalMoves(start)[0]!)).toMatchObject({ left: other });
    expect(mine.whyIllegal(printed, catalogue[0]!)).toMatchObject(other);
    expect(applyMove(start, catalogue[0]!)).toMatchObject({
      left: { _tag: 'ComponentsMismatch', found: mine.componentsId },
    });
    expect(mine.State.decode(printed)).toMatchObject({ left: { _tag: 'InvalidState', path: 'components' } });
  });

  test.each<[string, unknown, string]>([
    ['too few plans', { plans: own.slice(1) }, 'plans'],
    ['too many plans', { plans: Array(100).fill(own[0]) }, 'plans'],
    ['a plan that does not want six dice', { plans: [...own.slice(0, 3), [1, 1, 1, 1, 1, 0], ...own] }, 'plans[3]'],
    ['a plan of five cells', { plans: [[2, 1, 1, 1, 1], ...own] }, 'plans[0]'],
    ['a plan of seven cells', { plans: [[1, 1, 1, 1, 1, 1, 0], ...own] }, 'plans[0]'],
    ['a negative height', { plans: [...own, [7, -1, 0, 0, 0, 0]] }, 'plans[12][0]'],
    ['half a height', { plans: [...own, [5.5, 0.5, 0, 0, 0, 0]] }, 'plans[12][0]'],
    ['points above 99', { awardPoints: { gold: 100, silver: 2, bronze: 1 } }, 'awardPoints.gold'],
    ['points below 0', { prizePoints: { ...components.prizePoints, geometer: -1 } }, 'prizePoints.geometer'],
    ['an award left out', { awardPoints: { gold: 3, silver: 2 } }, 'awardPoints.bronze'],
    ['a fourth award', { awardPoints: { gold: 3, silver: 2, bronze: 1, tin: 0 } }, 'awardPoints.tin'],
    ['other dice', { dice: { wood: 9, recycled: 8, stone: 8, glass: 8 } }, 'dice'],
    ['another bonus', { planBonus: 7 }, 'planBonus'],
    ['a grid of no cells', { neighbours: [] }, 'neighbours'],
    ['a cell beside itself', { neighbours: [[0], [], [], [], [], []] }, 'neighbours[0]'],
    ['a cell beside another that is not beside it', { neighbours: [[1], [], [], [], [], []] }, 'neighbours[0]'],
    ['a cell beside another twice', { neighbours: [[1, 1], [0], [], [], [], []] }, 'neighbours[0]'],
    ['cells beside one that do not rise', { neighbours: [[2, 1], [0], [0], [], [], []] }, 'neighbours[0]'],
    ['a cell that is not there', { neighbours: [[6], [], [], [], [], []] }, 'neighbours[0][0]'],
    ['seven cells', { neighbours: [[], [], [], [], [], [], []] }, 'neighbours'],
    ['another pool', { poolSizes: { 2: 8, 3: 9, 4: 8 } }, 'poolSizes'],
    ['other stone scores', { stonePoints: [2, 3, 5, 9] }, 'stonePoints'],
    ['an unknown part', { tiles: [] }, 'tiles'],
    ['an unknown provenance', { provenance: { plans: 'dreamt' } }, 'provenance.plans'],
    ['nothing', null, ''],
    ['a list', [], ''],
  ])('are refused with %s', (_, parts, path) => {
    expect(withComponents(parts)).toMatchObject({ left: { _tag: 'InvalidComponents', path } });
  });
});
