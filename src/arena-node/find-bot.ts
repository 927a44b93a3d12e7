import type { FindBot } from '../arena/index.js';
import { findModuleBot } from './bots-module.js';
import { guardedProcesses, type ProcessRegistry } from './engine/engine-process.js';
import { findProgramBot } from './engine/entrant.js';

/** Returns a function that finds bots anywhere; a log notes the processes of those that are programs. */
export const createBotFinder =
  (log: ProcessRegistry): FindBot =>
  (entrant, game) => {
    const { program } = entrant;
    return program === undefined ? findModuleBot(entrant, game) : findProgramBot({ ...entrant, program }, log);
  };

/** Finds bots in the modules and programs of their entrants, or in this library if there are none. */
export const findBotAnywhere: FindBot = createBotFinder(guardedProcesses);
