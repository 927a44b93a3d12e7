import { fstatSync, type Stats } from 'node:fs';
import { readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { io, type Screen } from '../io.js';

/**
 * The destination of an output: a file that is replaced as a whole, or a stream that receives bytes as they are
 * produced.
 */
export type OutputTarget =
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
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const isSameFile = (a: Stats, b: Stats): boolean => a.dev === b.dev && a.ino === b.ino;

const statIfPresent = async (path: string): Promise<Stats | null> => {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
