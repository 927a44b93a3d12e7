import { playBots } from '../arena/play.js';
import type { CommandAction } from '../command.js';
import { simulate } from '../commands/simulate.js';

/** Lets bots play in their seats and prints statistics. */
export const run: CommandAction = (operands, given) => playBots(simulate, operands, given, 'as-seated');
