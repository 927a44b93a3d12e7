import { describe, expect, test } from 'vitest';
import { extendGame, InvalidDescription } from '../../src/author/index.js';
import { greedy, playGame, random } from '../../src/bots/index.js';
import { withParts } from '../../src/core/data/with-parts.js';
import { draw } from '../../src/games/blueprints/draw/index.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { words } from '../../src/games/blueprints/words/fr.js';
import { game as iglooIgloo } from '../../src/games/igloo-igloo/index.js';
import { type AnyGame, orThrow, recordOf, validateRecord } from '../../src/index.js';
import { createGameText } from '../../src/words/index.js';
import { busy, golden, longStone, noLastEight } from './houses.js';

describe('house rules', () => {
  test('replace printed values that owners cannot replace, and parts of others', () => {
    expect(busy.components).toEqual({
      ...iglooIgloo.components,
      actionPoints: 4,
      provenance: { ...iglooIgloo.components.provenance, actionPoints: 'authored' },
    });
    expect(longStone.components.awardPoints).toEqual({ ...blueprints.components.awardPoints, gold: 5 });
    expect(longStone.components.stonePoints).toEqual([1, 2, 4, 8, 16, 32]);
    let state = orThrow(busy.setup({ players: 2, seed: 'x' }));
    while (state.actionPointsLeft === 0) state = busy.play(state, busy.legalMoves(state)[0]!);
    expect(state.actionPointsLeft).toBe(4);
  });

  test('replace lists and variants of a union whole', () => {
    expect(withParts([1, { a: 1, b: 2 }], [1, { a: 3 }])).toEqual([1, { a: 3 }]);
    expect(withParts({ kind: 'draw', cards: 1 }, { kind: 'pass' })).toEqual({ kind: 'pass' });
    expect(withParts({ a: { b: 1, c: [2] }, d: 3 }, { a: { b: 0 }, d: undefined })).toEqual({
      a: { b: 0, c: [2] },
      d: 3,
    });
  });

  test('replace functions of the rules', () => {
    const start = orThrow(noLastEight.setup({ players: 2, seed: 'x' }));
    const [, ...others] = start.hands;
    const eight = { ...start, hands: [[28, 29], ...others] };
    expect(noLastEight.legalMoves(eight).map(noLastEight.formatMove)).toContain('8c');
    const last = { ...eight, hands: [[28], ...others] };
    expect(noLastEight.legalMoves(last).map(noLastEight.formatMove)).not.toContain('8c');
  });

  test.each([busy, longStone, golden, noLastEight] as unknown as readonly AnyGame[])(
    'make a game of its own, which bots play: $id',
    async (game) => {
      const { state, moves } = orThrow(
        await playGame(
          game,
          { players: 2, seed: 'x' },
          { bots: [greedy({ samples: 1, maxDepth: 1 }), random()], seed: 'y' },
        ),
      );
      const record = orThrow(recordOf(game, { options: { players: 2, seed: 'x' }, moves }));
      expect(record.game).toBe(game.id);
      expect(validateRecord(record, game)._tag).toBe('Right');
      expect(game.score(state).over).toBe(true);
    },
  );

  test('are in the title and the records, so that nobody takes a game for the other', () => {
    expect([busy.title, longStone.title]).toEqual(['Igloo Igloo (igloo-igloo-busy)', 'Blueprints with more stone']);
    const record = orThrow(recordOf(golden, { options: { players: 2, seed: 'x' }, moves: [] }));
    expect(validateRecord(record, blueprints)).toMatchObject({ _tag: 'Left' });
    const state = orThrow(golden.setup({ players: 2, seed: 'x' }));
    expect(blueprints.State.is(state)).toBe(false);
    expect(blueprints.applyMove(state, blueprints.moveOf(0)!)).toMatchObject({ left: { _tag: 'InvalidState' } });
  });

  test('keep the drawing and the words of the game', () => {
    const state = orThrow(golden.setup({ players: 2, seed: 'x' }));
    expect(draw(state)).toContain('<svg');
    expect(createGameText(words, golden).question(state)).toMatch(/\?$/);
  });

  test('let owners replace what they can in the game itself, and nothing else', () => {
    const { components } = blueprints;
    expect(orThrow(longStone.withComponents(longStone.components)).componentsId).toBe(longStone.componentsId);
    expect(orThrow(longStone.withComponents({})).componentsId).toBe(longStone.componentsId);
    const prizePoints = { ...components.prizePoints, skyscraper: 9 };
    expect(orThrow(longStone.withComponents({ prizePoints })).components).toEqual({
      ...longStone.components,
      prizePoints,
    });
    for (const [name, value] of Object.entries({ stonePoints: components.stonePoints, prizeThresholds: {}, none: 1 }))
      expect(longStone.withComponents({ [name]: value })).toMatchObject({ _tag: 'Left', left: { path: name } });
    expect(longStone.withComponents(null)._tag).toBe('Left');
  });

  test('can be changed again', () => {
    const both = extendGame(longStone, { id: 'blueprints-both', components: { planBonus: 9 } });
    expect(both.components).toMatchObject({ stonePoints: [1, 2, 4, 8, 16, 32], planBonus: 9 });
  });
});

test.each<[path: string, message: RegExp, house: Readonly<Record<string, unknown>>]>([
  ['id', /is not an id/, { id: 'My house' }],
  ['id', /of the game itself/, { id: 'blueprints' }],
  ['components.tower', /is not a component/, { components: { tower: 3 } }],
  ['components.provenance', /is not a component/, { components: { provenance: {} } }],
  ['components.planBonus', /is a string, not a number/, { components: { planBonus: '9' } }],
  ['components.stonePoints', /is a number, not a list/, { components: { stonePoints: 9 } }],
  ['components.awardPoints.iron', /is not a part/, { components: { awardPoints: { iron: 9 } } }],
  ['components.awardPoints.gold', /is null, not a number/, { components: { awardPoints: { gold: null } } }],
  ['notation.build', /is the notation of|has spaces/, { kernel: () => ({ format: () => 'x' }) }],
])('a mistake in house rules at %s is named: %s', (path, message, house) => {
  const extend = () => extendGame(blueprints, { id: 'house', ...house });
  expect(extend).toThrow(InvalidDescription);
  expect(extend).toThrow(expect.objectContaining({ path, message: expect.stringMatching(message) }));
});

test('a game that another copy of the package built is refused', () => {
  const foreign = { ...blueprints, play: (...args: Parameters<typeof blueprints.play>) => blueprints.play(...args) };
  expect(() => extendGame(foreign, { id: 'house' })).toThrow(/^game: was built by another copy/);
});
