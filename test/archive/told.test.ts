import { describe, expect, test } from 'vitest';
import { formatRecord, migrate, parseRecord, recordKey, validateLine, validateLines } from '../../src/archive/index.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import type { KeyedRecord } from '../../src/core/records/record.js';
import { game as antarctica } from '../../src/games/antarctica/index.js';
import {
  type GameRecord,
  orThrow,
  recordOf,
  replay,
  stepsOfRecord,
  toToldRecord,
  validateRecord,
} from '../../src/index.js';
import { isFull } from '../support/games.js';
import { recordedGame, toldGame, toldGames } from './samples.js';

const game = antarctica as unknown as AnyGame;
const record = toldGame(game, 'told', 30);
const { told = [], moves } = record;

/** The number of moves after which games are left where few games are played: each step of a told game takes long. */
const MAX_MOVES = isFull ? Number.POSITIVE_INFINITY : 20;

/** Returns a copy of a list with another item in a place. */
const replaceAt = <A>(list: readonly A[], place: number, item: A): readonly A[] =>
  list.map((each, i) => (i === place ? item : each));

/** The first move after which chance brings a card. */
const drawn = told.findIndex((entry, i) => i > 0 && entry !== '');
const card = told[drawn]!;

describe.each(toldGames.map((each) => [each.id, each] as const))('a told game of %s', (_, played) => {
  const seeded = recordedGame(played, 'told', MAX_MOVES);
  const record = orThrow(toToldRecord(seeded, played));

  test('has facts in the place of a seed', () => {
    const { seed: __, ...options } = seeded.options!;
    expect(record).toMatchObject({ options, moves: seeded.moves });
    expect(record.options).not.toHaveProperty('seed');
    expect(record.told).toHaveLength(record.moves.length + 1);
    expect(record.told![0]).not.toBe('');
    expect(record.id).toBe(recordKey(record));
    expect(record.id).not.toBe(seeded.id);
  });

  test('ends as the seeded one did', () => {
    const validated = orThrow(validateLine(JSON.stringify(record)));
    const { digest: __, ...result } = seeded.result!;
    expect(validated.record).toEqual(record);
    expect(record.result).toMatchObject(result);
    const end = replay(seeded, played);
    expect(played.view(validated.end, 'spectator')).toEqual(played.view(end, 'spectator'));
    expect(replay(record, played)).toEqual(validated.end);
    expect(validated.sampledFields).not.toContain('random');
  });

  test('has the steps of the seeded one, as everybody sees them', () => {
    const [theirs, ours] = [seeded, record].map((each) => [...stepsOfRecord(played, each)]);
    expect(ours!.map(({ ply, move }) => [ply, move])).toEqual(theirs!.map(({ ply, move }) => [ply, move]));
    for (const [i, { events, state }] of ours!.entries()) {
      expect(played.view(state, 'spectator')).toEqual(played.view(theirs![i]!.state, 'spectator'));
      expect(played.viewEvents(events, 'spectator')).toEqual(played.viewEvents(theirs![i]!.events, 'spectator'));
    }
  });
});

describe.each(toldGames.map((each) => [each.id, each] as const))('a told game of %s that is left', (_, played) => {
  const { result, id, ...whole } = toldGame(played, 'left', MAX_MOVES);
  const entries = whole.told!;
  /** Returns the record of so many moves, with so many facts of the last. */
  const left = (ply: number, facts: number): GameRecord => {
    const told = [...entries.slice(0, ply), entries[ply]!.split(' ').slice(0, facts).join(' ')];
    const body = { ...whole, moves: whole.moves.slice(0, ply), told };
    return { ...body, id: recordKey(body as KeyedRecord) } as GameRecord;
  };
  const countFacts = (ply: number): number => entries[ply]!.split(' ').filter((fact) => fact !== '').length;
  /** Returns some numbers of facts, fewer than all of a move or a deal. */
  const partialCounts = (ply: number): ReadonlySet<number> => {
    const all = countFacts(ply);
    return new Set([ply === 0 ? 1 : 0, all >> 1, all - 1]);
  };
  const longest = entries.reduce((best, _, i) => (i > 0 && countFacts(i) > countFacts(best) ? i : best), 1);
  const last = entries.reduce((latest, entry, i) => (i > 0 && entry !== '' ? i : latest), 1);

  test.each([...new Set([longest, last])])('within the facts of move %i is kept as far as it was told', (move) => {
    const before = orThrow(validateRecord(left(move - 1, Number.POSITIVE_INFINITY), played));
    for (const facts of partialCounts(move)) {
      const record = left(move, facts);
      const { isComplete, end, score } = orThrow(validateLine(JSON.stringify(record)));
      expect([isComplete, score.over]).toEqual([false, false]);
      expect(played.view(end, 'spectator')).toEqual(played.view(before.end, 'spectator'));
      expect(replay(record, played)).toEqual(end);
      expect([...stepsOfRecord(played, record)].map((step) => step.ply)).toEqual(
        Array.from(entries.slice(0, move).keys()),
      );
      expect(orThrow(parseRecord(formatRecord(record, played), played))).toEqual(record);
      expect(orThrow(parseRecord(formatRecord(record, played).replace('result: none\n', ''), played))).toEqual(record);
      expect(validateRecord({ ...record, result }, played)).toMatchObject({
        left: { _tag: 'InvalidTold', ply: move, factIndex: facts },
      });
      expect(validateRecord({ ...record, envelope: { termination: { kind: 'playedOut' } } }, played)).toMatchObject({
        right: { envelopeError: { path: 'envelope.termination.kind' } },
      });
    }
    expect(orThrow(validateRecord(left(move, countFacts(move)), played)).isComplete).toBe(true);
    const more = { ...left(move, 0), moves: whole.moves.slice(0, move + 1), told: [...left(move, 0).told!, ''] };
    if (move < whole.moves.length)
      expect(validateRecord(more, played)).toMatchObject({ left: { _tag: 'InvalidTold', ply: move } });
  });

  test('within the deal is kept as far as it was told, and the rest imagined', () => {
    for (const facts of partialCounts(0)) {
      const record = left(0, facts);
      const { isComplete, end, sampledFields } = orThrow(validateLine(JSON.stringify(record)));
      expect([isComplete, played.State.is(end)]).toEqual([false, true]);
      expect(sampledFields).toContain('phase');
      expect(replay(record, played)).toEqual(end);
      expect([...stepsOfRecord(played, record)]).toEqual([{ ply: 0, move: null, state: end, events: [] }]);
      expect(orThrow(parseRecord(formatRecord(record, played), played))).toEqual(record);
      expect(validateRecord({ ...record, result }, played)).toMatchObject({
        left: { _tag: 'InvalidTold', ply: 0, factIndex: facts },
      });
    }
  });

  test('is held to the facts that it has', () => {
    const [move, first] = [longest, entries[longest]!.split(' ')[0]!];
    const wrong = { ...left(move, 0), told: [...entries.slice(0, move), `${first}0`] };
    expect(validateRecord(wrong, played)).toMatchObject({ left: { _tag: 'InvalidTold', ply: move, factIndex: 0 } });
  });
});

