/** Writes the digest of the components of games into their modules: `tsx scripts/accept/digests.ts nunatak` */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsDigest } from '../../src/core/engine/define-actions.js';
import { root } from '../entries.js';
import { importGame } from './entry.js';
import { digestFileOf } from './steps.js';

for (const id of process.argv.slice(2)) {
  const { game } = await importGame(id);
  const file = join(root, digestFileOf(id));
  const text = readFileSync(file, 'utf8');
  const literal = `'${game.componentsId}'`;
  if (text.split(literal).length !== 2) throw new Error(`${file} must have the digest ${literal} once`);
  writeFileSync(file, text.replace(literal, `'${componentsDigest(game.components)}'`));
}
