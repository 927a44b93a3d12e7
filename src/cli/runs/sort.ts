import type { Run } from '../command.js';
import { gather } from '../gather.js';

/** Sorts records. */
export const run: Run = (files, given) => gather(files, given, { isUnique: false, by: given.by ?? [] });
