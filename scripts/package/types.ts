import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listGames, root } from '../entries.js';
import { runTool } from '../shell.js';
import { type Consumer, writeFile } from './consumer.js';

/** Compiles a user's program against the declarations, as each kind of project reads them, and all declarations. */
export const checkTypes = (consumer: Consumer): void => {
  compile(consumer, 'NodeNext', ['mts', 'cts']);
  compile(consumer, 'Bundler', ['ts']);
};

const compile = (consumer: Consumer, resolution: 'NodeNext' | 'Bundler', extensions: readonly string[]): void => {
  const files = extensions.flatMap((extension) => listGames().map((game) => program(consumer, game, extension)));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2022',
    lib: ['ES2022'],
    types: [],
    module: resolution === 'Bundler' ? 'ESNext' : resolution,
    moduleResolution: resolution,
    skipLibCheck: false,
    noEmit: true,
  };
  runTool('typescript/bin/tsc', [
    '-p',
    writeFile(consumer, `${resolution}.json`, JSON.stringify({ compilerOptions, files })),
  ]);
};

const program = (consumer: Consumer, game: string, extension: string): string =>
  writeFile(
    consumer,
    `${game}.${extension}`,
    readFileSync(join(root, 'test/package/consumer.ts'), 'utf8')
      .replaceAll('../../src/games/blueprints/index.js', `sastrugi/${game}`)
      .replaceAll('../../src/games/blueprints/words/about/fr.js', `sastrugi/${game}/about/fr`)
      .replaceAll('../../src/games/blueprints/words/fr.js', `sastrugi/${game}/words/fr`)
      .replaceAll('../../src/testing/index.js', 'sastrugi/testing')
      .replaceAll('../../src/words/index.js', 'sastrugi/words')
      .replaceAll('../../src/games/index.js', 'sastrugi/games')
      .replaceAll('../../src/index.js', 'sastrugi'),
  );
