import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from '../scripts/entries.js';
import { bundleLibrary } from './build.js';
import type { LibraryRequests } from './library.js';
import { startWorker } from './runner.js';
import type { Place, Profile } from './sampling.js';

const PROFILED_GAMES = { first: 0, count: 60 };
const SHOWN_FUNCTIONS = 10;

/** Runs play-outs under the sampling profiler of V8, and prints the functions in which their time is spent. */
export const profileGame = async (id: string, isQuick: boolean): Promise<void> => {
  const worker = startWorker<LibraryRequests>(await bundleLibrary(root, id, 'profile'));
  try {
    const question = { games: PROFILED_GAMES, warmUp: isQuick ? 500 : 1500, milliseconds: isQuick ? 1000 : 4000 };
    printProfile(id, await worker.ask('profile', question));
  } finally {
    worker.stop();
  }
};

const printProfile = (id: string, { samples, places }: Profile): void => {
  const most = [...countByFunction(places)].sort(([, a], [, b]) => b - a).slice(0, SHOWN_FUNCTIONS);
  console.log(`${id}, play-outs, ${samples} samples: self time by function, also where it was inlined`);
  for (const [name, count] of most) console.log(`${((100 * count) / samples).toFixed(1).padStart(6)} %  ${name}`);
};

/** Counts the samples of each function, named with its place in the source. */
const countByFunction = (places: readonly Place[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const bundles = new Map<string, Bundle>();
  for (const { name, url, line, samples } of places) {
    let label = name;
    if (url.startsWith('file:')) {
      if (!bundles.has(url)) bundles.set(url, readBundle(fileURLToPath(url)));
      label = formatLabel(bundles.get(url)!, line);
    }
    counts.set(label, (counts.get(label) ?? 0) + samples);
  }
  return counts;
};

/** A bundle with its source map, and the parsed sources. */
interface Bundle {
  readonly map: SourceMap;
  readonly columns: readonly number[];
  readonly folder: string;
  readonly sources: Map<string, ts.SourceFile>;
}

const readBundle = (file: string): Bundle => ({
  map: new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))),
  columns: readFileSync(file, 'utf8')
    .split('\n')
    .map((text) => text.search(/\S|$/)),
  folder: dirname(file),
  sources: new Map(),
});

/** Names the function around a line of the bundle. */
const formatLabel = ({ map, columns, folder, sources }: Bundle, line: number): string => {
  const found = map.findEntry(line - 1, columns[line - 1]!);
  if (!('originalSource' in found)) return `line ${line} of the bundle`;
  const file = resolve(folder, found.originalSource);
  const source = sources.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  sources.set(file, source);
  const { name, line: first } = findFunction(source, found.originalLine);
  return `${name.padEnd(24)} ${relative(root, file)}:${first + 1}`;
};

/** A function of a source, and the line of its name, counted from 0. */
interface Named {
  readonly name: string;
  readonly line: number;
}

/** Finds the innermost named function that includes a part of a line. */
const findFunction = (source: ts.SourceFile, line: number): Named => {
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  let innermost: Named = { name: '(module)', line: 0 };
  const visit = (node: ts.Node): void => {
    const first = lineOf(node.getStart(source));
    if (line < first || line > lineOf(node.end)) return;
    const name = functionName(node);
    if (name !== undefined) innermost = { name: name.getText(source), line: first };
    ts.forEachChild(node, visit);
  };
  visit(source);
  return innermost;
};

/** Returns the name node of a function: that of its declaration, or of the constant or field that holds it. */
const functionName = (node: ts.Node): ts.Node | undefined => {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name;
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return undefined;
  const { initializer } = node;
  const isFunction = initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
  return isFunction ? node.name : undefined;
};
