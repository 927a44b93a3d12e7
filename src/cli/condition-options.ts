import type { Option } from './command.js';
import { CommandError } from './exit-status.js';
import { integerAtLeast, parseBounds } from './options.js';

const DATE_PATTERN = '\\d{4}(?:-\\d\\d(?:-\\d\\d)?)?';
const DATE_RANGE = new RegExp(`^(${DATE_PATTERN})?(\\.\\.)?(${DATE_PATTERN})?$`);

/** Reads dates: `2026-03`, `2026-01..2026-06`, `2026-03-01..` or `..2025`. */
const parseDates = (text: string): readonly [string, string] => {
  const [, first = '', dots, last = ''] = DATE_RANGE.exec(text) ?? [];
  if (first + last === '' || (dots === undefined && last !== '')) {
    throw new CommandError(
      'WrongUse',
      `'${text}' is not a date: write 2026, 2026-03, 2026-03-01, or 2026-01..2026-06.`,
    );
  }
  return [first, dots === undefined ? first : last];
};

/** The options for conditions that need no replay. */
export const RECORD_CONDITIONS: readonly Option[] = [
  { flags: '--player <text>', text: 'a part of the name or id of a player, whatever its case and accents' },
  {
    flags: '--date <range>',
    text: 'the date: 2026, 2026-03, 2026-03-01, or a range such as 2026-01..2026-06',
    parse: parseDates,
  },
  {
    flags: '--occasion <text>',
    text: "a part of the name of the tournament, club or table, which is the record's occasion",
  },
  { flags: '--id <id>', text: 'the id of the record' },
  { flags: '--length <range>', text: 'the number of moves: 40, 20..40, 20.. or ..40', parse: parseBounds },
  { flags: '--total <range>', text: 'the points of any player', parse: parseBounds },
  { flags: '--winner <n>', text: 'the player who won, alone or with others, from 1', parse: integerAtLeast(1) },
  { flags: '--outcome <text>', text: 'a part of the outcome, as JSON text' },
  { flags: '--over', text: 'games that were played to their ends' },
  { flags: '--no-over', text: 'games that were not played to their ends' },
  {
    flags: '--game <id>',
    text: 'the id of the game, or the path of a module with a game of your own, which is run as a program',
  },
  { flags: '--players <n>', text: 'the number of players', parse: integerAtLeast(1) },
];

/** The options for conditions on the moves. */
export const MOVE_CONDITIONS: readonly Option[] = [
  { flags: '--clause <id>', text: 'a clause that took effect, that forbade a move, or for which a record is refused' },
  {
    flags: '--event <kind[,field=value...]>',
    text: 'an event of the game, such as awardWon or pointsScored,part=wood',
  },
];
