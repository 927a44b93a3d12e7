import { randomBytes } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Trouble, told } from '../exit.js';

/** A file that appears whole when it is finished, or not at all. */
export interface Whole {
  write(bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
}

/** Who may read and write a new file, as far as the user's own mask lets them. */
const FOR_ALL = 0o666;

/** The files that are being written, which go when the program ends before they are finished. */
const unfinished = new Set<string>();

process.on('exit', () => {
  for (const file of unfinished) remove(file);
});

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));

/** Begins a file under another name in the same folder, and gives it its own when it is finished. */
export const openWhole = async (path: string): Promise<Whole> => {
  const { target, mode } = await targetOf(path);
  const draft = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  const file = await attempt(path, () => open(draft, 'wx', mode));
  unfinished.add(draft);
  return {
    write: (bytes) => attempt(path, () => writeAll(file, bytes)),
    finish: () =>
      attempt(path, async () => {
        await file.sync();
        await file.close();
        await rename(draft, target);
        unfinished.delete(draft);
        await syncFolder(dirname(target));
      }),
  };
};

/** The file to which a path leads, and who may read and write it. */
interface Target {
  readonly target: string;
  readonly mode: number;
}

/** What is there already must be a file, whose permissions stay. */
const targetOf = async (path: string): Promise<Target> => {
  try {
    const target = await realpath(path);
    const found = await stat(target);
    if (found.isFile()) return { target, mode: found.mode };
  } catch {
    return { target: path, mode: FOR_ALL };
  }
  throw unwritable(path, 'it is there, and no file; without --output the command writes to standard output');
};

const attempt = async <A>(path: string, action: () => Promise<A>): Promise<A> => {
  try {
    return await action();
  } catch (error) {
    throw unwritable(path, isMissing(error) ? 'its folder is not there' : told(error));
  }
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const unwritable = (path: string, why: string): Trouble =>
  new Trouble('CannotWrite', `${path} cannot be written: ${why}.`);

const writeAll = async (file: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from)).bytesWritten;
};

/** So that the name outlasts a loss of power, where the system knows how: some open or sync no folders. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
};

const remove = (file: string): void => {
  try {
    unlinkSync(file);
  } catch {
    // It has gone already.
  }
};
