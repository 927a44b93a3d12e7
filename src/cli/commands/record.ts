import { DIVIDER } from '../../archive/text/fields.js';
import type { Command } from '../command.js';
import { JSON_OPTION, LONGEST, MAX_ERRORS, OUTPUT, RULES } from '../options.js';

/** Turns texts of games into records. */
export const record: Command = {
  name: 'record',
  operands: '[game] [file]',
  text: `turn the text of a game, written by hand or by convert --to text, into a record; a line ${DIVIDER} stands between several games. Without a game, each text names its own`,
  options: [OUTPUT, JSON_OPTION, { ...LONGEST, text: 'the most bytes that the file may have' }, ...RULES, MAX_ERRORS],
  examples: [
    ['sastrugi record blueprints game.txt -o game.jsonl', 'a game from your table'],
    ['sastrugi convert --to text games.jsonl -o games.txt', 'records as texts'],
    ['sastrugi record games.txt -o games.jsonl', 'records again, of all games'],
  ],
  load: async () => (await import('../runs/record.js')).run,
};
