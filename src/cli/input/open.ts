import { constants, openSync } from 'node:fs';
import { open as openFile, stat } from 'node:fs/promises';
import { systemMessage, Trouble } from '../exit.js';
import { io } from '../io.js';
import { type File, STDIN, unreadable } from './files.js';

/** Receives the progress and errors of reading. */
export interface ReadListener {
  /** Reports the number of bytes just read. */
  bytes(length: number): void;
  /** Reports that a file cannot be read to its end. */
  trouble(trouble: Trouble): void;
}

/**
 * Opens a file and decompresses it by its first bytes, whatever its name. Each piece is only valid until the next one
 * is read.
 */
export const open = async (file: File, watch: ReadListener): Promise<AsyncIterable<Uint8Array>> => {
  const source = read(file, watch);
  const { first, bytes } = await beginningOf(source);
  return closing(decompressed(first, bytes), source);
};

/** Yields the pieces, and closes their source however this ends. */
async function* closing(pieces: AsyncIterable<Uint8Array>, source: AsyncGenerator<Uint8Array>) {
  try {
    yield* pieces;
  } finally {
    await source.return(undefined);
  }
}

async function* decompressed(first: Uint8Array, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  refuseOthers(first);
  if (begins(first, GZIP)) {
    const { gunzipped } = await import('./gzip.js');
    yield* once(gunzipped(owned(bytes)));
  } else if (isZstd(first)) {
    const { unzstd } = await import('./zstd.js');
    yield* once(unzstd(owned(bytes)));
  } else yield* bytes;
}

const isZstd = (first: Uint8Array): boolean => begins(first, ZSTD) || begins(first.subarray(1), ZSTD_SKIPPABLE);

/** Refuses data in a form that is not read, and names the command that changes it. */
const refuseOthers = (first: Uint8Array): void => {
  const other = OTHERS.find(({ at = 0, mark }) => begins(first.subarray(at), mark));
  if (other !== undefined) throw new Error(`it is ${other.form}; write ${other.command} FILE | sastrugi ... -`);
};

/** Refuses data that was compressed twice, or is in another form. */
async function* once(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { first, bytes: all } = await beginningOf(bytes);
  if (begins(first, GZIP) || isZstd(first)) throw new Error('it is compressed twice: decompress it once');
  refuseOthers(first);
  yield* all;
}

const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];

/** A form that is not read: bytes by which it is recognised, and the command that changes it into lines. */
interface OtherForm {
  readonly form: string;
  /** The position of the bytes; by default the beginning. */
  readonly at?: number;
  readonly mark: readonly number[];
  readonly command: string;
}

const OTHERS: readonly OtherForm[] = [
  { form: 'compressed by bzip2', mark: [0x42, 0x5a, 0x68], command: 'bzcat' },
  { form: 'compressed by xz', mark: [0xfd, 0x37, 0x7a, 0x58], command: 'xzcat' },
  { form: 'compressed by lz4', mark: [0x04, 0x22, 0x4d, 0x18], command: 'lz4cat' },
  { form: 'compressed by zip', mark: [0x50, 0x4b, 3, 4], command: 'unzip -p' },
  { form: 'a tar archive', at: 257, mark: [0x75, 0x73, 0x74, 0x61, 0x72], command: 'tar -xOf' },
  { form: 'UTF-16', mark: [0xff, 0xfe], command: 'iconv -f UTF-16 -t UTF-8' },
  { form: 'UTF-16', mark: [0xfe, 0xff], command: 'iconv -f UTF-16 -t UTF-8' },
  { form: 'UTF-16', mark: [0x7b, 0, 0x22, 0], command: 'iconv -f UTF-16LE -t UTF-8' },
  { form: 'UTF-16', mark: [0, 0x7b, 0, 0x22], command: 'iconv -f UTF-16BE -t UTF-8' },
];
const ZSTD_SKIPPABLE = [0x2a, 0x4d, 0x18];

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, i) => bytes[i] === byte);

/** A source whose first bytes are known. */
interface PeekedSource {
  readonly first: Uint8Array;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The number of bytes by which every form is recognised. */
const MARK = Math.max(...OTHERS.map(({ at = 0, mark }) => at + mark.length));

/**
 * Reads the first bytes of a source. An error before them is thrown when the rest is read, so that there is one place
 * to handle it.
 */
const beginningOf = async (source: AsyncIterable<Uint8Array>): Promise<PeekedSource> => {
  const pieces = source[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  let failure: unknown = null;
  try {
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
      first = first.length === 0 ? next.value : Buffer.concat([first, next.value]);
      if (first.length >= MARK) break;
    }
  } catch (error) {
    failure = error;
  }
  const rest = { [Symbol.asyncIterator]: () => pieces };
  return { first, bytes: joined(first, failure, rest) };
};

async function* joined(
  first: Uint8Array,
  failure: unknown,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  if (failure !== null) throw failure;
  yield* rest;
}

const PIECE = 262_144;

async function* read({ name, path, trouble }: File, watch: ReadListener): AsyncGenerator<Uint8Array> {
  try {
    if (trouble !== null) throw trouble;
    for await (const piece of await sourceOf(path)) {
      watch.bytes((piece as Uint8Array).length);
      yield piece as Uint8Array;
    }
  } catch (error) {
    const failure = error instanceof Trouble ? error : unreadable(name, systemMessage(error));
    watch.trouble(failure);
    throw failure;
  }
}

/**
 * Opens a file. A named pipe is read as a stream: a call that waits for its writer would block a thread, and no
 * signal could end the program.
 */
const sourceOf = async (path: File['path']): Promise<AsyncIterable<unknown>> => {
  if (path === STDIN) return io().stdin;
  if (!(await stat(path)).isFIFO()) return piecesOf(path);
  const { Socket } = await import('node:net');
  return new Socket({ fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), readable: true, writable: false });
};

/** Reads a file into one buffer, piece by piece, so that memory does not grow with the file. */
async function* piecesOf(path: File['path']): AsyncGenerator<Uint8Array> {
  const place = new Uint8Array(PIECE);
  const file = await openFile(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(place, 0, PIECE);
      if (bytesRead === 0) return;
      yield place.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Copies the pieces of a source, for readers that need a piece after reading the next. */
async function* owned(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) yield piece.slice();
}
