import type { Command } from '../command.js';
import { integerAtLeast, JSON_OPTION, MAX_LINE_BYTES_OPTION, RULES_OPTIONS } from '../options.js';
import { LANGUAGE_OPTION } from '../play/languages.js';

/** Shows a game, with the position after any of its moves. */
export const show: Command = {
  name: 'show',
  operands: '<file>',
  text: 'show a game: its players, its moves, and the position after any of them',
  options: [
    {
      flags: '-n, --number <n>',
      text: 'the line of the record, from 1; by default the first',
      parse: integerAtLeast(1),
    },
    { flags: '--id <id>', text: 'the id of the record' },
    {
      flags: '-m, --move <n>',
      text: 'the number of moves before the position, from 0; by default all',
      parse: integerAtLeast(0),
    },
    { flags: '--clauses', text: 'list the clauses that took effect in each move up to the position' },
    { ...LANGUAGE_OPTION, text: 'the language of the drawing' },
    JSON_OPTION,
    MAX_LINE_BYTES_OPTION,
    ...RULES_OPTIONS,
  ],
  examples: [
    ['sastrugi show games.jsonl', 'the first game and its last position'],
    ['sastrugi show games.jsonl.zst -n 700 --move 12', 'the game of line 700 after its twelfth move'],
    ['sastrugi show games.jsonl --language fr', 'the position in French'],
    ['sastrugi show games.jsonl --clauses', 'the first game, with the clauses that took effect'],
  ],
  load: async () => (await import('../actions/show.js')).run,
};
