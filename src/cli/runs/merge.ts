import type { RunCommand } from '../command.js';
import { gather } from '../gather.js';

/** Merges archives into one. */
export const run: RunCommand = (files, given) => gather(files, given, { isUnique: true, by: given.by ?? [] });
