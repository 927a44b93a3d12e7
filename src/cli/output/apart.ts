import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Trouble } from '../exit.js';

/** Refuses outputs that would take the place of a file that is read, or of one another: archives are not to be lost by a slip. */
export const keepApart = async (inputs: readonly string[], outputs: readonly string[]): Promise<void> => {
  const read = new Set(await Promise.all(inputs.map(placeOf)));
  const written = new Set<string>();
  for (const output of outputs) {
    const place = await placeOf(output);
    if (read.has(place)) throw sameFile(output, 'is read by this command, and would be lost');
    if (written.has(place)) throw sameFile(output, 'is named for two outputs');
    written.add(place);
  }
};

/** Where a name leads, whatever links lead there. */
const placeOf = async (name: string): Promise<string> => {
  try {
    return await realpath(name);
  } catch {
    return resolve(name);
  }
};

const sameFile = (output: string, why: string): Trouble =>
  new Trouble('WrongUse', `${output} ${why}: name another file to be written.`);
