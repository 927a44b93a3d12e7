import { Trouble } from '../exit.js';
import { STDOUT } from './output.js';
import { placeOf, targetOf } from './target.js';

/** Refuses outputs that would replace an input or one another, so that no archive is lost by mistake. */
export const keepApart = async (inputs: readonly string[], outputs: readonly string[]): Promise<void> => {
  const read = new Set(await Promise.all(inputs.map(placeOf)));
  const written = new Set<string>();
  for (const output of outputs) {
    const place = await placeReplaced(output);
    if (place === null) continue;
    if (read.has(place)) throw sameFile(output, 'is read by this command, and would be lost');
    if (written.has(place)) throw sameFile(output, 'is named for two outputs');
    written.add(place);
  }
};

/** Returns the file that an output replaces; null for streams. */
const placeReplaced = async (output: string): Promise<string | null> => {
  if (output === STDOUT) return null;
  const target = await targetOf(output).catch(() => null); // reported when it is opened
  return target === null || target.kind === 'file' ? placeOf(output) : null;
};

const sameFile = (output: string, why: string): Trouble =>
  new Trouble('WrongUse', `${output} ${why}: name another file to be written.`);
