import { stat } from 'node:fs/promises';
import { systemMessage, Trouble } from '../exit.js';
import { pathOf } from '../io.js';
import { LOST, shownPath, systemPath } from './path-text.js';

/** The name that stands for standard input. */
export const STDIN = '-';

/** An input file. */
export interface File {
  /** The name as given by the user, or as found; a byte that is not UTF-8 is `\xe9`. */
  readonly name: string;
  /** The path by which the system knows the file. */
  readonly path: string | Buffer;
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
  if (name === STDIN) return [{ name, path: name, size: null, trouble: null }];
  const file = await fileAt(name);
  if (file.trouble === null) return [file];
  if (!isPattern(name)) return [name.includes(LOST) ? await fileMeant(name) : file];
  const { wordsOf } = await import('./patterns.js');
  return (await Promise.all(wordsOf(name).map(filesFitting))).flat();
};

/** Finds the file whose name was not UTF-8 as an argument. */
const fileMeant = async (name: string): Promise<File> => {
  const { pathsFitting } = await import('./patterns.js');
  const [path = name, ...more] = await pathsFitting(name, () => {});
  if (more.length === 0) return fileAt(path);
  return missing(name, `it is not UTF-8 and stands for ${more.length + 1} files; write a pattern in quotation marks`);
};

const filesFitting = async (word: string): Promise<readonly File[]> => {
  if (!isPattern(word)) return [await fileAt(word)];
  const { pathsFitting } = await import('./patterns.js');
  const unlisted = new Map<string, File>();
  const paths = await pathsFitting(word, (name, error) => unlisted.set(name, missing(name, systemMessage(error))));
  const found = [...(await Promise.all(paths.map(fileAt))), ...unlisted.values()];
  return found.length > 0 ? found : [missing(word, 'no file matches the pattern')];
};

const fileAt = async (text: string): Promise<File> => {
  const [name, path] = [shownPath(text), systemPath(pathOf(text))];
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) return missing(text, `it is a folder; try '${name}/*'`);
    return { name, path, size: stats.isFile() ? stats.size : null, trouble: null };
  } catch (error) {
    return missing(text, systemMessage(error));
  }
};

/** Builds a file that cannot be read. */
const missing = (text: string, why: string): File => {
  const [name, path] = [shownPath(text), systemPath(pathOf(text))];
  return { name, path, size: null, trouble: unreadable(name, why) };
};

/** Builds the error of a file that cannot be read. */
export const unreadable = (name: string, why: string): Trouble =>
  new Trouble('CannotRead', `${name} cannot be read: ${why}.`);
