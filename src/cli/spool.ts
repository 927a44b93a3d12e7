import { randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemMessage, Trouble } from './exit.js';

/** The place of some bytes in a spool. */
export interface SpoolSlot {
  readonly from: number;
  readonly length: number;
}

/** A temporary file for lines that are written later, in another order. */
export interface Spool {
  add(line: Uint8Array | string): Promise<SpoolSlot>;
  read(slot: SpoolSlot): Promise<Uint8Array>;
  close(): Promise<void>;
}

const ENOUGH = 1 << 20;

/** Opens a spool in the temporary folder of the system. Its name is removed at once, so that nothing can be left. */
export const openSpool = (): Promise<Spool> =>
  attempt(async () => {
    const path = join(tmpdir(), `sastrugi-${randomBytes(6).toString('hex')}.tmp`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return spoolIn(file);
  });

const spoolIn = (file: FileHandle): Spool => {
  let pieces: Uint8Array[] = [];
  let [written, held] = [0, 0];
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(pieces);
    [pieces, held] = [[], 0];
    for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from)).bytesWritten;
    written += bytes.length;
  };
  return {
    add: async (line) => {
      const bytes = Buffer.from(line as string);
      const slot = { from: written + held, length: bytes.length };
      pieces.push(bytes);
      held += bytes.length;
      if (held >= ENOUGH) await attempt(flush);
      return slot;
    },
    read: ({ from, length }) =>
      attempt(async () => {
        if (held > 0) await flush();
        return (await file.read(Buffer.alloc(length), 0, length, from)).buffer;
      }),
    close: () => file.close(),
  };
};

const attempt = async <A>(action: () => Promise<A>): Promise<A> => {
  try {
    return await action();
  } catch (error) {
    const why = `A temporary file in ${tmpdir()} cannot be used: ${systemMessage(error)}`;
    throw new Trouble('CannotWrite', `${why}; set TMPDIR to another folder.`);
  }
};
