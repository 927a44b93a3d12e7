import { randomBytes } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { CommandError, describeSystemError } from '../exit-status.js';
import { type Io, io, resolvePath } from '../io.js';
import { escapeForTerminal } from './escape-controls.js';
import { isMissing, resolveTarget } from './resolve-target.js';
import { openFifo, type Sink, writeToStream } from './stream.js';

/** An output that appears whole when it is finished, or not at all. */
export interface AtomicFile {
  write(bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  /**
   * Leaves the old file as it was and throws the reason. Bytes written to a stream stay there, and nothing is thrown.
   */
  discard(why: string): Promise<void>;
}

/** The temporary files, which are removed if the program or the run ends early, with the run of each. */
const unfinishedDrafts = new Map<string, { readonly file: FileHandle; readonly run: Io }>();

process.on('exit', () => {
  for (const draft of unfinishedDrafts.keys()) removeIfPresent(draft);
});

/** Removes what this run has not finished. */
export const discardUnfinished = async (): Promise<void> => {
  for (const [draft, { file, run }] of unfinishedDrafts) if (run === io()) await discardDraft(draft, file);
};

const discardDraft = async (draft: string, file: FileHandle): Promise<void> => {
  await file.close().catch(() => {}); // nothing of it is kept
  removeIfPresent(draft);
  unfinishedDrafts.delete(draft);
};

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));

/** Opens the destination of a path: a temporary file that is renamed when it is finished, or a stream. */
export const openAtomic = async (path: string): Promise<AtomicFile> => {
  const resolvedPath = resolvePath(path);
  const target = await attempt(path, () => resolveTarget(resolvedPath));
  switch (target.kind) {
    case 'folder':
      throw unwritableError(path, 'it is a folder');
    case 'standard':
      return createStreamOutput({ write: (bytes) => writeToStream(target.stream, bytes), end: async () => {} }, path);
    case 'fifo':
      return createStreamOutput(await attempt(path, () => openFifo(resolvedPath)), path);
    case 'device': {
      const file = await attempt(path, () => open(resolvedPath, 'w'));
      const isTerminal = isatty(file.fd);
      const end = () => file.close();
      const write = (bytes: Uint8Array) =>
        writeAll(file, Buffer.from(escapeForTerminal(isTerminal, bytes) as string), end);
      return createStreamOutput({ write, end }, path);
    }
    case 'file':
      return openDraft(path, target);
  }
};

/** Builds an output for a stream, whose bytes cannot be taken back. */
const createStreamOutput = ({ write, end }: Sink, path: string): AtomicFile => {
  const finish = () => attempt(path, end);
  return { write: (bytes) => attempt(path, () => write(bytes)), finish, discard: finish };
};

const openDraft = async (
  name: string,
  { path, mode }: { readonly path: string; readonly mode: number },
): Promise<AtomicFile> => {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  const file = await attempt(name, () => open(draft, 'wx', mode));
  unfinishedDrafts.set(draft, { file, run: io() });
  return {
    write: (bytes) => attempt(name, () => writeAll(file, bytes, () => discardDraft(draft, file))),
    finish: () =>
      attempt(name, async () => {
        await file.sync();
        await file.close();
        await rename(draft, path);
        unfinishedDrafts.delete(draft);
        await syncFolder(dirname(path));
      }),
    discard: async (why) => {
      await discardDraft(draft, file);
      throw new CommandError('CannotWrite', `${name} is not written: ${why}.`);
    },
  };
};

const attempt = async <A>(path: string, action: () => Promise<A>): Promise<A> => {
  try {
    return await action();
  } catch (error) {
    throw unwritableError(path, isMissing(error) ? 'its folder does not exist' : describeSystemError(error));
  }
};

const unwritableError = (path: string, why: string): CommandError =>
  new CommandError('CannotWrite', `${path} cannot be written: ${why}.`);

/** Writes to a file, or gives it up. */
const writeAll = async (file: FileHandle, bytes: Uint8Array, onFailure: () => Promise<void>): Promise<void> => {
  try {
    for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from)).bytesWritten;
  } catch (error) {
    await onFailure();
    throw error;
  }
};

/** Makes a new name survive a loss of power; does nothing on systems that cannot open or sync folders. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
};

const removeIfPresent = (file: string): void => {
  try {
    unlinkSync(file);
  } catch {
    // It was removed already.
  }
};
