import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../src/core/data/digest.js';
import { internalsOf } from '../../src/core/engine/define-rules.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { canonicalBytes, recordKey, VERSION } from '../../src/core/records/record.js';
import { recordOf } from '../../src/core/records/record-of.js';
import { replay, validateRecord } from '../../src/core/records/validate-record.js';
import { game } from '../../src/games/blueprints/index.js';
import { randomGame } from '../../src/testing/index.js';
import { game as toy } from '../support/toy.js';

const options = { players: 3, seed: 'record' } as const;
const turns = [...randomGame(game, options)];
const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
const end = turns.at(-1)!.state;
const record = orThrow(recordOf(game, { options, moves, end }));

test('a record has everything needed to replay the game', () => {
  expect(JSON.parse(JSON.stringify(record))).toEqual({
    format: 'sastrugi-record/2',
    id: recordKey(record),
    createdBy: { package: 'sastrugi', version: VERSION },
    game: 'blueprints',
    rules: game.version,
    components: game.componentsId,
    options,
    moves: moves.map(game.formatMove),
    result: {
      over: true,
      totals: game.score(end).players.map(({ total }) => total),
      winners: game.score(end).winners,
      outcome: null,
      digest: digestOf(end),
    },
  });
});

test('a record without an end has no result', () => {
  const silent = orThrow(recordOf(game, { options, moves }));
  expect(silent).not.toHaveProperty('result');
  expect(validateRecord(silent, game)).toMatchObject({ right: { end } });
});

test('replay and validateRecord lead to the last state, also of an unfinished game', () => {
  expect(replay(record, game)).toEqual(end);
  expect(validateRecord(record, game)).toEqual({
    _tag: 'Right',
    right: { record, end, score: game.score(end), sampledFields: [], isComplete: true, envelopeError: null },
  });
  const half = orThrow(recordOf(game, { options, moves: moves.slice(0, 20), end: turns[20]!.state }));
  expect(validateRecord(half, game)).toMatchObject({ right: { end: turns[20]!.state } });
});

test("the owner's envelope is kept", () => {
  const createdBy = { package: 'a-club', version: '3.1.4' };
  const kept = orThrow(recordOf(game, { options, moves, id: 'A7', createdBy, envelope: { occasion: 'Open' } }));
  expect(kept).toMatchObject({ id: 'A7', createdBy, envelope: { occasion: 'Open' } });
  expect(validateRecord(kept, game)).toMatchObject({ right: { record: kept } });
});

test('default options are filled in', () => {
  const options = { players: 2, seed: 'filled' } as const;
  const kept = orThrow(recordOf(toy, { options, moves: [] }));
  expect(kept.options).toEqual({ ...options, dice: true });
  expect(replay(kept, toy)).toEqual(orThrow(toy.setup(options)));
  expect(validateRecord({ ...kept, options }, toy)).toMatchObject({
    left: {
      _tag: 'InvalidOptions',
      path: 'options.dice',
      message: 'options.dice: must be given: a record has all options filled in',
    },
  });
});

test.each<readonly [string, unknown, unknown, object]>([
  ['options that setup refuses', { ...options, players: 9 }, moves, { _tag: 'InvalidOptions', path: 'players' }],
  ['no options', undefined, moves, { _tag: 'InvalidOptions', path: '' }],
  ['a value that is not a move', options, [moves[0], { kind: 'fly' }], { _tag: 'InvalidMove', path: 'moves[1]' }],
  ['the text of a move', options, ['W1a'], { _tag: 'InvalidMove', path: 'moves[0]' }],
  ['a move with a hidden field', options, [{ ...moves[0], cell: '?' }], { _tag: 'InvalidMove', path: 'moves[0]' }],
])('no record is made of %s', (_, given, made, left) => {
  expect(recordOf(game, { options: given as typeof options, moves: made as typeof moves })).toMatchObject({
    _tag: 'Left',
    left,
  });
});

