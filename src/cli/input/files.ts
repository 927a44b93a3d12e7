import { stat } from 'node:fs/promises';
import { Trouble, told } from '../exit.js';
import { isPattern, pathsFitting, wordsOf } from './patterns.js';

/** What stands for standard input among the names of files. */
export const STDIN = '-';

/** A file to be read. */
export interface File {
  /** As it was named. */
  readonly name: string;
  /** In bytes; null where nobody knows. */
  readonly size: number | null;
  /** Why it cannot be read; null if it seems that it can. */
  readonly trouble: Trouble | null;
}

/** The files that some names and patterns stand for, each pattern's in the order of their names. */
export const filesOf = async (names: readonly string[]): Promise<readonly File[]> => {
  const files: File[] = [];
  for (const name of names) files.push(...(await filesNamed(name)));
  return files;
};

const filesNamed = async (name: string): Promise<readonly File[]> => {
  if (name === STDIN) return [{ name, size: null, trouble: null }];
  const file = await fileAt(name);
  if (file.trouble === null || !isPattern(name)) return [file];
  return (await Promise.all(wordsOf(name).map(filesFitting))).flat();
};

const filesFitting = async (word: string): Promise<readonly File[]> => {
  if (!isPattern(word)) return [await fileAt(word)];
  const unlisted = new Map<string, File>();
  const paths = await pathsFitting(word, (name, error) =>
    unlisted.set(name, { name, size: null, trouble: unreadable(name, told(error)) }),
  );
  const found = [...(await Promise.all(paths.map(fileAt))), ...unlisted.values()];
  return found.length > 0 ? found : [{ name: word, size: null, trouble: unreadable(word, 'no file fits the pattern') }];
};

const fileAt = async (name: string): Promise<File> => {
  try {
    const stats = await stat(name);
    if (stats.isDirectory()) return { name, size: null, trouble: unreadable(name, `it is a folder; try '${name}/*'`) };
    return { name, size: stats.isFile() ? stats.size : null, trouble: null };
  } catch (error) {
    return { name, size: null, trouble: unreadable(name, told(error)) };
  }
};

/** That a file cannot be read, and why. */
export const unreadable = (name: string, why: string): Trouble =>
  new Trouble('CannotRead', `${name} cannot be read: ${why}.`);
