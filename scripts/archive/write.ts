import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { DAMAGES, type Damage } from './damage.js';
import { randomRecords } from './games.js';

/** One line in so many is damaged. */
const EVERY = 100;

/** How the line of a game is damaged in a damaged archive; undefined if it is not. */
export const damageAt = (number: number): Damage | undefined =>
  number % EVERY === 0 ? DAMAGES[(number / EVERY) % DAMAGES.length] : undefined;

/** Writes an archive of so many random games, and answers with the numbers of the damaged ones, from 0. */
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
