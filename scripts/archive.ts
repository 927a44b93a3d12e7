/** Writes an archive of random games, one line in a hundred of it damaged if asked: `npm run archive -- 100000 FILE --damaged` */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { DAMAGES } from './archive/damage.js';
import { randomRecords } from './archive/games.js';

const EVERY = 100;

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { damaged: { type: 'boolean' } } });
  const [count, file] = positionals;
  if (!(Number(count) > 0) || file === undefined) throw new Error('How many games, into which file?');
  const out = createWriteStream(file);
  let number = 0;
  for (const record of randomRecords(Number(count))) {
    const damage = values.damaged && number % EVERY === 0 ? DAMAGES[(number / EVERY) % DAMAGES.length]! : undefined;
    const line = damage?.apply(record) ?? JSON.stringify(record);
    out.write(line);
    if (!out.write('\n')) await once(out, 'drain');
    number++;
  }
  out.end();
  await finished(out);
};

await main();
