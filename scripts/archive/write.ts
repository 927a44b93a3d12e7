import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { DAMAGES, type Damage } from './damage.js';
import { randomRecords } from './games.js';

/** One line in this many is damaged. */
const DAMAGED_EVERY = 100;

/** Returns the damage of a game's line in a damaged archive; undefined if there is none. */
export const damageAt = (number: number): Damage | undefined =>
  number % DAMAGED_EVERY === 0 ? DAMAGES[(number / DAMAGED_EVERY) % DAMAGES.length] : undefined;

/** Writes an archive of random games; returns the numbers of the damaged ones, from 0. */
export const writeArchive = async (file: string, games: number, isDamaged: boolean): Promise<readonly number[]> => {
  const out = createWriteStream(file);
  const damaged: number[] = [];
  let number = 0;
  for (const record of randomRecords(games)) {
    const line = isDamaged ? damageAt(number)?.apply(record) : undefined;
    if (line !== undefined && line !== null) damaged.push(number);
    out.write(line ?? JSON.stringify(record));
    if (!out.write('\n')) await once(out, 'drain');
    number++;
  }
  out.end();
  await finished(out);
  return damaged;
};
