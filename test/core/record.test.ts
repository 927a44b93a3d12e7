import { describe, expect, test } from 'vitest';
import { recordOf, replay, validateRecord } from '../../src/core/record.js';
import { orThrow } from '../../src/core/verdict.js';
import { game } from '../../src/games/blueprints/index.js';
import { randomGame } from '../../src/testing/index.js';
import { game as toy } from '../testing/toy/index.js';

const options = { players: 3, seed: 'record' } as const;
const turns = [...randomGame(game, options)];
const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
const end = turns.at(-1)!.state;
const record = orThrow(recordOf(game, options, moves, end));

test('a record has all that is needed to play the game again', () => {
  expect(JSON.parse(JSON.stringify(record))).toEqual({
    format: 'sastrugi-record/1',
    game: 'blueprints',
    rules: '1',
    components: game.componentsId,
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
  const silent = orThrow(recordOf(game, options, moves));
  expect(silent).not.toHaveProperty('result');
  expect(validateRecord(game, silent)).toEqual({ _tag: 'Right', right: end });
});

test('replay and validateRecord lead to the last state, of a game broken off too', () => {
  expect(replay(game, record)).toEqual(end);
  expect(validateRecord(game, record)).toEqual({ _tag: 'Right', right: end });
  const half = orThrow(recordOf(game, options, moves.slice(0, 20), turns[20]!.state));
  expect(validateRecord(game, half)).toEqual({ _tag: 'Right', right: turns[20]!.state });
});

test('whatever JSON the keeper adds stays out of the way', () => {
  expect(validateRecord(game, { ...record, meta: { names: ['Ann', 'Bo'], rated: true } })._tag).toBe('Right');
});

test('the options are filled in', () => {
  const given = { players: 2, seed: 'filled' } as const;
  const kept = orThrow(recordOf(toy, given, []));
  expect(kept.options).toEqual({ ...given, dice: true });
  expect(replay(toy, kept)).toEqual(orThrow(toy.setup(given)));
});

test.each<readonly [string, unknown, unknown, object]>([
  ['options that setup refuses', { ...options, players: 9 }, moves, { _tag: 'InvalidOptions', path: 'players' }],
  ['no options', undefined, moves, { _tag: 'InvalidOptions', path: '' }],
  ['what is no move', options, [moves[0], { kind: 'fly' }], { _tag: 'InvalidMove', path: 'moves[1]' }],
  ['the text of a move', options, ['W1a'], { _tag: 'InvalidMove', path: 'moves[0]' }],
  [
    'a move of which a part is hidden',
    options,
    [{ ...moves[0], cell: '?' }],
    { _tag: 'InvalidMove', path: 'moves[0]' },
  ],
])('no record is made of %s', (_, given, made, left) => {
  expect(recordOf(game, given as typeof options, made as typeof moves)).toMatchObject({ _tag: 'Left', left });
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
    [
      'other components',
      { ...record, components: '0' },
      { _tag: 'OtherComponents', expected: game.componentsId, found: '0' },
    ],
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

  test('an outcome with an own key __proto__', () => {
    const outcome = JSON.parse('{"__proto__": null}');
    const claimed = JSON.parse(
      JSON.stringify({ ...record, result: { ...record.result, outcome: 0 } }),
    ) as typeof record;
    for (const claim of [outcome, JSON.parse('{"__proto__": {}}'), {}]) {
      const document = { ...claimed, result: { ...claimed.result, outcome: claim } };
      expect(validateRecord(game, document)).toMatchObject({ left: { _tag: 'WrongResult', path: 'result.outcome' } });
    }
    const totals = JSON.parse('{"over":true,"__proto__":{"totals":[0]}}');
    expect(validateRecord(game, { ...record, result: totals })).toMatchObject({ left: { _tag: 'InvalidRecord' } });
  });

  test('a result that the moves do not bear out', () => {
    const { result } = record;
    const totals = result!.totals.map((total, player) => (player === 1 ? total + 1 : total));
    expect(validateRecord(game, { ...record, result: { ...result, totals } })).toMatchObject({
      left: { _tag: 'WrongResult', path: 'result.totals[1]', result },
    });
  });
});
