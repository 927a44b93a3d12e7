import { collectRecords } from '../collect-records.js';
import type { CommandAction } from '../command.js';

/** Keeps one record of each game. */
export const run: CommandAction = (files, options) => collectRecords(files, options, { isUnique: true, sortBy: [] });