test('a told game stays as it is when it is told again', () => {
  expect(toToldRecord(record, game)).toEqual({ _tag: 'Right', right: record });
});

test('a game that begins in a position cannot be told', () => {
  const start = orThrow(game.setup({ players: 2, seed: 'start' }));
  const begun = orThrow(recordOf(game, { start, moves: [] }));
  expect(toToldRecord(begun, game)).toMatchObject({ left: { _tag: 'InvalidRecord', path: 'start' } });
});

test('the key of a told game depends on what was told, not on who wrote it', () => {
  const theirs = { ...record, id: 'A7', createdBy: { package: 'a-club', version: '1' } };
  expect(recordKey(theirs)).toBe(record.id);
  expect(recordKey({ ...record, told: replaceAt(told, drawn, 'basic:?') })).not.toBe(record.id);
});

test('a told game is migrated like a seeded one', () => {
  const next = { ...game, version: game.version };
  expect(migrate(record, game, next)).toEqual({ _tag: 'Right', right: { _tag: 'Migrated', record } });
});

test('a told game does not stop the lines after it', async () => {
  const lines = [JSON.stringify({ ...record, told: [] }), JSON.stringify(record)].join('\n');
  const found: unknown[] = [];
  for await (const { line, result } of validateLines([lines])) found.push([line, result._tag]);
  expect(found).toEqual([
    [1, 'Left'],
    [2, 'Right'],
  ]);
});

