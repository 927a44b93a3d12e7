import type { Run } from '../command.js';
import { gather } from '../gather.js';

/** Merges archives into one. */
export const run: Run = (files, given) => gather(files, given, { isUnique: true, by: given.by ?? [] });
