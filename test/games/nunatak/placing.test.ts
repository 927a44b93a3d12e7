import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/nunatak/index.js';
import { cell, events, finishTurn, floors, held, legal, placing, play, position, refusal } from './positions.js';

/** Six blocks, four of them under one tile of the second floor. */
const ONE_TILE_UP = '1d4 1e4 1d5 1e5 1a5 1a4';

describe('placing a block', () => {
  const doubled = { turnNumber: 7, filler: ONE_TILE_UP, tiles: { '1a1': 5, '1b1': 9, '1c1': 38 } } as const;

  test('[NU-PLACE-2, NU-PLACE-1, NU-SWAP-1] case 2: a sculptor goes on a sculptor tile', () => {
    const state = position({ ...doubled, phase: placing(6, 'sculptor') });
    expect(refusal(state, 'p1a1')).toBeUndefined();
    expect(refusal(state, 'p1c1')).toBeUndefined();
    expect(refusal(state, 'p1b1')).toBe('NU-PLACE-2');
    expect(refusal(state, 'p1a5')).toBe('NU-PLACE-1');
    expect(refusal(state, 'p2a1')).toBe('NU-PLACE-1');
    expect(refusal(state, 'l1a1')).toBe('NU-SWAP-1');
  });

  test('[NU-PLACE-3] case 12: a double tile takes both of its symbols, and no other', () => {
    expect(refusal(position({ ...doubled, phase: placing(10, 'artisan') }), 'p1c1')).toBeUndefined();
    expect(refusal(position({ ...doubled, phase: placing(6, 'sculptor') }), 'p1c1')).toBeUndefined();
    expect(refusal(position({ ...doubled, phase: placing(14, 'beast') }), 'p1c1')).toBe('NU-PLACE-2');
  });

  test('[NU-PLACE-1] a floor need not be complete, and a tile of the second floor may be used', () => {
    const state = position({ turnNumber: 7, filler: ONE_TILE_UP, tiles: { '2d4': 5 }, phase: placing(6, 'sculptor') });
    expect(play(state, 'p2d4').blocks[cell('2d4')]).toBe(0);
  });

  test('[NU-PLACE-5, NU-PLACE-4, NU-SWAP-1] case 13: a double card counts as what it was used for', () => {
    const state = position({ line: [36, 5, 9, 14] });
    const taken = play(state, 't36');
    expect(taken.phase).toEqual({ kind: 'chooseSymbol', card: 36, blockOwner: 'self', anyCardAnyTile: false });
    expect(legal(taken)).toBe('asL asG');
    expect(refusal(taken, 'asS')).toBe('NU-PLACE-5');
    const placed = play(taken, 'asG');
    expect(refusal(placed, 'l1a1')).toBe('NU-SWAP-1');
    expect(placed.filedCards[0]).toEqual([held(game, 36, 'engineer')]);
    expect(game.score(play(placed, 'p1d4')).players[0]!.categories.labourers).toBe(0);
  });

  test('[NU-PLACE-6, NU-PLACE-4] case 14: the only possible symbol is taken without asking', () => {
    const state = position({ turnNumber: 7, filler: '1a1 1b1 1c1 1d1 1e1 1a3', line: [36, 5, 9, 14] });
    expect(play(state, 't36').phase).toEqual(placing(36, 'engineer'));
  });

  test('[NU-PLACE-7] tool, multiplier and pair count in their own column only', () => {
    const sculptor = position({ line: [38, 0, 1, 2] });
    expect(play(sculptor, 't38 asS').filedCards[0]).toEqual([
      { card: 38, countsAs: 'sculptor', tool: null, isTransformed: false },
    ]);
    expect(play(sculptor, 't38 asA').filedCards[0]).toEqual([
      { card: 38, countsAs: 'artisan', tool: 'rope', isTransformed: false },
    ]);
    const elder = position({ turnNumber: 4, filedCards: { 0: '49E' } });
    const beast = position({ turnNumber: 4, filedCards: { 0: '49B' } });
    expect(game.score(elder).players[0]!.categories).toMatchObject({ beasts: 0, elders: 1 });
    expect(game.score(beast).players[0]!.categories).toMatchObject({ beasts: 2, elders: 0 });
  });
});

