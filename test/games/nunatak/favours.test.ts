import { describe, expect, test } from 'vitest';
import { game, type Phase } from '../../../src/games/nunatak/index.js';
import { cell, events, finishTurn, floors, legal, placing, play, position, refusal, type Wish } from './positions.js';

/** Returns a position in which the favour is picked for a block of player 0 in this cell, and can be used. */
const immediate = (favour: number, at: string, wish: Wish): ReturnType<typeof position> =>
  position({ ...wish, favours: { 0: [favour] }, phase: { kind: 'immediateFavour', cell: cell(at), favour } });

const points = (state: ReturnType<typeof position>): readonly number[] => state.favourPoints;

describe('immediate favours', () => {
  const EIGHT = '1a1 1b1 1c1 1d1 1e1 1a2 1a3 1a4';

  test('[NU-FX-1] case 49: rise scores each floor with an own block', () => {
    const state = immediate(0, '1e1', {
      turnNumber: 16,
      blocks: { 0: '1a1 1b1 1c1 3a1 1e5 1e1', 1: '2a1 2b1 1a2 1b2 1c2', 2: '2a2 2b2 1a3 1b3 1c3' },
    });
    expect(points(play(state, 'u0'))).toEqual([4, 0, 0]);
  });

  test('[NU-FX-3] case 49: base scores own blocks on the ground-floor border, at most 6', () => {
    const wish = { turnNumber: 22, blocks: { 0: EIGHT, 1: '1b2 1b3 1b4 1c3 1c4 1d2 1d4' } };
    expect(points(play(immediate(3, '1a4', wish), 'u3'))).toEqual([6, 0, 0]);
    const three = { turnNumber: 10, blocks: { 0: '1a1 1b1 1c1 1b2', 1: '1e5 1e4 1e3', 2: '1a5 1a4 1a3' } };
    expect(points(play(immediate(3, '1b2', three), 'u3'))).toEqual([3, 0, 0]);
  });

  test('[NU-FX-2] craft moves the cube two steps, and stops at the last', () => {
    const state = immediate(1, '1a1', { blocks: { 0: '1a1' } });
    expect(play(state, 'u1')).toMatchObject({
      engineeringSteps: [2, 0, 0],
      favourPoints: [0, 0, 0],
      usedFavours: [[1], [], []],
    });
    const end = immediate(2, '4a1', {
      turnNumber: 52,
      blocks: { 0: '4a1' },
      filler: floors(4, '4b2 4a2'),
      also: { engineeringSteps: [10, 0, 0] },
    });
    expect(play(end, 'u2').engineeringSteps[0]).toBe(10);
  });

  test('[NU-FX-4, NU-FAV-2] case 29: bracing scores the support of an own upper block again', () => {
    const none = position({
      phase: { kind: 'pickFavour', cell: 0 },
      blocks: { 0: '1a1' },
      filedCards: { 0: '22E' },
      favourLine: [4, 9],
    });
    const kept = play(none, 'f4');
    expect(kept).toMatchObject({ turnNumber: 2, favours: [[4], [], []] });
    expect(events(none, 'f4')).toContainEqual({ kind: 'favourKept', player: 0, favour: 4 });
    expect(game.score(kept).players[0]!.categories.unusedFavours).toBe(2);
    const upper = position({
      turnNumber: 13,
      phase: { kind: 'pickFavour', cell: cell('1e5') },
      blocks: { 0: '1a1 1b1 1a2 2a1 1e5', 1: '1b2 1e1 1e2 1d1', 2: '1a5 1b5 1a4 1c5' },
      filedCards: { 0: '22E' },
      favourLine: [4, 9],
    });
    const asked = play(upper, 'f4');
    expect(asked.phase).toEqual({ kind: 'immediateFavour', cell: cell('1e5'), favour: 4 });
    expect(refusal(play(asked, 'u4'), 'b2b1')).toBe('NU-FX-4');
    expect(points(play(asked, 'u4 b2a1'))).toEqual([3, 0, 0]);
    expect(events(play(asked, 'u4'), 'b2a1')).toContainEqual({
      kind: 'pointsScored',
      player: 0,
      points: 3,
      reason: 'bracing',
      cell: 25,
    });
  });

  test('[NU-FAV-2] an immediate favour may be kept, and is not used later', () => {
    const state = immediate(0, '1a1', { blocks: { 0: '1a1' } });
    expect(legal(state)).toBe('u0 -');
    expect(play(state, '-')).toMatchObject({ favours: [[0], [], []], favourPoints: [0, 0, 0] });
    const later = position({ turnNumber: 4, favours: { 0: [0] } });
    expect(refusal(later, 'u0')).toBe('NU-FAV-2');
    const two = immediate(0, '1a1', { turnNumber: 4, blocks: { 0: '1a1 1b1' } });
    const other = position({
      turnNumber: 4,
      blocks: { 0: '1a1 1b1' },
      favours: { 0: [1, 0] },
      phase: { kind: 'immediateFavour', cell: 0, favour: 0 },
    });
    expect(refusal(other, 'u1')).toBe('NU-FAV-2');
    expect(refusal(two, 'u1')).toBe('NU-FAV-1');
  });

  test('[NU-FAV-2, NU-FAV-4, NU-FAV-6] case 57: beside the favour just taken none is used, each by its type', () => {
    const state = position({
      turnNumber: 16,
      blocks: { 0: '1a1' },
      favours: { 0: [0, 1, 9, 10, 18] },
      phase: { kind: 'immediateFavour', cell: 0, favour: 1 },
    });
    expect(['u1', 'u0', 'u9', 'u10', 'u18'].map((move) => refusal(state, move))).toEqual([
      undefined,
      'NU-FAV-2',
      'NU-FAV-4',
      'NU-FAV-4',
      'NU-FAV-6',
    ]);
    const end = position({ turnNumber: 54, favours: { 0: [0, 9, 18] }, phase: { kind: 'endFavour', decider: 0 } });
    expect(['u18', 'u0', 'u9'].map((move) => refusal(end, move))).toEqual([undefined, 'NU-FAV-2', 'NU-FAV-4']);
  });

  test('[NU-FX-5, NU-FX-6] solidarity scores 2, and 2 for each opponent ahead', () => {
    const wish = {
      turnNumber: 16,
      blocks: { 0: '1a1 1b1 1c1 1d1 1e1 1a3', 1: '1a2 1b2 1c2 1d2 1e2', 2: '1a5 1c5 1e5 1a4 1c4' },
    };
    const ahead = immediate(5, '1a3', { ...wish, also: { squarePoints: [3, 5, 3] } });
    expect(points(play(ahead, 'u5'))).toEqual([4, 0, 0]);
    const level = immediate(5, '1a3', { ...wish, also: { squarePoints: [3, 3, 3] } });
    expect(points(play(level, 'u5'))).toEqual([2, 0, 0]);
    expect(game.score(play(level, 'u5')).players[0]!.categories.favours).toBe(2);
  });
});

