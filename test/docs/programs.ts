import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll } from 'vitest';
import { listEntries, root } from '../../scripts/entries.js';
import type { Example } from './examples.js';

/** Examples written as programs, for the duration of a test file. */
export interface Programs {
  readonly folder: string;
  /** The file of each example. */
  readonly files: readonly string[];
  /** The configuration that compiles them, and resolves the names of the package to the sources. */
  readonly config: string;
}

/** Writes the programs beside the sources, so that they find the dependencies as a user's would. */
export const programsOf = (examples: readonly Example[]): Programs => {
  const folder = mkdtempSync(join(root, 'test/docs/.programs-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const files = examples.map(({ program }, i) => {
    const file = join(folder, `example-${i}.mts`);
    writeFileSync(file, program);
    return file;
  });
  writeFileSync(join(folder, 'liars-dice.ts'), "export * from '../../../docs/examples/games/liars-dice.js';\n");
  const table = '../../../docs/examples/games/liars-dice-table.js';
  writeFileSync(join(folder, 'liars-dice-table.ts'), `export { default } from '${table}';\n`);
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(configOf(files)));
  return { folder, files, config };
};

const configOf = (files: readonly string[]): object => {
  const paths = Object.entries(listEntries()).map(([name, file]) => [
    name === 'index' ? 'sastrugi' : `sastrugi/${name}`,
    [`../../../${file}`],
  ]);
  return {
    extends: '../../tsconfig.json',
    compilerOptions: { paths: Object.fromEntries(paths) },
    files: files.map((file) => basename(file)),
    include: ['../../../src/**/*.d.ts'],
  };
};

/** Splits the output of a program into lines, without trailing spaces. */
export const linesOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
