import { describe, expect, test } from 'vitest';
import { sum } from '../../../src/core/data/list.js';
import { componentsDigest } from '../../../src/core/engine/define-actions.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  ANIMALS,
  applyMove,
  clauses,
  components,
  DIRECTIONS,
  GROUNDS,
  game,
  reasons,
  setup,
  TILES,
  VARIANTS,
  withComponents,
} from '../../../src/games/igloo-igloo/index.js';
import { uniform } from '../../../src/testing/index.js';
import { move } from './positions.js';

const { tiles } = components;
/** Returns the printed tiles with other counts. */
const counted = (counts: readonly number[]) => tiles.map((tile, kind) => ({ ...tile, count: counts[kind]! }));

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

describe('the box', () => {
  test('has 56 tiles, 26 of them kept', () => {
    expect(tiles.map(({ kind, isKept, count }) => [kind, isKept, count])).toEqual([
      ['fish2', false, 6],
      ['fish3', false, 4],
      ['bear', false, 4],
      ['pack', false, 10],
      ['drift', false, 6],
      ['thaw', true, 6],
      ['harpoon', true, 6],
      ['animals', true, 6],
      ['endurance1', true, 3],
      ['endurance2', true, 3],
      ['endurance3', true, 2],
    ]);
    expect(sum(tiles.map(({ count }) => count))).toBe(56);
    expect(sum(tiles.filter(({ isKept }) => isKept).map(({ count }) => count))).toBe(26);
  });

  test('has 28 fish, ten foxes and four bears, worth 92 in all', () => {
    const { fish, foxes, bears, animalValues } = components;
    expect([fish, foxes, bears]).toEqual([[8, 12, 8], [3, 4, 3], 4]);
    expect(sum([...fish, ...foxes, bears].map((count, animal) => count * animalValues[animal]!))).toBe(92);
    expect(sum(fish)).toBe(4 + 2 * 6 + 3 * 4);
  });

  test('has a board of 64 cells, with four corners, a centre of four and a crown of 24', () => {
    const { corners, centre, crown } = components.board;
    expect([corners, centre]).toEqual([
      [0, 7, 56, 63],
      [27, 28, 35, 36],
    ]);
    expect([crown.length, crown.filter((cell) => corners.includes(cell))]).toEqual([24, []]);
  });

  test('has these tables', () => {
    const { inuits, igloos, expertIslandValues } = components;
    expect({ inuits, igloos, expertIslandValues }).toEqual({
      inuits: { 2: 5, 3: 3, 4: 3 },
      igloos: 2,
      expertIslandValues: [1, 3, 6, 10, 15, 21],
    });
  });

  test('is named by its digest', () => {
    expect(game.componentsId).toBe(componentsDigest(components));
    expect(orThrow(setup({ players: 2, seed: 'winter' }))).toMatchObject({
      rules: game.version,
      components: game.componentsId,
    });
  });

  test('cannot be changed, nor can anything else that is exported or that states share with the library', () => {
    const shared = Object.values(orThrow(setup({ players: 2, seed: 'winter' }))).filter(Object.isFrozen);
    const lists = [DIRECTIONS, ANIMALS, TILES, GROUNDS, VARIANTS];
    for (const value of [components, clauses, reasons, game.catalogue, ...lists, ...shared]) {
      expect(isDeepFrozen(value)).toBe(true);
    }
  });

  test('is not reached by what somebody writes into a state', () => {
    const spoil = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      Object.values(value).forEach(spoil);
      if (Array.isArray(value) && !Object.isFrozen(value)) value.fill(7);
    };
    const dealt = () => orThrow(setup({ players: 2, seed: 'winter' }));
    const first = JSON.stringify(dealt());
    spoil(dealt());
    expect(JSON.stringify(dealt())).toBe(first);
  });

  test('says where each part comes from', () => {
    const { provenance } = components;
    const parts = Object.keys(components).flatMap((part) =>
      part === 'provenance' ? [] : part === 'tiles' ? tiles.map(({ kind }) => `tiles.${kind}`) : [part],
    );
    expect(Object.keys(provenance).sort()).toEqual(parts.sort());
    const reconstructed = Object.keys(provenance).filter((part) => provenance[part] === 'reconstructed');
    expect(reconstructed).toHaveLength(9);
    expect(reconstructed.every((part) => part.startsWith('tiles.'))).toBe(true);
  });
});

