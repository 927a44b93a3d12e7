import { describe, expect, test } from 'vitest';
import {
  animalsAt,
  cell,
  eventsOf,
  heldBy,
  played,
  points,
  position,
  texts,
  trophiesOf,
  verdict,
} from './positions.js';

describe('for points', () => {
  const state = position({ board: 'BEAR', inuits: ['c3'], fish: 'c2:3 c2:1', foxes: 'c3:2' });

  test('[IG-HUNT-1, IG-HUNT-2, IG-HUNT-3] case 35: a fish beside, a fox on the same floe, at their value', () => {
    expect(texts(state, 'H')).toEqual(['Hf1c2', 'Hf3c2', 'Hx2c3']);
    const next = played(state, 'Hx2c3');
    expect([next.actionPointsLeft, trophiesOf(next, 0), animalsAt(next, 'c3')]).toEqual([1, ['fox2'], []]);
    expect(texts(next, 'H')).toEqual(['Hf1c2']);
    expect(verdict(next, 'Hf3c2')).toBe('IG-HUNT-1');
    expect(eventsOf(state, 'Hx2c3')).toEqual([
      { kind: 'animalTaken', player: 0, animal: 'fox2', cell: cell('c3'), reason: 'points' },
    ]);
  });

  test('[IG-HUNT-1] only an animal that is there', () => {
    expect([verdict(state, 'Hf2c2'), verdict(state, 'Hx1c3'), verdict(state, 'Hf1c4')]).toEqual(
      new Array(3).fill('IG-HUNT-1'),
    );
  });

  test('[IG-HUNT-3] case 38: not from a corner', () => {
    expect(verdict(position({ board: 'BEAR', inuits: ['a1'], fish: 'a2:1' }), 'Hf1a2')).toBe('IG-HUNT-3');
  });

  test('[IG-HUNT-3] a bear in the water does not matter; a floe further off does', () => {
    const bear = position({ board: 'BEAR', inuits: ['c3'], fish: 'c2:1', bears: 'c2' });
    expect(verdict(bear, 'Hf1c2')).toBe('legal');
    expect(verdict(position({ board: 'BEAR', inuits: ['c4'], fish: 'c2:1' }), 'Hf1c2')).toBe('IG-HUNT-3');
    expect(verdict(position({ board: 'BEAR', inuits: ['d3', 'c3'], fish: 'c2:1' }), 'Hf1c2')).toBe('IG-HUNT-3');
  });

  test('[IG-HARPOON-2, IG-HUNT-4] case 34: points never take a bear, not even four', () => {
    const hidden = position({
      board: 'BEAR',
      inuits: ['c3'],
      igloos: ['c3'],
      bears: 'c3',
      points: 4,
      used: { endurance: true },
    });
    expect(texts(hidden, 'HJ')).toEqual([]);
    expect(verdict(hidden, 'Jbc3')).toBe('IG-KEPT-1');
  });
});

describe('with a harpoon', () => {
  test('[IG-HARPOON-1, IG-TURN-4] case 36: for no points, whatever it is worth', () => {
    const state = position({ board: 'BEAR', inuits: ['c3'], fish: 'c2:3', hands: ['harpoon'], points: 0 });
    const next = played(state, 'Jf3c2');
    expect([trophiesOf(next, 0), next.turnPlayer, next.phase.kind]).toEqual([['fish3'], 1, 'melt']);
    expect(eventsOf(state, 'Jf3c2').map(({ kind }) => kind)).toEqual([
      'tilePlayed',
      'animalTaken',
      'turnEnded',
      'turnStarted',
    ]);
  });

  test('[IG-HUNT-2, IG-HUNT-4] case 53: a bear in water cannot be attacked, a fox on another floe neither', () => {
    const state = position({ board: 'BEAR', inuits: ['c3'], hands: ['harpoon'], bears: 'c2', foxes: 'd3:2' });
    expect([verdict(state, 'Jbc2'), verdict(state, 'Hx2d3'), verdict(state, 'Jx2d3')]).toEqual([
      'IG-HUNT-4',
      'IG-HUNT-2',
      'IG-HUNT-2',
    ]);
  });

  test('[IG-HUNT-4, IG-HARPOON-1] a bear on the same floe', () => {
    const state = position({ board: 'BEAR', inuits: ['c3'], igloos: ['c3'], hands: ['harpoon thaw'], bears: 'c3' });
    expect(texts(state, 'J')).toEqual(['Jbc3']);
    const next = played(state, 'Jbc3');
    expect([trophiesOf(next, 0), next.actionPointsLeft, heldBy(next, 0, 'harpoon'), next.usedThisTurn.harpoon]).toEqual(
      [['bear'], 3, 0, true],
    );
  });

  test('[IG-HARPOON-1] only an animal that is there; fish as they are hunted', () => {
    const state = position({ board: 'BEAR', inuits: ['c3'], hands: ['harpoon'], fish: 'c2:2 g7:1' });
    expect([verdict(state, 'Jbc3'), verdict(state, 'Jf2c2'), verdict(state, 'Jf1g7')]).toEqual([
      'IG-HARPOON-1',
      'legal',
      'IG-HUNT-3',
    ]);
  });
});

test('[IG-SCORE-2] case 55: the values of what was taken', () => {
  const state = position({ board: 'BEAR', trophies: ['fish1 fish3 fish3 fox2 bear'] });
  expect(points(state)).toEqual([
    [13, 0],
    [0, 0],
  ]);
  expect(points(position({ board: 'BEAR', trophies: ['fish2', 'fox1 fox3'] }))).toEqual([
    [2, 0],
    [4, 0],
  ]);
});
