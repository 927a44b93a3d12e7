import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  type CardSymbol,
  type Components,
  clauses,
  components,
  FAVOUR_IDS,
  game,
  ORDERS,
  QUANTITIES,
  RATINGS,
  reasons,
  SYMBOLS,
  TOOLS,
  withComponents,
} from '../../../src/games/nunatak/index.js';

const count = (has: (symbols: readonly CardSymbol[]) => boolean): number =>
  components.cards.filter(({ symbols }) => has(symbols)).length;
const only = (symbol: CardSymbol): number => count((symbols) => symbols.length === 1 && symbols[0] === symbol);
const double = (symbol: CardSymbol): number => count((symbols) => symbols.length === 2 && symbols[0] === symbol);

describe('the printed components', () => {
  test('54 cards by type and pile', () => {
    const types = ['labourer', 'sculptor', 'artisan', 'beast', 'engineer', 'elder'] as const;
    expect(types.map(only)).toEqual([8, 7, 9, 7, 6, 5]);
    expect((['labourer', 'sculptor', 'beast'] as const).map(double)).toEqual([4, 6, 2]);
    expect([1, 2, 3, 4].map((pile) => components.cards.filter((card) => card.pile === pile).length)).toEqual([
      25, 16, 9, 4,
    ]);
  });

  test('tools, multipliers and pairs', () => {
    const tools = (length: number) =>
      ['rope', 'pickaxe', 'saw'].map(
        (tool) => components.cards.filter((card) => card.tool === tool && card.symbols.length === length).length,
      );
    expect([tools(1), tools(2)]).toEqual([
      [3, 3, 3],
      [2, 2, 2],
    ]);
    expect(components.cards.reduce((sum, { beastSymbols }) => sum + beastSymbols, 0)).toBe(13);
    expect(components.cards.filter(({ elderPair }) => elderPair !== null)).toHaveLength(7);
    expect(components.cards[22]!.elderPair).toEqual(['artisan', 'elder']);
    expect(components.cards[49]).toEqual({
      pile: 3,
      symbols: ['beast', 'elder'],
      tool: null,
      beastSymbols: 2,
      elderPair: ['sculptor', 'elder'],
    });
  });

  test('a tile has the pile and the symbols of the card of its number', () => {
    components.tiles.forEach(({ pile, symbols }, i) => {
      expect({ pile, symbols }).toEqual({ pile: components.cards[i]!.pile, symbols: components.cards[i]!.symbols });
    });
  });

  test('favours and tables', () => {
    expect(components.favours.map(({ minPlayers }) => minPlayers)).toEqual([
      1, 1, 1, 1, 1, 3, 2, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1,
    ]);
    expect(components.sculptorPoints).toEqual(Array.from({ length: 16 }, (_, n) => (n * (n + 3)) / 2));
    expect(components.completionCards).toHaveLength(6);
  });

  test('are frozen with all that is exported beside them', () => {
    const exported: readonly unknown[] = [
      components,
      clauses,
      reasons,
      SYMBOLS,
      TOOLS,
      FAVOUR_IDS,
      QUANTITIES,
      RATINGS,
    ];
    const loose = (value: unknown): boolean =>
      typeof value === 'object' && value !== null && (!Object.isFrozen(value) || Object.values(value).some(loose));
    expect(exported.filter(loose)).toEqual([]);
    expect(Object.isFrozen(ORDERS)).toBe(true);
  });

  test('every part has a provenance', () => {
    const { provenance, ...parts } = components;
    expect(Object.keys(provenance)).toEqual(Object.keys(parts));
  });
});

