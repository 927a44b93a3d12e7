import type { RunCommand } from '../command.js';
import { gather } from '../gather.js';

/** Sorts records. */
export const run: RunCommand = (files, given) => gather(files, given, { isUnique: false, by: given.by ?? [] });
