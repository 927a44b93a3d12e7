import { describe, expect, test } from 'vitest';
import { parseMove } from '../../../src/games/igloo-igloo/index.js';
import {
  animalsAt,
  cell,
  discardedCount,
  eventsOf,
  groundAt,
  inuitsAt,
  played,
  position,
  texts,
  verdict,
} from './positions.js';

const DRIFT = { kind: 'drift' } as const;

describe('a drift', () => {
  const state = position({ board: 'DRIFT', players: 4, inuits: ['', '', '', 'd3'], fish: 'd2:1 d2:2', phase: DRIFT });

  test('[IG-DRIFT-5, IG-DRIFT-2] case 14: animals in the gap are moved first, to water beside it', () => {
    const next = played(state, 'Dd4n');
    expect(next.phase).toEqual({ kind: 'displace', cell: cell('d4'), dir: 'n', gap: cell('d2') });
    expect(texts(next)).toEqual(['Vc2']);
    for (const text of ['Vb2', 'Vd5', 'Dd4n', 'end']) expect(verdict(next, text)).toBe('IG-DRIFT-5');
  });

  test('[IG-DRIFT-4] case 15: then the floes go, with what is on them', () => {
    const before = played(state, 'Dd4n');
    const next = played(before, 'Vc2');
    expect(animalsAt(next, 'c2')).toEqual(['fish1', 'fish2']);
    expect(['d2', 'd3', 'd4'].map((name) => groundAt(next, name))).toEqual(['ice', 'ice', 'water']);
    expect([inuitsAt(next, 3, 'd2'), inuitsAt(next, 3, 'd3')]).toEqual([1, 0]);
    const moved = ['d3', 'd4'].map((name) => state.faceDownTiles[cell(name)]);
    expect(['d2', 'd3', 'd4'].map((name) => next.faceDownTiles[cell(name)])).toEqual([...moved, null]);
    expect(eventsOf(before, 'Vc2').slice(0, 2)).toEqual([
      { kind: 'animalsDisplaced', from: cell('d2'), to: cell('c2'), animals: ['fish1', 'fish2'] },
      { kind: 'floesShifted', cells: [cell('d4'), cell('d3')], dir: 'n' },
    ]);
  });

  test('[IG-TURN-2] after the drift the melt is done, and there are three points', () => {
    const next = played(position({ board: 'DRIFT', inuits: ['d3'], phase: DRIFT }), 'Dd3n');
    expect([next.phase.kind, next.hasMelted, next.actionPointsLeft]).toEqual(['act', true, 3]);
  });

  test('[IG-DRIFT-3] case 16: no floe is pushed onto a corner or off the board', () => {
    const board = ['#oooooo#', 'oooooooo', 'ooo.oooo', 'ooo..ooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#oooooo#'];
    const shifts = position({ board, phase: DRIFT });
    expect(verdict(shifts, 'Db1e')).toBe('IG-DRIFT-3');
    expect(parseMove('Db1n')._tag).toBe('Left');
    expect(verdict(shifts, 'Dd1s')).toBe('legal');
    const next = played(shifts, 'Dd1s');
    expect(['d1', 'd2', 'd3'].map((name) => groundAt(next, name))).toEqual(['water', 'ice', 'ice']);
  });

  test('[IG-DRIFT-3] nor off the border opposite', () => {
    expect(verdict(position({ board: 'START', phase: DRIFT }), 'Dd6s')).toBe('IG-DRIFT-3');
  });

  test('[IG-DRIFT-5] case 17: without water beside the gap its animals cannot be moved', () => {
    const shifts = position({ board: 'WELLS', fish: 'c3:1', phase: DRIFT });
    expect(['Dc2s', 'Db3e', 'Df2s'].map((text) => verdict(shifts, text))).toEqual([
      'IG-DRIFT-5',
      'IG-DRIFT-5',
      'legal',
    ]);
  });

  test('[IG-DRIFT-5] nor when all water beside it has a bear; fish there do not matter', () => {
    const beside = (more: { bears?: string; fish: string }) =>
      verdict(position({ board: 'DRIFT', phase: DRIFT, ...more }), 'Dd3n');
    expect(beside({ fish: 'd2:1', bears: 'c2' })).toBe('IG-DRIFT-5');
    expect(beside({ fish: 'd2:1 c2:3 c2:3' })).toBe('legal');
  });

  test('[IG-DRIFT-2] a run of floes ends at the first gap; water cannot be chosen', () => {
    const shifts = position({ board: 'DRIFT', phase: DRIFT });
    expect(verdict(shifts, 'Dd2n')).toBe('IG-DRIFT-2');
    expect(verdict(shifts, 'Da2e')).toBe('legal');
    expect(groundAt(played(shifts, 'Da2e'), 'b2')).toBe('ice');
    expect(groundAt(played(shifts, 'Da2e'), 'd2')).toBe('water');
  });

  test('[IG-DRIFT-2] a run may be as long as the board', () => {
    const board = ['#o....o#', ...new Array(6).fill('.oooooo.'), '#o....o#'];
    const state = position({ board, inuits: ['b1 b5'], foxes: 'b4:1', phase: DRIFT });
    expect([verdict(state, 'Db1s'), verdict(state, 'Db2e')]).toEqual(['IG-DRIFT-3', 'legal']);
    const shifts = position({
      board: [...board.slice(0, 7), '#.....o#'],
      inuits: ['b1 b5'],
      foxes: 'b4:1',
      phase: DRIFT,
    });
    const next = played(shifts, 'Db1s');
    const column = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'];
    expect(column.map((name) => groundAt(next, name))).toEqual(['water', ...new Array(7).fill('ice')]);
    const faces = column.map((name) => shifts.faceDownTiles[cell(name)]!);
    expect(column.map((name) => next.faceDownTiles[cell(name)])).toEqual([null, ...faces.slice(0, 7)]);
    expect([inuitsAt(next, 0, 'b2'), inuitsAt(next, 0, 'b6'), animalsAt(next, 'b5')]).toEqual([1, 1, ['fox1']]);
  });

  test.each(['end', 'Md3', 'A', 'Vc2'])('[IG-DRIFT-1] a shift must be made: %s is refused', (text) => {
    expect(verdict(position({ board: 'DRIFT', phase: DRIFT }), text)).toBe('IG-DRIFT-1');
  });
});

