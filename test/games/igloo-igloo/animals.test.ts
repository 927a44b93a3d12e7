import { describe, expect, test } from 'vitest';
import { parseMove } from '../../../src/games/igloo-igloo/index.js';
import { animalsAt, cell, discardedCount, eventsOf, inuitsAt, played, position, texts, verdict } from './positions.js';

const ANIMALS = { kind: 'stepAnimal' } as const;

describe('three steps', () => {
  const state = position({ board: 'PLUS', inuits: ['c2'], fish: 'f3:2', foxes: 'c3:1', hands: ['animals'] });

  test('[IG-ANIMAL-2, IG-ANIMAL-3] case 24: one animal three cells, or shared', () => {
    const one = played(state, 'A', 'Sf2f3e', 'Sf2g3e', 'Sf2h3s');
    expect([animalsAt(one, 'h4'), one.phase.kind, one.animalStepsLeft]).toEqual([['fish2'], 'act', 0]);
    const shared = played(state, 'A', 'Sf2f3e', 'Sx1c3e', 'Sx1d3w');
    expect([animalsAt(shared, 'g3'), animalsAt(shared, 'c3'), shared.phase.kind]).toEqual([['fish2'], ['fox1'], 'act']);
  });

  test('[IG-ANIMAL-2] case 25: all three must be made', () => {
    const after = played(state, 'A', 'Sf2f3e');
    expect(after.animalStepsLeft).toBe(2);
    for (const text of ['end', 'Wc2s', 'A', 'Y']) expect(verdict(after, text)).toBe('IG-ANIMAL-2');
    expect(verdict(after, 'Sf2f3e')).toBe('IG-ANIMAL-2');
  });

  test('[IG-ANIMAL-1] the tile is shown and spent; once a turn', () => {
    const next = played(state, 'A');
    expect(eventsOf(state, 'A')).toEqual([{ kind: 'tilePlayed', player: 0, tile: 7, reason: 'animals' }]);
    expect([next.handSizes[0], next.usedThisTurn.animals]).toEqual([0, true]);
    expect(discardedCount(next, 'animals') - discardedCount(state, 'animals')).toBe(1);
  });

  test('[IG-ANIMAL-1] before the melt too, and then the melt is still to come', () => {
    const board = 'PLUS';
    const before = position({ board, phase: { kind: 'melt' }, inuits: ['c2'], fish: 'f3:2', hands: ['animals'] });
    const next = played(before, 'A', 'Sf2f3e', 'Sf2g3e', 'Sf2h3s');
    expect([next.phase.kind, next.hasMelted, next.actionPointsLeft]).toEqual(['melt', false, 0]);
  });

  test('[IG-ANIMAL-1] not when no animal can make a step', () => {
    const still = position({ board: 'WELLS', inuits: ['b1'], fish: 'c3:1', hands: ['animals'] });
    expect(verdict(still, 'A')).toBe('IG-ANIMAL-1');
    expect(texts(still, 'A')).toEqual([]);
    expect(verdict(position({ board: 'PLUS', inuits: ['c2'], hands: ['animals'] }), 'A')).toBe('IG-ANIMAL-1');
  });
});

describe('a step', () => {
  test('[IG-ANIMAL-3, IG-ANIMAL-4, IG-ANIMAL-5] case 26: fish in water, foxes on floes, bears apart', () => {
    const state = position({ board: 'PLUS', phase: ANIMALS, fish: 'e3:1', foxes: 'd3:1', bears: 'e2 f2' });
    expect(verdict(state, 'Sf1e3w')).toBe('IG-ANIMAL-3');
    expect(verdict(state, 'Sx1d3e')).toBe('IG-ANIMAL-4');
    expect(verdict(state, 'Sbe2e')).toBe('IG-ANIMAL-5');
  });

  test('[IG-ANIMAL-2] only of an animal that is there', () => {
    const state = position({ board: 'PLUS', phase: ANIMALS, fish: 'e3:1' });
    for (const text of ['Sf2e3n', 'Sf1e4n', 'Sx1c3e', 'Sbe3n']) expect(verdict(state, text)).toBe('IG-ANIMAL-2');
    expect(texts(state)).toEqual(['Sf1e3n', 'Sf1e3e', 'Sf1e3s']);
  });

  test('[IG-ANIMAL-3, IG-ANIMAL-4] several may share a cell', () => {
    const state = position({
      board: 'PLUS',
      phase: ANIMALS,
      inuits: ['c3'],
      igloos: ['c3'],
      fish: 'e3:1 e4:1 e4:2',
      foxes: 'b3:2 c3:2',
    });
    expect(animalsAt(played(state, 'Sf1e3s'), 'e4')).toEqual(['fish1', 'fish1', 'fish2']);
    expect(animalsAt(played(state, 'Sx2b3e'), 'c3')).toEqual(['fox2', 'fox2']);
  });

  test('[IG-ANIMAL-5] a bear goes on water and floes alike', () => {
    const state = position({ board: 'PLUS', phase: ANIMALS, bears: 'e3' });
    expect(texts(state)).toEqual(['Sbe3n', 'Sbe3e', 'Sbe3s', 'Sbe3w']);
  });

  test('[IG-ANIMAL-6] no move leads to a corner or off the board', () => {
    for (const text of ['Sf1b1w', 'Sx3a2n', 'Sbg8e', 'Sbb1n', 'Sbh2e']) expect(parseMove(text)._tag).toBe('Left');
    const state = position({ board: 'SEA', phase: ANIMALS, bears: 'b1', fish: 'h7:3' });
    expect(texts(state)).toEqual(['Sf3h7n', 'Sf3h7w', 'Sbb1e', 'Sbb1s']);
  });

  test('[IG-ANIMAL-7] case 27: a fish that goes to a bear is not attacked', () => {
    const state = position({ board: 'PLUS', phase: ANIMALS, fish: 'e3:1', bears: 'e4' });
    const next = played(state, 'Sf1e3s');
    expect(animalsAt(next, 'e4')).toEqual(['fish1', 'bear']);
    expect(eventsOf(state, 'Sf1e3s')).toEqual([
      { kind: 'animalMoved', animal: 'fish1', from: cell('e3'), to: cell('e4') },
    ]);
  });

  test('[IG-ANIMAL-7] nor a fox, nor the inuits beside it', () => {
    const state = position({ board: 'PLUS', phase: ANIMALS, foxes: 'b3:1', bears: 'c3', inuits: ['', 'c3'] });
    const next = played(state, 'Sx1b3e');
    expect([animalsAt(next, 'c3'), inuitsAt(next, 1, 'c3'), next.phase.kind]).toEqual([
      ['fox1', 'bear'],
      1,
      'stepAnimal',
    ]);
  });
});
