import type { FindBot } from '../arena/index.js';
import { findInModule } from './bots-module.js';
import { findProgram } from './engine/entrant.js';
import { ownProcesses, type ProcessLog } from './engine/groups.js';

/** Returns a function that finds bots anywhere; a log notes the processes of those that are programs. */
export const botFinder =
  (log: ProcessLog): FindBot =>
  (entrant, game) => {
    const { program } = entrant;
    return program === undefined ? findInModule(entrant, game) : findProgram({ ...entrant, program }, log);
  };

/** Finds bots in the modules and programs of their entrants, or in this library if there are none. */
export const findBotAnywhere: FindBot = botFinder(ownProcesses);
