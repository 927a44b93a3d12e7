import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/nunatak/index.js';
import { kindIn } from './kinds.js';
import { cell, events, finishTurn, floors, legal, placing, play, position, refusal } from './positions.js';

const SCULPTOR = placing(6, 'sculptor');

describe('support and rows', () => {
  test('[NU-SUPPORT-1] case 4: a point for each own block under the tile', () => {
    const state = position({
      turnNumber: 10,
      blocks: { 0: '1a1 1b1 1a2', 1: '1b2 1e5 1d5', 2: '1e1 1e2 1e3' },
      tiles: { '2a1': 5 },
      phase: SCULPTOR,
    });
    expect(play(state, 'p2a1').supportPoints).toEqual([3, 0, 0]);
    expect(play(position({ tiles: { '1c3': 5 }, phase: SCULPTOR }), 'p1c3').supportPoints).toEqual([0, 0, 0]);
  });

  test('[NU-ROW-1] case 5: a row and a column at once give two steps', () => {
    const state = position({
      turnNumber: 10,
      filler: '1a3 1b3 1d3 1e3 1c1 1c2 1c4 1c5 1a5',
      tiles: { '1c3': 5 },
      phase: SCULPTOR,
    });
    const next = play(state, 'p1c3');
    expect(next.engineeringSteps).toEqual([2, 0, 0]);
    expect(next.squarePoints).toEqual([0, 0, 0]);
    expect(events(state, 'p1c3')).toContainEqual({
      kind: 'engineeringAdvanced',
      player: 0,
      from: 0,
      to: 2,
      reason: 'row',
      rows: [
        { axis: 'row', index: 2 },
        { axis: 'column', index: 2 },
      ],
    });
  });

  test('[NU-ROW-2] a row with a place that has no tile yet is open', () => {
    const state = position({
      turnNumber: 10,
      filler: '1a1 1b1 1c1 1a2 1b2 1c2 2a1 1e5 1a5',
      tiles: { '2b1': 5 },
      phase: SCULPTOR,
    });
    expect(play(state, 'p2b1').engineeringSteps).toEqual([0, 0, 0]);
  });

  test('[NU-ROW-4] case 28: the cube stops at step 10', () => {
    const state = position({
      turnNumber: 40,
      filler: floors(2, '2a1 2d4'),
      tiles: { '2a1': 5 },
      phase: SCULPTOR,
      also: { engineeringSteps: [9, 0, 0] },
    });
    expect(play(state, 'p2a1').engineeringSteps).toEqual([10, 0, 0]);
  });

  test('[NU-ROW-3, NU-SQUARE-9, NU-REFILL-4] case 27: the last block scores the dome square and no row', () => {
    const state = position({
      turnNumber: 54,
      blocks: { 0: '4b1', 1: '4a2', 2: '4a1' },
      filler: floors(4, '4b2'),
      tiles: { '4b2': 5 },
      favours: { 0: [14], 1: [16], 2: [17] },
      phase: SCULPTOR,
    });
    const next = play(state, 'p4b2');
    expect(next.squarePoints.map((points, player) => points - state.squarePoints[player]!)).toEqual([1, 1, 5]);
    expect(next.engineeringSteps).toEqual(state.engineeringSteps);
    expect(next.line).toEqual([-1, -1, -1, -1]);
    expect(next.phase).toEqual({ kind: 'endFavour', decider: 0 });
    expect(events(state, 'p4b2').map(({ kind }) => kind)).not.toContain('tileLaid');
  });
});

describe('squares', () => {
  const completes = (players: 3 | 4, turnNumber: number, blocks: Readonly<Record<number, string>>) =>
    position({ players, turnNumber, blocks, tiles: { '1b2': 5 }, phase: SCULPTOR });

  test('[NU-SQUARE-3, NU-SQUARE-7] case 6: the active player wins a tie for the first place', () => {
    const state = completes(3, 7, { 0: '1a2 1e5', 1: '1a1 1b1', 2: '1e1 1e3' });
    const next = play(state, 'p1b2');
    expect(next.squarePoints).toEqual([5, 2, 0]);
    expect(next.tiles[cell('2a1')]).toBe(state.tileStack[0]);
    expect(events(state, 'p1b2')).toContainEqual({
      kind: 'squareCompleted',
      square: 25,
      shares: [
        { owner: 0, points: 5, isLost: false },
        { owner: 1, points: 2, isLost: false },
      ],
    });
  });

  test('[NU-SQUARE-3] case 7: the active player wins a tie for the second place', () => {
    const state = completes(3, 7, { 0: '1e5 1e3', 1: '1a1 1b1', 2: '1a2 1e1' });
    expect(play(state, 'p1b2').squarePoints).toEqual([2, 5, 0]);
  });

  test('[NU-SQUARE-4] case 8: two others share the second place', () => {
    const state = completes(3, 7, { 0: '1a1 1e5', 1: '1b1 1e3', 2: '1a2 1e1' });
    expect(play(state, 'p1b2').squarePoints).toEqual([5, 1, 1]);
  });

  test('[NU-SQUARE-5] case 9: of four owners only the active one scores', () => {
    const state = completes(4, 7, { 0: '1a1 1e5', 1: '1b1 1e3', 2: '1e1', 3: '1a2' });
    expect(play(state, 'p1b2').squarePoints).toEqual([0, 0, 5, 0]);
  });

  test('[NU-SQUARE-2] case 10: the most score 5, the second most 2, and who is alone nothing more', () => {
    const three = completes(3, 10, { 0: '1e5 1e3 1c5', 1: '1a1 1b1 1a2', 2: '1e1 1c1 1a5' });
    expect(play(three, 'p1b2').squarePoints).toEqual([2, 5, 0]);
    const four = completes(3, 10, { 0: '1a1 1b1 1a2', 1: '1e5 1e3 1c5', 2: '1e1 1c1 1a5' });
    expect(play(four, 'p1b2').squarePoints).toEqual([5, 0, 0]);
  });

  const two = position({
    turnNumber: 7,
    filler: '1a1 1b1 1a2 1c1 1c2 1e5',
    tiles: { '1b2': 5 },
    phase: SCULPTOR,
  });

  test('[NU-SQUARE-6, NU-SQUARE-1] case 11: the active player chooses, and the last square follows by itself', () => {
    const asked = play(two, 'p1b2');
    expect(asked.phase).toEqual({ kind: 'scoreSquare', squares: [25, 26], byRivalry: false });
    expect(legal(asked)).toBe('s2a1 s2b1');
    expect(refusal(asked, 's2c1')).toBe('NU-SQUARE-1');
    const [first, second] = asked.tileStack;
    const next = play(asked, 's2b1');
    const laid = ['2b1', '2a1'].map((at) => kindIn(game.components.tiles, next.tiles[cell(at)]!));
    expect(laid).toEqual([first, second]);
    expect(next.turnNumber).toBe(8);
  });

  test('[NU-SQUARE-8] a new tile can be covered in the next turn', () => {
    const next = play(two, 'p1b2 s2a1');
    const tile = next.tiles[cell('2a1')]!;
    expect(tile).not.toBe(-1);
    const used = position({
      turnNumber: 8,
      filler: '1a1 1b1 1a2 1c1 1c2 1e5 1b2',
      tiles: { '2a1': 5 },
      phase: SCULPTOR,
    });
    expect(used.turnOwner).toBe(1);
    expect(finishTurn(play(used, 'p2a1')).blocks[cell('2a1')]).toBe(1);
  });
});
