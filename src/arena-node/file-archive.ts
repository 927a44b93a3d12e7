import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { Either } from 'fp-ts/lib/Either.js';
import { linesOf } from '../archive/index.js';
import type { Archive, ArchiveFailed } from '../arena/index.js';
import { accepted, orThrow, refused } from '../core/errors/verdict.js';
import type { GameRecord } from '../core/records/record.js';
import { readRecord } from '../core/records/record-codec.js';
import { errorLine } from './bots-module.js';

/** An archive in a file with one record per line. */
export interface FileArchive extends Archive {
  /** The number of bytes of an unfinished last line that were cut off at opening. */
  readonly cut: number;
  close(): Promise<void>;
}

/**
 * Opens or creates an archive for appending. Each record is written immediately as one line: a killed process loses no
 * finished game, and an unfinished last line is cut off when the file is opened again.
 */
export const openArchive = async (path: string): Promise<Either<ArchiveFailed, FileArchive>> => {
  let file: FileHandle | undefined;
  try {
    if (/\.(gz|zst)$/.test(path)) throw new Error(COMPRESSED);
    if ((await stat(path).catch(() => null))?.isFile() === false) throw new Error('it is not a file');
    file = await open(path, 'a+');
    const cut = await cutTorn(file);
    return accepted(archiveIn(path, file, cut));
  } catch (error) {
    await file?.close();
    return refused({ _tag: 'ArchiveFailed', message: `The archive ${path} cannot be used: ${errorLine(error)}` });
  }
};

const COMPRESSED =
  'nothing can be added to a compressed file; leave out .gz or .zst, and compress it when it is complete';

const archiveIn = (path: string, file: FileHandle, cut: number): FileArchive => {
  let written: Promise<void> = Promise.resolve();
  return {
    cut,
    records: () => recordsIn(path),
    append: (record) => {
      // One after the other, and none after one that failed: a part of it may be in the file.
      written = written.then(() => file.appendFile(`${JSON.stringify(record)}\n`));
      written.catch(() => {});
      return written;
    },
    close: () => file.close(),
  };
};

async function* recordsIn(path: string): AsyncGenerator<GameRecord> {
  for await (const { line, verdict } of linesOf(createReadStream(path))) {
    try {
      yield orThrow(readRecord(JSON.parse(orThrow(verdict)))) as GameRecord;
    } catch (error) {
      throw new Error(`line ${line} is no record: ${errorLine(error)}`);
    }
  }
}

const NEWLINE = 10;
const PIECE = 65_536;
const BEGINNING = '{"format":"sastrugi-record/2"';

/** Cuts off the bytes after the last newline if they are the beginning of a record or all zeros. */
const cutTorn = async (file: FileHandle): Promise<number> => {
  const { size } = await file.stat();
  const end = await endOfLines(file, size);
  if (end === size) return 0;
  const torn = Buffer.alloc(Math.min(size - end, BEGINNING.length));
  await file.read(torn, 0, torn.length, end);
  if (torn.some((byte) => byte !== 0) && torn.toString() !== BEGINNING.slice(0, torn.length)) {
    throw new Error('its last line is no record, whole or torn');
  }
  await file.truncate(end);
  return size - end;
};

/** Returns the end of the last finished line. */
const endOfLines = async (file: FileHandle, size: number): Promise<number> => {
  const piece = Buffer.alloc(PIECE);
  for (let to = size; to > 0; to -= PIECE) {
    const from = Math.max(0, to - PIECE);
    await file.read(piece, 0, to - from, from);
    const at = piece.subarray(0, to - from).lastIndexOf(NEWLINE);
    if (at >= 0) return from + at + 1;
  }
  return 0;
};
