import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DAMAGES } from '../../scripts/archive/damage.js';
import { randomRecords } from '../../scripts/archive/games.js';
import type { Envelope, GameRecord } from '../../src/index.js';
import { commandHere, rowsOf } from './command.js';

const { run: runIn, put, folder } = commandHere();

/** Runs a command without threads and without progress. */
const run = ([name, ...rest]: readonly string[]) => runIn([name!, '--threads', '1', '--quiet', ...rest]);

const lineOf = (record: unknown): string => `${JSON.stringify(record)}\n`;
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Three games of two players with all facts, one without a date, and one by others without any. */
const games = [...randomRecords(100)].filter(({ game, options }) => game === 'blueprints' && options?.players === 2);
const envelopes: readonly GameRecord['envelope'][] = [
  {
    occasion: 'Spring cup',
    date: '2026-03-01',
    players: [
      { name: 'Zoë', rating: 1510 },
      { name: 'Ben', id: 'ben@a' },
    ],
  },
  { occasion: 'Club', date: '2025-12-31T18:30:00Z', players: [{ name: 'Ann' }, { name: 'zoe' }] },
  {
    occasion: 'Spring cup',
    players: [{}, { name: 'Ann' }],
    comments: [{ ply: 1, text: 'quick' }],
    clocks: [9000, null],
  },
];
const bare = games.map(({ envelope: _, ...record }) => record as GameRecord);
const records = bare
  .slice(0, 4)
  .map((record, i) => (envelopes[i] === undefined ? record : { ...record, envelope: envelopes[i] }));
const archive = records.map(lineOf);
const file = put('games.jsonl', archive.join(''));

describe('every line is accounted for', () => {
  const damaged = DAMAGES.map(({ apply }) => apply(games[0]!)).filter((line) => line !== null);
  const mixed = put(
    'mixed.jsonl',
    Buffer.concat(
      [...archive, ...damaged, ...archive.slice(0, 1)].flatMap((line) => [
        Buffer.from(line as string),
        Buffer.from(typeof line === 'string' && line.endsWith('\n') ? '' : '\n'),
      ]),
    ),
  );
  const count = readFileSync(mixed).filter((byte) => byte === 10).length;

  test.each([
    ['convert', ['convert', '--to', 'records'], []],
    ['dedup', ['dedup', '--duplicates', 'twice.jsonl'], ['twice.jsonl']],
    ['sort', ['sort'], []],
    ['merge', ['merge', '--duplicates', 'doubles.jsonl'], ['doubles.jsonl']],
    ['find', ['find', '--length', '0..', '--to', 'records'], []],
  ] as const)('by %s: it is written as it is, or named', async (_, command, others) => {
    const { exit, out, err } = await run([...command, mixed, '--errors', 'errors.jsonl']);
    expect(exit, err).toBe(1);
    const errors = rowsOf(read('errors.jsonl'));
    const left = errors.filter(({ isGameValid }) => isGameValid === false);
    const written = [out, ...others.map(read)].join('').split('\n').slice(0, -1);
    expect(written.length + left.length).toBe(count);
    const lines = new Set(readFileSync(mixed, 'utf8').split('\n'));
    const changed = written.filter((line) => !lines.has(line));
    expect(changed).toHaveLength(errors.length - left.length);
    expect(errors.length).toBeGreaterThan(15);
  });

  test.each([['migrate'], ['edit', '--set', 'occasion=']])('by %s: no line is lost', async (...command) => {
    const { out } = await run([...command, mixed]);
    expect(out.split('\n')).toHaveLength(count + 1);
  });
});

describe('dedup', () => {
  const poor = lineOf({ ...bare[0], result: undefined, id: 'poor' });
  const twice = put('double.jsonl', [lineOf(bare[0]), ...archive, poor].join(''));

  test('keeps the record with the most facts, byte for byte, and names the others', async () => {
    const { exit, out, err } = await runIn(['dedup', '--threads', '1', twice]);
    expect({ exit, out }).toEqual({ exit: 0, out: archive.join('') });
    expect(err).toContain(`${twice}:1: ${bare[0]!.id} is a duplicate of ${twice}:2\n`);
    expect(err).toContain(`${twice}:6: poor is a duplicate of ${twice}:2\n`);
    expect(err).toContain('4 games kept, 2 duplicates left out\n');
  });

  test('writes the duplicates to a file, and is short if quiet', async () => {
    const { err } = await run(['dedup', twice, '--duplicates', 'rest.jsonl', '-o', 'kept.jsonl']);
    expect(err).toBe('4 games kept, 2 duplicates left out\n');
    expect(read('rest.jsonl')).toBe(lineOf(bare[0]) + poor);
    expect((await run(['dedup', twice])).err).toBe(err);
  });
});

