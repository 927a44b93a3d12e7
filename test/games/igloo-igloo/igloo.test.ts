import { describe, expect, test } from 'vitest';
import { cell, eventsOf, played, position, texts, verdict } from './positions.js';

describe('an igloo', () => {
  test("[IG-IGLOO-1] case 42: on a floe with an inuit of one's own and none of others, for three points", () => {
    const state = position({ board: 'BEAR', inuits: ['c3 d3', 'c3'] });
    expect(verdict(state, 'Ic3')).toBe('IG-IGLOO-1');
    expect(texts(state, 'I')).toEqual(['Id3']);
    const next = played(state, 'Id3');
    expect(eventsOf(state, 'Id3')[0]).toEqual({ kind: 'iglooBuilt', player: 0, cell: cell('d3') });
    expect([next.igloos[cell('d3')], next.freeIgloos]).toEqual([0, [1, 2]]);
    expect(eventsOf(state, 'Id3')[1]).toMatchObject({ kind: 'turnEnded', unspentPoints: 0, isAutomatic: true });
    const thinking = played(position({ board: 'BEAR', inuits: ['c3 d3', 'c3'], hands: ['harpoon'] }), 'Id3');
    expect([thinking.phase.kind, thinking.actionPointsLeft]).toEqual(['act', 0]);
  });

  test("[IG-IGLOO-1] not where no inuit of one's own is", () => {
    expect(verdict(position({ board: 'BEAR', inuits: ['c3'] }), 'Id3')).toBe('IG-IGLOO-1');
  });

  test('[IG-IGLOO-2, IG-IGLOO-3] case 43: one a floe, two a player', () => {
    const theirs = position({ board: 'BEAR', inuits: ['d3 c3'], igloos: ['', 'd3'] });
    expect(verdict(theirs, 'Id3')).toBe('IG-IGLOO-2');
    const built = position({ board: 'BEAR', inuits: ['c3'], igloos: ['d3 c4'] });
    expect(verdict(built, 'Ic3')).toBe('IG-IGLOO-3');
    expect([texts(theirs, 'I'), texts(built, 'I')]).toEqual([['Ic3'], []]);
  });

  test('[IG-IGLOO-2] that a floe has one is looked at before how many are left, and that before the points', () => {
    const state = position({ board: 'BEAR', inuits: ['c3 c4'], igloos: ['c3 d3'], points: 2 });
    expect([verdict(state, 'Ic3'), verdict(state, 'Ic4')]).toEqual(['IG-IGLOO-2', 'IG-IGLOO-3']);
  });

  test('[IG-TURN-2] not with two points', () => {
    const state = position({ board: 'BEAR', inuits: ['c3'], points: 2 });
    expect([verdict(state, 'Ic3'), texts(state, 'I')]).toEqual(['IG-TURN-2', []]);
  });

  test('[IG-PACK-2] pack carries an igloo as any floe', () => {
    const board = ['#......#', '........', '..Po....', '........', '........', '........', '........', '#......#'];
    expect(verdict(position({ board, inuits: ['c3'] }), 'Ic3')).toBe('legal');
  });
});
