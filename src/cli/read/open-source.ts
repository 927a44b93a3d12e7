import { constants, openSync } from 'node:fs';
import { open as openFile, stat } from 'node:fs/promises';
import { decodeUtf8, MAX_LINE_BYTES } from '../../archive/bytes.js';
import { parseJson } from '../../archive/json.js';
import { CommandError, describeSystemError } from '../exit-status.js';
import { io, resolvePath } from '../io.js';
import { type File, STDIN, unreadableError } from './files.js';

/** Receives the progress and errors of reading. */
export interface ReadListener {
  /** Reports the number of bytes just read. */
  onBytes(length: number): void;
  /** Reports that a file cannot be read to its end. */
  onError(trouble: CommandError): void;
}

/**
 * Opens a file and decompresses it by its first bytes, whatever its name. Each piece is only valid until the next one
 * is read.
 */
export const openSource = async (file: File, listener: ReadListener): Promise<AsyncIterable<Uint8Array>> => {
  const source = readPieces(file, listener);
  const { first, bytes } = await peekSource(source);
  return closeAfterwards(decompress(first, bytes), source);
};

/** Yields the pieces, and closes their source however this ends. */
async function* closeAfterwards(pieces: AsyncIterable<Uint8Array>, source: AsyncGenerator<Uint8Array>) {
  try {
    yield* pieces;
  } finally {
    await source.return(undefined);
  }
}

async function* decompress(first: Uint8Array, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  refuseOtherFormats(first);
  if (startsWith(first, GZIP)) {
    const { gunzip } = await import('./gzip.js');
    yield* refuseNested(gunzip(copyPieces(bytes)));
  } else if (isZstd(first)) {
    const { decompressZstd } = await import('./zstd.js');
    yield* refuseNested(decompressZstd(copyPieces(bytes)));
  } else yield* bytes;
}

const isZstd = (first: Uint8Array): boolean => startsWith(first, ZSTD) || startsWith(first.subarray(1), ZSTD_SKIPPABLE);

/** Refuses data in a form that is not read, and names the command that changes it. */
const refuseOtherFormats = (first: Uint8Array): void => {
  const other = UNSUPPORTED_FORMATS.find(({ at = 0, magic }) => startsWith(first.subarray(at), magic));
  if (other !== undefined) throw new Error(`it is ${other.format}; write ${other.command} FILE | sastrugi ... -`);
};

/** Refuses data that was compressed twice, or is in another form. */
async function* refuseNested(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { first, bytes: all } = await peekSource(bytes);
  if (startsWith(first, GZIP) || isZstd(first)) throw new Error('it is compressed twice: decompress it once');
  refuseOtherFormats(first);
  yield* all;
}

const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];

/** A form that is not read: bytes by which it is recognised, and the command that changes it into lines. */
interface UnsupportedFormat {
  readonly format: string;
  /** The position of the bytes; by default the beginning. */
  readonly at?: number;
  readonly magic: readonly number[];
  readonly command: string;
}

const UNSUPPORTED_FORMATS: readonly UnsupportedFormat[] = [
  { format: 'compressed by bzip2', magic: [0x42, 0x5a, 0x68], command: 'bzcat' },
  { format: 'compressed by xz', magic: [0xfd, 0x37, 0x7a, 0x58], command: 'xzcat' },
  { format: 'compressed by lz4', magic: [0x04, 0x22, 0x4d, 0x18], command: 'lz4cat' },
  { format: 'compressed by zip', magic: [0x50, 0x4b, 3, 4], command: 'unzip -p' },
  { format: 'a tar archive', at: 257, magic: [0x75, 0x73, 0x74, 0x61, 0x72], command: 'tar -xOf' },
  { format: 'UTF-16', magic: [0xff, 0xfe], command: 'iconv -f UTF-16 -t UTF-8' },
  { format: 'UTF-16', magic: [0xfe, 0xff], command: 'iconv -f UTF-16 -t UTF-8' },
  { format: 'UTF-16', magic: [0x7b, 0, 0x22, 0], command: 'iconv -f UTF-16LE -t UTF-8' },
  { format: 'UTF-16', magic: [0, 0x7b, 0, 0x22], command: 'iconv -f UTF-16BE -t UTF-8' },
];
const ZSTD_SKIPPABLE = [0x2a, 0x4d, 0x18];

