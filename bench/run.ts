import { commandOf, usage } from './arguments.js';
import { printTables } from './tables.js';

const command = commandOf(process.argv.slice(2));
if (command !== undefined) {
  await printTables(command.ids, command.isQuick);
} else {
  console.error(usage());
  process.exitCode = 2;
}
