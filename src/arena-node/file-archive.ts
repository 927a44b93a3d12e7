import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat, unlink } from 'node:fs/promises';
import type { Either } from 'fp-ts/lib/Either.js';
import { decodeUtf8 } from '../archive/bytes.js';
import { MAX_LINE_BYTES, readLines } from '../archive/index.js';
import { parseJson } from '../archive/json.js';
import type { Archive, ArchiveAccessError } from '../arena/index.js';
import { left, orThrow, right } from '../core/errors/errors.js';
import type { GameRecord } from '../core/records/record.js';
import { decodeRecord } from '../core/records/record-codec.js';
import { errorLine } from './bots-module.js';

/** An archive in a file with one record per line. */
export interface FileArchive extends Archive {
  /** The repair of the last line at opening; null if it had its newline. */
  readonly repair: Repair | null;
  close(): Promise<void>;
}

/** The repair of a last line without a newline: a whole record got one, the bytes of a torn record went to a file. */
export type Repair =
  | { readonly kind: 'completed' }
  | { readonly kind: 'setAside'; readonly bytes: number; readonly file: string };

/**
 * Opens or creates an archive for appending. Each record is written immediately as one line: a killed process loses no
 * finished game. When the file is opened again, a whole last record gets a newline that is missing, and the bytes of a
 * torn one are moved to a new file beside it, `FILE.torn-1`.
 */
export const openArchive = async (path: string): Promise<Either<ArchiveAccessError, FileArchive>> => {
  let handle: FileHandle | undefined;
  try {
    if (/\.(gz|zst)$/.test(path)) throw new Error(COMPRESSED);
    if ((await stat(path).catch(() => null))?.isFile() === false) throw new Error('it is not a file');
    handle = await open(path, 'a+');
    const repair = await repairLastLine(path, handle);
    return right(createFileArchive(path, handle, repair));
  } catch (error) {
    await handle?.close();
    return left({ _tag: 'ArchiveAccessError', message: `The archive ${path} cannot be used: ${errorLine(error)}` });
  }
};

const COMPRESSED =
  'nothing can be added to a compressed file; leave out .gz or .zst, and compress it when it is complete';

const createFileArchive = (path: string, handle: FileHandle, repair: Repair | null): FileArchive => {
  let written: Promise<void> = Promise.resolve();
  return {
    repair,
    records: () => readRecords(path),
    append: (record) => {
      // One after the other, and none after one that failed: a part of it may be in the file.
      written = written.then(() => handle.appendFile(`${JSON.stringify(record)}\n`));
      written.catch(() => {});
      return written;
    },
    close: () => handle.close(),
  };
};

async function* readRecords(path: string): AsyncGenerator<GameRecord> {
  for await (const { line, result } of readLines(createReadStream(path))) {
    try {
      yield orThrow(decodeRecord(orThrow(parseJson(orThrow(result))))) as GameRecord;
    } catch (error) {
      throw new Error(`line ${line} is no record: ${errorLine(error)}`);
    }
  }
}

const NEWLINE_BYTE = 10;
const CHUNK_BYTES = 65_536;
const RECORD_START = '{"format":"sastrugi-record/2"';

/** Repairs a last line without a newline; throws if it is neither a record nor a torn one, and changes nothing then. */
const repairLastLine = async (path: string, file: FileHandle): Promise<Repair | null> => {
  const { size, mode } = await file.stat();
  const end = await findLastLineEnd(file, size);
  const bytes = size - end;
  if (bytes === 0) return null;
  const line = Buffer.alloc(Math.min(bytes, MAX_LINE_BYTES));
  await fillBuffer(file, line, end);
  const text = bytes > MAX_LINE_BYTES ? null : decodeUtf8(line);
  const read = text === null ? null : parseJson(text);
  if (read?._tag === 'Right' && decodeRecord(read.right)._tag === 'Right') {
    await file.appendFile('\n');
    return { kind: 'completed' };
  }
  const isWhole = read !== null && (read._tag === 'Right' || read.left._tag !== 'NotJson');
  if (isWhole || !isTorn(line)) throw new Error('its last line is no record, whole or torn');
  const tornFile = await moveTornLine(path, mode, file, end);
  await file.truncate(end);
  return { kind: 'setAside', bytes, file: tornFile };
};

/** Checks whether a line begins like a record, or is all zeros, as after a loss of power. */
const isTorn = (line: Buffer): boolean => {
  const begin = line.subarray(0, RECORD_START.length);
  return RECORD_START.startsWith(begin.toString()) || begin.every((byte) => byte === 0);
};

/** Copies the end of a file to a new one, which survives a loss of power; returns its name. */
const moveTornLine = async (path: string, mode: number, file: FileHandle, from: number): Promise<string> => {
  const [name, copy] = await createNumbered(`${path}.torn-`, mode);
  try {
    const piece = Buffer.alloc(CHUNK_BYTES);
    for (let at = from; ; ) {
      const { bytesRead } = await file.read(piece, 0, CHUNK_BYTES, at);
      if (bytesRead === 0) break;
      await copy.appendFile(piece.subarray(0, bytesRead));
      at += bytesRead;
    }
    await copy.sync();
    await copy.close();
    return name;
  } catch (error) {
    await copy.close().catch(() => {});
    await unlink(name).catch(() => {});
    throw new Error(`its torn last record cannot be moved to ${name}: ${errorLine(error)}`);
  }
};

/** Creates a file with the first number that no file has. */
const createNumbered = async (stem: string, mode: number): Promise<readonly [name: string, file: FileHandle]> => {
  for (let number = 1; ; number++) {
    const name = `${stem}${number}`;
    try {
      return [name, await open(name, 'wx', mode)];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new Error(`its torn last record cannot be moved to ${name}: ${errorLine(error)}`);
    }
  }
};

/** Fills a buffer from a position of a file that has so many bytes. */
const fillBuffer = async (file: FileHandle, into: Buffer, from: number): Promise<void> => {
  for (let filled = 0; filled < into.length; ) {
    const { bytesRead } = await file.read(into, filled, into.length - filled, from + filled);
    if (bytesRead === 0) throw new Error('it has become shorter');
    filled += bytesRead;
  }
};

/** Returns the end of the last finished line. */
const findLastLineEnd = async (file: FileHandle, size: number): Promise<number> => {
  const piece = Buffer.alloc(CHUNK_BYTES);
  for (let to = size; to > 0; to -= CHUNK_BYTES) {
    const from = Math.max(0, to - CHUNK_BYTES);
    await file.read(piece, 0, to - from, from);
    const at = piece.subarray(0, to - from).lastIndexOf(NEWLINE_BYTE);
    if (at >= 0) return from + at + 1;
  }
  return 0;
};
