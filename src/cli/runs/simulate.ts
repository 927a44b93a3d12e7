import { playBots } from '../arena/play.js';
import type { Run } from '../command.js';

/** Lets bots play in their seats and prints statistics. */
export const run: Run = (operands, given) => playBots(operands, given, 'as-seated');
