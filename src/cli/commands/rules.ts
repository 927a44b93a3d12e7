import type { Command } from '../command.js';
import { JSON_OPTION, OWN_GAME_OPTION } from '../options.js';

/** Prints the clauses of a game, or some of them. */
export const rules: Command = {
  name: 'rules',
  operands: '<game> [clause]',
  text: 'show the clauses of a game, or one of them',
  options: [OWN_GAME_OPTION, JSON_OPTION],
  examples: [
    ['sastrugi rules nunatak', 'all clauses'],
    ['sastrugi rules blueprints BP-PLACE-2', 'one clause, as named by a refusal'],
    ['sastrugi rules blueprints BP-PLACE', 'all clauses that begin like this'],
  ],
  load: async () => (await import('../actions/rules.js')).run,
};
