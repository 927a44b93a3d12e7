import type { Command } from '../command.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, READING_OPTIONS } from '../options.js';

/** Summarises games: lengths, points and wins. */
export const stats: Command = {
  name: 'stats',
  operands: FILE_OPERANDS,
  text: 'summarise games by game, number of players and mode: length, points and wins by seat or per player',
  options: [
    { flags: '--per-player', text: 'one row for each named player and game: games, wins, points, rating and dates' },
    ...READING_OPTIONS,
    JSON_OPTION,
    { flags: '--csv', text: 'print CSV' },
    OUTPUT_OPTION,
  ],
  examples: [
    ['sastrugi stats games.jsonl', 'a table'],
    ['sastrugi stats --per-player games.jsonl', 'how each player did'],
    ['sastrugi stats --csv archive/*.jsonl.gz -o stats.csv', 'for a spreadsheet'],
  ],
  load: async () => (await import('../actions/stats.js')).run,
};
