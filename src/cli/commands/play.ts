import { GAME_OPTION } from '../arena/options.js';
import type { Command } from '../command.js';
import { collectValues, integerAtLeast, OWN_GAME_OPTION } from '../options.js';
import { LANGUAGE_OPTION } from '../play/languages.js';

/** Plays a game at the terminal. */
export const play: Command = {
  name: 'play',
  operands: '[game] [players...]',
  text: 'play at the terminal against people and bots; a player is a name, or a bot as in tournaments; NAME=person is a person even if the name resembles that of a bot',
  options: [
    {
      flags: '-p, --players <n>',
      text: 'the number of players; bots take the remaining seats',
      parse: integerAtLeast(1),
    },
    GAME_OPTION,
    { flags: '--deal <text>', text: 'the seed of the game; random by default' },
    OWN_GAME_OPTION,
    LANGUAGE_OPTION,
    {
      flags: '--real',
      text: 'keep a game that people play at a real table: asks for moves, dice and cards, and saves a record',
    },
    {
      flags: '--set <field=value>',
      text: "the occasion, date, player1.id, player1.rating or meta.KEY of the record of --real, as edit sets them; the date is today's by default; may be repeated",
      parse: collectValues,
    },
    { flags: '--save <file>', text: 'save the game to this new file after every move' },
    { flags: '--resume <file>', text: 'continue a saved game, and save it there' },
    { flags: '--exec', text: 'start the programs that a saved game names, which can be any program' },
  ],
  examples: [
    ['sastrugi play blueprints', 'against a bot'],
    ['sastrugi play igloo-igloo Ann Ben expert --language fr', 'two people and a bot, in French'],
    ['sastrugi play nunatak Pat=person club', "Pat is a person, though 'flat' is a bot"],
    ['sastrugi play --resume game.json', 'continue a saved game'],
    ['sastrugi play --game ./my-game.mjs Ann Ben', 'a game of your own'],
    ['sastrugi play blueprints Ann Ben --real --save evening.json', 'record a game with real dice and cards'],
    [
      'sastrugi play nunatak Ann Ben Cleo --real --set occasion="Club night"',
      'the same, with the name of the occasion',
    ],
  ],
  load: async () => (await import('../actions/play.js')).run,
};
