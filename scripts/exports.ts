/** Writes the subpaths into the `exports` of package.json: `npm run exports` */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.js';
import { createExports } from './exports/exports.js';

const file = join(root, 'package.json');
const { exports: _, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
writeFileSync(file, `${JSON.stringify({ ...rest, exports: createExports() }, null, 2)}\n`);
