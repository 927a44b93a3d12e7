import type { Run } from '../command.js';
import { gather } from '../gather.js';

/** Keeps one record of each game. */
export const run: Run = (files, given) => gather(files, given, { isUnique: true, by: [] });