describe('the first error is', () => {
  test.each<readonly [string, unknown, object]>([
    ['no record', null, { _tag: 'InvalidRecord', path: '' }],
    ['another format', { ...record, format: 'sastrugi-record/1' }, { _tag: 'InvalidRecord', path: 'format' }],
    ['an extra field', { ...record, players: 3 }, { _tag: 'InvalidRecord', path: 'players' }],
    ['no id', { ...record, id: undefined }, { _tag: 'InvalidRecord', path: 'id' }],
    ['an id that is too long', { ...record, id: 'x'.repeat(65) }, { _tag: 'InvalidRecord', path: 'id' }],
    ['an invalid `createdBy`', { ...record, createdBy: 'sastrugi' }, { _tag: 'InvalidRecord', path: 'createdBy' }],
    ['no beginning', { ...record, options: undefined }, { _tag: 'InvalidRecord', path: 'options' }],
    ['two beginnings', { ...record, start: end }, { _tag: 'InvalidRecord', path: 'options' }],
    ['a move that is not a text', { ...record, moves: [1] }, { _tag: 'InvalidRecord', path: 'moves[0]' }],
    [
      'another game',
      { ...record, game: 'nunatak' },
      { _tag: 'GameMismatch', expected: 'blueprints', found: 'nunatak' },
    ],
    [
      'another version of the rules',
      { ...record, rules: '1' },
      { _tag: 'RulesMismatch', expected: game.version, found: '1' },
    ],
    [
      'other components',
      { ...record, components: '0' },
      { _tag: 'ComponentsMismatch', expected: game.componentsId, found: '0' },
    ],
    ['no options', { ...record, options: [] }, { _tag: 'InvalidOptions', path: 'options' }],
    ['a bad option', { ...record, options: { ...options, players: 9 } }, { path: 'options.players' }],
  ])('%s', (_, document, left) => expect(validateRecord(document, game)).toMatchObject({ left }));

  test('a text that is not a move', () => {
    const spoilt = { ...record, moves: [...record.moves.slice(0, 4), 'e4'] };
    expect(validateRecord(spoilt, game)).toMatchObject({
      left: { _tag: 'MoveRefused', ply: 5, text: 'e4', clause: null, error: { _tag: 'InvalidMove' } },
    });
  });

  test('a move that is not legal, with its clause and what was legal instead', () => {
    const spoilt = { ...record, moves: [...record.moves.slice(0, 4), 'xW1'] };
    const legalMoves = turns[4]!.moves.map(game.formatMove);
    expect(validateRecord(spoilt, game)).toMatchObject({
      left: { _tag: 'MoveRefused', ply: 5, text: 'xW1', clause: 'BP-TWO-5', legalMoves },
    });
  });

  test('a move after the end', () => {
    const longer = { ...record, moves: [...record.moves, 'W1a'] };
    expect(validateRecord(longer, game)).toMatchObject({
      left: { ply: moves.length + 1, clause: 'BP-END-1', legalMoves: [] },
    });
  });

  test('an outcome with an own key __proto__', () => {
    const outcome = JSON.parse('{"__proto__": null}');
    const claimed = JSON.parse(
      JSON.stringify({ ...record, result: { ...record.result, outcome: 0 } }),
    ) as typeof record;
    for (const claim of [outcome, JSON.parse('{"__proto__": {}}'), {}]) {
      const document = { ...claimed, result: { ...claimed.result, outcome: claim } };
      expect(validateRecord(document, game)).toMatchObject({ left: { _tag: 'WrongResult', path: 'result.outcome' } });
    }
    const totals = JSON.parse('{"over":true,"__proto__":{"totals":[0]}}');
    expect(validateRecord({ ...record, result: totals }, game)).toMatchObject({ left: { _tag: 'InvalidRecord' } });
  });

  test('a result that differs from that of the moves', () => {
    const { result } = record;
    const totals = result!.totals.map((total, player) => (player === 1 ? total + 1 : total));
    const message = `result.totals[1]: the record claims ${totals[1]}, the moves give ${result!.totals[1]}.`;
    expect(validateRecord({ ...record, result: { ...result, totals } }, game)).toMatchObject({
      left: { _tag: 'WrongResult', path: 'result.totals[1]', result, message },
    });
  });

  test('a result without the points of a player', () => {
    const { result } = record;
    const message = `result.totals[1]: the record claims nothing, the moves give ${result!.totals[1]}.`;
    expect(
      validateRecord({ ...record, result: { ...result, totals: result!.totals.slice(0, 1) } }, game),
    ).toMatchObject({ left: { _tag: 'WrongResult', message } });
  });

  test('an end that is another state with the same score', () => {
    const digest = digestOf({ ...end, random: { ...end.random, drawn: end.random.drawn + 1 } });
    expect(validateRecord({ ...record, result: { ...record.result, digest } }, game)).toMatchObject({
      left: { _tag: 'WrongResult', path: 'result.digest', result: record.result },
    });
  });
});

