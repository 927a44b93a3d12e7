import { PLAYING_OPTIONS, TEST_OPTIONS } from '../arena/options.js';
import { playBots } from '../arena/play.js';
import type { Command } from '../command.js';

/** Runs a tournament between bots. */
export const command: Command = {
  name: 'tournament',
  operands: '<game> <bots...>',
  text: 'find out which bot is stronger: the same deals for all, seats rotated; ratings with intervals',
  options: [
    {
      flags: '--champion <name>',
      text: 'all others play against this bot; by default, every bot plays against every other',
    },
    ...TEST_OPTIONS,
    ...PLAYING_OPTIONS,
  ],
  examples: [
    ['sastrugi tournament blueprints random greedy flat:iterations=50', 'every bot against every other'],
    [
      'sastrugi tournament nunatak greedy Mine=./bots.mjs#mine --champion greedy --elo 0..50 --deals 1000',
      'is mine stronger?',
    ],
    ['sastrugi tournament --game ./my-game.mjs random greedy', 'a game of your own'],
    ['sastrugi tournament igloo-igloo novice club --archive games.jsonl', 'can be stopped and continued'],
    ['sastrugi tournament blueprints novice expert --redis redis://queue.example --deals 5000', 'on many machines'],
  ],
  run: (operands, given) => playBots(command, operands, given, 'round-robin'),
};