describe('sort and merge', () => {
  const order = async (...line: readonly string[]) =>
    rowsOf((await run(line)).out).map(({ id }) => records.findIndex((record) => record.id === id));

  test('by date, with records without one at the end', async () => {
    expect(await order('sort', file)).toEqual([1, 0, 2, 3]);
    expect(await order('sort', '--by', 'occasion,date', file)).toEqual([1, 0, 2, 3]);
    expect(await order('sort', '--by', 'player', file)).toEqual([1, 2, 0, 3]);
    expect(await run(['sort', '--by', 'colour', file])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('write date, occasion'),
    });
  });

  test('into one archive, with one record of each game', async () => {
    const first = put('first.jsonl', bare.slice(0, 3).map(lineOf).join(''));
    const { out } = await run(['merge', first, file]);
    expect(out).toBe([1, 0, 2, 3].map((i) => archive[i]).join(''));
  });
});

describe('edit', () => {
  test('changes the records that meet the conditions, and no other byte', async () => {
    const { exit, out, err } = await run([
      'edit',
      '--set',
      'occasion=Autumn "cup"',
      '--set',
      'player1.rating=1600',
      '--occasion',
      'spring',
      '--date',
      '2026',
      file,
    ]);
    expect({ exit, err }).toEqual({
      exit: 0,
      err: '1 changed, 3 stay as they are, 0 cannot be changed like this, 0 could not be read and stay as they are\n',
    });
    const envelope = {
      ...envelopes[0],
      occasion: 'Autumn "cup"',
      players: [{ name: 'Zoë', rating: 1600 }, envelopes[0]!.players![1]],
    };
    expect(out).toBe([lineOf({ ...records[0], envelope }), ...archive.slice(1)].join(''));
  });

  test('removes fields, and what is empty then', async () => {
    const { out } = await run(['edit', '--set', 'occasion=', '--set', 'player2=', '--id', records[2]!.id, file]);
    const { occasion: _, players: __, ...envelope } = envelopes[2]!;
    expect(out).toBe([...archive.slice(0, 2), lineOf({ ...records[2], envelope }), archive[3]].join(''));
  });

  test('adds players for all seats', async () => {
    const { out } = await run(['edit', '--set', 'player2=Eve', '--id', records[3]!.id, file]);
    expect(rowsOf(out)[3]).toEqual({ ...records[3], envelope: { players: [{}, { name: 'Eve' }] } });
  });

  test('names records that cannot be changed like this, and leaves them as they are', async () => {
    const { exit, out, err } = await run(['edit', '--set', 'date=2026-02-28', '--set', 'player3=Eve', file]);
    expect({ exit, out }).toEqual({ exit: 1, out: archive.join('') });
    expect(err).toContain(`${file}:1: not changed: ${records[0]!.id}: envelope.players: expected 2`);
    expect(err).toContain('0 changed, 0 stay as they are, 4 cannot be changed like this');
  });

  test.each([
    ['meta.n=9007199254740993', 'The number 9007199254740993 would be read as 9007199254740992: write it as a text'],
    ['meta.n=1e400', 'The number 1e400 would be read as no number at all'],
    ['meta.n=-0', 'The number -0 would be read as 0'],
    ['meta.n={"a":1,"a":2}', "The key 'a' occurs twice in one record."],
    ['meta.n="\\ud83d"', 'envelope.meta.n: expected JSON of at most 32 levels'],
    ['player1.rating=1e400', 'The number 1e400 would be read as no number at all'],
    ['player1.rating=good', "envelope.players[0].rating: expected a number from -100000 to 100000, got 'good'"],
    ['date=2026-02-30', 'envelope.date: expected a day that exists'],
    ['termination=bored', 'envelope.termination.kind: expected '],
    ['player17=Eve', 'envelope.players: expected a list of 1 to 16, got 17'],
    [`id=${'x'.repeat(65)}`, 'id: expected a string of 1 to 64 characters'],
    ['occasion=caf\ufffd', "'occasion=caf\ufffd' is not UTF-8, or has U+FFFD, which stands for such bytes."],
  ])('refuses --set %s once, before it reads a record', async (change, message) => {
    const { exit, out, err } = await run(['edit', '--set', change, file, '-o', 'unwritten']);
    expect({ exit, out, lines: err.split('\n').length }).toEqual({ exit: 2, out: '', lines: 2 });
    expect(err).toContain(message);
    expect(readdirSync(folder)).not.toContain('unwritten');
  });

  test('keeps a value that is JSON as it is, and any other as a text', async () => {
    const set = (value: string) => ['--set', `meta.${value}`];
    const line = [...set('a=1.50'), ...set('b=007'), ...set('c={"d":[1e2]}'), ...set('e=1e')];
    const { out } = await run(['edit', ...line, '--id', records[3]!.id, file]);
    expect(rowsOf(out)[3]).toMatchObject({ envelope: { meta: { a: 1.5, b: '007', c: { d: [100] }, e: '1e' } } });
  });

  describe('renames a player', () => {
    const edited = (...line: readonly string[]) => run(['edit', ...line, file]);
    const names = (out: string) =>
      rowsOf(out).map(({ envelope }) => ((envelope ?? {}) as Envelope).players?.map(({ name }) => name));

    test('in whatever seat, and changes nothing else', async () => {
      const { exit, out, err } = await edited('--rename', 'Ann=Anne Lee');
      expect(names(out)).toEqual([['Zo\u00eb', 'Ben'], ['Anne Lee', 'zoe'], [undefined, 'Anne Lee'], undefined]);
      expect(out.replaceAll('Anne Lee', 'Ann')).toBe(archive.join(''));
      expect({ exit, err }).toEqual({ exit: 0, err: expect.stringContaining('2 changed, 2 stay as they are, 0 ') });
    });

    test('whose name has an equals sign, written as JSON', async () => {
      const first = await edited('--rename', 'Ann=x=y');
      expect(names(first.out)[1]).toEqual(['x=y', 'zoe']);
      const back = put('equals.jsonl', first.out);
      expect(names((await run(['edit', '--rename', '["x=y","Ann"]', back])).out)[1]).toEqual(['Ann', 'zoe']);
    });

    test('by several names in turn, and then sets fields', async () => {
      const turn = ['--rename', 'Ann=Eve', '--rename', 'zoe=Ann', '--set', 'player1.rating=1'];
      expect(rowsOf((await edited(...turn)).out)[1]).toMatchObject({
        envelope: { players: [{ name: 'Eve', rating: 1 }, { name: 'Ann' }] },
      });
    });

    test('unless it is not sure who is meant, or the new name sits there already', async () => {
      const twice = put(
        'two.jsonl',
        `${lineOf({ ...bare[0], envelope: { players: [{ name: 'Ann' }, { name: 'Ann' }] } })}`,
      );
      const unsure = await run(['edit', '--rename', 'Ann=Eve', '--set', 'occasion=e', twice]);
      expect(unsure).toMatchObject({ exit: 1, out: read('two.jsonl') });
      expect(unsure.err).toContain(`two.jsonl:1: not changed: ${bare[0]!.id}: 'Ann' sits in more than one seat\n`);
      const taken = await edited('--rename', 'Ann=zoe');
      expect(taken).toMatchObject({ exit: 1 });
      expect(names(taken.out).slice(1, 3)).toEqual([
        ['Ann', 'zoe'],
        [undefined, 'zoe'],
      ]);
      expect(taken.err).toContain(`${file}:2: not changed: ${records[1]!.id}: 'zoe' already sits as player 2\n`);
    });

    test.each([['Ann'], ['Ann='], ['=Ann'], ['Ann=Ann'], ['["Ann"]'], ['["Ann","Ben","Eve"]'], ['["Ann",2]']])(
      'refuses --rename %s',
      async (renaming) => {
        const { exit, err } = await edited('--rename', renaming);
        expect(exit).toBe(2);
        expect(err).toContain(`'${renaming}' does not name a player: write OLD=NEW, or ["OLD","NEW"]`);
      },
    );

    test('refuses a name that no record can have', async () => {
      for (const name of ['x'.repeat(201), 'caf\ufffd'])
        expect(await edited('--rename', `Ann=${name}`)).toMatchObject({ exit: 2, out: '' });
      expect((await edited('--rename', '["Ann","\\ud83d"]')).err).toContain('players[0].name: has a lone surrogate');
    });
  });

  test.each([['colour=red'], ['occasion'], ['player0=Ann'], ['moves=']])('refuses --set %s', async (change) => {
    expect(await run(['edit', '--set', change, file])).toMatchObject({
      exit: 2,
      err: expect.stringContaining(`'${change}' is not a change: write id, occasion`),
    });
  });
});

