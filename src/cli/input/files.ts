import { stat } from 'node:fs/promises';
import { CommandError, describeSystemError } from '../exit-status.js';
import { resolvePath } from '../io.js';
import { encodePath, printablePath, REPLACEMENT_CHARACTER } from './path-text.js';

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
  readonly error: CommandError | null;
}

/** Lists the files for names and patterns; matches of a pattern are sorted by name. */
export const findFiles = async (names: readonly string[]): Promise<readonly File[]> => {
  const files: File[] = [];
  for (const name of names) files.push(...(await findFilesNamed(name)));
  return files;
};

/** Checks whether a name is a pattern. */
const isPattern = (name: string): boolean => /[*?[{]/.test(name);

const findFilesNamed = async (name: string): Promise<readonly File[]> => {
  if (name === STDIN) return [{ name, path: name, size: null, error: null }];
  const file = await inspectFile(name);
  if (file.error === null) return [file];
  if (!isPattern(name)) return [name.includes(REPLACEMENT_CHARACTER) ? await findMangledFile(name) : file];
  const { expandBraces } = await import('./patterns.js');
  return (await Promise.all(expandBraces(name).map(matchFiles))).flat();
};

/** Finds the file whose name was not UTF-8 as an argument. */
const findMangledFile = async (name: string): Promise<File> => {
  const { matchPaths } = await import('./patterns.js');
  const [path = name, ...more] = await matchPaths(name, () => {});
  if (more.length === 0) return inspectFile(path);
  return createUnreadableFile(
    name,
    `it is not UTF-8 and stands for ${more.length + 1} files; write a pattern in quotation marks`,
  );
};

const matchFiles = async (word: string): Promise<readonly File[]> => {
  if (!isPattern(word)) return [await inspectFile(word)];
  const { matchPaths } = await import('./patterns.js');
  const unlisted = new Map<string, File>();
  const paths = await matchPaths(word, (name, error) =>
    unlisted.set(name, createUnreadableFile(name, describeSystemError(error))),
  );
  const found = [...(await Promise.all(paths.map(inspectFile))), ...unlisted.values()];
  return found.length > 0 ? found : [createUnreadableFile(word, 'no file matches the pattern')];
};

const inspectFile = async (text: string): Promise<File> => {
  const [name, path] = [printablePath(text), encodePath(resolvePath(text))];
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) return createUnreadableFile(text, `it is a folder; try '${name}/*'`);
    return { name, path, size: stats.isFile() ? stats.size : null, error: null };
  } catch (error) {
    return createUnreadableFile(text, describeSystemError(error));
  }
};

/** Builds a file that cannot be read. */
const createUnreadableFile = (text: string, why: string): File => {
  const [name, path] = [printablePath(text), encodePath(resolvePath(text))];
  return { name, path, size: null, error: unreadableError(name, why) };
};

/** Builds the error of a file that cannot be read. */
export const unreadableError = (name: string, why: string): CommandError =>
  new CommandError('CannotRead', `${name} cannot be read: ${why}.`);
