import type { RunCommand } from '../command.js';
import { COMMANDS } from '../commands/index.js';
import { EXIT } from '../exit.js';
import { ENDINGS, FILES } from '../help.js';
import { manualOf } from '../manual.js';
import { print } from '../output/print.js';

/** Prints the manual page. */
export const run: RunCommand = async () => {
  await print(manualOf(COMMANDS, [FILES, ...ENDINGS.split('\n\n')]));
  return EXIT.valid;
};
