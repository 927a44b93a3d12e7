import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Consumer } from './consumer.js';

/** Lists the files of the library that need Node's `crypto`; those of the command and of `arena-node` may. */
export const findCryptoImports = ({ files, folder }: Consumer): readonly string[] => {
  const texts = new Map(
    files
      .filter((file) => /^dist\/.*\.c?js$/.test(file) && !file.startsWith('dist/cli/'))
      .map((file) => [file, readFileSync(posix.join(folder, 'node_modules/sastrugi', file), 'utf8')]),
  );
  const entries = [...texts.keys()].filter(
    (file) => /^dist\/(public|shared)\//.test(file) && !file.includes('arena-node'),
  );
  return filesImporting('crypto', texts, entries).map((file) => `${file} needs crypto, which browsers do not have`);
};

/** Lists the files among the texts that import or require a module, and that are reached from the entries. */
export const filesImporting = (
  module: string,
  texts: ReadonlyMap<string, string>,
  entries: readonly string[],
): readonly string[] => {
  const reached = new Set(entries);
  // A set yields what is added meanwhile, too.
  for (const file of reached) {
    for (const [, path] of (texts.get(file) ?? '').matchAll(RELATIVE)) {
      reached.add(posix.join(posix.dirname(file), path!));
    }
  }
  const named = new RegExp(`(?:from|import|[rR]equire\\w*\\()\\s*\\(?["'\`](?:node:)?${module}["'\`]`);
  return [...reached].filter((file) => named.test(texts.get(file) ?? ''));
};

const RELATIVE = /["'](\.\.?\/[^"']+)["']/g;
