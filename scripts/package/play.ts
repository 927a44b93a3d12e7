import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, transformSync } from 'esbuild';
import { played } from '../../test/package/play.js';
import { listGames, root } from '../entries.js';
import { run } from '../shell.js';
import { type Consumer, writeFile } from './consumer.js';

/** The result of importing subpaths: the names each exports, and the ends of the games played. */
interface PlayOutcome {
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly ends: Readonly<Record<string, string>>;
}

/** Imports every subpath as an ES module and as CommonJS, bundles the games for a browser, and compares the results. */
export const findPlayErrors = async (consumer: Consumer): Promise<readonly string[]> => {
  const { subpaths } = consumer;
  const player = readFileSync(join(root, 'test/package/play.ts'), 'utf8');
  writeFile(consumer, 'play.mjs', transformSync(player, { loader: 'ts', format: 'esm' }).code);
  writeFile(consumer, 'play.cjs', transformSync(player, { loader: 'ts', format: 'cjs' }).code);

  const esm = runProgram(
    consumer,
    'program.mjs',
    createProgram("import { played } from './play.mjs';", 'import', subpaths),
  );
  const cjs = runProgram(
    consumer,
    'program.cjs',
    createProgram("const { played } = require('./play.cjs');", 'require', subpaths),
  );
  const errors = subpaths
    .filter((subpath) => esm.names[subpath]!.join() !== cjs.names[subpath]!.join())
    .map((subpath) => `${subpath} exports other names to CommonJS than to ES modules`);

  for (const game of listGames().filter((id) => subpaths.includes(`sastrugi/${id}`))) {
    const browser = await endInBrowser(consumer, game);
    if (esm.ends[game] !== cjs.ends[game]) errors.push(`${game} ends otherwise in CommonJS than in ES modules`);
    if (esm.ends[game] !== browser) errors.push(`${game} ends otherwise in a browser than in Node`);
    if (esm.ends[game] !== (await endInSource(game)))
      errors.push(`${game} ends otherwise when built than in its source`);
  }
  return errors;
};

const createProgram = (head: string, load: 'import' | 'require', subpaths: readonly string[]): string => `${head}
const main = async () => {
  const names = {}, ends = {};
  for (const subpath of ${JSON.stringify(subpaths)}) {
    const module = await ${load}(subpath);
    names[subpath] = Object.keys(module).filter((name) => name !== 'default' && name !== 'module.exports').sort();
    if (module.setup !== undefined) ends[module.game.id] = played(module);
  }
  console.log(JSON.stringify({ names, ends }));
};
main();
`;

const runProgram = (consumer: Consumer, file: string, program: string): PlayOutcome => {
  const outcome = JSON.parse(
    run(process.execPath, [writeFile(consumer, file, program)], consumer.folder),
  ) as PlayOutcome;
  for (const [subpath, names] of Object.entries(outcome.names)) {
    if (names.length === 0) throw new Error(`${subpath} exports nothing to ${file}`);
  }
  return outcome;
};

/** Returns the end of the game if its bundle runs with nothing but the language and `TextEncoder`. */
const endInBrowser = async (consumer: Consumer, game: string): Promise<unknown> => {
  const program = `import * as module from 'sastrugi/${game}';
import { played } from './play.mjs';
export const end = played(module);`;
  return runInNewContext(`${await bundleForBrowser(consumer, program)};bundle.end`, { TextEncoder });
};

/** Returns the end of the game when played from the source. */
const endInSource = async (game: string): Promise<string> =>
  played((await import(`../../src/games/${game}/index.ts`)) as Parameters<typeof played>[0]);

/** Bundles a program of the consumer, minified for browsers. */
const bundleForBrowser = async (consumer: Consumer, program: string): Promise<string> => {
  const { outputFiles, warnings } = await build({
    stdin: { contents: program, resolveDir: consumer.folder },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'bundle',
    write: false,
    logLevel: 'silent',
    // Our chunks that a program does not need are left out, about which esbuild would warn.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('\n'));
  return outputFiles[0]!.text;
};
