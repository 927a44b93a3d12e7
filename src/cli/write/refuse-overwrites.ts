import { fstatSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CommandError } from '../exit-status.js';
import { io, resolvePath } from '../io.js';
import { type File, STDIN } from '../read/files.js';
import { resolveLinks, resolveTarget, STDOUT } from './output.js';

/** Refuses outputs that would replace an input or one another, so that no archive is lost by mistake. */
export const refuseOverwrites = async (inputs: readonly File['path'][], outputs: readonly string[]): Promise<void> => {
  const read = new Set(await Promise.all(inputs.map(identifyPath)));
  read.delete(null);
  if (read.has(identifyStream(io().stdout)))
    throw sameFileError('standard output', 'is a file that is read by this command');
  const written = new Set<string>();
  for (const output of outputs) {
    const file = await findReplacedFile(output);
    if (file === null) continue;
    if (read.has(file)) throw sameFileError(output, 'is read by this command, and would be lost');
    if (written.has(file)) throw sameFileError(output, 'is named for two outputs');
    written.add(file);
  }
};

/** Returns the identity of the file that an output replaces; null for streams. */
const findReplacedFile = async (output: string): Promise<string | null> => {
  if (output === STDOUT) return null;
  const target = await resolveTarget(resolvePath(output)).catch(() => null); // reported when it is opened
  return target === null || target.kind === 'file' ? identifyPath(resolvePath(output)) : null;
};

/** Identifies a file, whatever names and links lead to it; null for standard input that is not a file. */
const identifyPath = async (path: File['path']): Promise<string | null> => {
  if (path === STDIN) return identifyStream(io().stdin);
  const found = await stat(path).catch(() => null);
  return found === null ? resolveLinks(path.toString()) : identifyFile(found);
};

const identifyStream = ({ fd }: { readonly fd?: number }): string | null =>
  fd === undefined ? null : identifyFile(fstatSync(fd));

const identifyFile = (file: Stats): string | null => (file.isFile() ? `${file.dev}:${file.ino}` : null);

const sameFileError = (output: string, why: string): CommandError =>
  new CommandError('WrongUse', `${output} ${why}: name another file to be written.`);
