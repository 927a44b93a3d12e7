/** Keeps the golden games of the version to be released, permanently: `npm run freeze`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.js';
import { freeze } from './freeze/release.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const files = freeze(join(root, 'test', 'games'), join(root, 'test', 'releases', version));
console.log(`test/releases/${version}: ${files.length} files of golden games, which are read by npm test from now on.`);
