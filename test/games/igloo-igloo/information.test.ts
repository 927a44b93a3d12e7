import { describe, expect, test } from 'vitest';
import { HIDDEN, type Viewer } from '../../../src/core/game.js';
import { orThrow } from '../../../src/core/verdict.js';
import { determinize, game, State, View, view } from '../../../src/games/igloo-igloo/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { cell, heldBy, played, position, texts } from './positions.js';

const SEEDS = Array.from({ length: 200 }, (_, i) => `seed ${i}`);
const ABSENT = [-1, '', HIDDEN];

describe('a view', () => {
  test('[IG-INFO-1] case 57: shows no face under ice, no thawed tile and no hand of others', () => {
    for (const { state } of randomGame(game, { players: 3, seed: 'views' })) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const seen = view(state, viewer);
        expect(seen.faces).toEqual(state.ground.map((ground) => (ground === 'ice' ? HIDDEN : null)));
        expect([seen.lost, seen.random]).toEqual([HIDDEN, HIDDEN]);
        expect(seen.hands).toEqual(state.hands.map((hand, player) => (player === viewer ? hand : HIDDEN)));
        const { random, faces, hands, lost, viewer: _, ...open } = seen;
        expect(state).toMatchObject(open);
        expect(Object.keys(seen).sort()).toEqual([...Object.keys(state), 'viewer'].sort());
      }
    }
  });

  test('[IG-INFO-1] is the same whatever lies under the ice and in the hands of others', () => {
    const drawn = (hand: string, face: string) =>
      position({ board: 'BEAR', inuits: ['c3'], hands: ['thaw', hand], faces: `d3:${face}` });
    const one = drawn('harpoon', 'animals');
    const other = drawn('animals', 'harpoon');
    for (const viewer of [0, 'spectator'] as const) expect(view(one, viewer)).toEqual(view(other, viewer));
    expect(view(one, 1)).not.toEqual(view(other, 1));
  });
});

describe('what is made up of a view', () => {
  const truth = position({
    board: 'PLUS',
    players: 3,
    inuits: ['c2'],
    hands: ['harpoon thaw', 'thaw endurance1 endurance2', 'animals'],
    faces: 'd3:drift',
  });

  test.each([0, 1, 2, 'spectator'] as const)('[IG-INFO-1] agrees with all that %s sees', (viewer: Viewer) => {
    const seen = view(truth, viewer);
    for (const seed of SEEDS.slice(0, 40)) {
      const made = determinize(seen, seed);
      expect(State.decode(made)._tag).toBe('Right');
      expect(view(made, viewer)).toEqual(seen);
    }
    expect(orThrow(View.decode(seen))).toEqual(seen);
  });

  test('[IG-INFO-1] deals every kind of kept tile to hidden hands, and everything else under the ice', () => {
    const made = SEEDS.map((seed) => determinize(view(truth, 0), seed));
    const kinds = new Set(made.flatMap(({ hands }) => hands[2]!.findIndex((count) => count > 0)));
    // Thaw, animals, endurance 1 and 2: what players 1 and 2 hold in truth, since the rest was seen.
    expect([...kinds].sort()).toEqual([0, 2, 3, 4]);
    expect(new Set(made.map(({ faces }) => faces[cell('d3')])).size).toBeGreaterThan(1);
  });

  test('[IG-KAYAK-3, IG-WALK-3] case 60: a mover afloat who can only land at bears has a harpoon', () => {
    const afloat = played(
      position({
        board: 'BEAR',
        inuits: ['c3'],
        bears: 'd3 c4',
        hands: ['harpoon thaw'],
        faces: 'd3:animals c4:endurance1',
      }),
      'Kc3',
    );
    expect(texts(afloat)).toEqual(['Ld3', 'Lc4']);
    for (const seed of SEEDS.slice(0, 40)) {
      const made = determinize(view(afloat, 1), seed);
      expect(made.handSizes[0]).toBe(2);
      expect(heldBy(made, 0, 'harpoon')).toBeGreaterThanOrEqual(1);
      expect(texts(made)).toEqual(['Ld3', 'Lc4']);
    }
  });
});

test.each(ABSENT)('a view in which a hand is %j is refused where no state explains it', (hand) => {
  const seen = view(position({ board: 'BEAR', inuits: ['c3'], hands: ['thaw'] }), 0);
  expect(View.decode({ ...seen, hands: [hand, HIDDEN] })).toMatchObject({
    _tag: 'Left',
    left: { _tag: 'InvalidView' },
  });
});
