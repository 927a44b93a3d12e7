import { playBots } from '../arena/play.js';
import type { CommandAction } from '../command.js';
import { tournament } from '../commands/tournament.js';

/** Runs a tournament between bots. */
export const run: CommandAction = (operands, given) => playBots(tournament, operands, given, 'round-robin');
