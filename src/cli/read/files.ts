import type { Dirent } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { braceExpand, minimatch } from 'minimatch';
import { CommandError, describeSystemError } from '../exit-status.js';
import { resolvePath } from '../io.js';
import { decodePath, encodePath, pathAsArgument, printablePath, REPLACEMENT_CHARACTER } from './path-text.js';

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
  return (await Promise.all(expandBraces(name).map(matchFiles))).flat();
};

/** Finds the file whose name was not UTF-8 as an argument. */
const findMangledFile = async (name: string): Promise<File> => {
  const [path = name, ...more] = await matchPaths(name, () => {});
  if (more.length === 0) return inspectFile(path);
  return createUnreadableFile(
    name,
    `it is not UTF-8 and stands for ${more.length + 1} files; write a pattern in quotation marks`,
  );
};

const matchFiles = async (word: string): Promise<readonly File[]> => {
  if (!isPattern(word)) return [await inspectFile(word)];
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

/** Receives folders that a pattern leads through and that cannot be listed, and files that cannot be looked at. */
type OnUnlisted = (folder: string, error: unknown) => void;

/** Expands braces: `{a,b}.jsonl` gives `a.jsonl` and `b.jsonl`, whether they exist or not. */
const expandBraces = (pattern: string): readonly string[] => braceExpand(pattern);

/**
 * Lists the paths that match a pattern without braces, sorted, without folders: the same as bash with its option
 * `globstar`. A path begins like its pattern, so that `../*` finds files of this folder, too. In a pattern, U+FFFD
 * matches bytes that are not UTF-8.
 */
const matchPaths = async (word: string, onUnlisted: OnUnlisted): Promise<readonly string[]> => {
  const segments = word.split('/').filter((segment, i, all) => segment !== ANY_DEPTH || all[i - 1] !== ANY_DEPTH);
  const paths: string[] = [];
  for await (const path of matchSegments('', segments, onUnlisted)) paths.push(path);
  return paths.sort();
};

const ANY_DEPTH = '**';

/** Matches segments in a folder, which is empty or ends with a slash. */
async function* matchSegments(
  folder: string,
  segments: readonly string[],
  onUnlisted: OnUnlisted,
): AsyncGenerator<string> {
  const [segment, ...rest] = segments as readonly [string, ...string[]];
  if (segment === ANY_DEPTH) yield* matchAtAnyDepth(folder, rest, onUnlisted);
  else if (!/[*?[\\\ufffd]/.test(segment)) {
    const path = `${folder}${segment}`;
    if (rest.length > 0) yield* matchSegments(`${path}/`, rest, onUnlisted);
    else if (await isFile(path, onUnlisted)) yield path;
  } else {
    for (const entry of await readFolder(folder, onUnlisted)) {
      if (!matchesSegment(entry.name, segment)) continue;
      const [path, isFolder] = [`${folder}${entry.name}`, await leadsToFolder(folder, entry)];
      if (rest.length > 0 && isFolder) yield* matchSegments(`${path}/`, rest, onUnlisted);
      else if (rest.length === 0 && !isFolder) yield path;
    }
  }
}

/** The options for a segment of a pattern: those of bash without extensions. */
const MATCH_OPTIONS = { dot: true, nobrace: true, nocomment: true, noext: true, nonegate: true } as const;

/** Checks whether a name matches a segment. Only segments that begin with a dot match hidden names. */
const matchesSegment = (name: string, segment: string): boolean => {
  if (name.startsWith('.') && !/^\\?\./.test(segment)) return false;
  const text = segment.includes(REPLACEMENT_CHARACTER) ? pathAsArgument(name) : name;
  return text === segment || minimatch(text, segment, MATCH_OPTIONS);
};

/**
 * Matches in a folder and all folders below it, except hidden ones. Below a named folder one link is followed, as in
 * bash.
 */
async function* matchAtAnyDepth(from: string, rest: readonly string[], onUnlisted: OnUnlisted): AsyncGenerator<string> {
  const isLast = rest.length === 0;
  const segmentsBelow = isLast ? ['*'] : rest;
  const folders = [from];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    yield* matchSegments(folder, segmentsBelow, onUnlisted);
    for (const entry of await readFolder(folder, onUnlisted)) {
      if (entry.name.startsWith('.')) continue;
      const below = `${folder}${entry.name}/`;
      if (entry.isDirectory()) folders.push(below);
      else if (!isLast && from !== '' && (await leadsToFolder(folder, entry)))
        yield* matchSegments(below, segmentsBelow, onUnlisted);
    }
  }
}

const ABSENT_CODES: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

const isAbsent = (error: unknown): boolean => ABSENT_CODES.has((error as NodeJS.ErrnoException).code);

/** Returns the path by which the system knows a file of the folder of the run. */
const encodeResolvedPath = (path: string): string | Buffer => encodePath(resolvePath(path));

/** An entry of a folder, with its name as a text. */
interface FolderEntry extends Pick<Dirent<Buffer>, 'isDirectory' | 'isSymbolicLink'> {
  readonly name: string;
}

const readFolder = async (folder: string, onUnlisted: OnUnlisted): Promise<readonly FolderEntry[]> => {
  try {
    const entries = await readdir(encodeResolvedPath(folder === '' ? '.' : folder), {
      withFileTypes: true,
      encoding: 'buffer',
    });
    return entries.map((entry) => ({
      name: decodePath(entry.name),
      isDirectory: () => entry.isDirectory(),
      isSymbolicLink: () => entry.isSymbolicLink(),
    }));
  } catch (error) {
    if (!isAbsent(error)) onUnlisted(folder, error);
    return [];
  }
};

const leadsToFolder = async (folder: string, entry: FolderEntry): Promise<boolean> =>
  entry.isDirectory() ||
  (entry.isSymbolicLink() &&
    (await stat(encodeResolvedPath(folder + entry.name)).catch(() => null))?.isDirectory() === true);

/** Checks for anything but a folder. A dangling link counts, so that it is reported; so is what cannot be looked at. */
const isFile = async (path: string, onUnlisted: OnUnlisted): Promise<boolean> => {
  const found = await stat(encodeResolvedPath(path))
    .catch(() => lstat(encodeResolvedPath(path)))
    .catch((error: unknown) => {
      if (!isAbsent(error)) onUnlisted(path, error);
      return null;
    });
  return found !== null && !found.isDirectory();
};
