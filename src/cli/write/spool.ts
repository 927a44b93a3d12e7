import { randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, describeSystemError } from '../exit-status.js';

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

const FLUSH_BYTES = 1 << 20;

/** Opens a spool in the temporary folder of the system. Its name is removed at once, so that nothing can be left. */
export const openSpool = (): Promise<Spool> =>
  attempt(async () => {
    const path = join(tmpdir(), `sastrugi-${randomBytes(6).toString('hex')}.tmp`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return createSpool(file);
  });

const createSpool = (file: FileHandle): Spool => {
  let pieces: Uint8Array[] = [];
  let [written, heldBytes] = [0, 0];
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(pieces);
    [pieces, heldBytes] = [[], 0];
    for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from)).bytesWritten;
    written += bytes.length;
  };
  return {
    add: async (line) => {
      const bytes = Buffer.from(line as string);
      const slot = { from: written + heldBytes, length: bytes.length };
      pieces.push(bytes);
      heldBytes += bytes.length;
      if (heldBytes >= FLUSH_BYTES) await attempt(flush);
      return slot;
    },
    read: ({ from, length }) =>
      attempt(async () => {
        if (heldBytes > 0) await flush();
        return (await file.read(Buffer.alloc(length), 0, length, from)).buffer;
      }),
    close: () => file.close(),
  };
};

const attempt = async <A>(action: () => Promise<A>): Promise<A> => {
  try {
    return await action();
  } catch (error) {
    const why = `A temporary file in ${tmpdir()} cannot be used: ${describeSystemError(error)}`;
    throw new CommandError('CannotWrite', `${why}; set TMPDIR to another folder.`);
  }
};
