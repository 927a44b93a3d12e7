import { playBots } from '../arena/play.js';
import type { RunCommand } from '../command.js';

/** Lets bots play in their seats and prints statistics. */
export const run: RunCommand = (operands, given) => playBots(operands, given, 'as-seated');
