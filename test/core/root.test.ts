import { expect, test } from 'vitest';
import { recordOf } from '../../src/core/record-of.js';
import { orThrow } from '../../src/core/verdict.js';
import { game } from '../../src/games/blueprints/index.js';
import { gameOf, games, replay, validateRecord } from '../../src/index.js';
import { randomGame } from '../../src/testing/index.js';

const options = { players: 3, seed: 'record' } as const;
const turns = [...randomGame(game, options)];
const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
const end = turns.at(-1)!.state;
const record = orThrow(recordOf(game, { options, moves, end }));
const own = orThrow(game.withComponents({ awards: { gold: 9, silver: 8, bronze: 7 } }));

test('the root picks the game that the record names', () => {
  expect(validateRecord(record)).toMatchObject({ right: { end } });
  expect(replay(record)).toEqual(end);
  expect(Object.keys(games)).toEqual(Object.values(games).map(({ id }) => id));
});

test('the root refuses a game that it does not have, and what is no record', () => {
  expect(validateRecord({ ...record, game: 'toString' })).toMatchObject({
    left: { _tag: 'OtherGame', found: 'toString' },
  });
  expect(validateRecord('chess')).toMatchObject({ left: { _tag: 'InvalidRecord' } });
});

test('the root is given the game with own components', () => {
  const theirs = orThrow(recordOf(own, { options, moves }));
  expect(validateRecord(theirs)).toMatchObject({
    left: { _tag: 'OtherComponents', expected: game.componentsId, found: own.componentsId },
  });
  expect(validateRecord(theirs, own)).toMatchObject({ right: { end: { components: own.componentsId } } });
  expect(replay(theirs, own)).toMatchObject({ components: own.componentsId });
});

test('the game of an id that is a plain string', () => {
  const ids: readonly string[] = [...Object.keys(games), 'toString', '__proto__', 'chess'];
  expect(ids.map((id) => gameOf(id)?.id)).toEqual([...Object.keys(games), undefined, undefined, undefined]);
  const found = gameOf(ids[0]!)!;
  const start = orThrow(found.setup(options));
  expect(orThrow(found.applyMove(start, found.legalMoves(start)[0]!))).not.toEqual(start);
});
