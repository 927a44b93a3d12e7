import { describe, expect, test } from 'vitest';
import {
  animalsAt,
  cell,
  discardedCount,
  eventsOf,
  groundAt,
  heldBy,
  inuitsAt,
  played,
  position,
  texts,
  verdict,
} from './positions.js';

const MELT = { kind: 'melt' } as const;
const LAKE = ['#oooooo#', 'oooooooo', 'oooooooo', 'ooo..ooo', 'ooo..ooo', 'ooo..ooo', 'oooooooo', '#oooooo#'];

describe('kept tiles', () => {
  const state = position({ board: 'PLUS', inuits: ['c2'], hands: ['endurance1 endurance3 thaw'] });

  test('[IG-KEPT-2, IG-ENDURANCE-1] case 20: several in a turn, one of each type', () => {
    const first = played(state, 'E1');
    expect(first.actionPointsLeft).toBe(4);
    const second = played(first, 'Td3');
    expect(groundAt(second, 'd3')).toBe('water');
    expect(verdict(second, 'E3')).toBe('IG-KEPT-2');
    expect(heldBy(second, 0, 'endurance3')).toBe(1);
  });

  test('[IG-KEPT-1] a tile played is shown, and out of the game', () => {
    expect(eventsOf(state, 'E3')[0]).toEqual({ kind: 'tilePlayed', player: 0, tile: 10, reason: 'endurance' });
    const next = played(state, 'E3');
    expect([next.handSizes[0], discardedCount(next, 'endurance3') - discardedCount(state, 'endurance3')]).toEqual([
      2, 1,
    ]);
    expect(next.actionPointsLeft).toBe(6);
  });

  test.each(['E2', 'A', 'Jbc3'])('[IG-KEPT-1] %s is refused to who does not hold the tile', (text) => {
    expect(verdict(state, text)).toBe('IG-KEPT-1');
  });

  test('[IG-KEPT-1] a tile drawn in an earlier turn may be played in a later one, not in that of another', () => {
    const theirs = played(state, 'end');
    expect(verdict(theirs, 'Tc2')).toBe('IG-KEPT-1');
    expect(verdict(theirs, 'Td3')).toBe('IG-KEPT-1');
  });

  test('[IG-KEPT-2] in the next turn each type may be used again', () => {
    const used = position({
      board: LAKE,
      inuits: ['b1', 'g1'],
      hands: ['thaw thaw'],
      faces: 'c4:fish2 c5:fish2',
      used: { thaw: true },
    });
    expect(verdict(used, 'Td3')).toBe('IG-KEPT-2');
    const next = played(used, 'end', 'Mc4', 'end');
    expect([next.turnPlayer, next.usedThisTurn.thaw, verdict(next, 'Td3')]).toEqual([0, false, 'legal']);
  });

  test('[IG-KEPT-2] that a type was used is looked at after whether a tile is held', () => {
    const used = { thaw: true, animals: true, endurance: true, harpoon: true };
    const empty = position({ board: 'PLUS', inuits: ['c2'], fish: 'd2:1', used });
    expect(['Td3', 'A', 'E1', 'Jf1d2'].map((text) => verdict(empty, text))).toEqual(new Array(4).fill('IG-KEPT-1'));
    const full = position({
      board: 'PLUS',
      inuits: ['c2'],
      fish: 'd2:1',
      used,
      hands: ['thaw animals endurance1 harpoon'],
    });
    expect(['Td3', 'A', 'E1', 'Jf1d2'].map((text) => verdict(full, text))).toEqual(new Array(4).fill('IG-KEPT-2'));
    expect(texts(full, 'TAEJ')).toEqual([]);
  });
});

describe('endurance', () => {
  test.each(['E1', 'Wc2s', 'end', 'Pb1', 'Ld3'])(
    '[IG-TURN-1, IG-ENDURANCE-1] case 21: %s not before the melt',
    (text) => {
      const state = position({ board: 'PLUS', phase: MELT, inuits: ['c2'], hands: ['endurance1'] });
      expect(verdict(state, text)).toBe('IG-TURN-1');
    },
  );

  test.each([1, 2, 3])('[IG-ENDURANCE-1] %i adds as many points', (value) => {
    const state = position({ board: 'PLUS', inuits: ['c2'], hands: [`endurance${value}`], points: 0 });
    expect(played(state, `E${value}`).actionPointsLeft).toBe(value);
  });
});