describe('find', () => {
  const found = async (...wanted: readonly string[]) =>
    rowsOf((await run(['find', '--json', ...wanted, file])).out).map(({ line }) => line);

  test.each([
    [
      ['--player', 'ZOE'],
      [1, 2],
    ],
    [['--player', 'ben@'], [1]],
    [['--date', '2026'], [1]],
    [['--date', '2025-12..2026-02'], [2]],
    [['--date', '..2025'], [2]],
    [['--date', '2026-01-01..'], [1]],
    [
      ['--occasion', 'spring'],
      [1, 3],
    ],
    [['--id', records[3]!.id], [4]],
    [['--player', 'ann', '--occasion', 'CUP'], [3]],
    [
      ['--clause', 'bp-place-2'],
      [1, 2, 3, 4],
    ],
  ] as const)('%j', async (wanted, lines) => expect(await found(...wanted)).toEqual(lines));

  test('writes the games in any form', async () => {
    const write = (form: string) => run(['find', '--player', 'zoë', file, '--to', form, '-o', form]);
    for (const form of ['records', 'rows', 'text'])
      expect(await write(form)).toMatchObject({ exit: 0, out: '', err: '' });
    expect(read('records')).toBe(archive.slice(0, 2).join(''));
    expect(rowsOf(read('rows'))).toMatchObject([
      { line: 1, ratings: [1510, null] },
      { line: 2, names: ['Ann', 'zoe'] },
    ]);
    expect(read('text').split('\n---\n')).toHaveLength(2);
  });

  test('says how many were found, unless it is quiet', async () => {
    expect((await runIn(['find', '--threads', '1', '--date', '2026', file])).err).toBe('1 of 4 valid games found\n');
  });

  test.each([
    [['--winner', '9'], '--winner 9 cannot be: a game has 1 to 4 players.'],
    [['--players', '7'], '--players 7 cannot be: a game has 1 to 4 players.'],
    [['--players', '1', '--game', 'blueprints'], '--players 1 cannot be: Blueprints has 2 to 4 players.'],
    [['--event', 'pointsScored,foo=wood'], "No event 'pointsScored' has a field 'foo'; there are player, "],
    [['--event', 'pointsScored,part=wod'], "No event 'pointsScored' has part=wod; there are bonus, glass, "],
    [['--event', 'pointsScored,part=wod'], 'stone, wood. Did you mean wood?'],
    [
      ['--event', 'pointsScored,reason=wood', '--game', 'nunatak'],
      "No event 'pointsScored' has reason=wood; there are",
    ],
    [['--event', 'pointScored'], 'Did you mean pointsScored?'],
    [['--event', 'actionTaken,isCold=no'], "No event 'actionTaken' has isCold=no; there are false, true."],
    [['--event', 'meeplePlaced,place.kind=sit'], "No event 'meeplePlaced' has place.kind=sit; there are action"],
    [['--date', 'March'], "'March' is not a date: write 2026"],
  ] as const)('refuses %j', async (wanted, message) => {
    expect(await run(['find', ...wanted, file])).toMatchObject({ exit: 2, err: expect.stringContaining(message) });
  });
});

