import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/nunatak/index.js';
import { cell, events, legal, placing, play, position } from './positions.js';

describe('two players and Siku', () => {
  test('[NU-SIKU-1] case 40: asked for whom the card is used while the lot has both blocks', () => {
    const lots = [
      { ownBlocks: 2, sikuBlocks: 0, unopenedLots: 8 },
      { ownBlocks: 1, sikuBlocks: 1, unopenedLots: 8 },
    ];
    const own = position({ players: 2, turnNumber: 3, line: [5, 9, 14, 18], also: { lots } });
    expect(play(own, 't5').phase).toEqual(placing(5, 'sculptor'));
    const both = position({ players: 2, turnNumber: 3, line: [5, 9, 14, 18] });
    expect(both.lots[0]).toEqual({ ownBlocks: 1, sikuBlocks: 1, unopenedLots: 8 });
    const asked = play(both, 't5');
    expect(asked.phase).toEqual({ kind: 'chooseBlockOwner', card: 5, anyCardAnyTile: false });
    expect(legal(asked)).toBe('me siku');
    const siku = position({ players: 2, turnNumber: 5, line: [5, 9, 14, 18] });
    expect(siku.lots[0]).toEqual({ ownBlocks: 0, sikuBlocks: 1, unopenedLots: 8 });
    expect(play(siku, 't5').phase).toEqual(placing(5, 'sculptor', 'siku'));
  });

  test('[NU-SIKU-2] a lot is used up before the next is opened', () => {
    const state = position({ players: 2, turnNumber: 5, phase: placing(5, 'sculptor', 'siku') });
    const next = play(state, 'p1b2');
    expect(next.lots[0]).toEqual({ ownBlocks: 2, sikuBlocks: 1, unopenedLots: 7 });
    expect(events(state, 'p1b2')).toContainEqual({ kind: 'lotOpened', player: 0 });
    expect(play(position({ players: 2, turnNumber: 3, phase: placing(5, 'sculptor') }), 'p1b2').lots[0]).toEqual({
      ownBlocks: 0,
      sikuBlocks: 1,
      unopenedLots: 8,
    });
  });

  test('[NU-SIKU-3] Siku keeps labourers, discards the rest and gets no favour', () => {
    const wish = { players: 2, turnNumber: 3, line: [36, 22, 14, 18] } as const;
    const labourer = play(position(wish), 't36 siku asL');
    expect(labourer.filedCards[2]).toEqual([{ card: 36, countsAs: 'labourer', tool: null, isTransformed: false }]);
    const elder = play(position(wish), 't22 siku');
    expect(elder).toMatchObject({ discardedCards: [22], filedCards: [[{}], [{}], []] });
    const placed = play(elder, 'p1c5');
    expect(placed.turnNumber).toBe(4);
    expect(placed.favours).toEqual([[], []]);
  });

  test("[NU-SIKU-4] a labourer used for Siku lifts a tile for Siku's block", () => {
    const state = position({ players: 2, turnNumber: 3, phase: placing(0, 'labourer', 'siku') });
    const next = play(state, 'l1b1 d1c3');
    expect(next.blocks[cell('1c3')]).toBe(2);
    expect(next.tiles[cell('1c3')]).toBe(1);
  });

  test('[NU-SIKU-5] a block of Siku scores no support and moves no cube', () => {
    const blocks = { 0: '1a1 1b1 1c1 1d1', 1: '1a2 1b2 1e5 1e4', 2: '1d5 1c5' };
    const lots = [
      { ownBlocks: 2, sikuBlocks: 1, unopenedLots: 6 },
      { ownBlocks: 2, sikuBlocks: 1, unopenedLots: 6 },
    ];
    const state = position({
      players: 2,
      turnNumber: 13,
      blocks: { ...blocks, 2: '1d5 1c5 1b4 1d4' },
      tiles: { '1e1': 5, '2a1': 6 },
      phase: placing(7, 'sculptor', 'siku'),
      also: { lots },
    });
    expect(play(state, 'p1e1').engineeringSteps).toEqual([0, 0]);
    expect(play(state, 'p2a1').supportPoints).toEqual([0, 0]);
    const own = position({
      players: 2,
      turnNumber: 13,
      blocks: { ...blocks, 2: '1d5 1c5 1b4 1d4' },
      tiles: { '1e1': 5, '2a1': 6 },
      phase: placing(7, 'sculptor'),
    });
    expect(play(own, 'p1e1').engineeringSteps).toEqual([1, 0]);
    expect(play(own, 'p2a1').supportPoints).toEqual([2, 0]);
  });

  test('[NU-SIKU-7, NU-SIKU-6] case 39: what Siku scores is lost', () => {
    const wish = { players: 2, turnNumber: 7, tiles: { '1b2': 5 }, phase: placing(6, 'sculptor', 'siku') } as const;
    const tied = position({ ...wish, blocks: { 0: '1e1 1e3', 1: '1b1 1a2', 2: '1a1 1e5' } });
    expect(play(tied, 'p1b2').squarePoints).toEqual([0, 2]);
    expect(events(tied, 'p1b2')).toContainEqual({
      kind: 'squareCompleted',
      square: 25,
      shares: [
        { owner: 1, points: 2, isLost: false },
        { owner: 2, points: 5, isLost: true },
      ],
    });
    const shared = position({ ...wish, blocks: { 0: '1a1 1b1', 1: '1a2 1e1', 2: '1e5 1e3' } });
    expect(play(shared, 'p1b2').squarePoints).toEqual([5, 1]);
  });

  test('[NU-SIKU-8, NU-SCORE-3] case 22: her labourers count for the majority', () => {
    const wish = { players: 2, turnNumber: 19, prefer: 'GSAB' } as const;
    const points = (siku: string): readonly number[] =>
      game
        .score(position({ ...wish, filedCards: { 0: '0L 1L 2L', 1: '3L 4L', 2: siku } }))
        .players.map(({ categories }) => categories.labourers);
    expect(points('25L 26L 41L')).toEqual([12, 4]);
    expect(points('25L 26L 41L 36L')).toEqual([6, 4]);
  });

  test('[NU-SIKU-8, NU-SCORE-1] her border blocks count for the dome', () => {
    const wish = { players: 2, turnNumber: 7 } as const;
    const dome = (blocks: Readonly<Record<number, string>>): readonly number[] =>
      game.score(position({ ...wish, blocks })).players.map(({ categories }) => categories.dome);
    expect(dome({ 0: '1a1 1b1', 1: '1b2 1c2', 2: '1d2 1d3' })).toEqual([7, 0]);
    expect(dome({ 0: '1c3 1b1', 1: '1b2 1c2', 2: '1a2 1a3' })).toEqual([0, 0]);
  });
});
