import { describe, expect, test } from 'vitest';
import { componentsDigest } from '../../../src/core/engine/define-actions.js';
import { internalsOf } from '../../../src/core/engine/define-rules.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import * as surface from '../../../src/games/antarctica/index.js';
import { type BuildingCard, components, game, rules, setup } from '../../../src/games/antarctica/index.js';
import { gameOf } from './happenings.js';

const DECKS = ['basic', 'double', 'advanced'] as const;
const all = Object.values(components.decks).flat();

describe('what is exported', () => {
  test('is known by the digest of its figures', () => {
    expect(game.componentsId).toBe(componentsDigest(components));
    expect(orThrow(setup({ players: 2, seed: 'digest' }))).toMatchObject({
      rules: game.version,
      components: componentsDigest(components),
    });
  });

  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

  const MACHINES = ['game', 'rules', 'Options', 'State', 'View', 'Move'];
  const data = Object.entries(surface).filter(([name, value]) => typeof value === 'object' && !MACHINES.includes(name));

  test.each(data)('%s cannot be changed', (_, value) => {
    expect(isFrozen(value)).toBe(true);
  });

  test('own components cannot be changed either', () => {
    const own = orThrow(
      game.withComponents({ shipyardCards: { scientist: 1, icebreaker: 1, recruits: 1, progress: 1 } }),
    );
    expect(isFrozen(own.components)).toBe(true);
  });

  test('shares no list with a state', () => {
    const lists = new Set<object>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || lists.has(value)) return;
      lists.add(value);
      for (const part of Object.values(value)) walk(part);
    };
    walk(internalsOf(rules)!.box);
    for (const { state } of gameOf({ players: 3, placement: 'free' }, 0)) {
      const parts = Object.values(state).flatMap((part) => [part, ...Object.values(Object(part))]);
      expect(parts.some((part) => lists.has(part))).toBe(false);
      expect(Object.values(state).every((part) => !Array.isArray(part) || !Object.isFrozen(part))).toBe(true);
    }
  });
});

