/**
 * Prints how many files and functions of `src` some calls run through: `npm run walks`. With `--files` it lists the
 * files; with `--json` it writes all of it as JSON.
 */
import { parseArgs } from 'node:util';
import { measureWalks } from './walks/walks.js';

const {
  values: { files: isListed, json: isJson },
} = parseArgs({ options: { files: { type: 'boolean' }, json: { type: 'boolean' } } });
const walks = measureWalks();

if (isJson) console.log(JSON.stringify(walks));
else {
  for (const [call, { files, functions }] of Object.entries(walks)) {
    console.log(`${call}: ${files.length} files, ${functions} functions`);
    if (isListed) for (const file of files) console.log(`  ${file}`);
  }
}
