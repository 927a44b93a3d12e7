import { randomBytes } from 'node:crypto';
import { fstatSync, type Stats, unlinkSync } from 'node:fs';
import { type FileHandle, open, readlink, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isatty } from 'node:tty';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CommandError, describeSystemError } from '../exit-status.js';
import { type Io, io, resolvePath, type Screen } from '../io.js';
import { escapeForTerminal, openFifo, print, type Sink, writeToStream } from './print.js';

/** An output of the command. */
export interface Output {
  write(piece: string | Uint8Array): Promise<void>;
  /** Completes the output after the last piece; only then does a file appear. */
  finish(): Promise<void>;
  /** Leaves a file as it was and throws the reason; standard output and streams end normally. */
  discard(why: string): Promise<void>;
}

/** The name that stands for standard output. */
export const STDOUT = '-';

/** Opens standard output, or a file, which is compressed if its name ends in `.gz` or `.zst`. */
export const openOutput = async (path: string | undefined): Promise<Output> => {
  if (path === undefined || path === STDOUT) return { write: print, finish: async () => {}, discard: async () => {} };
  const file = await openAtomic(path);
  const ending = /\.(gz|zst)$/.exec(path)?.[1];
  const compress = ending === undefined ? keepUncompressed : COMPRESSORS[ending as keyof typeof COMPRESSORS];
  return bufferPieces(file, compress);
};

/** Compresses bytes into a frame of their own; concatenated frames are a valid file. */
type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

const keepUncompressed: Compress = async (bytes) => bytes;

const COMPRESSORS = {
  gz: promisify<Uint8Array, Uint8Array>(gzip),
  zst: async (bytes: Uint8Array) => (await import('../read/zstd.js')).zstd(bytes),
} as const satisfies Record<string, Compress>;

const FLUSH_BYTES = 1 << 20;

/** Collects pieces before writing them, since small pieces compress badly. */
const bufferPieces = (file: AtomicFile, compress: Compress): Output => {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(pieces);
    [pieces, length] = [[], 0];
    await file.write(await compress(bytes));
  };
  return {
    write: async (piece) => {
      const bytes = Buffer.from(piece as string);
      pieces.push(bytes);
      length += bytes.length;
      if (length >= FLUSH_BYTES) await flush();
    },
    finish: async () => {
      await flush();
      await file.finish();
    },
    discard: async (why) => {
      await flush();
      await file.discard(why);
    },
  };
};

/** An output that appears whole when it is finished, or not at all. */
interface AtomicFile {
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
const openAtomic = async (path: string): Promise<AtomicFile> => {
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

/**
 * The destination of an output: a file that is replaced as a whole, or a stream that receives bytes as they are
 * produced.
 */
type OutputTarget =
  | { readonly kind: 'file'; readonly path: string; readonly mode: number }
  | { readonly kind: 'standard'; readonly stream: Screen }
  | { readonly kind: 'folder' | 'fifo' | 'device' };

/** The permissions of a new file, before the user's mask is applied. */
const NEW_FILE_MODE = 0o666;

/** Resolves a path and its links to a destination. */
export const resolveTarget = async (path: string): Promise<OutputTarget> => {
  const found = await statIfPresent(path);
  if (found === null) return { kind: 'file', path: await resolveLinks(path), mode: NEW_FILE_MODE };
  const { stdout, stderr } = io();
  const stream = [stdout, stderr].find(({ fd }) => fd !== undefined && isSameFile(fstatSync(fd), found));
  if (stream !== undefined) return { kind: 'standard', stream };
  if (found.isFile()) return { kind: 'file', path: await realpath(path), mode: found.mode };
  if (found.isDirectory()) return { kind: 'folder' };
  return { kind: found.isFIFO() ? 'fifo' : 'device' };
};

/** Resolves a path to what exists there, or to what a dangling link points to. */
export const resolveLinks = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch (error) {
    const folder = await realpath(dirname(path)).catch(() => resolve(dirname(path)));
    const link = isMissing(error) ? await readlink(path).catch(() => null) : null;
    return link === null ? join(folder, basename(path)) : resolveLinks(resolve(folder, link));
  }
};

/** Checks whether an error means that a file does not exist. */
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const isSameFile = (a: Stats, b: Stats): boolean => a.dev === b.dev && a.ino === b.ino;

const statIfPresent = async (path: string): Promise<Stats | null> => {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
