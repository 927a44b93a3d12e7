import { stat } from 'node:fs/promises';
import { systemMessage, Trouble } from '../exit.js';

/** The name that stands for standard input. */
export const STDIN = '-';

/** An input file. */
export interface File {
  /** The name as given by the user. */
  readonly name: string;
  /** The size in bytes; null if unknown. */
  readonly size: number | null;
  /** The reason why it cannot be read; null if none is known. */
  readonly trouble: Trouble | null;
}

/** Lists the files for names and patterns; matches of a pattern are sorted by name. */
export const filesOf = async (names: readonly string[]): Promise<readonly File[]> => {
  const files: File[] = [];
  for (const name of names) files.push(...(await filesNamed(name)));
  return files;
};

/** Checks whether a name is a pattern. */
const isPattern = (name: string): boolean => /[*?[{]/.test(name);

const filesNamed = async (name: string): Promise<readonly File[]> => {
  if (name === STDIN) return [{ name, size: null, trouble: null }];
  const file = await fileAt(name);
  if (file.trouble === null || !isPattern(name)) return [file];
  const { wordsOf } = await import('./patterns.js');
  return (await Promise.all(wordsOf(name).map(filesFitting))).flat();
};

const filesFitting = async (word: string): Promise<readonly File[]> => {
  if (!isPattern(word)) return [await fileAt(word)];
  const { pathsFitting } = await import('./patterns.js');
  const unlisted = new Map<string, File>();
  const paths = await pathsFitting(word, (name, error) =>
    unlisted.set(name, { name, size: null, trouble: unreadable(name, systemMessage(error)) }),
  );
  const found = [...(await Promise.all(paths.map(fileAt))), ...unlisted.values()];
  return found.length > 0
    ? found
    : [{ name: word, size: null, trouble: unreadable(word, 'no file matches the pattern') }];
};

const fileAt = async (name: string): Promise<File> => {
  try {
    const stats = await stat(name);
    if (stats.isDirectory()) return { name, size: null, trouble: unreadable(name, `it is a folder; try '${name}/*'`) };
    return { name, size: stats.isFile() ? stats.size : null, trouble: null };
  } catch (error) {
    return { name, size: null, trouble: unreadable(name, systemMessage(error)) };
  }
};

/** Builds the error of a file that cannot be read. */
export const unreadable = (name: string, why: string): Trouble =>
  new Trouble('CannotRead', `${name} cannot be read: ${why}.`);
