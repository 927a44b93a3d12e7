import type { Command } from '../command.js';

/** Prints the completions of a shell. */
export const completion: Command = {
  name: 'completion',
  operands: '<shell>',
  text: 'print the completions of commands and options for bash, zsh or fish',
  options: [],
  examples: [
    ['source <(sastrugi completion bash)', 'in ~/.bashrc'],
    ['source <(sastrugi completion zsh)', 'in ~/.zshrc, after compinit'],
    ['sastrugi completion fish > ~/.config/fish/completions/sastrugi.fish', 'for fish'],
  ],
  load: async () => (await import('../actions/completion.js')).run,
};
