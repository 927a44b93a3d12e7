import { collectRecords } from '../collect-records.js';
import type { CommandAction } from '../command.js';

/** Sorts records. */
export const run: CommandAction = (files, options) =>
  collectRecords(files, options, { isUnique: false, sortBy: options.by ?? [] });
