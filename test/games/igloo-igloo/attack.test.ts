import { describe, expect, test } from 'vitest';
import { legalMoves, type State, toAct, view, whyIllegal } from '../../../src/games/igloo-igloo/index.js';
import {
  animalsAt,
  attack,
  cell,
  type Drawing,
  discardedCount,
  eventsOf,
  inuitsAt,
  move,
  played,
  position,
  texts,
  trophiesOf,
  verdict,
} from './positions.js';

/**
 * Returns a position in which red is to move the bear of c4 onto c3, with red, blue and yellow inuits and the igloo of
 * blue.
 */
const before = (more: Partial<Drawing> = {}): State => position({ ...attack, ...more });
const attacked = (more: Partial<Drawing> = {}): State => played(before(more), 'A', 'Sbc4n');

describe('an attack', () => {
  test('[IG-ATTACK-1, IG-ATTACK-2] case 28: animals are gone; the left neighbour is asked first, the mover last', () => {
    const state = attacked();
    expect([animalsAt(state, 'c3'), state.removedAnimals]).toEqual([['bear'], [0, 0, 0, 0, 1, 0, 0]]);
    expect([state.phase, state.turnPlayer, state.decider]).toEqual([{ kind: 'attack', cell: cell('c3') }, 0, 1]);
    const second = played(state, 'N');
    const third = played(second, 'N');
    expect([toAct(state), toAct(second), toAct(third)]).toEqual([1, 2, 0]);
    expect(eventsOf(played(before(), 'A'), 'Sbc4n').map(({ kind }) => kind)).toEqual([
      'animalMoved',
      'bearAttacked',
      'animalRemoved',
    ]);
  });

  test('[IG-ATTACK-4, IG-ANIMAL-2, IG-HARPOON-3] case 29: the first who spends gets the bear', () => {
    const asked = played(attacked(), 'N');
    const next = played(asked, 'Y');
    expect(trophiesOf(next, 2)).toEqual(['bear']);
    expect([0, 1, 2].map((player) => inuitsAt(next, player, 'c3'))).toEqual([1, 2, 1]);
    expect([next.phase.kind, next.decider, next.animalStepsLeft, next.usedThisTurn.harpoon]).toEqual([
      'act',
      0,
      0,
      false,
    ]);
    expect([next.handSizes, discardedCount(next, 'harpoon') - discardedCount(asked, 'harpoon')]).toEqual([
      [1, 1, 0],
      1,
    ]);
    expect(eventsOf(asked, 'Y')).toEqual([
      { kind: 'tilePlayed', player: 2, tile: 6, reason: 'defend' },
      { kind: 'animalTaken', player: 2, animal: 'bear', cell: cell('c3'), reason: 'harpoon' },
    ]);
  });

  test('[IG-ATTACK-5, IG-ATTACK-6, IG-FLEE-1, IG-ANIMAL-8] case 30: who is in an igloo of their own hides, the others flee', () => {
    const asked = played(attacked(), 'N', 'N');
    expect(eventsOf(asked, 'N')).toEqual([
      { kind: 'defenceDeclined', player: 0 },
      { kind: 'inuitsSheltered', player: 1, cell: cell('c3'), count: 2 },
      { kind: 'inuitsScattered', cell: cell('c3'), inuits: [1, 0, 1] },
    ]);
    const fleeing = played(asked, 'N');
    expect([fleeing.phase, toAct(fleeing)]).toEqual([
      { kind: 'flee', cell: cell('c3'), fleeingPlayer: 2, fleeingInuits: [1, 0, 1] },
      0,
    ]);
    expect(eventsOf(fleeing, 'Fa1')).toEqual([{ kind: 'inuitFled', player: 2, from: cell('c3'), to: cell('a1') }]);
    const next = played(fleeing, 'Fa1', 'Fh1');
    expect([inuitsAt(next, 2, 'a1'), inuitsAt(next, 0, 'h1'), inuitsAt(next, 1, 'c3')]).toEqual([1, 1, 2]);
    expect([next.phase.kind, next.animalStepsLeft]).toEqual(['stepAnimal', 2]);
    expect(texts(next)).toEqual(['Sbc3n', 'Sbc3e', 'Sbc3s', 'Sbc3w']);
  });

  test('[IG-ATTACK-3, IG-KEPT-3] case 31: who holds nothing is not asked, nor the mover who has used theirs', () => {
    const state = attacked({ hands: ['animals harpoon'], used: { harpoon: true } });
    expect([state.phase, state.decider]).toEqual([
      { kind: 'flee', cell: cell('c3'), fleeingPlayer: 2, fleeingInuits: [1, 0, 1] },
      0,
    ]);
  });

  test('[IG-ATTACK-3, IG-ATTACK-7] case 58: who holds anything is asked, and may only decline without a harpoon', () => {
    const state = attacked({ hands: ['animals harpoon', 'thaw'] });
    expect([state.decider, texts(state), verdict(state, 'Y')]).toEqual([1, ['N'], 'IG-ATTACK-7']);
    expect(played(state, 'N').decider).toBe(0);
  });

  test('[IG-INFO-2] case 59: being asked shows nothing of what is held', () => {
    const thaw = attacked({ hands: ['animals harpoon', 'thaw'], faces: 'd3:harpoon' });
    const harpoon = attacked({ hands: ['animals harpoon', 'harpoon'], faces: 'd3:thaw' });
    for (const viewer of [2, 'spectator'] as const) {
      expect(view(thaw, viewer)).toEqual(view(harpoon, viewer));
      expect(view(played(thaw, 'N'), viewer)).toEqual(view(played(harpoon, 'N'), viewer));
      expect(legalMoves(view(thaw, viewer))).toEqual([]);
      expect(whyIllegal(view(harpoon, viewer), move('N'))).toMatchObject({ _tag: 'NotToActView' });
    }
  });

  test.each(['end', 'Sbc3n', 'Fa1', 'A'])('[IG-ATTACK-3] %s is refused to who is asked', (text) => {
    expect(verdict(attacked(), text)).toBe('IG-ATTACK-3');
  });

  test('[IG-KEPT-3] the mover who defends has used the harpoon of the turn; others are not limited', () => {
    const mine = played(attacked({ hands: ['animals harpoon harpoon'] }), 'Y');
    expect([mine.usedThisTurn.harpoon, trophiesOf(mine, 0)]).toEqual([true, ['bear']]);
    const theirs = attacked({ hands: ['animals', 'harpoon harpoon'], bears: 'c4 b3' });
    const again = played(theirs, 'Y', 'Sbb3e');
    expect([again.decider, texts(again)]).toEqual([1, ['Y', 'N']]);
    expect(trophiesOf(played(again, 'Y'), 1)).toEqual(['bear', 'bear']);
  });

  test('[IG-ATTACK-2] the inuits of the mover are attacked too', () => {
    const state = attacked({ inuits: ['c3'], igloos: [], hands: ['animals'] });
    expect(state.phase).toEqual({ kind: 'flee', cell: cell('c3'), fleeingPlayer: 0, fleeingInuits: [1, 0, 0] });
  });

  test('[IG-ATTACK-1] fish are eaten where a bear swims, and nobody is asked', () => {
    const state = position({
      board: 'BEAR',
      inuits: ['c3'],
      fish: 'c2:1 c2:3',
      bears: 'b2',
      phase: { kind: 'stepAnimal' },
    });
    const next = played(state, 'Sbb2e');
    expect([animalsAt(next, 'c2'), next.removedAnimals.slice(0, 3), next.phase.kind]).toEqual([
      ['bear'],
      [1, 0, 1],
      'stepAnimal',
    ]);
  });

  test('[IG-ATTACK-1] an empty cell is not attacked', () => {
    const state = position({ board: 'BEAR', bears: 'c4', phase: { kind: 'stepAnimal' } });
    expect(eventsOf(state, 'Sbc4n').map(({ kind }) => kind)).toEqual(['animalMoved']);
  });

  test('[IG-ATTACK-5] who hides is asked all the same', () => {
    const state = attacked({ inuits: ['', 'c3'], hands: ['animals', 'thaw'] });
    expect([state.phase.kind, state.decider]).toEqual(['attack', 1]);
    expect(played(state, 'N').phase.kind).toBe('stepAnimal');
  });
});
