import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalBytes, formatRecord, parseRecord, recordKey } from '../../src/archive/index.js';
import { FIELD_PATHS } from '../../src/archive/text/field-paths.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { envelopeCodec } from '../../src/core/records/record-codec.js';
import { games } from '../../src/games/index.js';
import { type Envelope, type GameRecord, orThrow, recordOf } from '../../src/index.js';
import { randomGame } from '../../src/testing/index.js';
import { games as gamesToPlay, isFull } from '../support/games.js';
import { samples, toldGame, toldGames } from './samples.js';

const all = Object.values(games) as readonly unknown[] as readonly AnyGame[];
const gameOf = ({ game }: GameRecord): AnyGame => all.find(({ id }) => id === game)!;
const bytesOf = (record: GameRecord): string => Buffer.from(canonicalBytes(record)).toString();

/** Returns the record of a text of itself. */
const again = (record: GameRecord): GameRecord =>
  orThrow(parseRecord(formatRecord(record, gameOf(record)), gameOf(record)));

/** The record of a game that begins in the middle. */
const late = (game: AnyGame): GameRecord => {
  const turns = [...randomGame(game, { players: game.players.max, seed: 'late' })].slice(-8);
  const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
  return orThrow(recordOf(game, { start: turns[0]!.state, moves, end: turns.at(-1)!.state }));
};

const told = toldGames.map((game) => toldGame(game, 'text', 9));
const bases: readonly GameRecord[] = [...samples, ...told, ...all.map(late)];

/** Texts with characters that mean something in a text of a game, or cannot be seen. */
const signs = [
  '{',
  '}',
  '(',
  ')',
  '\\',
  '\\n',
  '\n',
  '\r',
  '"',
  ':',
  '@',
  '---',
  'none',
  '1.',
  ' ',
  '\u0000',
  '\u001b',
  '\u00a0',
  '\u2028',
  '\u202e',
  '\ufeff',
  '🐧',
  'é',
  'u0041',
];
const odd = (max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary', maxLength: 4 })), {
      minLength: 1,
      maxLength: 12,
    })
    .map((parts) => [...parts.join('')].slice(0, max).join(''))
    .filter((text) => text !== '');

