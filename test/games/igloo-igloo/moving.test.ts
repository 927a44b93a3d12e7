import { describe, expect, test } from 'vitest';
import { parseMove } from '../../../src/games/igloo-igloo/index.js';
import {
  animalsAt,
  cell,
  discardedCount,
  eventsOf,
  heldBy,
  inuitsAt,
  played,
  position,
  texts,
  trophiesOf,
  verdict,
} from './positions.js';

describe('walking', () => {
  test('[IG-WALK-1] one point, to the next floe, past inuits, igloos and foxes', () => {
    const state = position({ board: 'BEAR', inuits: ['c3', 'd3'], igloos: ['', 'd3'], foxes: 'd3:1' });
    const next = played(state, 'Wc3e');
    expect([inuitsAt(next, 0, 'c3'), inuitsAt(next, 0, 'd3'), next.actionPointsLeft]).toEqual([0, 1, 2]);
    expect(eventsOf(state, 'Wc3e')).toEqual([{ kind: 'inuitWalked', player: 0, from: cell('c3'), to: cell('d3') }]);
  });

  test("[IG-WALK-1] only with an inuit of one's own", () => {
    expect(verdict(position({ board: 'BEAR', inuits: ['c4', 'd3'] }), 'Wd3w')).toBe('IG-WALK-1');
  });

  test('[IG-WALK-2] neither into water nor into a corner', () => {
    const state = position({ board: 'NOOK', inuits: ['b2 b1'] });
    expect(['Wb2e', 'Wb2s'].map((text) => verdict(state, text))).toEqual(['IG-WALK-2', 'IG-WALK-2']);
    expect(parseMove('Wb1w')._tag).toBe('Left');
  });

  test('[IG-WALK-2, IG-KAYAK-2, IG-HUNT-3] case 37: from a corner one can walk, and do nothing else', () => {
    const state = position({ board: 'ISLE', inuits: ['a1'] });
    expect(texts(state)).toEqual(['Wa1e', 'Wa1s', 'end']);
    const fishing = position({ board: 'ISLE', inuits: ['a1'], fish: 'h7:1' });
    expect(verdict(fishing, 'Hf1h7')).toBe('IG-HUNT-3');
    expect([parseMove('Ka1')._tag, parseMove('Ia1')._tag]).toEqual(['Left', 'Left']);
  });

  test('[IG-TURN-2] not without a point', () => {
    const state = position({ board: 'BEAR', inuits: ['c3'], points: 0 });
    expect(verdict(state, 'Wc3e')).toBe('IG-TURN-2');
  });

  const meeting = { board: 'BEAR', inuits: ['d3'], bears: 'c3' } as const;

  test('[IG-WALK-3] case 32: a floe with a bear only with a harpoon, which is spent', () => {
    const state = position({ ...meeting, hands: ['harpoon'] });
    const next = played(state, 'Wd3w');
    expect([inuitsAt(next, 0, 'c3'), animalsAt(next, 'c3'), trophiesOf(next, 0)]).toEqual([1, [], ['bear']]);
    expect([heldBy(next, 0, 'harpoon'), discardedCount(next, 'harpoon') - discardedCount(state, 'harpoon')]).toEqual([
      0, 1,
    ]);
    expect([next.actionPointsLeft, next.usedThisTurn.harpoon]).toEqual([2, true]);
    expect(eventsOf(state, 'Wd3w').map(({ kind }) => kind)).toEqual(['inuitWalked', 'tilePlayed', 'animalTaken']);
  });

  test("[IG-WALK-3] case 33: an igloo of one's own does not help", () => {
    expect(verdict(position({ ...meeting, igloos: ['c3'] }), 'Wd3w')).toBe('IG-WALK-3');
  });

  test('[IG-KEPT-2] nor a second harpoon in a turn', () => {
    const state = position({ ...meeting, hands: ['harpoon'], used: { harpoon: true } });
    expect(verdict(state, 'Wd3w')).toBe('IG-KEPT-2');
  });

  test('[IG-EXPERT-1, IG-WALK-1] case 49: in the expert game the igloo of another blocks', () => {
    const drawing = { board: 'BEAR', inuits: ['c3'], igloos: ['', 'd3'] } as const;
    expect(verdict(position(drawing), 'Wc3e')).toBe('legal');
    expect(verdict(position({ ...drawing, variant: 'expert' }), 'Wc3e')).toBe('IG-EXPERT-1');
    expect(verdict(position({ ...drawing, igloos: ['d3'], variant: 'expert' }), 'Wc3e')).toBe('legal');
  });

  test('[IG-EXPERT-1] the igloo is looked at before the bear', () => {
    const state = position({ board: 'BEAR', variant: 'expert', inuits: ['c3'], igloos: ['', 'd3'], bears: 'd3' });
    expect(verdict(state, 'Wc3e')).toBe('IG-EXPERT-1');
  });
});

