/**
 * Writes an archive of random games; with `--damaged`, damages one line in a hundred: `npm run archive -- 1000 FILE
 * --damaged`
 */
import { parseArgs } from 'node:util';
import { writeArchive } from './archive/write.js';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { damaged: { type: 'boolean' } } });
const [count, file] = positionals;
if (!(Number(count) > 0) || file === undefined) throw new Error('How many games, into which file?');
const damaged = await writeArchive(file, Number(count), values.damaged === true);
console.log(`${count} games, ${damaged.length} of them damaged`);
