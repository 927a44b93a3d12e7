import { fstatSync, type Stats } from 'node:fs';
import { readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Where an output goes: into a file that is replaced as a whole, or into something that takes bytes as they come. */
export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly mode: number }
  | { readonly kind: 'standard'; readonly stream: NodeJS.WriteStream }
  | { readonly kind: 'folder' | 'fifo' | 'device' };

/** Who may read and write a new file, as far as the user's own mask lets them. */
const FOR_ALL = 0o666;

/** Finds out what a path leads to, whatever links lead there. */
export const targetOf = async (path: string): Promise<Target> => {
  const found = await statOf(path);
  if (found === null) return { kind: 'file', path: await placeOf(path), mode: FOR_ALL };
  const stream = [process.stdout, process.stderr].find(({ fd }) => isSame(fstatSync(fd), found));
  if (stream !== undefined) return { kind: 'standard', stream };
  if (found.isFile()) return { kind: 'file', path: await realpath(path), mode: found.mode };
  if (found.isDirectory()) return { kind: 'folder' };
  return { kind: found.isFIFO() ? 'fifo' : 'device' };
};

/** The place to which a path leads: what is there, or what a dangling link says should be there. */
export const placeOf = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch (error) {
    const folder = await realpath(dirname(path)).catch(() => resolve(dirname(path)));
    const link = isMissing(error) ? await readlink(path).catch(() => null) : null;
    return link === null ? join(folder, basename(path)) : placeOf(resolve(folder, link));
  }
};

/** Whether an error says that something is not there. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const isSame = (a: Stats, b: Stats): boolean => a.dev === b.dev && a.ino === b.ino;

const statOf = async (path: string): Promise<Stats | null> => {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
