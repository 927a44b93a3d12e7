import { fstatSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Trouble } from '../exit.js';
import { STDIN } from '../input/files.js';
import { STDOUT } from './output.js';
import { placeOf, targetOf } from './target.js';

/** Refuses outputs that would replace an input or one another, so that no archive is lost by mistake. */
export const keepApart = async (inputs: readonly string[], outputs: readonly string[]): Promise<void> => {
  const read = new Set(await Promise.all(inputs.map(identityOf)));
  read.delete(null);
  if (read.has(idOf(fstatSync(1)))) throw sameFile('standard output', 'is a file that is read by this command');
  const written = new Set<string>();
  for (const output of outputs) {
    const file = await replacedBy(output);
    if (file === null) continue;
    if (read.has(file)) throw sameFile(output, 'is read by this command, and would be lost');
    if (written.has(file)) throw sameFile(output, 'is named for two outputs');
    written.add(file);
  }
};

/** Returns the identity of the file that an output replaces; null for streams. */
const replacedBy = async (output: string): Promise<string | null> => {
  if (output === STDOUT) return null;
  const target = await targetOf(output).catch(() => null); // reported when it is opened
  return target === null || target.kind === 'file' ? identityOf(output) : null;
};

/** Identifies a file, whatever names and links lead to it; null for standard input that is not a file. */
const identityOf = async (name: string): Promise<string | null> => {
  if (name === STDIN) return idOf(fstatSync(0));
  const found = await stat(name).catch(() => null);
  return found === null ? placeOf(name) : idOf(found);
};

const idOf = (file: Stats): string | null => (file.isFile() ? `${file.dev}:${file.ino}` : null);

const sameFile = (output: string, why: string): Trouble =>
  new Trouble('WrongUse', `${output} ${why}: name another file to be written.`);