describe('the box', () => {
  test('[AN-SET-7] has 39 building cards, and as many tokens for them as the supply has at the start', () => {
    expect(DECKS.map((deck) => components.decks[deck].length)).toEqual([15, 12, 12]);
    for (const { building, tokens, startTokens } of components.buildingTokens) {
      expect(all.filter(({ builds }) => builds === building)).toHaveLength(tokens - startTokens);
    }
    expect(components.buildingTokens.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(47);
  });

  test.each([
    [2, [10, 8, 7], 29, 9, 30],
    [3, [14, 11, 10], 41, 11, 43],
    [4, [15, 12, 12], 46, 13, 48],
  ])('[AN-SET-7] with %i players: sums of the cards', (players, decks, scientists, asterisks, steps) => {
    const inUse = all.filter(({ minPlayers }) => minPlayers <= players);
    const sum = (of: (card: BuildingCard) => number): number => inUse.reduce((total, card) => total + of(card), 0);
    expect(
      DECKS.map((deck) => components.decks[deck].filter(({ minPlayers }) => minPlayers <= players).length),
    ).toEqual(decks);
    expect(sum((card) => card.scientists)).toBe(scientists);
    expect(sum((card) => (card.hasAsterisk ? 1 : 0))).toBe(asterisks);
    expect(sum((card) => card.steps)).toBe(steps);
  });

  test('[AN-SET-8] has 13 shipyard cards', () => {
    expect(Object.values(components.shipyardCards).reduce((a, b) => a + b)).toBe(13);
  });

  test('[AN-SET-10] gives everybody 16 scientists and 6 ships and cubes, less what stays in the box', () => {
    const unused = { 2: [0, 0, 2], 3: [2, 1, 1], 4: [4, 2, 0] } as const;
    for (const players of [2, 3, 4] as const) {
      const { personnel, reserve, ships, cubes } = components.playerPieces[players];
      // One more cube is on the score track.
      expect([personnel + reserve, ships, cubes + 1]).toEqual([16, 6, 6].map((full, i) => full - unused[players][i]!));
    }
  });

  test('has these building cards: needs > building, scientists, steps, asterisk, players', () => {
    const written = DECKS.flatMap((deck) =>
      components.decks[deck].map(({ needs, builds, scientists, steps, hasAsterisk, minPlayers }, i) => {
        const id = `${deck[0]!.toUpperCase()}${String(i + 1).padStart(2, '0')}`;
        return `${id} ${needs.join('+')}>${builds} ${scientists} ${steps} ${hasAsterisk ? '*' : '-'} ${minPlayers}`;
      }),
    );
    expect(written).toEqual([
      'B01 mine>crane 1 1 - 2',
      'B02 turbine>crane 1 1 - 3',
      'B03 derrick>mine 1 1 - 2',
      'B04 crane>mine 1 1 - 3',
      'B05 turbine>derrick 1 1 - 2',
      'B06 mine>derrick 1 1 - 3',
      'B07 crane>turbine 1 1 - 2',
      'B08 derrick>turbine 1 1 - 3',
      'B09 crane>land 1 1 - 2',
      'B10 turbine>land 1 1 - 2',
      'B11 mine>land 1 1 - 4',
      'B12 derrick>coastal 1 1 - 2',
      'B13 turbine>coastal 1 1 - 2',
      'B14 mine>marine 1 1 - 2',
      'B15 derrick>marine 1 1 - 2',
      'D01 derrick+crane>factory 1 1 * 2',
      'D02 derrick+crane>factory 1 1 * 2',
      'D03 mine+turbine>laboratory 1 1 * 2',
      'D04 mine+turbine>laboratory 1 1 * 2',
      'D05 crane+turbine>camp 1 2 - 2',
      'D06 mine+derrick>camp 1 2 - 3',
      'D07 crane+mine>shipyard 1 2 - 2',
      'D08 derrick+turbine>shipyard 1 2 - 3',
      'D09 crane+mine>antenna 1 1 * 2',
      'D10 derrick+turbine>antenna 1 1 * 2',
      'D11 crane+turbine>antenna 1 1 * 3',
      'D12 mine+derrick>antenna 1 1 * 4',
      'A01 laboratory+crane>headquarters 1 2 * 2',
      'A02 laboratory+derrick>headquarters 1 2 * 3',
      'A03 factory+mine>headquarters 1 2 * 2',
      'A04 factory+turbine>headquarters 1 2 * 4',
      'A05 laboratory+factory>headquarters 1 2 * 2',
      'A06 laboratory+mine>farm 2 1 - 2',
      'A07 laboratory+turbine>farm 2 1 - 3',
      'A08 factory+crane>farm 2 1 - 3',
      'A09 factory+derrick>farm 2 1 - 2',
      'A10 antenna+turbine>farm 2 1 - 2',
      'A11 antenna+derrick>farm 2 1 - 4',
      'A12 laboratory+factory>farm 2 1 - 2',
    ]);
  });

  test('has these tokens: all, start, start of two, returned with two', () => {
    const written = components.buildingTokens.map(
      ({ building, tokens, startTokens, startTokensWithTwoPlayers, returnedTokensWithTwoPlayers }) =>
        `${building} ${tokens} ${startTokens} ${startTokensWithTwoPlayers} ${returnedTokensWithTwoPlayers}`,
    );
    expect(written).toEqual([
      'camp 4 2 1 1',
      'shipyard 2 0 0 0',
      'crane 3 1 1 0',
      'mine 3 1 1 0',
      'derrick 3 1 1 0',
      'turbine 3 1 1 0',
      'laboratory 2 0 0 0',
      'factory 2 0 0 0',
      'land 3 0 0 0',
      'coastal 3 1 1 0',
      'marine 3 1 0 1',
      'headquarters 5 0 0 0',
      'farm 7 0 0 0',
      'antenna 4 0 0 0',
    ]);
  });

  test('has these tracks', () => {
    const written = components.tracks.map(({ centres, minPlayers, effects }) =>
      [
        centres.join('+'),
        minPlayers,
        ...effects.map(({ colour, effect, space }) => `${colour} ${effect} ${space}`),
      ].join(' '),
    );
    expect(written).toEqual([
      'land 2 red simple 3 blue move 6 red scientist 9',
      'coastal 2 red scientist 3 blue draft 6 red ship 9',
      'marine 2 red simple 3 blue advance 6 red expertise 9',
      'land 3 red expertise 4 red scientist 8',
      'coastal+marine 4 red ship 4 red simple 8',
    ]);
    for (const { printedNumbers } of components.tracks) {
      expect(printedNumbers).toEqual([1, null, 2, null, 3, null, 4, null, 5, null, 6, 7]);
    }
  });

  test('says where each part comes from', () => {
    expect(Object.keys(components.provenance).sort()).toEqual(
      Object.keys(components)
        .filter((part) => part !== 'provenance')
        .sort(),
    );
  });
});
