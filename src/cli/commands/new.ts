import type { Command } from '../command.js';

/** Writes the first files of a game of one's own. */
export const newGame: Command = {
  name: 'new',
  operands: '<name>',
  text: 'write a new folder with a small game of your own: the game, its promises as tests, and a bot',
  options: [],
  examples: [['sastrugi new ice-race', 'start a game in the folder ice-race']],
  load: async () => (await import('../actions/new.js')).run,
};
