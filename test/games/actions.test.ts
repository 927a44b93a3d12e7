import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.js';
import type { MoveKind } from '../../src/core/contract/kernel.js';
import { internalsOf } from '../../src/core/engine/define-rules.js';
import type { Types } from '../../src/core/types/base-types.js';
import { entries } from './entries.js';

test.each(Object.entries(entries))('the actions of %s are the moves of all kinds, in their order', (_, { game }) => {
  const { kernel, box } = internalsOf<Types>(game)!;
  const moves = Object.values<MoveKind<Types>>(kernel.kinds).flatMap((kind) => kind.allMoves(box));
  expect(moves.length).toBeGreaterThan(20);
  expect(game.catalogue.length).toBe(moves.length);
  expect(game.catalogue.findIndex((move, i) => move !== moves[i])).toBe(-1);
});

test.each(Object.entries(entries))('the codec of moves that %s exports reads entries of its catalogue', (_, entry) => {
  const { game, Move } = entry as typeof entry & Pick<AnyGame, 'Move'>;
  const strange = game.catalogue.filter((move) => {
    const read = Move.decode({ ...move });
    return read._tag === 'Left' || read.right !== move;
  });
  expect(strange).toEqual([]);
});
