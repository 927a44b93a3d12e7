import type { CommandAction } from '../command.js';
import { COMMANDS } from '../commands/index.js';
import { SHELLS } from '../completions.js';
import { EXIT, usageError } from '../exit-status.js';
import { print } from '../output/print.js';

/** Prints the completions of a shell. */
export const run: CommandAction = async ([shell]) => {
  const writeCompletions = Object.hasOwn(SHELLS, shell!) ? SHELLS[shell!] : undefined;
  if (writeCompletions === undefined)
    throw usageError(`There are no completions for '${shell}'; there are ${Object.keys(SHELLS).join(', ')}.`);
  await print(writeCompletions(COMMANDS));
  return EXIT.valid;
};
