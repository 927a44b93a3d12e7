import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../../scripts/entries.js';

/** An import by a module of `src`. */
export interface Import {
  readonly file: string;
  /** A module of `src`, or a package. */
  readonly to: string;
  readonly isType: boolean;
  /** True if the module is loaded when a function asks for it. */
  readonly isDynamic: boolean;
}

const COMMENT = /\/\*(?!.*(?:@ts-|biome-))[\s\S]*?\*\/|\/\/(?!.*(?:@ts-|biome-)).*/g;

/** The code of the modules of `src` by path, without comments but those for tools. */
export const codeByFile: ReadonlyMap<string, string> = new Map(
  readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => [file, readFileSync(`${root}/src/${file}`, 'utf8').replace(COMMENT, '')]),
);

const IMPORT = /^(?:import|export)( type)?(?: [^'=;]*? from)? '([^']+)'|\bimport\(\s*(?:'([^']+)')?/gm;

/** Lists the imports in the code of a module. */
export const importsIn = (file: string, code: string): readonly Import[] =>
  Array.from(code.matchAll(IMPORT), ([, type, from, dynamic]) => {
    const name = from ?? dynamic ?? 'a computed name';
    const to = name.startsWith('.') ? posix.join(posix.dirname(file), name.replace(/\.js$/, '.ts')) : name;
    return { file, to, isType: type !== undefined, isDynamic: from === undefined };
  });

/** The imports of all modules of `src`. */
export const imports: readonly Import[] = [...codeByFile].flatMap(([file, code]) => importsIn(file, code));

/** Lists the modules of `src` that are loaded with one. */
export const loadedWith = (file: string, loaded = new Set<string>()): ReadonlySet<string> => {
  if (loaded.has(file) || !codeByFile.has(file)) return loaded;
  loaded.add(file);
  for (const each of imports) if (each.file === file && !each.isType && !each.isDynamic) loadedWith(each.to, loaded);
  return loaded;
};