describe('bytes after the last member of gzip', () => {
  const packed = gzipSync(archive.join(''));
  const err = 'after its gzip data come bytes that are not gzip';
  test.each([
    ['zeros are padding', Buffer.alloc(5000), ''],
    ['others are an error', Buffer.from('and so on'), err],
    ['others, which begin like gzip,', Buffer.from([0x1f, 0x8b, 1, 2, 3]), err],
    ['others after zeros', Buffer.concat([Buffer.alloc(50), Buffer.from('a')]), err],
    ['the beginning of a member', packed.subarray(0, 1), 'it is cut off'],
  ])('%s: every game before them is read', async (_, rest, message) => {
    const { exit, out } = await run(['validate', put('behind.gz', Buffer.concat([packed, rest]))]);
    expect(exit).toBe(message === '' ? 0 : 1);
    expect(out).toContain(message);
    expect(out).toContain('4 valid games');
  });
});

test('errors are flat rows with the same keys', async () => {
  const damaged = DAMAGES.map(({ apply }) => apply(games[0]!)).filter((line) => typeof line === 'string');
  const { out } = await run(['validate', '--json', put('damaged.jsonl', damaged.join('\n'))]);
  const rows = rowsOf(out).filter(({ kind }) => kind === 'error');
  expect(new Set(rows.map((row) => Object.keys(row).join())).size).toBe(1);
  for (const row of rows) {
    for (const value of Object.values(row)) {
      const isFlat =
        value === null ||
        typeof value !== 'object' ||
        (Array.isArray(value) && value.every((each) => typeof each === 'string'));
      expect(isFlat, JSON.stringify(value)).toBe(true);
    }
  }
  expect(new Set(rows.map(({ error }) => error)).size).toBeGreaterThan(8);
});

