import { run } from '../shell.js';
import { type Consumer, writeFile } from './consumer.js';

/** Lists files of the package that can be imported or required by some name although they are not subpaths. */
export const findImportableInternals = (consumer: Consumer): readonly string[] => {
  const inside = consumer.files.filter((file) => /^dist\/.*\.c?js$/.test(file) && !file.startsWith('dist/public/'));
  const names = inside.flatMap((file) => [
    file,
    file.replace(/^dist\//, ''),
    `public/../${file.replace(/^dist\//, '')}`,
  ]);
  const all = names.flatMap((name) => [name, name.replace(/\.c?js$/, '')]);
  const found = JSON.parse(
    run(process.execPath, [writeFile(consumer, 'inside.mjs', PROGRAM), JSON.stringify(all)], consumer.folder),
  ) as readonly string[];
  return found.map((name) => `${name} can be imported`);
};

const PROGRAM = `import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
const require = createRequire(import.meta.url);
const imported = (name) => existsSync(fileURLToPath(import.meta.resolve(name)));
const required = (name) => existsSync(require.resolve(name));
const is = (found, name) => {
  try {
    return found(name);
  } catch {
    return false;
  }
};
if (!is(imported, 'sastrugi') || !is(required, 'sastrugi')) throw new Error('the package is not there');
const names = JSON.parse(process.argv[2]).map((name) => 'sastrugi/' + name);
console.log(JSON.stringify(names.filter((name) => is(imported, name) || is(required, name))));
`;