describe('own components', () => {
  const change = <Part extends 'cards' | 'tiles' | 'favours'>(
    part: Part,
    at: number,
    changed: Partial<Components[Part][number]>,
  ): unknown => ({
    ...components,
    [part]: components[part].map((each, i) => (i === at ? { ...each, ...changed } : each)),
  });

  test('are played to the end', () => {
    const favours = components.favours.map((favour, i) => (i === 9 ? { ...favour, id: 'craft' } : favour));
    const own = orThrow(withComponents({ ...components, favours, sculptorPoints: new Array(16).fill(4) }));
    expect(own.componentsId).toMatch(/^[0-9a-f]{32}$/);
    for (const players of [1, 2, 3, 4] as const) {
      const start = orThrow(own.setup({ players, seed: 'own' }));
      const end = own.playout(start, (moves) => moves[moves.length >> 1]!);
      expect(own.State.is(end)).toBe(true);
      expect(own.score(end).over).toBe(true);
    }
    expect(own.applyMove(orThrow(own.setup({ players: 3, seed: 'x' })), own.catalogue[0]!)._tag).toBeDefined();
  });

  test('that are the printed ones are the printed ones', () => {
    expect(orThrow(withComponents({})).componentsId).toBe(game.componentsId);
    expect(orThrow(withComponents(JSON.parse(JSON.stringify(components)))).componentsId).toBe(game.componentsId);
  });

  test.each<readonly [string, string, unknown]>([
    ['too few cards', 'cards', { cards: components.cards.slice(1) }],
    ['a card in the wrong pile', 'cards[40].pile', change('cards', 0, { pile: 2 })],
    ['a tile in the wrong pile', 'tiles[40].pile', change('tiles', 0, { pile: 2 })],
    [
      'a double card with equal symbols',
      'cards[0].symbols[1]',
      change('cards', 0, { symbols: ['labourer', 'labourer'] }),
    ],
    ['a double tile with equal symbols', 'tiles[0].symbols[1]', change('tiles', 0, { symbols: ['elder', 'elder'] })],
    ['an artisan without a tool', 'cards[9].tool', change('cards', 9, { tool: null })],
    ['a labourer with a tool', 'cards[0].tool', change('cards', 0, { tool: 'saw' })],
    ['a beast without symbols', 'cards[14].beastSymbols', change('cards', 14, { beastSymbols: 0 })],
    ['a sculptor with multipliers', 'cards[5].beastSymbols', change('cards', 5, { beastSymbols: 1 })],
    ['an elder without a pair', 'cards[22].elderPair', change('cards', 22, { elderPair: null })],
    ['an engineer with a pair', 'cards[18].elderPair', change('cards', 18, { elderPair: ['elder', 'beast'] })],
    ['a pair of one type', 'cards[22].elderPair[1]', change('cards', 22, { elderPair: ['elder', 'elder'] })],
    ['too few favours', 'favours', { favours: components.favours.slice(1) }],
    ['an unknown favour', 'favours[0].id', change('favours', 0, { id: 'thaw' as 'rise' })],
    ['two foresights', 'favours[9].id', change('favours', 9, { id: 'foresight', minPlayers: 2 })],
    ['two divinations', 'favours[9].id', change('favours', 9, { id: 'divination' })],
    ['a foresight kept alone', 'favours[6].minPlayers', change('favours', 6, { minPlayers: 1 })],
    ['an abundance kept alone', 'favours[7].minPlayers', change('favours', 7, { minPlayers: 1 })],
    ['a solidarity kept by two', 'favours[5].minPlayers', change('favours', 5, { minPlayers: 2 })],
    ['a rivalry kept alone', 'favours[13].minPlayers', change('favours', 13, { minPlayers: 1 })],
    [
      'too many elders',
      'favours',
      {
        favours: components.favours.map((favour, i) => (i < 12 ? { ...favour, minPlayers: 3 } : favour)),
      },
    ],
    ['five completion cards', 'completionCards', { completionCards: components.completionCards.slice(1) }],
    [
      'an unknown quantity',
      'completionCards[0][1]',
      { completionCards: components.completionCards.map(() => ['elders', 'dice']) },
    ],
    ['a short table of sculptors', 'sculptorPoints', { sculptorPoints: components.sculptorPoints.slice(1) }],
    ['a short table of artisans', 'artisanPoints', { artisanPoints: components.artisanPoints.slice(1) }],
    ['a short track', 'engineeringTrack', { engineeringTrack: components.engineeringTrack.slice(1) }],
    [
      'a track without an end',
      'engineeringTrack[10]',
      { engineeringTrack: components.engineeringTrack.map((_, i) => (i === 10 ? 0 : 1)) },
    ],
    ['another dome', 'domePoints', { domePoints: 8 }],
    ['an unknown part', 'igloos', { igloos: 3 }],
  ])('%s are refused', (_, path, own) => {
    expect(withComponents(own)).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidComponents', path } });
  });
});
