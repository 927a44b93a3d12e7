import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedGames } from '../../../scripts/packing/games.js';
import { openPacked } from '../../../src/archive/index.js';
import type { PackedGame } from '../../../src/archive/packed/block.js';
import { blockBody } from '../../../src/archive/packed/block.js';
import { joined, writing } from '../../../src/archive/packed/bytes.js';
import { endFrame, frameOf, HEAD, headAt } from '../../../src/archive/packed/frames.js';
import { indexBody } from '../../../src/archive/packed/place.js';
import type { Unpacked } from '../../../src/archive/packed/unpack.js';
import { gameOf, orThrow, recordOf } from '../../../src/index.js';
import { gamesIn, manyGames, packed, records, slicesOf, unpacked } from './games.js';

const BLOCK = 1024;
const file = packed(manyGames);
const whole = await unpacked(file);
const offsets = [...new Set(whole.map(({ offset }) => offset))];
/** Where the last block ends, and the index begins. */
const index = offsets[2]! + HEAD + headAt(file.subarray(offsets[2]))!.length;

const faultsIn = (found: readonly Unpacked[]): readonly unknown[] =>
  found.flatMap(({ game }) => (game._tag === 'Left' ? [game.left] : []));

/** The numbers of the games that were read, all of which are as they were packed. */
const numbersIn = (found: readonly Unpacked[]): readonly number[] =>
  found.flatMap(({ number, game }) => {
    if (game._tag === 'Left') return [];
    expect(game.right.record).toEqual(manyGames[number!]);
    return [number!];
  });

const numbers = (...blocks: readonly number[]): readonly number[] =>
  whole.map(({ number }) => number!).filter((number) => blocks.includes(Math.floor(number / BLOCK)));

/** Bytes of which one is another. */
const bent = (bytes: Uint8Array, place: number, byte: number): Uint8Array => {
  const copy = bytes.slice();
  copy[place] = byte;
  return copy;
};

const damaged = (place: number, change = 1): Uint8Array => bent(file, place, file[place]! ^ change);

describe('a packed file with damage', () => {
  test('in any block tells where, and gives all games of the others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(offsets[2]! + 500), fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const found = await unpacked(damaged(place, change));
        const hit = offsets.filter((offset) => offset <= place).length - 1;
        expect(numbersIn(found)).toEqual(numbers(...[0, 1, 2].filter((block) => block !== hit)));
        expect(faultsIn(found)).toMatchObject([{ _tag: 'DamagedBlock', offset: offsets[hit] }]);
        if (hit < 2) expect(faultsIn(found)).toMatchObject([{ end: offsets[hit + 1] }]);
      }),
      { numRuns: 8 },
    );
  });

  test('is opened all the same, and tells of the damaged block when it is asked for', async () => {
    const opened = orThrow(await openPacked(slicesOf(damaged(offsets[1]! + 300))));
    expect(opened).toMatchObject({ games: 2100, isMended: false });
    expect(orThrow(await opened.game(1023)).record).toEqual(manyGames[1023]);
    expect(orThrow(await opened.game(2048)).record).toEqual(manyGames[2048]);
    const fault = { _tag: 'DamagedBlock', offset: offsets[1], end: offsets[2] };
    expect(await opened.game(1500)).toMatchObject({ left: fault });
  });

  test.each([
    ['the end', (): Uint8Array => damaged(file.length - 3)],
    ['the index', (): Uint8Array => damaged(file.length - 28)],
    [
      'the index and a block',
      (): Uint8Array => damaged(file.length - 28).map((byte, i) => (i === offsets[1]! + 99 ? ~byte : byte)),
    ],
    ['the last bytes, which are missing', (): Uint8Array => file.subarray(0, file.length - 40)],
  ])('in %s is mended by reading it through', async (what, made) => {
    const opened = orThrow(await openPacked(slicesOf(made())));
    expect(opened).toMatchObject({ games: 2100, isMended: true });
    expect(orThrow(await opened.game(2099)).record).toEqual(manyGames[2099]);
    const middle = await opened.game(1500);
    if (what.endsWith('block')) expect(middle).toMatchObject({ left: { _tag: 'NoSuchGame', number: 1500 } });
    else expect(orThrow(middle).record).toEqual(manyGames[1500]);
  });

  test('at its end is told as a cut, with all games that are whole', async () => {
    for (const length of [0, 5, offsets[1]! - 1, offsets[1]!, offsets[2]! + 50, index, file.length - 1]) {
      const found = await unpacked(file.subarray(0, length));
      const kept = [1, 2].filter((block) => offsets[block]! <= length).map((block) => block - 1);
      expect(numbersIn(found)).toEqual(numbers(...kept, ...(length >= index ? [2] : [])));
      expect(faultsIn(found).at(-1)).toMatchObject({ _tag: 'CutFile', offset: length });
    }
  });

  test('that is no packed file at all is told, and opened without games', async () => {
    const text = new TextEncoder().encode(`${JSON.stringify(records[0])}\n`.repeat(50));
    expect(await unpacked(text)).toMatchObject([
      { number: null, game: { left: { _tag: 'DamagedBlock', offset: 0, end: text.length } } },
      { number: null, game: { left: { _tag: 'CutFile' } } },
    ]);
    expect(orThrow(await openPacked(slicesOf(text)))).toMatchObject({ games: 0, isMended: true });
  });

  test('in its source is told, with what came before', async () => {
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield file.subarray(0, offsets[1]! + 10);
      throw new Error('the disk is gone');
    };
    const { unpack } = await import('../../../src/archive/index.js');
    const found: Unpacked[] = [];
    for await (const each of unpack(broken())) found.push(each);
    expect(numbersIn(found)).toEqual(numbers(0));
    expect(faultsIn(found)).toMatchObject([
      { _tag: 'SourceFailed', message: 'The source failed here: the disk is gone' },
    ]);
    const read = async (): Promise<Uint8Array> => {
      throw new Error('the disk is gone');
    };
    expect(await openPacked({ size: 1000, read })).toMatchObject({ left: { _tag: 'SourceFailed' } });
  });
});

