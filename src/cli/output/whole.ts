import { randomBytes } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { systemMessage, Trouble } from '../exit.js';
import { type Io, io, pathOf } from '../io.js';
import { openFifo, type Sink, writeTo } from './stream.js';
import { isMissing, targetOf } from './target.js';
import { shownTo } from './visible.js';

/** An output that appears whole when it is finished, or not at all. */
export interface Whole {
  write(bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  /**
   * Leaves the old file as it was and throws the reason. Bytes written to a stream stay there, and nothing is thrown.
   */
  withhold(why: string): Promise<void>;
}

/** The temporary files, which are removed if the program or the run ends early, with the run of each. */
const unfinished = new Map<string, { readonly file: FileHandle; readonly run: Io }>();

process.on('exit', () => {
  for (const draft of unfinished.keys()) remove(draft);
});

/** Removes what this run has not finished. */
export const abandonOutputs = async (): Promise<void> => {
  for (const [draft, { file, run }] of unfinished) if (run === io()) await abandon(draft, file);
};

const abandon = async (draft: string, file: FileHandle): Promise<void> => {
  await file.close().catch(() => {}); // nothing of it is kept
  remove(draft);
  unfinished.delete(draft);
};

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));

/** Opens the destination of a path: a temporary file that is renamed when it is finished, or a stream. */
export const openWhole = async (path: string): Promise<Whole> => {
  const place = pathOf(path);
  const target = await attempt(path, () => targetOf(place));
  switch (target.kind) {
    case 'folder':
      throw unwritable(path, 'it is a folder');
    case 'standard':
      return unheld({ write: (bytes) => writeTo(target.stream, bytes), end: async () => {} }, path);
    case 'fifo':
      return unheld(await attempt(path, () => openFifo(place)), path);
    case 'device': {
      const file = await attempt(path, () => open(place, 'w'));
      const isTerminal = isatty(file.fd);
      const end = () => file.close();
      const write = (bytes: Uint8Array) => writeAll(file, Buffer.from(shownTo(isTerminal, bytes) as string), end);
      return unheld({ write, end }, path);
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
  unfinished.set(draft, { file, run: io() });
  return {
    write: (bytes) => attempt(name, () => writeAll(file, bytes, () => abandon(draft, file))),
    finish: () =>
      attempt(name, async () => {
        await file.sync();
        await file.close();
        await rename(draft, path);
        unfinished.delete(draft);
        await syncFolder(dirname(path));
      }),
    withhold: async (why) => {
      await abandon(draft, file);
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

/** Writes to a file, or gives it up. */
const writeAll = async (file: FileHandle, bytes: Uint8Array, giveUp: () => Promise<void>): Promise<void> => {
  try {
    for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from)).bytesWritten;
  } catch (error) {
    await giveUp();
    throw error;
  }
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