const seat = fc.integer({ min: 0, max: 1 });
const envelopes = (record: GameRecord): fc.Arbitrary<Envelope> => {
  const { moves, result } = record;
  const players = Number((record.start ?? record.options!).players);
  const termination =
    result?.over === true
      ? fc.constant({ kind: 'playedOut' })
      : fc.oneof(
          fc.constant({ kind: 'agreed' }),
          fc.record(
            {
              kind: fc.constantFrom('resigned', 'forfeited'),
              causedBy: fc.uniqueArray(seat, { maxLength: 1 }),
              reason: odd(99),
            },
            { requiredKeys: ['kind'] },
          ),
        );
  return fc.record(
    {
      date: fc.constantFrom('2026-03-01', '2026-03-01T18:30:00.5Z'),
      occasion: odd(200),
      players: fc.array(
        fc.record({ name: odd(200), id: odd(200), rating: fc.constantFrom(0, 1512.5, -3, 1e-7) }, { requiredKeys: [] }),
        { minLength: players, maxLength: players },
      ),
      termination,
      clocks: fc.array(fc.option(fc.integer({ min: -1000, max: 1_000_000_000 })), { maxLength: moves.length }),
      comments: fc
        .array(fc.record({ ply: fc.integer({ min: 0, max: moves.length }), text: odd(300) }), { maxLength: 6 })
        .map((comments) => comments.sort((a, b) => a.ply - b.ply)),
      meta: fc.dictionary(
        odd(9).filter((key) => key !== '__proto__'),
        fc.oneof(odd(20), fc.integer(), fc.boolean(), fc.constant(null)),
        { maxKeys: 3, noNullPrototype: true },
      ),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Envelope>;
};

/** A record with an envelope, an id and a writer, with or without a result. */
const recordsOfAll = fc.constantFrom(...bases).chain((base) =>
  fc
    .tuple(fc.option(envelopes(base)), fc.option(odd(64)), fc.option(fc.tuple(odd(64), odd(64))), fc.boolean())
    .map(([envelope, id, createdBy, isClaimed]): GameRecord => {
      const { result, ...rest } = base;
      return {
        ...rest,
        ...(isClaimed && result !== undefined ? { result } : {}),
        ...(id === null ? {} : { id }),
        ...(createdBy === null ? {} : { createdBy: { package: createdBy[0], version: createdBy[1] } }),
        ...(envelope === null ? {} : { envelope }),
      };
    }),
);

describe('the text of a record', () => {
  test.each(bases.map((record, i) => [i, record.game, record] as const))(
    '%i, of %s, is its record byte for byte',
    (_, __, record) => {
      expect(bytesOf(again(record))).toBe(bytesOf(record));
    },
  );

  test('is the record byte for byte, whatever the envelope contains', () => {
    fc.assert(
      fc.property(recordsOfAll, (record) => {
        if (record.envelope !== undefined) orThrow(envelopeCodec.decode(record.envelope));
        expect(bytesOf(again(record))).toBe(bytesOf(record));
      }),
      { numRuns: gamesToPlay(200) },
    );
  });

  test('has no control characters but the ends of its lines', () => {
    const envelope = {
      occasion: 'a\u001b[2J',
      comments: [{ ply: 0, text: '\u0007}\\\n' }],
      meta: { '\u0000': '\u202e' },
    };
    const text = formatRecord({ ...told[0]!, envelope }, gameOf(told[0]!));
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    expect(text).toContain('occasion: "a\\u001b[2J"\n');
    expect(text).toContain('{\\u0007\\}\\\\\\n}\n');
  });

  test('keeps lists and envelopes that are empty', () => {
    for (const envelope of [
      {},
      { clocks: [] },
      { comments: [] },
      { players: [{}, {}, {}, {}] },
      { clocks: [null, 5, null] },
      { meta: {} },
    ]) {
      const record = { ...told[0]!, envelope };
      expect(bytesOf(again(record))).toBe(bytesOf(record));
    }
  });
});

test('no move and no field can be read as something else', () => {
  for (const game of all) {
    expect(
      game.catalogue.map((move) => game.formatMove(move)).filter((text) => /^[@]|[\s(){}]|^\d+\.$|^-{3}$/.test(text)),
    ).toEqual([]);
    expect(game.options.filter(({ name }) => Object.hasOwn(FIELD_PATHS, name) || name.startsWith('player '))).toEqual(
      [],
    );
  }
});

describe('a text written by hand', () => {
  const game = games.antarctica as unknown as AnyGame;
  const record = toldGame(game, 'text', 9);
  const [deal, ...facts] = record.told!.map((entry) => entry.split(' ').map(game.tableTextOf).join(' '));
  const moves = record.moves.map((move, i) => `${game.tableTextOf(move)}${facts[i] === '' ? '' : ` (${facts[i]})`}`);
  const short = `players: 4\nplacement: first-game\n\n(${deal})\n${moves.join('\n')}\n`;
  const read = (text: string) => parseRecord(text, game);

  test('needs the options, the facts and the moves; the rest is filled in', () => {
    const { id, ...rest } = record;
    expect(orThrow(read(short))).toEqual({ ...rest, id: recordKey(record) });
  });

  test.each<readonly [string, string]>([
    ['several moves on a line', `players: 4\nplacement:first-game\n\n(${deal}) ${moves.join(' ')}`],
    ['lines that end otherwise, and a mark at the beginning', `\uFEFF${short.replaceAll('\n', '\r\n')}`],
    [
      'facts on several lines, without spaces around them',
      short.replaceAll(' (', '(').replace(deal!, `\n${deal!.replaceAll(' ', '\n\t')}\n`),
    ],
    ['empty lines', `\n\n${short.replaceAll('\n(', '\n\n\n(')}\n\n`],
    [
      'numbers',
      `players: 4\nplacement: first-game\n\n(${deal})\n${moves.map((move, i) => `${i + 1}. ${move}`).join('  ')}`,
    ],
    ['its game and format', `format: sastrugi-record/2\ngame: antarctica\nseed: none\n${short}`],
  ])('may have %s', (_, text) => expect(orThrow(read(text)).moves).toEqual(record.moves));

  test('may have a seed instead of facts', () => {
    const seeded = orThrow(read(`players: 2\nseed: winter\nplayer 2: Ben\n\n`));
    expect(seeded).toMatchObject({
      options: { players: 2, seed: 'winter' },
      moves: [],
      envelope: { players: [{}, { name: 'Ben' }] },
    });
  });

  test('numbers the players from 1, as all texts for people', () => {
    const named = { ...record, envelope: { players: [{ name: 'Ann', id: 'a' }, { rating: 9 }, {}, { name: 'Eve' }] } };
    const text = formatRecord(named, game);
    expect(text).toContain(
      '\nplayer 1: Ann\nplayer 1 id: a\nplayer 2:\nplayer 2 rating: 9\nplayer 3:\nplayer 4: Eve\n',
    );
    expect(orThrow(read(text)).envelope).toEqual(named.envelope);
  });

  test('may leave out its result, or claim it', () => {
    expect(orThrow(read(`result: none\n${short}`))).not.toHaveProperty('result');
    expect(orThrow(read(`result: ${JSON.stringify(record.result)}\n${short}`)).result).toEqual(record.result);
  });

  test('has clocks and comments behind its moves', () => {
    const [first, second, ...rest] = moves;
    const text = `players: 4\nplacement: first-game\n\n(${deal}) {They\nsit down.} ${first} ${second} @5000 {a \\} b} {c} ${rest.join(' ')}`;
    expect(orThrow(read(text)).envelope).toEqual({
      clocks: [null, 5000],
      comments: [
        { ply: 0, text: 'They\nsit down.' },
        { ply: 2, text: 'a } b' },
        { ply: 2, text: 'c' },
      ],
    });
  });

  const head = 'players: 4\nplacement: first-game\n\n';
  /** A wrong text: its error, where it is, and what the error says. */
  type Wrong = readonly [
    what: string,
    text: string,
    place: readonly [line: number, column: number],
    message: string | RegExp,
    rest?: object,
  ];
  const wrong: readonly Wrong[] = [
    ['nothing', '', [1, 1], /^players: /],
    [
      'moves without a header',
      'to0 end\n',
      [1, 1],
      "'to0 end' is not a field: write 'name: value', and an empty line before the moves.",
    ],
    [
      'an unknown field',
      `playrs: 2\n${short}`,
      [1, 1],
      /^There is no field 'playrs'; there are players, placement, format, /,
      { expected: expect.arrayContaining(['players', 'player 1']) },
    ],
    ['a player before the first', `player 0: Ann\n${short}`, [1, 1], /^There is no field 'player 0'; .* player 1 id/],
    ['a field twice', `players: 2\n${short}`, [2, 1], "The field 'players' occurs twice."],
    [
      'a wrong option',
      short.replace('players: 4', 'players: 9'),
      [1, 10],
      "players: expected 2 or 3 or 4, got '9'",
      { error: { _tag: 'InvalidOptions' } },
    ],
    [
      'another game',
      `game: nunatak\n${short}`,
      [1, 7],
      "The record is of game 'nunatak', not 'antarctica'.",
      { expected: ['antarctica'] },
    ],
    ['other rules', `rules: 99\n${short}`, [1, 8], /rules version '99'/],
    ['other components', `components:  x\n${short}`, [1, 14], /components 'x'/],
    ['a day that does not exist', `date: 2026-02-30\n${short}`, [1, 7], /^envelope.date: expected a day that exists/],
    ['a player too many', `player 5: Eve\n${short}`, [1, 11], 'envelope.players: expected 4, one for each seat, got 5'],
    ['a rating that is not a number', `player 1 rating: good\n${short}`, [1, 18], 'player 1 rating: This is not JSON.'],
    ['a text with one quotation mark', `occasion: "Open\n${short}`, [1, 11], /^occasion: This is not JSON: /],
    ['a key twice', `meta: {"a":1,"a":2}\n${short}`, [1, 7], "meta: The key 'a' occurs twice in one record."],
    ['clocks in the header', `clocks: [5]\n${short}`, [1, 9], /^clocks: The field 'clocks' can only be \[\]/],
    [
      'another result',
      `result: ${JSON.stringify({ ...record.result, over: true })}\n${short}`,
      [1, 9],
      'result.over: the record claims true, the moves give false.',
    ],
    ['a start that is none', 'start: {}\n\n', [1, 8], /^start/],
    ['options beside a start', 'start: {}\nplayers: 2\n\n', [2, 10], /a record has either options or a start/],
    [
      'facts in a game with a seed',
      `seed: x\n${short}`,
      [5, 2],
      'A game with a seed or a start has no facts: leave them out, or the seed.',
    ],
    [
      'a wrong number',
      `${head}(${deal})\n1. ${moves[0]} 3. ${moves[1]}`,
      [5, 5 + moves[0]!.length],
      'The next move is number 2, not 3: a move is missing or one too many.',
      { expected: ['2.'] },
    ],
    [
      'a move that is none',
      `${head}(${deal})\n${moves[0]} e4`,
      [5, 2 + moves[0]!.length],
      /^Move 2 by player \d, 'e4': This is not a move of the game\. Legal: /,
      {
        found: 'e4',
        expected: expect.arrayContaining([game.tableTextOf(record.moves[1]!)]),
        error: { _tag: 'MoveRefused' },
      },
    ],
    [
      'an illegal move',
      `${head}(${deal})\n{so} end`,
      [5, 6],
      /^Move 1 by player \d, 'end': /,
      { found: 'end', expected: expect.arrayContaining([game.tableTextOf(record.moves[0]!)]) },
    ],
    [
      'a fact that is none',
      `${head}(${deal!.replace(/^1st=\d/, '1st=9')})`,
      [4, 2],
      /^The deal, fact 1: '1st=9' is not a fact of Antarctica. Possible: 1st=1, /,
      { found: '1st=9', expected: ['1st=1', '1st=2', '1st=3', '1st=4'] },
    ],
    [
      'a fact that is missing',
      `${head}(${deal!.slice(0, deal!.lastIndexOf(' '))}) ${moves[0]}`,
      [4, 1 + deal!.lastIndexOf(' ') + 1],
      /A fact is missing. Possible: advanced:/,
      { found: '' },
    ],
    ['no facts', head, [4, 1], /^The deal, fact 1: A fact is missing. .* Write facts in parentheses, here \(1st=1\).$/],
    ['facts twice', `${head}(${deal}) (${deal})`, [4, 4 + deal!.length], 'The deal has its facts already.'],
    ['facts without an end', `${head}(${deal}\n`, [4, 1], 'These facts have no closing parenthesis.'],
    ['a comment without an end', `${head}(${deal}) {so`, [4, 4 + deal!.length], 'This comment has no closing brace.'],
    ['a backslash alone', `${head}{\\x}`, [4, 2], /^After a backslash/],
    ['a bracket that closes nothing', `${head}🐧 )`, [4, 3], "')' closes nothing here."],
    [
      'a clock that is none',
      `${head}(${deal}) @5s`,
      [4, 4 + deal!.length],
      "'@5s' is not a clock: write milliseconds, such as @90000, or @?.",
    ],
    ['a clock before the first move', `${head}@5`, [4, 1], 'A clock stands after a move.'],
    ['two clocks', `${head}to1 @5 @6`, [4, 8], 'Move 1 has its clock already.'],
    [
      'a comment that is empty',
      `${head}(${deal}) {}`,
      [4, 4 + deal!.length],
      /^envelope.comments\[0\].text: expected a string of 1 to 2000/,
    ],
  ];
  test.each(wrong.map((row) => [row[0], row] as const))('is refused where it has %s', (_, row) => {
    const [__, text, [line, column], message, rest = {}] = row;
    expect(read(text)).toMatchObject({
      left: {
        _tag: 'InvalidText',
        line,
        column,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        ...rest,
      },
    });
  });

  test('is refused quickly, however large it is', () => {
    const million = isFull ? 1e6 : 2e5;
    const huge = [
      '('.repeat(million),
      '{'.repeat(million),
      `${head}${'a '.repeat(2 * million)}`,
      `${head}${'1. '.repeat(million)}`,
      `${head}(${'x '.repeat(million)})`,
      `${head}{${'\\\\'.repeat(million)}`,
      'a:'.repeat(2 * million),
      `${'a:\n'.repeat(million)}`,
      '\n'.repeat(4 * million),
      'x'.repeat(5 * million),
      `${head}${' '.repeat(4 * million)}`,
    ];
    for (const text of huge) expect(read(text)._tag).toBe('Left');
  });

  test('is refused, and nothing is thrown, whatever characters it has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(odd(20), fc.constantFrom('players: 2\n', '\n', ...moves)), { maxLength: 12 }),
        (parts) => {
          expect(['Left', 'Right']).toContain(read(parts.join(' '))._tag);
        },
      ),
      { numRuns: 60 },
    );
  });
});