describe('a drift tile', () => {
  test('[IG-DRIFT-1] leaves the game, and its own cell is water for the shift', () => {
    const state = position({ board: 'START', phase: { kind: 'melt' }, faces: 'd3:drift' });
    const next = played(state, 'Md3');
    expect([next.phase.kind, next.hasMelted, next.actionPointsLeft]).toEqual(['drift', false, 0]);
    expect(discardedCount(next, 'drift') - discardedCount(state, 'drift')).toBe(1);
    expect(verdict(next, 'Dd1s')).toBe('legal');
  });

  const lonely = ['#......#', '........', '..o.....', '........', '........', '........', '........', '#......#'];

  test('[IG-DRIFT-7, IG-TURN-4, IG-MELT-3] case 17a: without a floe there is no shift', () => {
    const melt = { board: lonely, phase: { kind: 'melt' }, faces: 'c3:drift' } as const;
    const over = played(position(melt), 'Mc3');
    expect([over.phase.kind, over.turnPlayer]).toEqual(['over', 1]);
    expect(eventsOf(position(melt), 'Mc3').map(({ kind }) => kind)).toEqual([
      'tileMelted',
      'driftLost',
      'turnEnded',
      'turnStarted',
      'gameOver',
    ]);
    const asked = played(position({ ...melt, hands: ['harpoon'] }), 'Mc3');
    expect([asked.phase.kind, asked.turnPlayer, texts(asked)]).toEqual(['act', 0, ['end']]);
  });
});

describe('what goes with it', () => {
  test('[IG-DRIFT-6] case 18: a bear that is moved eats the fish it finds, not those that come with it', () => {
    const before = played(
      position({ board: 'DRIFT', bears: 'd2', fish: 'd2:1 c2:3', faces: 'd3:thaw', phase: DRIFT }),
      'Dd3n',
    );
    const next = played(before, 'Vc2');
    expect([animalsAt(next, 'c2'), animalsAt(next, 'd2')]).toEqual([['fish1', 'bear'], []]);
    expect(next.removedAnimals).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect([groundAt(next, 'd2'), next.faceDownTiles[cell('d2')]]).toEqual(['ice', 5]);
    expect(eventsOf(before, 'Vc2').slice(0, 2)).toEqual([
      { kind: 'animalsDisplaced', from: cell('d2'), to: cell('c2'), animals: ['bear', 'fish1'] },
      { kind: 'animalRemoved', animal: 'fish3', cell: cell('c2'), reason: 'eaten' },
    ]);
  });

  test('[IG-DRIFT-4] case 19: igloo, inuits and animals go along, and a bear attacks nobody', () => {
    const state = position({
      board: 'DRIFT',
      inuits: ['d3 d3', 'd4'],
      igloos: ['d3'],
      foxes: 'd3:2',
      bears: 'd4',
      phase: DRIFT,
    });
    const next = played(state, 'Dd4n');
    expect(next.phase.kind).toBe('act');
    expect([next.igloos[cell('d2')], next.igloos[cell('d3')]]).toEqual([0, null]);
    expect([inuitsAt(next, 0, 'd2'), inuitsAt(next, 1, 'd3')]).toEqual([2, 1]);
    expect([animalsAt(next, 'd2'), animalsAt(next, 'd3')]).toEqual([['fox2'], ['bear']]);
  });

  test('[IG-PACK-2] pack drifts as any floe', () => {
    const board = ['#oooooo#', 'o...oooo', 'oooPoooo', 'oooooooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#oooooo#'];
    const next = played(position({ board, phase: DRIFT, foxes: 'd3:1' }), 'Dd4n');
    expect([groundAt(next, 'd2'), next.faceDownTiles[cell('d2')], animalsAt(next, 'd2')]).toEqual([
      'pack',
      null,
      ['fox1'],
    ]);
    expect(groundAt(next, 'd3')).toBe('ice');
  });
});
