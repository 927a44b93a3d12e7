import { collectRecords } from '../collect-records.js';
import type { CommandAction } from '../command.js';

/** Merges archives into one. */
export const run: CommandAction = (files, options) =>
  collectRecords(files, options, { isUnique: true, sortBy: options.by ?? [] });
