import { describe, expect, test } from 'vitest';
import { game, type Phase, State, View, view } from '../../../src/games/igloo-igloo/index.js';
import type { Deep } from '../../support/deep.js';
import { ATTACKED, cell, type Drawing, played, position, unchecked } from './positions.js';

const PLACING: Drawing = {
  board: 'START',
  phase: { kind: 'placeInuit' },
  inuits: ['', 'b1'],
  freeInuits: [5, 4],
  fish: 'd4:1 e4:1 d5:2 e5:3',
};
const ACTING: Drawing = { board: 'BEAR', inuits: ['c3'], igloos: ['c3'], fish: 'c2:1', foxes: 'd3:1', bears: 'c4' };
const THAWED: Drawing = {
  board: 'BEAR',
  phase: { kind: 'flee', cell: cell('b3'), fleeingPlayer: 0, fleeingInuits: [1, 0] },
};
const DRIVEN: Drawing = {
  board: 'BEAR',
  players: 3,
  phase: { kind: 'flee', cell: cell('c3'), fleeingPlayer: 2, fleeingInuits: [1, 0, 2] },
  inuits: ['', 'c3'],
  igloos: ['', 'c3'],
  bears: 'c3',
  steps: 2,
};

/** Returns another flight on the same board. */
const fleeing = (drawing: Drawing, change: Partial<Extract<Phase, { readonly kind: 'flee' }>>): Drawing => ({
  ...drawing,
  phase: { ...drawing.phase, ...change } as Phase,
});

/** Returns a drawn state with a change applied to it. */
const bent = (drawing: Drawing, bend: (state: Deep<State>) => void): unknown => {
  const state = JSON.parse(JSON.stringify(unchecked(drawing))) as Deep<State>;
  bend(state);
  return state;
};

const put = <A>(list: A[], at: number, value: A): void => {
  list[at] = value;
};

describe('a state decodes', () => {
  test.each([PLACING, ACTING, THAWED, DRIVEN, ATTACKED])('as it is drawn: %j', (drawing) => {
    expect(State.decode(unchecked(drawing))._tag).toBe('Right');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(View.decode(view(position(drawing), viewer))._tag).toBe('Right');
    }
  });
});

describe('a state in which pieces do not fit is refused', () => {
  test.each<[string, string, Drawing, (state: Deep<State>) => void]>([
    ['a tile too many', 'discardedTiles[0]', ACTING, (state) => void state.discardedTiles[0]!++],
    ['a tile of another kind', 'discardedTiles[0]', ACTING, (state) => put(state.faceDownTiles, 18, 6)],
    ['pack out of nowhere', 'faceDownTiles[18]', ACTING, (state) => put(state.ground, 18, 'pack')],
    ['ice without a face', 'faceDownTiles[18]', ACTING, (state) => put(state.faceDownTiles, 18, null)],
    ['a face in the water', 'faceDownTiles[9]', ACTING, (state) => put(state.faceDownTiles, 9, 0)],
    ['a fish too few', 'removedAnimals[0]', ACTING, (state) => void state.fishSupply[0]!--],
    ['a fox too many', 'removedAnimals[3]', ACTING, (state) => void state.removedAnimals[3]!++],
    ['a bear too many', 'removedAnimals[6]', ACTING, (state) => void state.bearSupply++],
    ['an inuit too few', 'freeInuits[0]', ACTING, (state) => void state.inuits[18]!--],
    ['an igloo too many', 'freeIgloos[0]', ACTING, (state) => put(state.igloos, 19, 0)],
    ['the igloo of nobody', 'igloos[19]', ACTING, (state) => put(state.igloos, 19, 2)],
    ['an igloo on water', 'igloos[9]', ACTING, (state) => put(state.igloos, 9, 0)],
    ['a fish on a floe', 'fish[54]', ACTING, (state) => void state.fish[54]!++],
    ['a fox in the water', 'foxes[27]', ACTING, (state) => void state.foxes[27]!++],
    ['a bear on a corner', 'bears[0]', ACTING, (state) => void state.bears[0]!++],
    ['two bears on a cell', 'bears[26]', ACTING, (state) => void state.bears[26]!++],
    ['an inuit in the water', 'inuits', ACTING, (state) => void state.inuits[9]!++],
    ['a corner of water', 'ground[0]', ACTING, (state) => put(state.ground, 0, 'water')],
    ['land in the sea', 'ground[9]', ACTING, (state) => put(state.ground, 9, 'land')],
    ['a hand of another size', 'handSizes[0]', ACTING, (state) => void state.handSizes[0]!++],
    ['another number of thawed tiles', 'thawedTileCount', ACTING, (state) => void state.thawedTileCount++],
    ['a third player', 'turnPlayer', ACTING, (state) => void Object.assign(state, { turnPlayer: 2, decider: 2 })],
    ['a hand too many', 'hands', ACTING, (state) => void state.hands.push([0, 0, 0, 0, 0, 0])],
    ['inuits of a third player', 'inuits', ACTING, (state) => void state.inuits.push(...new Array(64).fill(0))],
    ['trophies of a third player', 'trophies', ACTING, (state) => void state.trophies.push(0, 0, 0, 0, 0, 0, 0)],
    ['seven points', 'actionPointsLeft', ACTING, (state) => void Object.assign(state, { actionPointsLeft: 7 })],
    ['points before the melt', 'actionPointsLeft', THAWED, (state) => void Object.assign(state, { hasMelted: false })],
    [
      'steps in the second phase',
      'animalStepsLeft',
      ACTING,
      (state) => void Object.assign(state, { animalStepsLeft: 1 }),
    ],
    ['inuits left once the game has begun', 'freeInuits', { ...ACTING, freeInuits: [1, 0] }, () => {}],
  ])('%s', (_, path, drawing, bend) => {
    expect(State.decode(bent(drawing, bend))).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidState', path } });
  });

  test('[IG-EXPERT-1] an inuit at the igloo of another, among experts', () => {
    const drawing: Drawing = { board: 'BEAR', inuits: ['c3'], igloos: ['', 'c3'] };
    expect(State.decode(unchecked(drawing))._tag).toBe('Right');
    expect(State.decode(unchecked({ ...drawing, variant: 'expert' }))).toMatchObject({ left: { path: 'igloos[18]' } });
  });
});