describe('show', () => {
  const [first] = games;
  const { moves, result } = first!;
  const show = async (record: object, ...line: readonly string[]) =>
    runIn(['show', put('shown.jsonl', lineOf(record)), ...line]);

  test('has clocks, comments and ratings', async () => {
    const envelope = {
      players: [{ name: 'Ann', rating: 1510 }, { name: 'Ben' }],
      clocks: [3_723_400, null, -1000],
      comments: [{ ply: 2, text: 'quick' }],
    };
    const { out } = await show({ ...first, envelope });
    expect(out).toContain('player 1  Ann (1510)');
    expect(out).toContain(`1. ${moves[0]} [1:02:03.4] ${moves[1]} ${moves[2]} [-0:01] ${moves[3]}`);
    expect(out).toContain('  after move 2: "quick"\n');
    const middle = await show({ ...first, envelope }, '--move', '2');
    expect(middle.out).toContain(`after move 2 of ${moves.length}: ${moves[1]}\n  "quick"\n`);
    expect((await show({ ...first, envelope }, '--move', '1')).out).toContain(`: ${moves[0]}, clock 1:02:03.4\n`);
  });

  test('draws the position before the first refused move, with the legal moves', async () => {
    const bad = { ...first, moves: [...moves.slice(0, 11), 'W9z', ...moves.slice(12)], id: 'bad' };
    const { exit, out, err } = await show(bad, '--id', 'bad');
    expect(exit).toBe(1);
    expect(err).toMatch(/^MoveRefused: Move 12, 'W9z': /);
    const before = await show(first!, '--move', '11');
    const drawingOf = (text: string): string => /\n\nRound .*?\n\n/s.exec(text)![0];
    expect(drawingOf(out)).toBe(drawingOf(before.out));
    expect(out).toMatch(/decides and plays W9z; the legal moves are\n/);
    expect(out.split('legal moves are')[1]).toBe(before.out.split('legal moves are')[1]);
    expect((await show(bad, '--move', '3')).out).toContain(`after move 3 of 11: ${moves[2]}\n`);
    const [row] = rowsOf((await show(bad, '--json')).out);
    expect(row).toMatchObject({
      ply: 11,
      legalMoves: expect.arrayContaining([moves[11]]),
      error: { _tag: 'MoveRefused' },
    });
  });

  test('draws the end that the record claims otherwise, and moves after the end', async () => {
    const wrong = await show({ ...first, result: { ...result, totals: [99, 99] } });
    expect(wrong).toMatchObject({ exit: 1, err: expect.stringContaining('the record claims 99, the moves give') });
    expect(wrong.out).toContain(`after move ${moves.length} of ${moves.length}`);
    const more = await show({ ...first, moves: [...moves, moves[0]] });
    expect(more.out).toContain(`the game is over, and ${moves[0]} follows`);
  });
});

test('stats has a row for each player and game', async () => {
  const { out } = await run(['stats', '--per-player', '--json', file]);
  const rows = rowsOf(out);
  expect(rows.map(({ player, games: count }) => [player, count])).toEqual([
    ['Ann', 2],
    ['Ben', 1],
    ['Zoë', 1],
    ['zoe', 1],
  ]);
  const totals = [records[1]!.result!.totals[0]!, records[2]!.result!.totals[1]!];
  expect(rows[0]).toMatchObject({
    game: 'blueprints',
    points: { mean: (totals[0]! + totals[1]!) / 2, min: Math.min(...totals), max: Math.max(...totals) },
    first: '2025-12-31T18:30:00Z',
    rating: null,
  });
  expect(rows[2]).toMatchObject({ rating: 1510 });
  const csv = await run(['stats', '--per-player', '--csv', file]);
  expect(csv.out.split('\r\n')[0]).toBe(
    'player,game,games,unfinished,wins,shared,mean points,least points,most points,latest rating,first,last',
  );
  expect(await run(['stats', '--json', '--csv', file])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('write --json or --csv'),
  });
});

