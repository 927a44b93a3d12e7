import { describe, expect, test } from 'vitest';
import { playedGames } from '../../../scripts/packing/games.js';
import { canonicalBytes, openPacked, packer, resolveAmong } from '../../../src/archive/index.js';
import { blockBody, type PackedGame } from '../../../src/archive/packed/block.js';
import { frameOf } from '../../../src/archive/packed/frames.js';
import { type Envelope, type GameRecord, gameOf, orThrow, recordOf } from '../../../src/index.js';
import { gamesIn, manyGames, packed, recordOfPlayed, records, unpacked } from './games.js';

const blueprints = gameOf('blueprints')!;
const [played] = playedGames('blueprints', 'random', 1);
const { options, moves } = played!;

const textsOf = (games: readonly GameRecord[]): readonly string[] =>
  games.map((game) => new TextDecoder().decode(canonicalBytes(game)));

/** The records that come out of a file in which all is right, by their numbers. */
const recordsIn = async (file: Uint8Array, piece?: number): Promise<readonly GameRecord[]> =>
  (await unpacked(file, piece)).map(({ number, game }, i) => {
    expect(number).toBe(i);
    return orThrow(game).record as GameRecord;
  });

const envelope: Envelope = {
  date: '2026-03-01',
  event: 'Ice cup, Reykjavík 🧊',
  players: [{ name: 'Ada' }, { id: '7', rating: 1500 }],
  termination: { kind: 'playedOut' },
  comments: [{ after: 0, text: 'lone \ud800 half' }],
  meta: { table: 3, notes: ['\u0000', '"'] },
};

const position = (ply: number) => {
  let state = orThrow(blueprints.setup(options));
  for (const move of moves.slice(0, ply)) state = blueprints.play(state, move);
  return state;
};

const odd: Readonly<Record<string, GameRecord>> = {
  'with an id and an envelope': recordOfPlayed(blueprints, played!, { id: 'A7', envelope }),
  'with a seed of any characters': orThrow(
    recordOf(blueprints, { options: { players: 2, seed: '\ud83e"\n氷' }, moves: [] }),
  ),
  'without a move': orThrow(recordOf(blueprints, { options, moves: [], end: position(0) })),
  'broken off': orThrow(recordOf(blueprints, { options, moves: moves.slice(0, 9), end: position(9) })),
  'that claims no result': orThrow(recordOf(blueprints, { options, moves })),
  'broken off, that claims no result': orThrow(recordOf(blueprints, { options, moves: moves.slice(0, 9) })),
  'by another package': orThrow(recordOf(blueprints, { options, moves, by: { package: 'app', version: '3' } })),
  'from a position': orThrow(recordOf(blueprints, { start: position(9), moves: moves.slice(9), end: played!.end })),
  'that begins at its end': orThrow(recordOf(blueprints, { start: played!.end, moves: [], end: played!.end })),
};

describe('a packed file', () => {
  test('of every mode of every game is the records again, byte for byte, in any pieces', async () => {
    const file = packed(records);
    for (const piece of [file.length, 100_000, 97]) {
      expect(textsOf(await recordsIn(file, piece))).toEqual(textsOf(records));
    }
  });

  test.each(Object.entries(odd))('keeps a game %s', async (_, record) => {
    expect(textsOf(await recordsIn(packed([record])))).toEqual(textsOf([record]));
  });

  test('keeps the order of games that differ in all that can', async () => {
    const mixed = [...Object.values(odd), ...records.slice(0, 5), ...Object.values(odd)];
    expect(textsOf(await recordsIn(packed(mixed)))).toEqual(textsOf(mixed));
  });

  test('of nothing has no games', async () => {
    expect(await unpacked(packed([]))).toEqual([]);
  });

  test('has more blocks than one, each readable alone', async () => {
    const file = packed(manyGames);
    const found = await unpacked(file);
    expect(found).toHaveLength(2100);
    const offsets = [...new Set(found.map(({ offset }) => offset))];
    expect(offsets).toHaveLength(3);
    const last = await unpacked(file.subarray(offsets[2]));
    expect(last.map(({ number }) => number)).toEqual(Array.from({ length: 52 }, (_, i) => 2048 + i));
    expect(textsOf(last.map(({ game }) => orThrow(game).record as GameRecord))).toEqual(textsOf(manyGames.slice(2048)));
  });

  test('is read game by game without the others', async () => {
    const file = packed([...records, ...records]);
    const reads: number[] = [];
    const read = async (from: number, to: number): Promise<Uint8Array> => {
      reads.push(to - from);
      return file.subarray(from, to);
    };
    const opened = orThrow(await openPacked({ size: file.length, read }));
    expect(opened).toMatchObject({ games: 2 * records.length, isMended: false });
    expect(reads).toHaveLength(2);
    for (const number of [0, 7, records.length + 3, 2 * records.length - 1]) {
      const { record } = orThrow(await opened.game(number));
      expect(textsOf([record as GameRecord])).toEqual(textsOf([records[number % records.length]!]));
    }
    expect(reads).toHaveLength(3);
    for (const number of [-1, 2 * records.length, 0.5, Number.NaN]) {
      expect(await opened.game(number)).toMatchObject({ _tag: 'Left', left: { _tag: 'NoSuchGame' } });
    }
  });
});

