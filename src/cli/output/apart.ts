import { fstatSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Trouble } from '../exit.js';
import { type File, STDIN } from '../input/files.js';
import { io, pathOf } from '../io.js';
import { STDOUT } from './output.js';
import { placeOf, targetOf } from './target.js';

/** Refuses outputs that would replace an input or one another, so that no archive is lost by mistake. */
export const keepApart = async (inputs: readonly File['path'][], outputs: readonly string[]): Promise<void> => {
  const read = new Set(await Promise.all(inputs.map(identityOf)));
  read.delete(null);
  if (read.has(idOfStream(io().stdout))) throw sameFile('standard output', 'is a file that is read by this command');
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
  const target = await targetOf(pathOf(output)).catch(() => null); // reported when it is opened
  return target === null || target.kind === 'file' ? identityOf(pathOf(output)) : null;
};

/** Identifies a file, whatever names and links lead to it; null for standard input that is not a file. */
const identityOf = async (path: File['path']): Promise<string | null> => {
  if (path === STDIN) return idOfStream(io().stdin);
  const found = await stat(path).catch(() => null);
  return found === null ? placeOf(path.toString()) : idOf(found);
};

const idOfStream = ({ fd }: { readonly fd?: number }): string | null => (fd === undefined ? null : idOf(fstatSync(fd)));

const idOf = (file: Stats): string | null => (file.isFile() ? `${file.dev}:${file.ino}` : null);

const sameFile = (output: string, why: string): Trouble =>
  new Trouble('WrongUse', `${output} ${why}: name another file to be written.`);