describe('a phase that does not fit the board is refused', () => {
  const SEA: Drawing = { board: 'SEA' };

  test.each<[string, string, Drawing]>([
    ['melting where nothing can melt', 'phase', { ...SEA, phase: { kind: 'melt' } }],
    ['melting after the melt', 'phase', { ...ACTING, phase: { kind: 'melt' }, melted: true }],
    ['over while something can melt', 'phase', { board: 'BEAR', phase: { kind: 'over' } }],
    ['drifting without a shift', 'phase', { ...SEA, phase: { kind: 'drift' } }],
    ['drifting after the melt', 'phase', { board: 'BEAR', phase: { kind: 'drift' }, melted: true }],
    ['displacing nothing', 'phase', { board: 'DRIFT', phase: { kind: 'displace', cell: 27, dir: 'n', gap: 11 } }],
    [
      'displacing from another gap',
      'phase',
      { board: 'DRIFT', fish: 'd2:1 c2:1', phase: { kind: 'displace', cell: 27, dir: 'n', gap: cell('c2') } },
    ],
    [
      'displacing by no floe',
      'phase',
      { board: 'DRIFT', fish: 'd2:1', phase: { kind: 'displace', cell: 11, dir: 'n', gap: 11 } },
    ],
    [
      'displacing to nowhere',
      'phase',
      { board: 'WELLS', fish: 'c3:1', phase: { kind: 'displace', cell: 10, dir: 's', gap: cell('c3') } },
    ],
    ['moving animals where there are none', 'phase', { board: 'BEAR', phase: { kind: 'stepAnimal' } }],
    ['moving animals without steps', 'phase', { ...ACTING, phase: { kind: 'stepAnimal' }, steps: 0 }],
    ['an attack without a bear', 'phase', { ...ATTACKED, bears: '' }],
    ['an attack on nobody', 'phase', { ...ATTACKED, inuits: [] }],
    ['an attack where a fox is left', 'phase', { ...ATTACKED, foxes: 'c3:1' }],
    ['asking somebody with an empty hand', 'phase', { ...ATTACKED, hands: [] }],
    ['an attack on a corner', 'phase', { ...ATTACKED, inuits: [], phase: { kind: 'attack', cell: 63 }, bears: '' }],
    [
      'asking the mover who has used a harpoon',
      'phase',
      { ...ATTACKED, inuits: ['c3'], hands: ['thaw'], player: 0, used: { harpoon: true } },
    ],
    ['flight of nobody', 'phase.fleeingInuits', fleeing(THAWED, { fleeingInuits: [0, 0] })],
    ['flight of a third player', 'phase.fleeingInuits', fleeing(THAWED, { fleeingInuits: [1, 0, 0] })],
    ['flight of somebody who does not wait', 'phase.fleeingPlayer', fleeing(THAWED, { fleeingPlayer: 1 })],
    ['flight of the mover before others', 'phase.fleeingPlayer', fleeing(DRIVEN, { fleeingPlayer: 0 })],
    ['flight from a floe without a bear', 'phase.cell', { ...DRIVEN, bears: '' }],
    ['flight from a corner', 'phase.cell', fleeing(THAWED, { cell: 0 })],
    ['flight from water where an animal is', 'phase.cell', { ...THAWED, fish: 'b3:1' }],
    ['flight from water while steps are left', 'phase.cell', { ...THAWED, steps: 1 }],
    ['flight from where a fox is left', 'phase.cell', { ...DRIVEN, foxes: 'c3:1' }],
    ['flight from where somebody stays without an igloo', 'phase.cell', { ...DRIVEN, igloos: [] }],
    ['flight from an igloo of their own', 'phase.cell', { ...DRIVEN, igloos: ['c3'], inuits: [] }],
    ['acting before the melt', 'phase', { ...ACTING, melted: false, points: 0 }],
    ['afloat from a floe without an inuit', 'phase', { ...ACTING, phase: { kind: 'kayak', from: cell('d3') } }],
    ['afloat from a corner', 'phase', { ...ACTING, phase: { kind: 'kayak', from: 63 } }],
    [
      'afloat with nowhere to land',
      'phase',
      { board: 'BEAR', inuits: ['c3'], bears: 'd3 c4', phase: { kind: 'kayak', from: cell('c3') } },
    ],
    ['another player deciding', 'decider', { ...ACTING, player: 1 }],
    [
      'placing when all are placed',
      'freeInuits',
      { ...PLACING, freeInuits: [0, 0], inuits: ['b1 b1 b1 b1 b1', 'b1 b1 b1 b1 b1'] },
    ],
    ['placing out of turn', 'freeInuits', { ...PLACING, freeInuits: [4, 5], inuits: ['b1'] }],
    ['placing two at once', 'freeInuits', { ...PLACING, freeInuits: [5, 3], inuits: ['', 'b1 b1'] }],
    ['placing on a corner', 'inuits', { ...PLACING, inuits: ['', ''] }],
    ['placing after the melt', 'usedThisTurn', { ...PLACING, melted: true, points: 0 }],
    ['placing with a tile used', 'usedThisTurn', { ...PLACING, used: { thaw: true } }],
    ['placing without fish', 'fish', { ...PLACING, fish: 'd4:1 e4:1 d5:2' }],
    ['placing with two fish on a cell', 'fish', { ...PLACING, fish: 'd4:1 d4:1 d5:2 e5:3' }],
    ['placing with a bear', 'foxes', { ...PLACING, bears: 'd4' }],
    ['placing with a trophy', 'trophies', { ...PLACING, trophies: ['bear'] }],
    ['placing with an igloo', 'igloos', { ...PLACING, igloos: ['b1'] }],
    ['placing on another board', 'ground', { ...PLACING, board: 'DRIFT', fish: 'd2:1 c2:1 d5:2 e5:3' }],
  ])('%s', (_, path, drawing) => {
    expect(State.decode(unchecked(drawing))).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidState', path } });
  });
});

