import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../src/core/contract/game.js';
import { game } from '../../../src/games/nunatak/index.js';

describe('notation', () => {
  test('the catalogue has 460 moves in the order of the page', () => {
    expect(game.catalogue).toHaveLength(460);
    const at = (text: string): number => {
      const move = game.parseMove(text);
      return move._tag === 'Right' ? game.actionOf(move.right) : -1;
    };
    const firsts = ['t0', 'me', 'asL', 'p1a1', 'l1a1', 'd1a1', 'f0', 'u0', 'b2a1', 's2a1', 'r0', 'x11', 'o12', 'c0'];
    expect(firsts.map(at)).toEqual([0, 54, 56, 62, 116, 170, 224, 244, 264, 293, 323, 377, 389, 397]);
    expect(['iL', '-', 'siku', 'asE', 'p4b2', 'sdome', 'x34', 'o321', 'iE'].map(at)).toEqual([
      451, 459, 55, 61, 115, 322, 388, 396, 458,
    ]);
  });

  test.each([
    [{ kind: 'take', card: 17 }, 't17'],
    [{ kind: 'place', cell: 12 }, 'p1c3'],
    [{ kind: 'place', cell: 53 }, 'p4b2'],
    [{ kind: 'scoreSquare', square: 54 }, 'sdome'],
    [{ kind: 'exchange', deckIndex: 1, slot: 2 }, 'x23'],
    [{ kind: 'chooseNewType', newType: 'saw' }, 'iW'],
    [{ kind: 'chooseBlockOwner', blockOwner: 'siku' }, 'siku'],
    [{ kind: 'pass' }, '-'],
  ] as const)('%o is written %s', (move, text) => {
    expect(game.formatMove(move)).toBe(text);
    expect(game.parseMove(text)).toEqual({ _tag: 'Right', right: move });
  });

  test('[NU-FX-9] the order of cards put back is written for others as hidden, and not read', () => {
    expect(game.formatMove({ kind: 'orderCards', order: HIDDEN })).toBe('o???');
    expect(game.parseMove('o???')._tag).toBe('Left');
    expect(game.Move.decode({ kind: 'orderCards', order: HIDDEN })).toMatchObject({ left: { path: 'order' } });
  });

  test('other texts are refused', () => {
    for (const text of ['', 't54', 't07', 'p1f1', 'p5a1', 'b1a1', 's1a1', 'o11', 'asX', 'T1', 'p1c3 ']) {
      expect(game.parseMove(text)._tag).toBe('Left');
    }
  });
});
