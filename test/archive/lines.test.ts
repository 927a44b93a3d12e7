import { describe, expect, test } from 'vitest';
import { type ReadingError, type Source, validateLines } from '../../src/archive/index.js';
import { samples } from './samples.js';

const texts = samples.map((sample) => JSON.stringify(sample));
const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Yields an archive in pieces of the same length. */
async function* inPieces<A extends Uint8Array | string>(archive: A, length: number): AsyncGenerator<A> {
  for (let i = 0; i < archive.length; i += length) yield archive.slice(i, i + length) as A;
}

/** Lists the verdicts on a source as tuples: line, offset, and the game or the error. */
const saidOf = async (
  source: Source,
  maxLineBytes?: number,
): Promise<readonly (readonly [number, number, string])[]> => {
  const said: [number, number, string][] = [];
  for await (const { line, offset, result } of validateLines(
    source,
    maxLineBytes === undefined ? {} : { maxLineBytes },
  )) {
    said.push([line, offset, result._tag === 'Right' ? result.right.record.game : result.left._tag]);
  }
  return said;
};

const [a, b, c] = texts as [string, string, string];
const [antarctica, blueprints, frostpunk] = samples.map(({ game }) => game) as [string, string, string];

describe('the lines of an archive are numbered, with the byte where each begins', () => {
  const archive = `${a}\n\n${b}\r\n \t\nno line\n${c}`;
  const at = (part: string): number => archive.indexOf(part);
  const expected = [
    [1, 0, antarctica],
    [3, at(b), blueprints],
    [5, at('no line'), 'NotJson'],
    [6, at(c), frostpunk],
  ];

  test.each([1, 2, 7, 1000, 1e6])('in pieces of %i bytes', async (length) => {
    expect(await saidOf(inPieces(encoded(archive), length))).toEqual(expected);
  });

  test.each([1, 3, 1e6])('in pieces of %i characters', async (length) => {
    expect(await saidOf(inPieces(archive, length))).toEqual(expected);
  });

  test('all at once, or in a list', async () => {
    expect(await saidOf([archive])).toEqual(expected);
    expect(await saidOf([encoded(archive.slice(0, 50)), archive.slice(50)])).toEqual(expected);
  });
});

test('offsets count bytes, whatever the characters', async () => {
  const named = JSON.stringify({ ...samples[0], envelope: { occasion: 'Vintertinget på Åland 雪🐧' } });
  const archive = `${named}\n${b}\n`;
  const expected = [
    [1, 0, antarctica],
    [2, encoded(named).length + 1, blueprints],
  ];
  for (const length of [1, 2, 3, 500, 1e6]) {
    expect(await saidOf(inPieces(encoded(archive), length))).toEqual(expected);
    expect(await saidOf(inPieces(archive, length))).toEqual(expected);
  }
});

test('an empty archive has no lines, nor has one of empty lines', async () => {
  for (const archive of ['', '\n', '\r\n\n  \n', '\uFEFF', '\uFEFF\n']) expect(await saidOf([archive])).toEqual([]);
  expect(await saidOf([])).toEqual([]);
});

test('a byte order mark is skipped at the beginning, and nowhere else', async () => {
  expect(await saidOf([`\uFEFF${a}\n\uFEFF${b}`])).toEqual([
    [1, 0, antarctica],
    [2, a.length + 4, 'NotJson'],
  ]);
});

test('invalid UTF-8 is reported', async () => {
  const bad = encoded(`${a}\n${b}\n`);
  bad[10] = 0xff;
  expect((await saidOf([bad])).map(([, , what]) => what)).toEqual(['NotUtf8', blueprints]);
  const latin = Uint8Array.from([...encoded('{"occasion":"'), 0xe5, ...encoded('"}\n')]);
  expect(await saidOf([latin, a])).toEqual([
    [1, 0, 'NotUtf8'],
    [2, latin.length, antarctica],
  ]);
  for (const text of ['{"occasion":"\uD83D"}\n', '{"occasion":"\uDC27"}\n', '\uD83D']) {
    expect((await saidOf([text, a]))[0]).toEqual([1, 0, 'NotUtf8']);
  }
  expect(await saidOf(['\uD83D', encoded(a)])).toEqual([[1, 0, 'NotUtf8']]);
  const wide = Buffer.from(`\uFEFF${a}\n`, 'utf16le');
  expect((await saidOf([wide]))[0]).toEqual([1, 0, 'NotUtf8']);
});

describe('a line that is too long', () => {
  test('is reported, and the next one is read', async () => {
    const long = 'x'.repeat(5000);
    for (const length of [1, 4096, 1e6]) {
      expect(await saidOf(inPieces(encoded(`${a}\n${long}\n${b}\n${long}`), length), 4999)).toEqual([
        [1, 0, antarctica],
        [2, a.length + 1, 'LineTooLong'],
        [3, a.length + 5002, blueprints],
        [4, a.length + b.length + 5003, 'LineTooLong'],
      ]);
    }
  });

  test('has one byte more than is allowed', async () => {
    const { length } = encoded(a);
    expect(await saidOf([`${a}\n`], length)).toEqual([[1, 0, antarctica]]);
    expect(await saidOf([`${a}\n`], length - 1)).toEqual([[1, 0, 'LineTooLong']]);
  });

  test('takes no more memory than the limit', async () => {
    const piece = new Uint8Array(65_536).fill(120);
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    async function* longLine(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 1600; i++) {
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
        yield piece;
      }
      yield encoded(`\n${a}`);
    }
    expect(await saidOf(longLine(), 100_000)).toEqual([
      [1, 0, 'LineTooLong'],
      [2, 1600 * 65_536 + 1, antarctica],
    ]);
    expect(most).toBeLessThan(4_000_000);
  });
});

describe('a source that fails', () => {
  const failing = async function* (): AsyncGenerator<string> {
    yield `${a}\n${b.slice(0, 50)}`;
    throw new Error('unexpected end of file');
  };

  test('is reported last, at the line that it cut', async () => {
    const errors: ReadingError[] = [];
    for await (const { result } of validateLines(failing())) if (result._tag === 'Left') errors.push(result.left);
    expect(errors).toEqual([{ _tag: 'SourceError', message: 'The source failed here: unexpected end of file' }]);
    expect(await saidOf(failing())).toEqual([
      [1, 0, antarctica],
      [2, a.length + 1, 'SourceError'],
    ]);
  });

  test.each([[null], [7], [{ text: 'x' }]])('is one that gives %j', async (piece) => {
    expect(await saidOf([`${a}\n`, piece as unknown as string])).toEqual([
      [1, 0, antarctica],
      [2, a.length + 1, 'SourceError'],
    ]);
  });

  test.each([[null], [undefined], [7], [{}]])('is %j', async (source) => {
    expect(await saidOf(source as unknown as Source)).toEqual([[1, 0, 'SourceError']]);
  });
});

test('ending the iteration closes the source', async () => {
  let isClosed = false;
  async function* open(): AsyncGenerator<string> {
    try {
      for (;;) yield `${a}\n`;
    } finally {
      isClosed = true;
    }
  }
  for await (const { result } of validateLines(open())) {
    expect(result._tag).toBe('Right');
    break;
  }
  expect(isClosed).toBe(true);
});
