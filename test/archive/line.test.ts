import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  listReleases,
  MAX_LINE_BYTES,
  READABLE_RULES,
  resolve,
  resolveAmong,
  validateLine,
} from '../../src/archive/index.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { games } from '../../src/games/index.js';
import { orThrow, recordOf } from '../../src/index.js';
import { hostileValues } from '../../src/testing/hostile-values.js';
import { entries } from '../games/entries.js';
import { recordedGame, samples } from './samples.js';

const record = samples.find(({ game }) => game === 'blueprints')!;
const text = JSON.stringify(record);

/** Returns the text with one part, which it must contain, replaced. */
const replaceIn = (part: string, by: string): string => {
  expect(text).toContain(part);
  return text.replace(part, by);
};

test.each(samples.map((sample) => [sample.game, sample] as const))('a line of %s is validated', (_, sample) => {
  const validated = orThrow(validateLine(JSON.stringify(sample)));
  expect(validated.record).toEqual(sample);
  expect(validated.score.over).toBe(true);
  expect(validated.end).toMatchObject({ game: sample.game, rules: sample.rules });
  expect(validated.envelopeError).toBeNull();
});

/** Returns the line with a number in the envelope. */
const withMeta = (number: string): string => text.replace(/}$/, `,"envelope":{"meta":{"a":${number}}}}`);

test.each(['9007199254740992', '0.1', '1.50', '1e23', '-0.5', '1E+2', '"-0"', '"a,1e400"', '100000000000000000000'])(
  'the number %s is kept',
  (number) => {
    const validated = orThrow(validateLine(withMeta(number)));
    expect(validated.envelopeError).toBeNull();
    expect(validated.record.envelope?.meta).toEqual({ a: JSON.parse(number) });
  },
);

describe('the first error of a line is', () => {
  test.each<readonly [string, string, object]>([
    ['nothing on it', '', { _tag: 'NotJson' }],
    ['rubbish', '\u0000\u0001{', { _tag: 'NotJson' }],
    ['a line cut short', text.slice(0, 300), { _tag: 'NotJson' }],
    ['two records on one line', text + text, { _tag: 'NotJson' }],
    ['no record', '[1]', { _tag: 'InvalidRecord', path: '' }],
    ['the first form', replaceIn('record/2', 'record/1'), { _tag: 'InvalidRecord', path: 'format' }],
    ['a key twice', replaceIn('"moves":', '"game":"blueprints","moves":'), { _tag: 'DuplicateKey', key: 'game' }],
    [
      'a key twice, inside',
      replaceIn('"players":4', '"players":4,"players":4'),
      { _tag: 'DuplicateKey', key: 'players' },
    ],
    [
      'a key twice, written otherwise',
      replaceIn('"moves":', '"g\\u0061me" : 1,"moves":'),
      { _tag: 'DuplicateKey', key: 'game' },
    ],
    ['a key twice in what is not a record', '{"a":1,"a":1}', { _tag: 'DuplicateKey', key: 'a' }],
    ...(
      [
        ['9007199254740993', '9007199254740992'],
        ['123456789012345678901234567890', '1.2345678901234568e+29'],
        ['-0', '0'],
        ['-0.0', '0'],
        ['-0e5', '0'],
        ['1e400', 'no number at all'],
        ['0.1234567890123456789', '0.12345678901234568'],
        ['[{"b":[1e-400]}]', '0', '1e-400'],
      ] as const
    ).map(
      ([number, expected, found = number]) =>
        [
          `the number ${number}, which readers would change`,
          withMeta(number),
          { _tag: 'LossyNumber', found, expected },
        ] as const,
    ),
    [
      'a game that is not there',
      replaceIn('"game":"blueprints"', '"game":"chess"'),
      { _tag: 'GameMismatch', found: 'chess' },
    ],
    [
      'rules of a version that nobody reads',
      replaceIn(`"rules":"${record.rules}"`, '"rules":"0"'),
      {
        _tag: 'RulesUnavailable',
        expected: record.rules,
        found: '0',
        readBy: [],
        message: `The record is of rules version '0', not '${record.rules}'. No released version of sastrugi reads it.`,
      },
    ],
    ['other components', replaceIn(record.components, '0'), { _tag: 'ComponentsMismatch', found: '0' }],
    [
      'options that are none',
      replaceIn('"players":4', '"players":5'),
      { _tag: 'InvalidOptions', path: 'options.players' },
    ],
    ['a move that is none', replaceIn(record.moves[5]!, 'zz'), { _tag: 'MoveRefused' }],
    ['another result', replaceIn('"over":true', '"over":false'), { _tag: 'WrongResult', path: 'result.over' }],
    ['another end', replaceIn(record.result!.digest, '0'), { _tag: 'WrongResult', path: 'result.digest' }],
  ])('%s', (_, line, left) => expect(validateLine(line)).toMatchObject({ left }));

  test('its length', () => {
    expect(validateLine(' '.repeat(MAX_LINE_BYTES + 1))).toMatchObject({
      left: { _tag: 'LineTooLong', maxBytes: MAX_LINE_BYTES, message: 'The line has more than 4194304 bytes.' },
    });
    expect(validateLine(text + ' '.repeat(MAX_LINE_BYTES - text.length))._tag).toBe('Right');
    expect(validateLine(text + ' '.repeat(MAX_LINE_BYTES), resolve, 2 * MAX_LINE_BYTES)._tag).toBe('Right');
    expect(validateLine(text, resolve, text.length - 1)).toMatchObject({ left: { maxBytes: text.length - 1 } });
  });
});