describe('thaw', () => {
  test('[IG-THAW-3, IG-THAW-4, IG-FLEE-1] case 22: animals are gone, inuits go to corners, the mover last', () => {
    const state = position({
      board: 'BEAR',
      players: 3,
      inuits: ['d3 d3 c3', 'd3'],
      foxes: 'd3:3',
      hands: ['thaw'],
    });
    const fleeing = played(state, 'Td3');
    expect(fleeing.phase).toEqual({ kind: 'flee', cell: cell('d3'), fleeingPlayer: 1, fleeingInuits: [2, 1, 0] });
    expect(fleeing.removedAnimals).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(eventsOf(fleeing, 'Fa1')).toEqual([{ kind: 'inuitFled', player: 1, from: cell('d3'), to: cell('a1') }]);
    expect(played(fleeing, 'Fa1').phase).toEqual({
      kind: 'flee',
      cell: cell('d3'),
      fleeingPlayer: 0,
      fleeingInuits: [2, 0, 0],
    });
    const next = played(fleeing, 'Fa1', 'Fh8', 'Fh8');
    expect([inuitsAt(next, 1, 'a1'), inuitsAt(next, 0, 'h8'), inuitsAt(next, 0, 'c3')]).toEqual([1, 2, 1]);
    expect([next.phase.kind, next.turnPlayer, next.actionPointsLeft]).toEqual(['act', 0, 3]);
  });

  test('[IG-THAW-3] a bear goes too', () => {
    const state = position({ board: 'BEAR', inuits: ['c3'], bears: 'd3', hands: ['thaw'] });
    expect(eventsOf(state, 'Td3')).toContainEqual({
      kind: 'animalRemoved',
      animal: 'bear',
      cell: cell('d3'),
      reason: 'thawed',
    });
    expect(played(state, 'Td3').removedAnimals[6]).toBe(1);
  });

  test('[IG-THAW-4] each inuit to any of the four corners', () => {
    const fleeing = played(position({ board: 'BEAR', inuits: ['d3'], hands: ['thaw'] }), 'Td3');
    expect(texts(fleeing)).toEqual(['Fa1', 'Fh1', 'Fa8', 'Fh8']);
  });

  test.each(['end', 'Td3', 'A', 'N'])('[IG-FLEE-1] %s is refused while inuits flee', (text) => {
    const fleeing = played(position({ board: 'BEAR', inuits: ['d3'], hands: ['thaw'] }), 'Td3');
    expect(verdict(fleeing, text)).toBe('IG-FLEE-1');
  });

  const board = ['#......#', '..o.....', '.Poo....', '..o.....', '........', '........', '........', '#......#'];

  test('[IG-THAW-1, IG-THAW-2] case 23: not a tile with an igloo, no pack, only beside water', () => {
    const state = position({ board, inuits: ['c2'], igloos: ['c2'], hands: ['thaw'] });
    expect(['Tc2', 'Tb3', 'Tc3'].map((text) => verdict(state, text))).toEqual(['IG-THAW-2', 'IG-THAW-1', 'IG-THAW-1']);
    expect(texts(state, 'T')).toEqual(['Td3', 'Tc4']);
  });

  test('[IG-THAW-2] the crown is no exception', () => {
    const state = position({
      board: 'NOOK',
      phase: MELT,
      inuits: ['c1 a2', 'b2'],
      igloos: ['c1 a2', 'b2'],
      hands: ['thaw'],
    });
    expect(texts(state)).toEqual(['Mb1']);
    expect(verdict(state, 'Tb1')).toBe('IG-THAW-1');
  });

  test('[IG-THAW-1] before the melt, after it, and among the actions; unseen and without effect', () => {
    const state = position({
      board: LAKE,
      phase: MELT,
      inuits: ['b1'],
      hands: ['thaw'],
      faces: 'd3:bear e3:fish2',
    });
    expect(verdict(state, 'Td3')).toBe('legal');
    const after = played(state, 'Me3');
    expect(verdict(after, 'Td3')).toBe('legal');
    expect(verdict(played(after, 'Wb1s'), 'Td3')).toBe('legal');
    const next = played(after, 'Td3');
    expect([groundAt(next, 'd3'), animalsAt(next, 'd3')]).toEqual(['water', []]);
    expect([next.thawedTiles[2], next.thawedTileCount]).toEqual([after.thawedTiles[2]! + 1, after.thawedTileCount + 1]);
    expect(eventsOf(after, 'Td3').map(({ kind }) => kind)).toEqual(['tilePlayed', 'tileThawed']);
  });
});
