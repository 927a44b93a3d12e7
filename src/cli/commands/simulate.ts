import { BOT_NAMES } from '../../arena/bots.js';
import { PLAYING_OPTIONS } from '../arena/options.js';
import { playBots } from '../arena/play.js';
import type { Command } from '../command.js';

/** Lets bots play in their seats and prints statistics. */
export const command: Command = {
  name: 'simulate',
  operands: '<game> <bots...>',
  text: `let bots play, each in its seat, and count wins, points and lengths; the bots are ${BOT_NAMES.join(', ')}`,
  options: PLAYING_OPTIONS,
  examples: [
    ['sastrugi simulate blueprints random greedy --deals 100', 'greedy moves second'],
    ['sastrugi simulate frostpunk greedy --players 1 --option difficulty=easy', 'a game for one'],
    [
      'sastrugi simulate nunatak random --players 3 --archive games.jsonl',
      'one bot in all seats; every game is added to the archive',
    ],
  ],
  run: (operands, given) => playBots(command, operands, given, 'as-seated'),
};