describe('points', () => {
  const SIX = { ...ACTING, points: 6 };

  test('[IG-TURN-2] case 62: there are three, before an endurance was used', () => {
    expect(State.decode(unchecked({ ...ACTING, points: 4 }))).toMatchObject({ left: { path: 'actionPointsLeft' } });
    expect(State.decode(unchecked(SIX))).toMatchObject({ left: { path: 'actionPointsLeft' } });
  });

  test('[IG-ENDURANCE-1] case 62: then at most those of the best endurance that was played come to them', () => {
    const used = { endurance: true };
    expect(State.decode(unchecked({ ...SIX, used }))._tag).toBe('Right');
    const held = { ...ACTING, used, hands: ['endurance3 endurance3'] };
    expect(State.decode(unchecked({ ...held, points: 6 }))).toMatchObject({ left: { path: 'actionPointsLeft' } });
    expect(State.decode(unchecked({ ...held, points: 5 }))._tag).toBe('Right');
  });

  test('[IG-ENDURANCE-1] with an endurance of three, all states on the way decode', () => {
    const state = played(position({ ...ACTING, hands: ['endurance3'] }), 'E3');
    expect(State.decode(state)).toEqual({ _tag: 'Right', right: state });
    expect(state.actionPointsLeft).toBe(6);
  });
});

describe('what decodes can be played', () => {
  test('[IG-TURN-4] a mover who could only end the turn is asked, for the state says so', () => {
    const state = position({ board: 'SEA' });
    expect(game.legalMoves(state)).toHaveLength(1);
    expect(played(state, 'end').phase.kind).toBe('over');
  });
});