describe('bytes that somebody made up, with right checksums,', () => {
  const [first, second] = gamesIn(packed(records.slice(0, 2))) as [PackedGame, PackedGame];

  test('are a damaged block if they are none', async () => {
    const to = writing();
    to.count(0);
    to.text('{}');
    const more = joined([blockBody(0, [first]), Uint8Array.of(0)]);
    const high = new Uint8Array(1000).fill(0x80);
    for (const body of [new Uint8Array(), to.written(), Uint8Array.of(0xff, 0xff), high, more]) {
      const found = await unpacked(joined([frameOf('block', body), frameOf('block', blockBody(5, [second]))]));
      expect(found).toMatchObject([
        { number: null, offset: 0, game: { left: { _tag: 'DamagedBlock', offset: 0, end: 16 + body.length } } },
        { number: 5, game: { _tag: 'Right' } },
        { number: null, game: { left: { _tag: 'CutFile' } } },
      ]);
    }
  });

  test('in a block never throw, and never give what is not proved', async () => {
    const body = blockBody(0, [first, second]);
    const change = fc.record({ at: fc.nat(body.length - 1), to: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const copy = body.slice();
        for (const { at, to } of changes) copy[at] = to;
        for (const { game } of await unpacked(frameOf('block', copy))) expect(game).toHaveProperty('_tag');
      }),
      { numRuns: 300 },
    );
  });

  test.each<readonly [string, (bytes: Uint8Array) => Uint8Array, object]>([
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 1), { _tag: 'DamagedGame' }],
    ['empty', () => new Uint8Array(), { _tag: 'DamagedGame' }],
    ['with more behind it', (bytes) => joined([bytes, Uint8Array.of(0)]), { _tag: 'DamagedGame' }],
    ['with another move', (bytes) => bent(bytes, bytes.length - 1, bytes.at(-1)! ^ 1), {}],
    ['without JSON', (bytes) => bent(bytes, 1, 0), { _tag: 'DamagedGame' }],
  ])('of a game %s are told, and the next game is read', async (_, changed, fault) => {
    const [damage, next] = await unpacked(
      frameOf('block', blockBody(0, [{ ...first, bytes: changed(first.bytes) }, second])),
    );
    expect(damage).toMatchObject({ number: 0, game: { _tag: 'Left', left: fault } });
    expect(next).toMatchObject({ number: 1, game: { right: { record: records[1] } } });
  });

  test('of more moves than can be made are those of no game', async () => {
    const [played] = playedGames('blueprints', 'random', 1);
    const over = orThrow(recordOf(gameOf('blueprints')!, { start: played!.end, moves: [] }));
    const [game] = gamesIn(packed([over])) as [PackedGame];
    const bytes = bent(game.bytes, game.bytes.length - 1, 5);
    const [found] = await unpacked(frameOf('block', blockBody(0, [{ ...game, bytes }])));
    expect(found!.game).toMatchObject({ left: { _tag: 'DamagedGame' } });
  });

  test('of a game that leads to another end are refused by the seal', async () => {
    const own = first.bytes[0]! + 1;
    const bytes = bent(first.bytes, own, first.bytes[own]! ^ 1);
    const [found] = await unpacked(frameOf('block', blockBody(0, [{ ...first, bytes }])));
    expect(found!.game).toMatchObject({ left: { _tag: 'WrongResult', path: 'result.digest' } });
  });

  test('in an index do not lead astray', async () => {
    const block = frameOf('block', blockBody(0, [first, second]));
    const lies = [
      [{ length: block.length, games: 1000 }],
      [
        { length: block.length - 1, games: 2 },
        { length: 1, games: 5 },
      ],
      [
        { length: 0, games: 5 },
        { length: block.length, games: 2 },
      ],
      [],
    ];
    for (const lie of lies) {
      const made = joined([block, frameOf('index', indexBody(lie)), endFrame(block.length)]);
      const opened = orThrow(await openPacked(slicesOf(made)));
      for (let number = 0; number < 10; number++) {
        const game = await opened.game(number);
        if (game._tag === 'Right') expect(records.slice(0, 2)).toContainEqual(game.right.record);
      }
    }
    for (const length of [block.length - 1, block.length + 1]) {
      const made = joined([block, frameOf('index', indexBody([{ length, games: 2 }])), endFrame(block.length)]);
      const opened = orThrow(await openPacked(slicesOf(made)));
      expect(opened).toMatchObject({ games: 2, isMended: true });
      expect(orThrow(await opened.game(1)).record).toEqual(records[1]);
    }
    for (const at of [-1, 0.5, Number.NaN, 2 ** 60, 7]) {
      const made = joined([block, frameOf('index', indexBody([{ length: block.length, games: 2 }])), endFrame(at)]);
      const opened = orThrow(await openPacked(slicesOf(made)));
      expect(opened).toMatchObject({ games: 2, isMended: true });
    }
  });

  test('do not make what finds the games throw', async () => {
    const found = await unpacked(packed(records.slice(0, 1)), 4096, () => {
      throw new Error('no games today');
    });
    expect(found).toMatchObject([{ game: { left: { _tag: 'Failed' } } }]);
  });
});
