import { describe, expect, test } from 'vitest';
import { type GameRecord, recordOf, replay, validateRecord } from '../../src/core/record.js';
import { orThrow } from '../../src/core/verdict.js';
import { game } from '../../src/games/blueprints/index.js';
import { games, replay as replayAny, validateRecord as validateAny } from '../../src/index.js';
import { randomGame } from '../../src/testing/index.js';

const options = { players: 3, seed: 'record' } as const;
const turns = [...randomGame(game, options)];
const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
const end = turns.at(-1)!.state;
const record = recordOf(game, options, moves, end);
const own = orThrow(game.withComponents({ awards: { gold: 9, silver: 8, bronze: 7 } }));

test('a record has all that is needed to play the game again', () => {
  expect(JSON.parse(JSON.stringify(record))).toEqual({
    format: 'sastrugi-record/1',
    game: 'blueprints',
    rules: '1',
    components: 'standard',
    options,
    moves: moves.map(game.formatMove),
    result: {
      over: true,
      totals: game.score(end).players.map(({ total }) => total),
      winners: game.score(end).winners,
      outcome: null,
    },
  });
});

test('a record without an end claims nothing', () => {
  expect(recordOf(game, options, moves)).not.toHaveProperty('result');
  expect(validateRecord(game, recordOf(game, options, moves))).toEqual({ _tag: 'Right', right: end });
});

test('replay and validateRecord lead to the last state, of a game broken off too', () => {
  expect(replay(game, record)).toEqual(end);
  expect(validateRecord(game, record)).toEqual({ _tag: 'Right', right: end });
  const half = recordOf(game, options, moves.slice(0, 20), turns[20]!.state);
  expect(validateRecord(game, half)).toEqual({ _tag: 'Right', right: turns[20]!.state });
});

test('whatever JSON the keeper adds stays out of the way', () => {
  expect(validateRecord(game, { ...record, meta: { names: ['Ann', 'Bo'], rated: true } })._tag).toBe('Right');
});

describe('the first thing wrong is', () => {
  test.each<readonly [string, unknown, object]>([
    ['no record', null, { _tag: 'InvalidRecord', path: '' }],
    ['another format', { ...record, format: 'sastrugi-record/2' }, { _tag: 'InvalidRecord', path: 'format' }],
    ['a field too many', { ...record, players: 3 }, { _tag: 'InvalidRecord', path: 'players' }],
    ['a move that is no text', { ...record, moves: [1] }, { _tag: 'InvalidRecord', path: 'moves[0]' }],
    ['meta that is no JSON', { ...record, meta: () => 1 }, { _tag: 'InvalidRecord', path: 'meta' }],
    ['another game', { ...record, game: 'nunatak' }, { _tag: 'OtherGame', expected: 'blueprints', found: 'nunatak' }],
    ['another version of the rules', { ...record, rules: '2' }, { _tag: 'OtherRules', expected: '1', found: '2' }],
    ['other components', { ...record, components: 'own-1' }, { _tag: 'OtherComponents', found: 'own-1' }],
    ['no options', { ...record, options: [] }, { _tag: 'InvalidOptions', path: 'options' }],
    ['a bad option', { ...record, options: { ...options, players: 9 } }, { path: 'options.players' }],
  ])('%s', (_, document, left) => expect(validateRecord(game, document)).toMatchObject({ left }));

  test('a text that is no move', () => {
    const spoilt = { ...record, moves: [...record.moves.slice(0, 4), 'e4'] };
    expect(validateRecord(game, spoilt)).toMatchObject({
      left: { _tag: 'MoveRefused', number: 5, text: 'e4', clause: null, reason: { _tag: 'InvalidMove' } },
    });
  });

  test('a move that is not legal, with its clause and what was legal instead', () => {
    const spoilt = { ...record, moves: [...record.moves.slice(0, 4), 'xW1'] };
    const legal = turns[4]!.moves.map(game.formatMove);
    expect(validateRecord(game, spoilt)).toMatchObject({
      left: { _tag: 'MoveRefused', number: 5, text: 'xW1', clause: 'BP-TWO-5', legal },
    });
  });

  test('a move after the end', () => {
    const longer = { ...record, moves: [...record.moves, 'W1a'] };
    expect(validateRecord(game, longer)).toMatchObject({
      left: { number: moves.length + 1, clause: 'BP-END-1', legal: [] },
    });
  });

  test('a result that the moves do not bear out', () => {
    const { result } = record;
    const totals = result!.totals.map((total, player) => (player === 1 ? total + 1 : total));
    expect(validateRecord(game, { ...record, result: { ...result, totals } })).toMatchObject({
      left: { _tag: 'WrongResult', path: 'result.totals[1]', result },
    });
  });
});

describe('the root', () => {
  test('picks the game that the record names', () => {
    expect(validateAny(record)).toEqual({ _tag: 'Right', right: end });
    expect(replayAny(record)).toEqual(end);
    expect(Object.keys(games)).toEqual(Object.values(games).map(({ id }) => id));
  });

  test('refuses a game that it does not have, and what is no record', () => {
    expect(validateAny({ ...record, game: 'toString' })).toMatchObject({
      left: { _tag: 'OtherGame', found: 'toString' },
    });
    expect(validateAny('chess')).toMatchObject({ left: { _tag: 'InvalidRecord' } });
  });

  test('is given the game with own components', () => {
    const theirs = recordOf(
      own,
      options,
      moves,
      replay(own, { ...record, components: own.componentsId } as GameRecord),
    );
    expect(validateAny(theirs)).toMatchObject({ left: { _tag: 'OtherComponents', expected: 'standard' } });
    expect(validateAny(theirs, own)).toMatchObject({ right: { components: own.componentsId } });
    expect(replayAny(theirs, own)).toMatchObject({ components: own.componentsId });
  });
});
