import { RECORD_DIVIDER } from '../../archive/text/field-paths.js';
import type { Command } from '../command.js';
import { JSON_OPTION, MAX_ERRORS_OPTION, MAX_LINE_BYTES_OPTION, OUTPUT_OPTION, RULES_OPTIONS } from '../options.js';

/** Turns texts of games into records. */
export const record: Command = {
  name: 'record',
  operands: '[game] [file]',
  text: `turn the text of a game, written by hand or by convert --to text, into a record; a line ${RECORD_DIVIDER} stands between several games. Without a game, each text names its own`,
  options: [
    OUTPUT_OPTION,
    JSON_OPTION,
    { ...MAX_LINE_BYTES_OPTION, text: 'the most bytes that the file may have' },
    ...RULES_OPTIONS,
    MAX_ERRORS_OPTION,
  ],
  examples: [
    ['sastrugi record blueprints game.txt -o game.jsonl', 'a game from your table'],
    ['sastrugi convert --to text games.jsonl -o games.txt', 'records as texts'],
    ['sastrugi record games.txt -o games.jsonl', 'records again, of all games'],
  ],
  load: async () => (await import('../actions/record.js')).run,
};