describe('the labourer', () => {
  const wish = {
    turnNumber: 7,
    blocks: { 0: '1b1 1c1', 1: '1b2 1e5', 2: '1c2 1e4' },
    tiles: { '1a1': 0, '2b1': 31 },
    phase: placing(1, 'labourer'),
  } as const;

  test('[NU-SWAP-3, NU-SWAP-2, NU-SWAP-1] case 3: the block goes on the lifted tile in its new cell', () => {
    const state = position(wish);
    const lifted = play(state, 'l1a1');
    expect(lifted.phase).toEqual({ kind: 'dropTile', card: 1, blockOwner: 'self', liftedCell: 0 });
    expect(refusal(lifted, 'd1a1')).toBe('NU-SWAP-2');
    expect(refusal(lifted, 'd1b1')).toBe('NU-SWAP-2');
    const placed = play(lifted, 'd2b1');
    expect(placed.tiles[cell('2b1')]).toBe(0);
    expect(placed.blocks[cell('2b1')]).toBe(0);
    expect(placed.tiles[cell('1a1')]).toBe(31);
    expect(placed.blocks[cell('1a1')]).toBe(-1);
    expect(placed.supportPoints[0]).toBe(2);
    expect(events(lifted, 'd2b1')).toContainEqual({ kind: 'tilesSwapped', cells: [0, 26], reason: 'labourer' });
  });

  test('[NU-SWAP-1] a double tile can be lifted, one without a labourer cannot', () => {
    const state = position({ ...wish, tiles: { '1a1': 36, '2b1': 5 } });
    expect(refusal(state, 'l1a1')).toBeUndefined();
    expect(refusal(state, 'l2b1')).toBe('NU-SWAP-1');
    expect(refusal(state, 'l1b1')).toBe('NU-SWAP-1');
  });

  test('[NU-SWAP-2] the symbols of the two tiles may be the same', () => {
    const state = position({ ...wish, tiles: { '1a1': 0, '1a2': 2 } });
    expect(play(state, 'l1a1 d1a2').tiles[cell('1a2')]).toBe(0);
  });

  test('[NU-SWAP-4] needs a second available tile to lift one', () => {
    const state = position({
      turnNumber: 54,
      filler: floors(4, '4b2'),
      tiles: { '4b2': 0 },
      phase: placing(1, 'labourer'),
      favours: { 2: [14, 15, 16, 17, 18, 19, 10] },
    });
    expect(legal(state, 'p')).toBe('p4b2');
    expect(refusal(state, 'l4b2')).toBe('NU-SWAP-4');
  });
});

describe('the elder', () => {
  const picking = { phase: { kind: 'pickFavour', cell: 0 }, blocks: { 0: '1a1' }, filedCards: { 0: '22E' } } as const;

  test('[NU-ELDER-3, NU-REFILL-3] case 55: the favour left moves away from the deck', () => {
    const state = position({ ...picking, favourLine: [4, 9] });
    const next = state.favourDeck[0];
    expect(play(state, 'f4').favourLine).toEqual([next, 9]);
    expect(play(state, 'f9').favourLine).toEqual([next, 4]);
  });

  test('[NU-ELDER-1, NU-TURN-1] a favour is picked after placing, before the block scores', () => {
    const state = position({
      turnNumber: 7,
      filler: ONE_TILE_UP,
      blocks: { 0: '1d4 1e4' },
      tiles: { '2d4': 22 },
      phase: placing(23, 'elder'),
    });
    const placed = play(state, 'p2d4');
    expect(placed.phase).toEqual({ kind: 'pickFavour', cell: cell('2d4') });
    expect(placed.supportPoints[0]).toBe(0);
    const hidden = placed.favourDeck.find((favour) => !placed.favourLine.includes(favour));
    expect(refusal(placed, `f${hidden}`)).toBe('NU-ELDER-1');
    const [, picked] = placed.favourLine;
    const told = events(placed, `f${picked}`).map(({ kind }) => kind);
    expect(told[0]).toBe('favourPicked');
    expect(game.State.is(placed)).toBe(true);
  });

  test('[NU-TURN-1] support, rows and squares follow in this order, then the refill', () => {
    const state = position({
      turnNumber: 10,
      blocks: { 0: '1a1 1b1 1a2', 1: '1b2 1c1 1c2', 2: '2b1 1e5 1e4' },
      tiles: { '2a1': 5 },
      phase: placing(6, 'sculptor'),
    });
    expect(events(state, 'p2a1').map(({ kind }) => kind)).toEqual([
      'blockPlaced',
      'pointsScored',
      'cardRevealed',
      'turnStarted',
    ]);
    expect(finishTurn(state).turnNumber).toBe(11);
  });
});
