import { expect, test } from 'vitest';
import { validateDocument } from '../../src/archive/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { recordOf } from '../../src/core/records/record-of.js';
import { game } from '../../src/games/blueprints/index.js';
import { gameOf, games } from '../../src/games/index.js';
import { gameIds, loadGame, replay, validateRecord } from '../../src/index.js';
import { randomGame } from '../../src/testing/index.js';

const options = { players: 3, seed: 'record' } as const;
const turns = [...randomGame(game, options)];
const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
const end = turns.at(-1)!.state;
const record = orThrow(recordOf(game, { options, moves, end }));
const own = orThrow(game.withComponents({ awardPoints: { gold: 9, silver: 8, bronze: 7 } }));

test('the root validates and replays a record of the game that it is given', () => {
  expect(validateRecord(record, game)).toMatchObject({ right: { end } });
  expect(replay(record, game)).toEqual(end);
});

test('the root refuses a record of another game or of other components, and what is not a record', () => {
  expect(validateRecord(record, games.nunatak)).toMatchObject({
    left: { _tag: 'GameMismatch', expected: 'nunatak', found: 'blueprints' },
  });
  const theirs = orThrow(recordOf(own, { options, moves }));
  expect(validateRecord(theirs, game)).toMatchObject({
    left: { _tag: 'ComponentsMismatch', expected: game.componentsId, found: own.componentsId },
  });
  expect(validateRecord(theirs, own)).toMatchObject({ right: { end: { components: own.componentsId } } });
  expect(replay(theirs, own)).toMatchObject({ components: own.componentsId });
  expect(validateRecord('chess', game)).toMatchObject({ left: { _tag: 'InvalidRecord' } });
});

test('the root loads the games that sastrugi/games has, by their ids', async () => {
  expect(Object.values(games).map(({ id }) => id)).toEqual(gameIds);
  expect(Object.keys(games)).toEqual(gameIds);
  for (const id of gameIds) expect(await loadGame(id)).toBe(games[id]);
});

test('an id that is not of a game has no game', async () => {
  const ids: readonly string[] = [...gameIds, 'toString', '__proto__', 'chess'];
  const expected = [...gameIds, undefined, undefined, undefined];
  expect(ids.map((id) => gameOf(id)?.id)).toEqual(expected);
  expect((await Promise.all(ids.map((id) => loadGame(id)))).map((found) => found?.id)).toEqual(expected);
});

test('code that serves any game plays the one that it found', () => {
  const found = gameOf('blueprints')!;
  const start = orThrow(found.setup(options));
  expect(orThrow(found.applyMove(start, found.legalMoves(start)[0]!))).not.toEqual(start);
});

test('the archive finds the game of a document, and does not throw where finding it does', () => {
  expect(validateDocument(record)).toMatchObject({ right: { end } });
  expect(validateDocument({ ...record, game: 'toString' })).toMatchObject({
    left: { _tag: 'GameMismatch', found: 'toString' },
  });
  expect(validateDocument(null)).toMatchObject({ left: { _tag: 'InvalidRecord' } });
  const throwing = () => {
    throw new Error('no games');
  };
  expect(validateDocument(record, throwing)).toMatchObject({ left: { _tag: 'ValidatorThrew' } });
});

test.each(gameIds)('sastrugi/%s exports orThrow, so that a first program needs one import', async (id) => {
  expect(await import(`../../src/games/${id}/index.ts`)).toMatchObject({ orThrow });
});