describe('the kayak', () => {
  const ponds = (more: object = {}) => position({ board: 'PONDS', inuits: ['c2'], ...more });

  test('[IG-KAYAK-1] case 39: to every floe beside the same water', () => {
    const afloat = played(ponds(), 'Kc2');
    expect([afloat.phase, afloat.actionPointsLeft]).toEqual([{ kind: 'kayak', from: cell('c2') }, 0]);
    expect(texts(afloat)).toEqual(['Ld2', 'Le2', 'Lb3', 'Lf3', 'Lc4', 'Ld4', 'Le4']);
    for (const text of ['Lf6', 'Lg5', 'Lc2', 'Ld3', 'La2']) {
      expect(verdict(afloat, text)).toBe('IG-KAYAK-1');
    }
    const next = played(afloat, 'Le4');
    expect([inuitsAt(next, 0, 'c2'), inuitsAt(next, 0, 'e4')]).toEqual([0, 1]);
    expect(eventsOf(afloat, 'Le4')[0]).toEqual({ kind: 'inuitSailed', player: 0, from: cell('c2'), to: cell('e4') });
  });

  test('[IG-KAYAK-1] case 40: water with a bear is not crossed', () => {
    expect(texts(played(ponds({ bears: 'd3' }), 'Kc2'))).toEqual(['Lb3', 'Lc4']);
  });

  test('[IG-KAYAK-1] fish do not block', () => {
    expect(texts(played(ponds({ fish: 'd3:1 e3:2' }), 'Kc2'))).toHaveLength(7);
  });

  test('[IG-KAYAK-3] case 41: nobody sets out who cannot land', () => {
    const state = position({ board: 'PONDS', inuits: ['d2'], bears: 'd3' });
    expect(verdict(state, 'Kd2')).toBe('IG-KAYAK-3');
    expect(texts(state, 'K')).toEqual([]);
  });

  test('[IG-KAYAK-3] who is afloat must land', () => {
    const afloat = played(ponds(), 'Kc2');
    for (const text of ['end', 'Wc2n', 'Kc2', 'Ic2']) expect(verdict(afloat, text)).toBe('IG-KAYAK-3');
  });

  test("[IG-KAYAK-1, IG-TURN-2] only with an inuit of one's own, and three points", () => {
    expect(verdict(ponds(), 'Kd2')).toBe('IG-KAYAK-1');
    expect(verdict(ponds({ points: 2 }), 'Kc2')).toBe('IG-TURN-2');
    expect(texts(ponds({ points: 2 }), 'K')).toEqual([]);
  });

  test('[IG-KAYAK-2] neither start nor landing can be a corner', () => {
    for (const text of ['Ka1', 'Kh8', 'La1', 'Lh1']) expect(parseMove(text)._tag).toBe('Left');
  });

  test('[IG-WALK-3, IG-KEPT-2] landing where a bear is takes a harpoon', () => {
    const afloat = played(ponds({ bears: 'e4', hands: ['harpoon'] }), 'Kc2');
    expect(trophiesOf(played(afloat, 'Le4'), 0)).toEqual(['bear']);
    expect(played(afloat, 'Le4').handSizes[0]).toBe(0);
    expect(eventsOf(afloat, 'Le4').map(({ kind }) => kind)).toEqual([
      'inuitSailed',
      'tilePlayed',
      'animalTaken',
      'turnEnded',
      'turnStarted',
    ]);
    expect(verdict(played(ponds({ bears: 'e4' }), 'Kc2'), 'Le4')).toBe('IG-WALK-3');
    const used = ponds({ bears: 'e4', hands: ['harpoon'], used: { harpoon: true } });
    expect(verdict(played(used, 'Kc2'), 'Le4')).toBe('IG-KEPT-2');
  });

  test('[IG-EXPERT-1] landing at the igloo of another is refused to experts', () => {
    const state = ponds({ variant: 'expert', igloos: ['', 'e4'] });
    expect(verdict(played(state, 'Kc2'), 'Le4')).toBe('IG-EXPERT-1');
    expect(texts(played(state, 'Kc2'))).not.toContain('Le4');
  });
});
