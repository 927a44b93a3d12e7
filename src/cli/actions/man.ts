import type { CommandAction } from '../command.js';
import { COMMANDS } from '../commands/index.js';
import { EXIT } from '../exit-status.js';
import { EXIT_STATUS_HELP, FILES_HELP } from '../help.js';
import { formatManual } from '../manual.js';
import { print } from '../output/print.js';

/** Prints the manual page. */
export const run: CommandAction = async () => {
  await print(formatManual(COMMANDS, [FILES_HELP, ...EXIT_STATUS_HELP.split('\n\n')]));
  return EXIT.valid;
};
