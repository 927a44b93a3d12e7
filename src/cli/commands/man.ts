import type { Command } from '../command.js';

/** Prints the manual page. */
export const man: Command = {
  name: 'man',
  operands: '',
  text: 'print the manual page of all commands',
  options: [],
  examples: [['sastrugi man > sastrugi.1 && man ./sastrugi.1', 'read it']],
  load: async () => (await import('../actions/man.js')).run,
};
