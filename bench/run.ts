import { against } from './against.js';
import { commandOf, usage } from './arguments.js';
import { printImports } from './imports.js';
import { profile } from './profile.js';
import { printPython } from './python/tables.js';
import { printSearches } from './search/tables.js';
import { printTables } from './tables.js';
import { printThreads } from './threads.js';

const command = commandOf(process.argv.slice(2));
switch (command?.kind) {
  case 'tables':
    await printTables(command.ids, command.isQuick);
    printImports();
    break;
  case 'profile':
    await profile(command.id, command.isQuick);
    break;
  case 'against':
    await against(command.revision, command.ids, command.isQuick);
    break;
  case 'search':
    await printSearches(command.ids, command.isQuick);
    break;
  case 'python':
    await printPython(command.ids, command.isQuick);
    break;
  case 'threads':
    await printThreads(command.isQuick);
    break;
  case undefined:
    console.error(usage());
    process.exitCode = 2;
}