describe('the first error of a told game is', () => {
  const facts = told[0]!.split(' ');
  const swapped = [facts[0], facts[2], facts[1], ...facts.slice(3)].join(' ');
  const dealt = (entry: string) => ({ ...record, told: replaceAt(told, 0, entry) });
  const moved = (entry: string) => ({ ...record, told: replaceAt(told, drawn, entry) });
  const ofOthers = toldGame(toldGames.find(({ id }) => id === 'blueprints')!, 'other', 1).told![0]!;
  const many = new Array<string>(100_000).fill('end');

  test.each<readonly [string, object, object]>([
    [
      'a seed beside the facts',
      { ...record, options: { ...record.options, seed: 'x' } },
      { _tag: 'InvalidOptions', path: 'options.seed', message: 'options.seed: a told game has no seed' },
    ],
    ['neither seed nor facts', { ...record, told: undefined }, { _tag: 'InvalidOptions', path: 'options.seed' }],
    [
      'facts beside a position',
      { ...record, options: undefined, start: replay(record, game) },
      { _tag: 'InvalidRecord', path: 'told', message: expect.stringContaining('a game that begins in a position') },
    ],
    ['facts that are not a list', { ...record, told: told[0] }, { _tag: 'InvalidRecord', path: 'told' }],
    [
      'a fact that is not a text',
      { ...record, told: replaceAt(told, 1, 7 as never) },
      { _tag: 'InvalidRecord', path: 'told[1]' },
    ],
    [
      'facts for too few moves',
      { ...record, told: told.slice(1) },
      {
        _tag: 'InvalidRecord',
        path: 'told',
        message: `told: expected ${moves.length + 1}, one for the deal and one for each move, got ${moves.length}`,
      },
    ],
    [
      'facts for too many moves',
      { ...record, told: [...told, ''] },
      {
        _tag: 'InvalidRecord',
        path: 'told',
        message: `told: expected ${moves.length + 1}, one for the deal and one for each move, got ${moves.length + 2}`,
      },
    ],
    ['an entry that is too long', moved('x'.repeat(10_001)), { _tag: 'InvalidRecord', path: `told[${drawn}]` }],
    [
      'too many facts',
      moved('x '.repeat(1200).trim()),
      {
        _tag: 'InvalidTold',
        ply: drawn,
        factIndex: 1000,
        message: `Move ${drawn}, fact 1001: These are too many facts.`,
      },
    ],
    ['a fact that is too long', moved('x'.repeat(65)), { _tag: 'InvalidTold', ply: drawn, factIndex: 0 }],
    [
      'two spaces between facts',
      dealt(told[0]!.replace(' ', '  ')),
      {
        _tag: 'InvalidTold',
        ply: 0,
        factIndex: 1,
        message: 'The deal, fact 2: Facts have 1 to 64 characters, and one space between them.',
      },
    ],
    [
      'a text that is not a fact',
      dealt('e4'),
      {
        _tag: 'InvalidTold',
        ply: 0,
        factIndex: 0,
        message: "The deal, fact 1: 'e4' is not a fact of Antarctica. Possible: 1st=0, 1st=1, 1st=2, 1st=3.",
      },
    ],
    ['a fact of another game', dealt(ofOthers), { _tag: 'InvalidTold', ply: 0, factIndex: 1 }],
    [
      'facts that are missing',
      dealt(''),
      {
        _tag: 'InvalidTold',
        ply: 0,
        factIndex: 0,
        expected: ['1st=0', '1st=1', '1st=2', '1st=3'],
        message: 'The deal, fact 1: A fact is missing. Possible: 1st=0, 1st=1, 1st=2, 1st=3.',
      },
    ],
    [
      'the last fact, missing',
      dealt(facts.slice(0, -1).join(' ')),
      { _tag: 'InvalidTold', ply: 0, factIndex: facts.length - 1, expected: expect.arrayContaining([facts.at(-1)]) },
    ],
    [
      'facts out of order',
      dealt(swapped),
      {
        _tag: 'InvalidTold',
        ply: 0,
        factIndex: 1,
        message: expect.stringContaining('is not possible here. Possible: zone0='),
      },
    ],
    [
      'a fact after a move that draws nothing',
      { ...record, told: replaceAt(told, told.indexOf(''), card) },
      {
        _tag: 'InvalidTold',
        ply: told.indexOf(''),
        factIndex: 0,
        expected: [],
        message: `Move ${told.indexOf('')}, fact 1: '${card}' is one fact too many: chance brings 0 here.`,
      },
    ],
    [
      'one fact too many',
      moved(`${card} ${card}`),
      {
        _tag: 'InvalidTold',
        ply: drawn,
        factIndex: 1,
        message: `Move ${drawn}, fact 2: '${card}' is one fact too many: chance brings 1 here.`,
      },
    ],
    [
      'facts that contradict each other',
      moved(facts.find((fact) => fact.split(':')[0] === card.split(':')[0])!),
      {
        _tag: 'InvalidTold',
        ply: drawn,
        factIndex: 0,
        message: expect.stringMatching(/is not possible here\. Possible: .* It was told before: the deal\.$/),
      },
    ],
    [
      'a fact left open that everybody sees',
      moved('basic:?'),
      {
        _tag: 'InvalidTold',
        ply: drawn,
        factIndex: 0,
        message: expect.stringContaining("'basic:?' is not a fact of Antarctica."),
      },
    ],
    [
      'a move',
      { ...record, moves: replaceAt(moves, 2, 'to99') },
      { _tag: 'MoveRefused', ply: 3, text: 'to99', clause: null },
    ],
    [
      'an illegal move, with what was legal instead',
      { ...record, moves: replaceAt(moves, 0, 'end') },
      { _tag: 'MoveRefused', ply: 1, legalMoves: expect.arrayContaining([moves[0]]) },
    ],
    [
      'another result',
      { ...record, result: { ...record.result, over: true } },
      { _tag: 'WrongResult', path: 'result.over' },
    ],
    [
      'another end',
      { ...record, result: { ...record.result, digest: '0' } },
      { _tag: 'WrongResult', path: 'result.digest' },
    ],
    [
      'one of a hundred thousand moves',
      { ...record, moves: many, told: [told[0]!, ...many] },
      { _tag: 'MoveRefused', ply: 1 },
    ],
    [
      'more moves than a game can have',
      { ...record, moves: [...many, 'end'], told: ['', ...many, ''] },
      { _tag: 'InvalidRecord', path: 'told' },
    ],
  ])('%s', (_, document, left) => {
    expect(validateLine(JSON.stringify(document))).toMatchObject({ left });
    const direct = validateRecord(JSON.parse(JSON.stringify(document)), game);
    expect(direct).toMatchObject({ left });
  });
});
