import { playBots } from '../arena/play.js';
import type { RunCommand } from '../command.js';
import { simulate } from '../commands/simulate.js';

/** Lets bots play in their seats and prints statistics. */
export const run: RunCommand = (operands, given) => playBots(simulate, operands, given, 'as-seated');