describe('favours of a turn', () => {
  test('[NU-FAV-1] only own unused favours are played', () => {
    const state = position({ turnNumber: 5, favours: { 0: [9] }, usedFavours: { 1: [8] } });
    expect(refusal(state, 'u9')).toBe('NU-FAV-1');
    expect(refusal(state, 'u8')).toBe('NU-FAV-1');
  });

  test('[NU-FAV-4, NU-FAV-6] each favour has its moment', () => {
    const state = position({ turnNumber: 19, favours: { 0: [6, 10, 13, 7, 16] } });
    expect(legal(state, 'u')).toBe('u7');
    for (const favour of [6, 10, 13]) expect(refusal(state, `u${favour}`)).toBe('NU-FAV-4');
    expect(refusal(state, 'u16')).toBe('NU-FAV-6');
    const end = position({
      turnNumber: 54,
      filler: floors(4),
      favours: { 0: [16, 10] },
      phase: { kind: 'endFavour', decider: 0 },
    });
    expect(refusal(end, 'u10')).toBe('NU-FAV-4');
  });

  test('[NU-FAV-4] several may be played in one turn', () => {
    const state = position({ turnNumber: 10, favours: { 0: [7, 12, 9] } });
    const next = play(state, 'u9 l1a1 d1b1 u12 u7');
    expect(next).toMatchObject({ usedFavours: [[9, 12, 7], [], []], phase: { kind: 'take' } });
  });

  test('[NU-FAV-3] a favour just taken is not used while squares are chosen', () => {
    const wish = {
      turnNumber: 7,
      filler: '1a1 1b1 1a2 1c1 1c2 1e5',
      filedCards: { 0: '22E' },
      favourLine: [13, 9],
    } as const;
    const state = position({ ...wish, tiles: { '1b2': 24 }, phase: placing(23, 'elder'), favours: { 0: [16] } });
    const asked = play(state, 'p1b2 f13');
    expect(asked.phase.kind).toBe('scoreSquare');
    expect(refusal(asked, 'u13')).toBe('NU-FAV-3');
  });

  test('[NU-FX-8] case 33: abundance gives two turns now and takes the next', () => {
    let state = play(position({ turnNumber: 49, favours: { 0: [7] } }), 'u7');
    expect(state.abundance).toEqual({ player: 0, stage: 'first' });
    const seen: (readonly [number, string | undefined, number])[] = [];
    for (let turnNumber = 49; turnNumber < 55 && state.phase.kind !== 'over'; turnNumber++) {
      seen.push([state.turnOwner, state.abundance?.stage, state.turnsLeft[0]!]);
      if (turnNumber < 54) state = finishTurn(state);
    }
    expect(seen).toEqual([
      [0, 'first', 2],
      [0, 'second', 1],
      [1, 'skip', 0],
      [2, 'skip', 0],
      [1, undefined, 0],
      [2, undefined, 0],
    ]);
  });

  test('[NU-FX-8] abundance of the last player lasts to the end', () => {
    let state = play(position({ turnNumber: 51, favours: { 2: [7] } }), 'u7');
    while (state.turnNumber < 54) state = finishTurn(state);
    expect(state).toMatchObject({ turnOwner: 1, abundance: { player: 2, stage: 'skip' } });
    while (!['endFavour', 'over'].includes(state.phase.kind)) state = game.play(state, game.legalMoves(state).at(-1)!);
    expect(state.turnsLeft).toEqual([0, 0, 0]);
    expect(game.State.is(state)).toBe(true);
  });

  test('[NU-FX-8] case 34: abundance needs two turns', () => {
    const state = position({ turnNumber: 52, favours: { 0: [7] } });
    expect(state.turnsLeft[0]).toBe(1);
    expect(refusal(state, 'u7')).toBe('NU-FX-8');
  });

  test('[NU-FX-8, NU-SQUARE-8] a tile laid in the first turn of abundance can be covered in the second', () => {
    const state = position({
      turnNumber: 7,
      filler: '1a1 1b1 1a2 1e5 1e3 1c5',
      tiles: { '1b2': 5 },
      favours: { 0: [7] },
      line: [6, 0, 1, 2],
    });
    const second = play(state, 'u7 t6 p1b2');
    expect(second).toMatchObject({ turnOwner: 0, turnNumber: 8 });
    expect(second.tiles[cell('2a1')]).not.toBe(-1);
  });

  test('[NU-FX-9] case 35: divination shows three cards, exchanges one and orders them', () => {
    const state = position({ turnNumber: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] });
    const seen = play(state, 'u8');
    expect(seen.peek).toEqual({ player: 0, count: 3 });
    expect(game.view(seen, 0).deck.slice(0, 4)).toEqual([9, 18, 30, '?']);
    expect(game.view(seen, 1).deck.slice(0, 3)).toEqual(['?', '?', '?']);
    expect(game.view(seen, 'spectator').deck[0]).toBe('?');
    const swapped = play(seen, 'x22');
    expect(swapped.line).toEqual([0, 20, 9, 14]); // the third engineer: two have been taken
    expect(swapped.deck.slice(0, 3)).toEqual([9, 5, 30]);
    expect(swapped.locatedCard).toEqual({ card: 5, firstIndex: 1, lastIndex: 1 });
    expect(legal(swapped)).toBe('o123 o132 o213 o231 o312 o321');
    expect(refusal(swapped, 'o12')).toBe('NU-FX-9');
    expect(events(swapped, 'o312')[0]).toEqual({ kind: 'deckOrdered', player: 0, backs: [2, 1, 1] });
    const ordered = play(swapped, 'o312');
    expect(ordered.deck.slice(0, 3)).toEqual([30, 9, 5]);
    expect(ordered.deckBacks.slice(0, 3)).toEqual([2, 1, 1]);
    expect(ordered.locatedCard).toEqual({ card: 5, firstIndex: 0, lastIndex: 2 });
    expect(ordered.phase.kind).toBe('take');
    expect(game.view(ordered, 0).deck.slice(0, 3)).toEqual([30, 9, 5]);
  });

  test('[NU-FX-9] few cards are enough for divination, none are not', () => {
    const two = play(position({ turnNumber: 49, favours: { 0: [8] } }), 'u8');
    expect(two.peek.count).toBe(2);
    expect(refusal(two, 'x31')).toBe('NU-FX-9');
    expect(legal(play(two, '-'))).toBe('o12 o21');
    const one = play(position({ turnNumber: 50, favours: { 1: [8] } }), 'u8');
    expect(play(one, '-').phase.kind).toBe('take');
    expect(refusal(position({ turnNumber: 51, favours: { 2: [8] } }), 'u8')).toBe('NU-FX-9');
  });

  test('[NU-FX-9] an empty or a reserved slot is not exchanged', () => {
    const state = position({
      turnNumber: 7,
      favours: { 0: [8] },
      usedFavours: { 1: [6] },
      line: [0, -1, 9, 14],
      phase: placing(5, 'sculptor'),
      also: { reservation: { player: 1, slot: 2 } },
    });
    const seen = play(state, 'u8');
    expect(refusal(seen, 'x12')).toBe('NU-FX-9');
    expect(refusal(seen, 'x13')).toBe('NU-FX-9');
    expect(refusal(seen, 'x14')).toBeUndefined();
    expect(play(seen, 'x14 o123').phase).toEqual(state.phase);
  });

  test('[NU-FX-10] case 53: spread exchanges two available tiles', () => {
    const state = position({
      turnNumber: 7,
      blocks: { 0: '1b1 1c1', 1: '1b2 1e5', 2: '1c2 1e4' },
      tiles: { '1a1': 0, '2b1': 31 },
      favours: { 0: [9] },
    });
    const lifting = play(state, 'u9');
    expect(refusal(lifting, 'l1b1')).toBe('NU-FX-10');
    expect(refusal(lifting, 'd1a1')).toBe('NU-GEN-2');
    const lifted = play(lifting, 'l1a1');
    expect(refusal(lifted, 'l1a2')).toBe('NU-GEN-2');
    expect(refusal(lifted, 'd1a1')).toBe('NU-FX-10');
    const next = play(lifted, 'd2b1');
    expect([next.tiles[cell('1a1')], next.tiles[cell('2b1')]]).toEqual([31, 0]);
    const last = position({ turnNumber: 54, filler: floors(4, '4b2'), favours: { 2: [9] } });
    expect(refusal(last, 'u9')).toBe('NU-FX-10');
    const before = position({
      turnNumber: 53,
      filler: floors(4, '4b2 4a2'),
      tiles: { '4a2': 5 },
      favours: { 0: [9, 10, 14, 15, 16, 17, 18] },
      phase: placing(6, 'sculptor'),
    });
    expect(play(before, 'p4a2').phase.kind).toBe('take');
  });

  test('[NU-FX-11, NU-SWAP-5] case 50: liberty opens every available tile for an own block', () => {
    const wish = {
      turnNumber: 4,
      favours: { 0: [10] },
      tiles: { '1a1': 5, '1b1': 14 },
      phase: placing(6, 'sculptor'),
    } as const;
    const state = position(wish);
    expect(refusal(state, 'p1b1')).toBe('NU-PLACE-2');
    const freed = play(state, 'u10');
    expect(freed.phase).toMatchObject({ anyTile: true, byLiberty: true });
    expect(refusal(freed, 'l1b1')).toBe('NU-SWAP-1');
    expect(play(freed, 'p1b1').filedCards[0]!.at(-1)).toMatchObject({ card: 6, countsAs: 'sculptor' });
    const labourer = play(position({ ...wish, phase: placing(0, 'labourer') }), 'u10');
    expect(refusal(labourer, 'l1c1')).toBe('NU-SWAP-5');
    const siku = position({ players: 2, turnNumber: 3, favours: { 0: [10] }, phase: placing(6, 'sculptor', 'siku') });
    expect(refusal(siku, 'u10')).toBe('NU-FX-11');
    const twice = position({ ...wish, turnNumber: 7, favours: { 0: [10, 11] } });
    expect(refusal(play(twice, 'u10'), 'u11')).toBe('NU-FX-11');
  });

  test('[NU-FX-12] case 51: renewal replaces the unreserved cards of the line', () => {
    const state = position({
      turnNumber: 39,
      favours: { 2: [12] },
      usedFavours: { 0: [8], 1: [6] },
      line: [0, 5, 9, 14],
      deck: [18, 20],
      also: {
        reservation: { player: 1, slot: 1 },
        peek: { player: 0, count: 2 },
        locatedCard: { card: 18, firstIndex: 0, lastIndex: 1 },
      },
    });
    const told = events(state, 'u12');
    expect(told).toContainEqual({ kind: 'deckReshuffled', cards: [0, 9, 14], reason: 'renewal' });
    const slots = told.flatMap((event) => (event.kind === 'cardRevealed' ? [event.slot] : []));
    expect(slots.slice(0, 3)).toEqual([0, 2, 3]);
    const next = play(state, 'u12');
    expect(next.line[1]).toBe(5);
    expect(next.deck).toHaveLength(12);
    expect(next).toMatchObject({ peek: { player: -1, count: 0 }, locatedCard: null });
    expect(refusal(position({ turnNumber: 51, favours: { 2: [12] } }), 'u12')).toBe('NU-FX-12');
  });

  test('[NU-FX-13] case 36: rivalry scores a square for the active player alone', () => {
    const wish = { players: 4, tiles: { '1b2': 5 }, favours: { 0: [13] }, phase: placing(6, 'sculptor') } as const;
    const state = position({ ...wish, turnNumber: 5, blocks: { 0: '1a1', 1: '1b1', 2: '1a2', 3: '1e5' } });
    const asked = play(state, 'p1b2');
    expect(asked.phase).toEqual({ kind: 'scoreSquare', squares: [25], byRivalry: false });
    expect(legal(asked)).toBe('u13 s2a1');
    expect(play(asked, 'u13 s2a1').squarePoints).toEqual([7, 0, 0, 0]);
    expect(play(asked, 's2a1').squarePoints).toEqual([5, 1, 1, 0]);
    const second = position({
      ...wish,
      turnNumber: 9,
      blocks: { 0: '1e1 1e5', 1: '1a1 1b1', 2: '1a2 1e3', 3: '1a5 1c5' },
    });
    expect(play(second, 'p1b2 u13 s2a1').squarePoints).toEqual([2, 0, 0, 0]);
    expect(play(second, 'p1b2 s2a1').squarePoints).toEqual([2, 5, 0, 0]);
  });

  test('[NU-FX-13] rivalry-already: one rivalry is enough for a square', () => {
    const favours = game.components.favours.map((favour, i) =>
      i === 12 ? { ...favour, id: 'rivalry', minPlayers: 3 } : favour,
    );
    const own = game.withComponents({ ...game.components, favours });
    if (own._tag === 'Left') throw new Error(own.left.message);
    const wish = { players: 4, turnNumber: 9, tiles: { '1b2': 5 }, favours: { 0: [12, 13] } } as const;
    const blocks = { 0: '1e1 1e5', 1: '1a1 1b1', 2: '1a2 1e3', 3: '1a5 1c5' };
    const state = position({ ...wish, blocks, phase: placing(6, 'sculptor') }, own.right);
    const doubled = play(state, 'p1b2 u12', own.right);
    expect(own.right.whyIllegal(doubled, { kind: 'useFavour', favour: 13 })).toMatchObject({
      clause: 'NU-FX-13',
      reason: 'rivalry-already',
      message: 'Rivalry is already used for the next square.',
    });
    expect(play(doubled, 's2a1', own.right).squarePoints).toEqual([2, 0, 0, 0]);
  });

  test('[NU-TAKE-8] the line is looked at again after a favour', () => {
    const state = position({ turnNumber: 4, favours: { 0: [7] } });
    const phase: Phase = { kind: 'take', anyCardAnyTile: false };
    expect(play(state, 'u7').phase).toEqual(phase);
  });
});
