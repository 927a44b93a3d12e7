import { compareWithRevision } from './against.js';
import { formatUsage, parseCommand } from './arguments.js';
import { printAuthor } from './author/tables.js';
import { printImports } from './imports.js';
import { printKept } from './kept/tables.js';
import { profileGame } from './profile.js';
import { printPython } from './python/tables.js';
import { printSearches } from './search/tables.js';
import { printTables } from './tables.js';
import { printThreads } from './threads.js';

const command = parseCommand(process.argv.slice(2));
switch (command?.kind) {
  case 'tables':
    await printTables(command.ids, command.isQuick);
    await printAuthor(command.isQuick);
    printImports();
    break;
  case 'profile':
    await profileGame(command.id, command.isQuick);
    break;
  case 'against':
    await compareWithRevision(command.revision, command.ids, command.isQuick);
    break;
  case 'search':
    await printSearches(command.ids, command.isQuick);
    break;
  case 'kept':
    await printKept(command.ids, command.isQuick);
    break;
  case 'python':
    await printPython(command.ids, command.isQuick);
    break;
  case 'author':
    await printAuthor(command.isQuick);
    break;
  case 'threads':
    await printThreads(command.isQuick);
    break;
  case undefined:
    console.error(formatUsage());
    process.exitCode = 2;
}
