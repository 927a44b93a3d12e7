import type { Command } from '../command.js';
import { PLAIN_CONDITIONS } from '../condition-options.js';
import { FILES, JSON_OPTION, many, OUTPUT, READING } from '../options.js';

/** Changes what records say about a game besides its moves. */
export const edit: Command = {
  name: 'edit',
  operands: FILES,
  text: 'change the id, players, date, event, termination or meta of records that meet all conditions; all other lines stay as they are, byte for byte',
  options: [
    {
      flags: '--set <field=value>',
      text: 'the new value of id, event, date, player1, player1.id, player1.rating, termination or meta.KEY; without a value the field is removed; may be repeated',
      read: many,
    },
    {
      flags: '--rename <old=new>',
      text: 'the new name of a player, whatever the seat; ["OLD","NEW"] if a name has an equals sign; a game in which OLD sits twice or NEW sits already stays as it is; may be repeated',
      read: many,
    },
    ...PLAIN_CONDITIONS,
    OUTPUT,
    ...READING,
    JSON_OPTION,
  ],
  examples: [
    ['sastrugi edit --set event="Spring cup" --date 2026-03 games.jsonl -o named.jsonl', 'the games of a month'],
    ['sastrugi edit --rename "Ann Lee=Anne Lee" games.jsonl -o renamed.jsonl', 'a player, in every game'],
    ['sastrugi edit --set player2="Ann Lee" --set player2.rating=1510 --id A7 games.jsonl -o new.jsonl', 'one game'],
  ],
  load: async () => (await import('../runs/edit.js')).run,
};
