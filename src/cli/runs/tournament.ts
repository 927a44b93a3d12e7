import { playBots } from '../arena/play.js';
import type { RunCommand } from '../command.js';

/** Runs a tournament between bots. */
export const run: RunCommand = (operands, given) => playBots(operands, given, 'round-robin');
