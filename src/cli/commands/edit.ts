import type { Command } from '../command.js';
import { RECORD_CONDITIONS } from '../condition-options.js';
import { collectValues, FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, SEARCHING_OPTIONS } from '../options.js';

/** Changes what records say about a game besides its moves. */
export const edit: Command = {
  name: 'edit',
  operands: FILE_OPERANDS,
  text: 'change the id, players, date, occasion, termination or meta of records that meet all conditions; all other lines stay as they are, byte for byte',
  options: [
    {
      flags: '--set <field=value>',
      text: 'the new value of id, occasion, date, player1, player1.id, player1.rating, termination or meta.KEY; without a value the field is removed; may be repeated',
      parse: collectValues,
    },
    {
      flags: '--rename <old=new>',
      text: 'the new name of a player, whatever the seat; ["OLD","NEW"] if a name has an equals sign; a game in which OLD sits twice or NEW sits already stays as it is; may be repeated',
      parse: collectValues,
    },
    ...RECORD_CONDITIONS,
    OUTPUT_OPTION,
    ...SEARCHING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['sastrugi edit --set occasion="Spring cup" --date 2026-03 games.jsonl -o named.jsonl', 'the games of a month'],
    ['sastrugi edit --rename "Ann Lee=Anne Lee" games.jsonl -o renamed.jsonl', 'a player, in every game'],
    ['sastrugi edit --set player2="Ann Lee" --set player2.rating=1510 --id A7 games.jsonl -o new.jsonl', 'one game'],
  ],
  load: async () => (await import('../actions/edit.js')).run,
};
