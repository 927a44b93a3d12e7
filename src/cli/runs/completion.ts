import type { RunCommand } from '../command.js';
import { COMMANDS } from '../commands/index.js';
import { SHELLS } from '../completions.js';
import { EXIT, wrongUse } from '../exit.js';
import { print } from '../output/print.js';

/** Prints the completions of a shell. */
export const run: RunCommand = async ([shell]) => {
  const written = Object.hasOwn(SHELLS, shell!) ? SHELLS[shell!] : undefined;
  if (written === undefined)
    throw wrongUse(`There are no completions for '${shell}'; there are ${Object.keys(SHELLS).join(', ')}.`);
  await print(written(COMMANDS));
  return EXIT.valid;
};
