import { playBots } from '../arena/play.js';
import type { Run } from '../command.js';

/** Runs a tournament between bots. */
export const run: Run = (operands, given) => playBots(operands, given, 'round-robin');
