import { describe, expect, test } from 'vitest';
import {
  actionOf,
  applyMove,
  catalogue,
  formatMove,
  type Move,
  moveOf,
  parseMove,
} from '../../../src/games/igloo-igloo/index.js';
import { cell, position } from './positions.js';

const SIZES = {
  placeInuit: 24,
  melt: 60,
  drift: 208,
  displace: 60,
  thaw: 60,
  moveAnimals: 1,
  stepAnimal: 1456,
  defend: 1,
  decline: 1,
  flee: 4,
  playEndurance: 3,
  walk: 216,
  embark: 60,
  land: 60,
  hunt: 360,
  harpoon: 420,
  buildIgloo: 60,
  endTurn: 1,
};

describe('the catalogue', () => {
  test('has 3,055 entries, kind by kind', () => {
    expect(catalogue).toHaveLength(3055);
    const kinds = [...new Set(catalogue.map(({ kind }) => kind))];
    expect(kinds).toEqual(Object.keys(SIZES));
    const sizes = kinds.map((kind) => catalogue.filter((move) => move.kind === kind).length);
    expect(sizes).toEqual(Object.values(SIZES));
  });

  test('is in order inside a kind: animal, cell, direction', () => {
    const order = (move: Move): readonly number[] => [
      'animal' in move ? ['fish1', 'fish2', 'fish3', 'fox1', 'fox2', 'fox3', 'bear'].indexOf(move.animal) : 0,
      'cell' in move ? move.cell : 0,
      'dir' in move ? 'nesw'.indexOf(move.dir) : 0,
      'value' in move ? move.value : 0,
    ];
    catalogue.forEach((move, i) => {
      const next = catalogue[i + 1];
      if (next === undefined || next.kind !== move.kind) return;
      const [a, b] = [order(move), order(next)];
      const first = a.findIndex((number, at) => number !== b[at]);
      expect(b[first]! - a[first]!).toBeGreaterThan(0);
    });
  });

  test.each([
    ['Pb1', { kind: 'placeInuit', cell: 1 }],
    ['Md3', { kind: 'melt', cell: 19 }],
    ['Dd4n', { kind: 'drift', cell: 27, dir: 'n' }],
    ['Vc2', { kind: 'displace', cell: 10 }],
    ['Td3', { kind: 'thaw', cell: 19 }],
    ['A', { kind: 'moveAnimals' }],
    ['Sf2c3n', { kind: 'stepAnimal', animal: 'fish2', cell: 18, dir: 'n' }],
    ['Sx1d4e', { kind: 'stepAnimal', animal: 'fox1', cell: 27, dir: 'e' }],
    ['Sbd4w', { kind: 'stepAnimal', animal: 'bear', cell: 27, dir: 'w' }],
    ['Y', { kind: 'defend' }],
    ['N', { kind: 'decline' }],
    ['Fh8', { kind: 'flee', cell: 63 }],
    ['E2', { kind: 'playEndurance', value: 2 }],
    ['Wa1s', { kind: 'walk', cell: 0, dir: 's' }],
    ['Kd3', { kind: 'embark', cell: 19 }],
    ['Lg5', { kind: 'land', cell: 38 }],
    ['Hx3c3', { kind: 'hunt', animal: 'fox3', cell: 18 }],
    ['Jbc3', { kind: 'harpoon', animal: 'bear', cell: 18 }],
    ['Ic3', { kind: 'buildIgloo', cell: 18 }],
    ['end', { kind: 'endTurn' }],
  ] as const)('%s is %j', (text, move) => {
    expect(parseMove(text)).toEqual({ _tag: 'Right', right: move });
    expect(formatMove(move as Move)).toBe(text);
    expect(moveOf(actionOf(move as Move))).toEqual(move);
  });

  test.each(['Pb2', 'Ma1', 'Db1n', 'Da2n', 'Dg1e', 'Hbc3', 'Ka1', 'Fb1', 'E0', 'E4', 'Wb1w', 'Sfc3n', 'e', 'END'])(
    '%s is no move',
    (text) => {
      expect(parseMove(text)).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidMove' } });
    },
  );

  test.each([
    { kind: 'walk', cell: cell('b1'), dir: 'w' },
    { kind: 'drift', cell: cell('g1'), dir: 'e' },
    { kind: 'hunt', animal: 'bear', cell: cell('c3') },
    { kind: 'embark', cell: cell('a1') },
    { kind: 'melt', cell: 18.5 },
    { kind: 'melt' },
    { kind: 'endTurn', cell: 1 },
    { kind: 'swim', cell: 1 },
  ])('%j is unknown, not against a rule', (move) => {
    const state = position({ board: 'BEAR', inuits: ['c3'] });
    expect(applyMove(state, move as Move)).toMatchObject({ _tag: 'Left', left: { _tag: 'UnknownMove' } });
  });
});