const startsWith = (bytes: Uint8Array, prefix: readonly number[]): boolean =>
  prefix.every((byte, i) => bytes[i] === byte);

/** A source whose first bytes are known. */
interface PeekedSource {
  readonly first: Uint8Array;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The number of bytes by which every form is recognised. */
const PEEKED_BYTES = Math.max(...UNSUPPORTED_FORMATS.map(({ at = 0, magic }) => at + magic.length));

/**
 * Reads the first bytes of a source. An error before them is thrown when the rest is read, so that there is one place
 * to handle it.
 */
const peekSource = async (source: AsyncIterable<Uint8Array>): Promise<PeekedSource> => {
  const pieces = source[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  let readError: unknown = null;
  try {
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
      first = first.length === 0 ? next.value : Buffer.concat([first, next.value]);
      if (first.length >= PEEKED_BYTES) break;
    }
  } catch (error) {
    readError = error;
  }
  const rest = { [Symbol.asyncIterator]: () => pieces };
  return { first, bytes: replayPeeked(first, readError, rest) };
};

async function* replayPeeked(
  first: Uint8Array,
  readError: unknown,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  if (readError !== null) throw readError;
  yield* rest;
}

const PIECE_BYTES = 262_144;

async function* readPieces({ name, path, error: trouble }: File, listener: ReadListener): AsyncGenerator<Uint8Array> {
  try {
    if (trouble !== null) throw trouble;
    for await (const piece of await openRawSource(path)) {
      listener.onBytes((piece as Uint8Array).length);
      yield piece as Uint8Array;
    }
  } catch (error) {
    const commandError = error instanceof CommandError ? error : unreadableError(name, describeSystemError(error));
    listener.onError(commandError);
    throw commandError;
  }
}

/**
 * Opens a file. A named pipe is read as a stream: a call that waits for its writer would block a thread, and no
 * signal could end the program.
 */
const openRawSource = async (path: File['path']): Promise<AsyncIterable<unknown>> => {
  if (path === STDIN) return io().stdin;
  if (!(await stat(path)).isFIFO()) return readFilePieces(path);
  const { Socket } = await import('node:net');
  return new Socket({ fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), readable: true, writable: false });
};

/** Reads a file into one buffer, piece by piece, so that memory does not grow with the file. */
async function* readFilePieces(path: File['path']): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(PIECE_BYTES);
  const file = await openFile(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, PIECE_BYTES);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Copies the pieces of a source, for readers that need a piece after reading the next. */
async function* copyPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) yield piece.slice();
}

/** Reads a small file of UTF-8, compressed or not; `remedy` says what helps where it is longer. */
export const readText = async (
  file: File,
  maxBytes: number,
  remedy = '; --max-line-bytes allows more',
): Promise<string> => {
  const text = decodeUtf8(await readBytes(file, maxBytes, remedy));
  if (text === null) throw unreadableError(file.name, 'it is not UTF-8');
  return text;
};

/** Reads the JSON in a small file, as it is written. */
export const readDocument = async (name: string): Promise<unknown> => {
  const file: File = { name, path: resolvePath(name), size: null, error: null };
  const value = parseJson(await readText(file, MAX_LINE_BYTES, ', more than any game or set of components'));
  if (value._tag === 'Right') return value.right;
  const { _tag, message } = value.left;
  throw new CommandError(
    'CannotRead',
    `${name} cannot be read: ${_tag === 'NotJson' ? 'it is not JSON: ' : ''}${message}`,
  );
};

const readBytes = async (file: File, maxBytes: number, remedy: string): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of await openSource(file, { onBytes: () => {}, onError: () => {} })) {
      length += piece.length;
      if (length > maxBytes) throw unreadableError(file.name, `it has more than ${maxBytes} bytes${remedy}`);
      pieces.push(piece.slice()); // it is only valid until the next one is read
    }
  } catch (error) {
    throw error instanceof CommandError ? error : unreadableError(file.name, describeSystemError(error));
  }
  return Buffer.concat(pieces);
};
