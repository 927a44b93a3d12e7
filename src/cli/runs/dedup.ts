import type { RunCommand } from '../command.js';
import { gather } from '../gather.js';

/** Keeps one record of each game. */
export const run: RunCommand = (files, given) => gather(files, given, { isUnique: true, by: [] });
