import { GAME_OPTION } from '../arena/options.js';
import type { Command } from '../command.js';
import { OBSERVATIONS } from '../env/protocol.js';
import { COMPONENTS_OPTION, integerAtLeast, OWN_GAME_OPTION, parseNumber } from '../options.js';

/** Serves environments to a program in another language. */
export const env: Command = {
  name: 'env',
  operands: '<game>',
  text: 'serve a game as environments to a learner in another language, such as the Python package in docs/examples/python, over standard input and output',
  options: [
    {
      flags: '-p, --players <n>',
      text: 'the number of players; by default the fewest that the game allows',
      parse: integerAtLeast(1),
    },
    GAME_OPTION,
    COMPONENTS_OPTION,
    OWN_GAME_OPTION,
    { flags: '--envs <n>', text: 'the number of environments', parse: integerAtLeast(1), defaultValue: 1 },
    {
      flags: '--observations <format>',
      text: 'what every answer has of the players to act: all numbers, those that are not 0, or none',
      choices: OBSERVATIONS,
      defaultValue: 'dense',
    },
    {
      flags: '--shaping <x>',
      text: 'the reward of a step of progress, added to the result at the end',
      parse: parseNumber,
      defaultValue: 0,
    },
    { flags: '--renew', text: 'deal a new game in place of one that ends' },
  ],
  examples: [
    ['sastrugi env blueprints --envs 32', '32 games side by side'],
    ['sastrugi env frostpunk --players 1 --option difficulty=easy --observations sparse', 'a game for one'],
  ],
  load: async () => (await import('../actions/env.js')).run,
};