test('half a character in a record is an error, and no output has one', async () => {
  const half = '\ud83d lone';
  const wrong = [
    { ...bare[0], envelope: { occasion: half } },
    { ...bare[1], envelope: { meta: { [half]: half } } },
    { ...bare[2], id: half },
    { ...bare[3], [half]: 1 },
    { ...bare[3], options: { ...bare[3]!.options, [half]: half } },
  ];
  const halves = put('halves.jsonl', wrong.map(lineOf).join(''));
  const { out, err } = await run(['convert', '--to', 'rows', halves, '--json']);
  expect(rowsOf(out).map(({ occasion }) => occasion)).toEqual([null, null]);
  expect(rowsOf(err.replace(/.*\n$/, '')).map(({ error, path }) => [error, path])).toEqual([
    ['InvalidEnvelope', 'envelope.occasion'],
    ['InvalidEnvelope', 'envelope.meta'],
    ['InvalidRecord', 'id'],
    ['InvalidRecord', '\ufffd lone'],
    ['InvalidRecord', 'options'],
  ]);
  for (const form of ['records', 'rows', 'text']) {
    const converted = await run(['convert', '--to', form, halves, '--errors', 'halves.errors']);
    expect(`${converted.out}${read('halves.errors')}`).not.toMatch(/\\ud[89a-f]/);
  }
});

/** Puts a text behind the header of a tar archive, as far as readers recognise it. */
const tarOf = (text: string): Buffer =>
  Buffer.concat([
    Buffer.from('games.jsonl'.padEnd(257, '\0')),
    Buffer.from('ustar\0'.padEnd(255, '\0')),
    Buffer.from(text),
  ]);

test.each<[string, ArrayLike<number>, string]>([
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0], 'it is compressed by xz; write xzcat FILE | sastrugi ... -'],
  ['bzip2', [0x42, 0x5a, 0x68, 0x39], 'it is compressed by bzip2; write bzcat FILE | sastrugi ... -'],
  ['tar', tarOf(archive.join('')), 'it is a tar archive; write tar -xOf FILE | sastrugi ... -'],
  ['tar in gzip', gzipSync(tarOf(archive.join(''))), 'it is a tar archive; write tar -xOf FILE | sastrugi ... -'],
  ['UTF-16', Buffer.from(`\ufeff${archive.join('')}`, 'utf16le'), 'it is UTF-16; write iconv -f UTF-16 -t UTF-8 FILE'],
  ['UTF-16 without a mark', Buffer.from(archive.join(''), 'utf16le'), 'write iconv -f UTF-16LE -t UTF-8 FILE'],
  ['UTF-16 of the other order', Buffer.from(archive.join(''), 'utf16le').swap16(), 'write iconv -f UTF-16BE -t UTF-8'],
  ['gzip in gzip', [...gzipSync(gzipSync(archive.join('')))], 'it is compressed twice: decompress it once'],
  [
    'a zstd window of 2 GB',
    [0x28, 0xb5, 0x2f, 0xfd, 0, 168, 1, 0, 0],
    'its zstd data needs 2048 MB of memory, more than 128 MB',
  ],
  ['damaged zstd', [0x28, 0xb5, 0x2f, 0xfd, 0, 0, 0x45, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8], 'its zstd data is damaged'],
])('a file of %s is one error that says so', async (_, bytes, message) => {
  const { exit, out } = await run(['validate', put('other.bin', Uint8Array.from(bytes))]);
  expect(exit).toBe(1);
  expect(out).toMatch(/0 valid games, 1 error: SourceError 1\n$/);
  expect(out).toContain(message);
});

test('a record over several lines is named as one', async () => {
  const { out } = await run(['validate', put('pretty.json', JSON.stringify(records[0], null, 2))]);
  expect(out).toContain(
    'pretty.json:1: NotJson: The line is not JSON: it begins something that goes on in the next line',
  );
});

describe('an argument that is not UTF-8, which arrives changed,', () => {
  test.each([
    [['validate', file, '--errors', 'caf\ufffd']],
    [['find', '--player', 'Zo\ufffd', file]],
    [['simulate', 'blueprints', 'random', 'N\ufffd=random']],
    [['simulate', 'blueprints', 'random', '-p', '2', '--seed', '\ufffd']],
    [['play', 'blueprints', 'Zo\ufffd']],
    [['validate', '--components', 'blueprints=caf\ufffd.json', file]],
  ])('is refused: %j', async (line) => {
    const { exit, out, err } = await runIn(line);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(/^sastrugi: '.*\ufffd.*' is not UTF-8, or has U\+FFFD, which stands for such bytes\.\n$/);
  });
});
