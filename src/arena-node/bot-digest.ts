import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The files and the version that a bot declares. */
export interface DeclaredFiles {
  readonly files?: readonly string[] | undefined;
  readonly version?: string | undefined;
}

/** The SHA-256 digests of a module and of a bot in it. */
export interface Digests {
  /** The digest of the module, all files that it imports, directly or not, and the versions of packages. */
  readonly module: string;
  /** The digest of all that, the files declared by the bot, and its version. */
  readonly bot: string;
}

/** Digests a bot of a module without importing it; throws if a file cannot be read. */
export const digestBot = async (
  path: string,
  { files = [], version }: DeclaredFiles,
  knownModule?: string,
): Promise<Digests> => {
  const entry = await realpath(path);
  const module = knownModule ?? sha256(JSON.stringify(await listModuleParts(entry)));
  const declared: (readonly [name: string, digest: string])[] = [];
  for (const file of files) declared.push([file, await digestFile(resolve(dirname(entry), file))]);
  return { module, bot: sha256(JSON.stringify([module, declared, version ?? null])) };
};

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Digests a file; throws if there is none. */
export const digestFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await assertFile(path);
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
};

const assertFile = async (path: string): Promise<void> => {
  if (!(await stat(path)).isFile()) throw new Error(`${path} is not a file`);
};

/**
 * Lists the parts of a module, sorted: files by their paths from it, with their digests, and packages with their
 * versions.
 */
const listModuleParts = async (entry: string): Promise<readonly string[]> => {
  const parts = new Set<string>();
  const files = new Set([entry]); // files found during the loop are visited too
  for (const file of files) {
    await assertFile(file);
    const content = await readFile(file);
    parts.add(`${relative(dirname(entry), file).replaceAll(sep, '/')} ${sha256(content)}`);
    if (!CODE_FILE.test(file)) continue;
    for (const specifier of findSpecifiers(content.toString())) {
      const local = resolveLocalFile(specifier, file);
      if (local !== null) files.add(await realpath(local));
      else if (!isBuiltin(specifier)) parts.add(await findPackage(specifier, file));
    }
    for (const path of findRelativePaths(content.toString())) {
      const local = resolveLocalFile(path, file);
      if (local !== null && CODE_FILE.test(local)) files.add(await realpath(local));
    }
  }
  return [...parts].sort();
};

const CODE_FILE = /\.[cm]?[jt]sx?$/;

const GAP = String.raw`(?:\s|/\*(?:[^*]|\*(?!/))*\*/|//[^\n]*\n)*`;
const LITERAL = String.raw`(?:'([^'\\\n]+)'|"([^"\\\n]+)"|\x60([^\x60\\$]+)\x60)`;
const KEYWORD = String.raw`\b(?:from|import|require|resolve|new\s+URL)`;
const SPECIFIER = new RegExp(`${KEYWORD}${GAP}\\(?${GAP}${LITERAL}`, 'g');

/** Finds the literal specifiers that a text imports, requires or passes to `new URL`; one too many does no harm. */
const findSpecifiers = (text: string): readonly string[] =>
  [...text.matchAll(SPECIFIER)].map(([, single, double, template]) => (single ?? double ?? template)!);

const RELATIVE_PATH = /(['"`])(\.{1,2}\/[^'"`\\$\n]*)\1/g;

/**
 * Finds the relative paths in a text, however it uses them: a function that `createRequire` returned may have any name.
 */
const findRelativePaths = (text: string): readonly string[] =>
  [...text.matchAll(RELATIVE_PATH)].map(([, , path]) => path!);

const IS_PATH = /^(?:\.{0,2}\/|\.{1,2}$|file:)/;

/** Returns the file of this project that a specifier resolves to; null for a package or a missing file. */
const resolveLocalFile = (specifier: string, from: string): string | null => {
  const isPath = IS_PATH.test(specifier);
  const path = isPath ? toPath(specifier, from) : null;
  if (path !== null && statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  try {
    const found = createRequire(from).resolve(specifier);
    const isLocal = isPath || !found.includes(`${sep}node_modules${sep}`);
    return isLocal && !isBuiltin(specifier) ? found : null;
  } catch {
    return null;
  }
};

const toPath = (specifier: string, from: string): string | null => {
  try {
    return fileURLToPath(new URL(specifier, pathToFileURL(from)));
  } catch {
    return null;
  }
};

const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** Returns the name and version of the package of a specifier; the specifier alone for a missing package. */
const findPackage = async (specifier: string, from: string): Promise<string> => {
  if (IS_PATH.test(specifier)) return specifier;
  const [name = specifier] = PACKAGE.exec(specifier) ?? [];
  for (const folder of createRequire(from).resolve.paths(specifier) ?? []) {
    const description = join(folder, name, 'package.json');
    if (!existsSync(description)) continue;
    const { version }: { version?: unknown } = JSON.parse(await readFile(description, 'utf8'));
    return `${name}@${version}`;
  }
  return specifier;
};