describe('a record is not packed, and the others are,', () => {
  const bad: Readonly<Record<string, readonly [unknown, object]>> = {
    'that is none': ['rubbish', { _tag: 'InvalidRecord' }],
    'of another version': [
      { ...records[0]!, rules: '0' },
      { _tag: 'OtherRules', found: '0', readBy: [] },
    ],
    'of a game that is not there': [{ ...records[0]!, game: 'chess' }, { _tag: 'OtherGame' }],
    'with a move that is refused': [
      { ...records[0]!, moves: ['x'] },
      { _tag: 'MoveRefused', number: 1 },
    ],
    'with another result': [
      { ...records[0]!, result: { ...records[0]!.result!, digest: 'x' } },
      { _tag: 'WrongResult', path: 'result.digest' },
    ],
    'with an envelope that does not fit': [
      { ...records[0]!, envelope: { date: 'today' } },
      { _tag: 'InvalidEnvelope', path: 'envelope.date' },
    ],
    'that is too long': [
      {
        ...odd['without a move'],
        envelope: { comments: Array.from({ length: 4000 }, () => ({ after: 0, text: '氷'.repeat(2000) })) },
      },
      { _tag: 'TooLong' },
    ],
  };

  test.each(Object.entries(bad))('%s', async (_, [document, fault]) => {
    const { add, end } = packer();
    const parts = [orThrow(add(records[0])), orThrow(add(records[1]))];
    expect(add(document)).toMatchObject({ _tag: 'Left', left: fault });
    const file = Uint8Array.from([...parts, end()].flatMap((part) => [...part]));
    expect(textsOf(await recordsIn(file))).toEqual(textsOf(records.slice(0, 2)));
  });
});

describe('games are read by what they were played with', () => {
  const own = orThrow(blueprints.withComponents({ awards: { gold: 9, silver: 8, bronze: 7 } }));

  test('own components are found', async () => {
    const resolve = resolveAmong([own]);
    const record = orThrow(recordOf(own, { options, moves: [] }));
    const file = packed([record], resolve);
    const [found] = await unpacked(file, 4096, resolve);
    expect(orThrow(found!.game).record).toEqual(record);
    const [strange] = await unpacked(file);
    expect(strange!.game).toMatchObject({ left: { _tag: 'OtherComponents', found: own.componentsId } });
  });

  test.each<readonly [string, (played: PackedGame['played']) => object, object]>([
    ['another game', (named) => ({ ...named, game: 'chess' }), { _tag: 'OtherGame', found: 'chess' }],
    ['another version', (named) => ({ ...named, rules: '0' }), { _tag: 'OtherRules', found: '0', readBy: [] }],
    ['other components', (named) => ({ ...named, components: 'x' }), { _tag: 'OtherComponents', found: 'x' }],
    ['another catalogue', (named) => ({ ...named, catalogue: 'x' }), { _tag: 'OtherCatalogue', found: 'x' }],
  ])('%s is refused by name, and the other games of the block are read', async (_, named, fault) => {
    const file = packed(records.slice(0, 2));
    const [first, second] = gamesIn(file) as [PackedGame, PackedGame];
    const other = { ...first, played: named(first.played) as PackedGame['played'] };
    const found = await unpacked(frameOf('block', blockBody(0, [other, second])));
    expect(found).toMatchObject([{ number: 0, game: { left: fault } }, { number: 1, game: { _tag: 'Right' } }, {}]);
  });
});