describe('a record that begins in a position', () => {
  const start = turns[20]!.state;
  const record = orThrow(recordOf(game, { start, moves: moves.slice(20), end }));

  test('has the position instead of options, and is validated from there', () => {
    expect(record).not.toHaveProperty('options');
    const read = JSON.parse(JSON.stringify(record));
    expect(validateRecord(read, game)).toMatchObject({ right: { record, end } });
    expect(replay(read, game)).toEqual(end);
  });

  test('is refused if the position is invalid', () => {
    expect(validateRecord({ ...record, start: { ...start, round: 7 } }, game)).toMatchObject({
      left: {
        _tag: 'InvalidState',
        path: 'start.round',
        message: 'start.round: expected an integer from 0 to 2, got 7',
      },
    });
    expect(validateRecord({ ...record, start: 1 }, game)).toMatchObject({ left: { path: 'start' } });
    expect(validateRecord({ ...record, start: game.view(start, 0) }, game)).toMatchObject({
      left: { _tag: 'InvalidState', path: 'start.viewer' },
    });
  });

  test('is refused if a move is illegal', () => {
    expect(validateRecord({ ...record, moves: ['xW1'] }, game)).toMatchObject({
      left: { _tag: 'MoveRefused', ply: 1, clause: 'BP-TWO-5' },
    });
  });

  test('does not change the position', () => {
    const before = JSON.stringify(start);
    validateRecord(record, game);
    expect(JSON.stringify(start)).toBe(before);
  });
});

describe('the rules of another copy of the package, whose engine is not available,', () => {
  const copy: typeof game = { ...game, play: (state, move) => game.play(state, move) };

  test('validate the same way', () => {
    expect(internalsOf(copy)).toBeUndefined();
    expect(validateRecord(record, copy)).toEqual(validateRecord(record, game));
  });

  test.each(['xW1', 'e4'])('refuse %s the same way', (text) => {
    const spoilt = { ...record, moves: [...record.moves.slice(0, 4), text] };
    expect(validateRecord(spoilt, copy)).toEqual(validateRecord(spoilt, game));
  });
});

describe('the key of a record', () => {
  test('does not depend on the envelope or the id', () => {
    const theirs = orThrow(recordOf(game, { options, moves, id: 'A7', envelope: { occasion: 'Open' } }));
    expect(recordKey(theirs)).toBe(recordKey(record));
    expect(recordKey(record)).toMatch(/^[0-9a-f]{32}$/);
    const turned = Object.fromEntries(Object.entries(record).reverse()) as typeof record;
    expect(recordKey(turned)).toBe(recordKey(record));
  });

  test.each<[string, object]>([
    ['game', { game: 'nunatak' }],
    ['rules', { rules: '1' }],
    ['components', { components: 'own' }],
    ['seed', { options: { ...options, seed: 'other' } }],
    ['start', { options: undefined, start: turns[1]!.state }],
    ['moves', { moves: record.moves.slice(1) }],
  ])('differs for another %s', (_, change) => {
    expect(recordKey({ ...record, ...change } as typeof record)).not.toBe(recordKey(record));
  });
});

test('the canonical bytes of a record are its JSON, and do not depend on the order of keys', () => {
  const turned = Object.fromEntries(Object.entries(record).reverse()) as typeof record;
  const bytes = canonicalBytes(record);
  expect(canonicalBytes(turned)).toEqual(bytes);
  const text = new TextDecoder().decode(bytes);
  expect(JSON.parse(text)).toEqual(record);
  expect(text.startsWith('{"components":"')).toBe(true);
  expect(text).not.toContain('\n');
});

test('records are written by this version of the package', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(VERSION).toBe(JSON.parse(manifest).version);
});
