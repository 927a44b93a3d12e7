import { randomBytes } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemMessage, Trouble } from '../exit.js';
import { openFifo, type Sink, writeTo } from './stream.js';
import { isMissing, targetOf } from './target.js';

/** An output that appears whole when it is finished, or not at all. */
export interface Whole {
  write(bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  /**
   * Leaves the old file as it was and throws the reason. Bytes written to a stream stay there, and nothing is thrown.
   */
  withhold(why: string): Promise<void>;
}

/** The temporary files, which are removed if the program ends early. */
const unfinished = new Set<string>();

process.on('exit', () => {
  for (const file of unfinished) remove(file);
});

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));

/** Opens the destination of a path: a temporary file that is renamed when it is finished, or a stream. */
export const openWhole = async (path: string): Promise<Whole> => {
  const target = await attempt(path, () => targetOf(path));
  switch (target.kind) {
    case 'folder':
      throw unwritable(path, 'it is a folder');
    case 'standard':
      return unheld({ write: (bytes) => writeTo(target.stream, bytes), end: async () => {} }, path);
    case 'fifo':
      return unheld(await attempt(path, () => openFifo(path)), path);
    case 'device': {
      const file = await attempt(path, () => open(path, 'w'));
      return unheld({ write: (bytes) => writeAll(file, bytes), end: () => file.close() }, path);
    }
    case 'file':
      return draftOf(path, target);
  }
};

/** Builds an output for a stream, whose bytes cannot be taken back. */
const unheld = ({ write, end }: Sink, path: string): Whole => {
  const finish = () => attempt(path, end);
  return { write: (bytes) => attempt(path, () => write(bytes)), finish, withhold: finish };
};

const draftOf = async (
  name: string,
  { path, mode }: { readonly path: string; readonly mode: number },
): Promise<Whole> => {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  const file = await attempt(name, () => open(draft, 'wx', mode));
  unfinished.add(draft);
  return {
    write: (bytes) => attempt(name, () => writeAll(file, bytes)),
    finish: () =>
      attempt(name, async () => {
        await file.sync();
        await file.close();
        await rename(draft, path);
        unfinished.delete(draft);
        await syncFolder(dirname(path));
      }),
    withhold: async (why) => {
      await file.close();
      remove(draft);
      unfinished.delete(draft);
      throw new Trouble('CannotWrite', `${name} is not written: ${why}.`);
    },
  };
};

const attempt = async <A>(path: string, action: () => Promise<A>): Promise<A> => {
  try {
    return await action();
  } catch (error) {
    throw unwritable(path, isMissing(error) ? 'its folder does not exist' : systemMessage(error));
  }
};

const unwritable = (path: string, why: string): Trouble =>
  new Trouble('CannotWrite', `${path} cannot be written: ${why}.`);

const writeAll = async (file: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from)).bytesWritten;
};

/** Makes a new name survive a loss of power; does nothing on systems that cannot open or sync folders. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
};

const remove = (file: string): void => {
  try {
    unlinkSync(file);
  } catch {
    // It was removed already.
  }
};