describe('keys are not duplicates', () => {
  test.each([
    ['in records beside one another', '{"a":[{"b":1},{"b":1}]}'],
    ['in records inside one another', '{"a":{"a":{"a":1}}}'],
    ['when they are only mentioned in a text', '{"a":"\\"a\\":1,\\\\","b":"a:a:{"}'],
    ['when they are similar', '{"a":1,"A":1,"a ":1,"":1}'],
    ['when they are unusual', '{"__proto__":1,"constructor":{"__proto__":2}}'],
  ])('%s', (_, line) => expect(validateLine(line)).toMatchObject({ left: { _tag: 'InvalidRecord' } }));

  test('real duplicates are refused', () => {
    expect(validateLine('{"__proto__":1,"__proto__":2}')).toMatchObject({
      left: { _tag: 'DuplicateKey', key: '__proto__' },
    });
    const quoted = '{"b":"\\"","a":"\\"","a":2}'; // a reader that takes the quotes for ends would count too many keys
    expect(validateLine(quoted)).toMatchObject({ left: { _tag: 'DuplicateKey', key: 'a' } });
    expect(validateLine('[{"":[]},{"b":{"c":1},"d":"c:","b":2}]')).toMatchObject({ left: { key: 'b' } });
  });
});

test('every line gets a verdict, however deeply nested', () => {
  const texts = hostileValues(Object.keys(record)).flatMap(([name, value]) => {
    try {
      if (name.includes('3e7')) return []; // as text it would be endless
      return [JSON.stringify(value), JSON.stringify({ ...record, envelope: value })];
    } catch {
      return [];
    }
  });
  const deep = ['[', '{"a":'].flatMap((open) => [open.repeat(1e5), `${open.repeat(1e5)}0`]);
  const closed = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
  for (const line of [...texts, ...deep, closed, replaceIn('"moves":', `"envelope":${closed},"moves":`)]) {
    expect(['Left', 'Right']).toContain(validateLine(String(line))._tag);
  }
});

describe('the game of a record is found', () => {
  const standard = games.blueprints as unknown as AnyGame;
  const own = orThrow(standard.withComponents({ awardPoints: { gold: 9, silver: 8, bronze: 7 } }));
  const older: AnyGame = { ...standard, version: '0', setup: () => ({ _tag: 'Right', right: null as never }) };

  test('among the games of this package', () => {
    for (const { game, rules, components } of samples) {
      expect(resolve(game, rules, components)).toBe(games[game as keyof typeof games]);
    }
    expect(resolve('toString', '1', '')).toBeUndefined();
  });

  test('among other games too, so that one run reads all', () => {
    const among = resolveAmong([older, standard, own]);
    expect(among('blueprints', record.rules, own.componentsId)).toBe(own);
    expect(among('blueprints', record.rules, standard.componentsId)).toBe(standard);
    expect(among('blueprints', '0', standard.componentsId)).toBe(older);
    expect(among('nunatak', '1', '')).toBeUndefined();
    const theirs = JSON.stringify(recordedGame(own, 'own'));
    expect(validateLine(theirs)).toMatchObject({ left: { _tag: 'ComponentsMismatch', found: own.componentsId } });
    expect(validateLine(theirs, among)).toMatchObject({ right: { end: { components: own.componentsId } } });
  });

  test('if none fits, the error names the difference from the nearest', () => {
    const among = resolveAmong([older, standard]);
    expect(among('blueprints', '7', '')).toBe(older);
    expect(validateLine(replaceIn(`"rules":"${record.rules}"`, '"rules":"7"'), among)).toMatchObject({
      left: { _tag: 'RulesUnavailable' },
    });
    expect(validateLine(replaceIn(record.components, 'x'), among)).toMatchObject({
      left: { _tag: 'ComponentsMismatch' },
    });
  });

  test('and an exception on the way is not a verdict on the record', () => {
    const broken = (): never => {
      throw new Error('no games today');
    };
    expect(validateLine(text, broken)).toEqual({
      _tag: 'Left',
      left: { _tag: 'ValidatorThrew', message: 'The record cannot be validated: no games today' },
    });
    expect(validateLine(replaceIn(`"rules":"${record.rules}"`, '"rules":"0"'), () => older)).toMatchObject({
      left: { _tag: 'ValidatorThrew' },
    });
  });
});

describe('the version of the package that reads a record', () => {
  test('is known for every version, this one included', () => {
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const ours = Object.values(entries).map(({ game }) => [game.id, [game.version]]);
    expect(READABLE_RULES[manifest.version]).toEqual(Object.fromEntries(ours));
  });

  test('is reported', () => {
    expect(listReleases('antarctica', games.antarctica.version)).toEqual(['0.1.0']);
    expect(listReleases('antarctica', '1')).toEqual([]);
    expect(listReleases('toString', '1')).toEqual([]);
    const next: AnyGame = { ...(games.blueprints as unknown as AnyGame), version: '9' };
    expect(validateLine(text, () => next)).toMatchObject({
      left: {
        _tag: 'RulesUnavailable',
        readBy: ['0.1.0'],
        message: `The record is of rules version '${record.rules}', not '9'. Version 0.1.0 of sastrugi reads it.`,
      },
    });
  });
});

test('a record without a result is validated as far as it goes', () => {
  const game = games.nunatak as unknown as AnyGame;
  const begun = orThrow(recordOf(game, { options: { players: 1, seed: 'x' }, moves: [] }));
  expect(validateLine(JSON.stringify(begun))).toMatchObject({ right: { score: { over: false }, record: begun } });
});
