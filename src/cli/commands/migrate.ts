import type { Command } from '../command.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, READING_OPTIONS } from '../options.js';

/** Migrates records of other versions to the rules of this package. */
export const migrate: Command = {
  name: 'migrate',
  operands: FILE_OPERANDS,
  text: 'change records of other versions to the rules of this one, where both come to the same end; all other lines stay as they are, byte for byte, and are reported unless they have these rules already',
  options: [...READING_OPTIONS, JSON_OPTION, OUTPUT_OPTION],
  examples: [
    ['npm install sastrugi-0.1@npm:sastrugi@0.1.0', 'the version that reads the records'],
    ['sastrugi migrate --package sastrugi-0.1 old.jsonl -o new.jsonl', 'the records for this version'],
  ],
  load: async () => (await import('../actions/migrate.js')).run,
};