describe('own components', () => {
  const manyKept = counted([0, 0, 0, 0, 6, 10, 10, 10, 10, 5, 5]);

  test.each([
    ['many kept tiles', { tiles: manyKept }],
    ['nothing but drift', { tiles: counted([0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0]) }],
    ['nothing but bears', { tiles: counted([0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 0]), bears: 56 }],
    ['nothing but pack', { tiles: counted([0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0]), foxes: [0, 0, 0] }],
    ['hardly any animals', { fish: [4, 0, 0], foxes: [0, 0, 0], bears: 0 }],
    ['many animals', { fish: [33, 33, 33], foxes: [33, 33, 33], bears: 56 }],
  ])('with %s are played to the end, and their states decode', (_, own) => {
    const other = orThrow(withComponents(own));
    expect(other.componentsId).toMatch(/^[0-9a-f]{32}$/);
    expect(other.componentsId).not.toBe(game.componentsId);
    for (const players of [2, 4] as const) {
      for (const variant of ['standard', 'expert'] as const) {
        let made = 0;
        const start = orThrow(other.setup({ players, variant, seed: 'own' }));
        const random = [...'abcdefgh'].map((letter) => letter.charCodeAt(0));
        const end = other.playout(start, (moves, state) => {
          if (made % 16 === 0) orThrow(other.State.decode(state));
          return uniform(moves, state, (n) => (random[made++ % random.length]! * made) % n);
        });
        expect(made).toBeLessThanOrEqual(2000);
        expect(other.score(end).over).toBe(true);
        expect(other.State.decode(end)._tag).toBe('Right');
      }
    }
  });

  test('are the printed ones when nothing is different', () => {
    expect(orThrow(withComponents({})).componentsId).toBe(game.componentsId);
    expect(orThrow(withComponents({ fish: [8, 12, 8] })).componentsId).toBe(game.componentsId);
  });

  test('are no others', () => {
    const other = orThrow(withComponents({ bears: 5 }));
    const state = orThrow(setup({ players: 2, seed: 'winter' }));
    expect(other.applyMove(state, move('Pb1'))).toMatchObject({ left: { _tag: 'ComponentsMismatch' } });
    const own = orThrow(other.setup({ players: 2, seed: 'winter' }));
    expect(applyMove(own, move('Pb1'))).toMatchObject({ left: { _tag: 'ComponentsMismatch' } });
    expect(game.State.decode(own)._tag).toBe('Left');
  });

  test.each([
    ['tiles', { tiles: counted([6, 4, 4, 10, 6, 6, 6, 6, 3, 3, 1]) }],
    ['tiles', { tiles: tiles.slice(1) }],
    ['tiles[0]', { tiles: [tiles[1], tiles[0], ...tiles.slice(2)] }],
    ['tiles[5]', { tiles: tiles.map((tile) => ({ ...tile, isKept: false })) }],
    ['tiles[2].count', { tiles: counted([6, 4, -1, 15, 6, 6, 6, 6, 3, 3, 2]) }],
    ['tiles[2].count', { tiles: counted([6, 4, 4.5, 9.5, 6, 6, 6, 6, 3, 3, 2]) }],
    ['tiles[0].kind', { tiles: tiles.map((tile) => ({ ...tile, kind: 'whale' })) }],
    ['tiles[0].value', { tiles: tiles.map((tile) => ({ ...tile, value: 1 })) }],
    ['fish', { fish: [1, 1, 1] }],
    ['fish', { fish: [8, 12] }],
    ['fish', { fish: [99, 99, 99] }],
    ['fish[1]', { fish: [8, '12', 8] }],
    ['foxes', { foxes: [50, 50, 0] }],
    ['foxes[0]', { foxes: [-1, 4, 3] }],
    ['bears', { bears: 57 }],
    ['bears', { bears: -1 }],
    ['animalValues', { animalValues: [1, 2, 3, 1, 2, 3, 5] }],
    ['inuits', { inuits: { 2: 5, 3: 3, 4: 4 } }],
    ['igloos', { igloos: 3 }],
    ['expertIslandValues', { expertIslandValues: [1, 3, 6, 10, 15] }],
    ['board', { board: { ...components.board, centre: [27, 28, 35] } }],
    ['whales', { whales: 1 }],
    ['provenance.fish', { provenance: { fish: 'guessed' } }],
    ['', null],
  ])('are refused at %s for %j', (path, own) => {
    expect(withComponents(own)).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidComponents', path } });
  });
});
