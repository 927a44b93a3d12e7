import type { Command } from '../command.js';
import { MOVE_CONDITIONS, RECORD_CONDITIONS } from '../condition-options.js';
import { FORMATS } from '../formats.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, SEARCHING_OPTIONS } from '../options.js';

/** Finds games by their players, events, clauses and results. */
export const find: Command = {
  name: 'find',
  operands: FILE_OPERANDS,
  text: 'find games that meet all conditions, and list them or write their records',
  options: [
    ...MOVE_CONDITIONS,
    ...RECORD_CONDITIONS,
    {
      flags: '--to <format>',
      text: 'write the games instead of a list: records (each line as it is), rows (JSON for tables), text (readable)',
      choices: Object.keys(FORMATS),
    },
    OUTPUT_OPTION,
    ...SEARCHING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['sastrugi find --game blueprints --total 60.. games.jsonl', 'games in which a player has 60 points or more'],
    ["sastrugi find --player ann --date 2026 --to records 'club/*.jsonl.gz' -o ann.jsonl", 'the records of a player'],
    ['sastrugi find --event prizeWon,decidedBy=playedLast games.jsonl', 'a prize that a tie break decided'],
    ['sastrugi find --clause BP-PLACE-2 games.jsonl', 'games in which a die was too low for its tower'],
    ['sastrugi find --clause BP-PLACE-4 games.jsonl', 'games in which a die that fitted nowhere was discarded'],
  ],
  load: async () => (await import('../actions/find.js')).run,
};
