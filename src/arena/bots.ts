import type { Either } from 'fp-ts/lib/Either.js';
import { type Bot, greedy, random } from '../bots/index.js';
import { codecOf, type Fields, integer, optional, type RecordOf, record } from '../core/codec.js';
import type { AnyGame, Types } from '../core/game.js';
import { accepted, refused } from '../core/verdict.js';
import type { Entrant } from './entrant.js';
import type { BotMissing } from './faults.js';

/** Finds the bot of an entrant for a game, or says why there is none. */
export type FindBot = (entrant: Entrant, game: AnyGame) => Found | Promise<Found>;

/** A bot, or why there is none. */
export type Found = Either<BotMissing, Bot<Types>>;

type Maker = (entrant: Entrant) => Found;

/** A maker of bots whose settings have these fields. */
const maker =
  <F extends Fields>(fields: F, make: (settings: RecordOf<F>) => Bot<Types>): Maker =>
  ({ bot, settings = {} }) => {
    const codec = codecOf(record(`the settings of ${bot}`, fields), (path, message) => ({ path, message }));
    const read = codec.decode(settings);
    if (read._tag === 'Right') return accepted(make(read.right));
    const { path, message } = read.left;
    return refused({
      _tag: 'InvalidSettings',
      bot,
      path,
      message: `${bot}: ${path === '' ? '' : `${path} `}${message}`,
    });
  };

const MAKERS: Readonly<Record<string, Maker>> = {
  random: maker({}, () => random()),
  greedy: maker({ samples: optional(integer(1, 1000)), depth: optional(integer(1, 20)) }, greedy),
};

/** The names of the bots of this library. */
export const BOTS: readonly string[] = Object.keys(MAKERS);

/** Finds the bots of this library. */
export const findBot = (entrant: Entrant): Found => {
  const { bot } = entrant;
  return Object.hasOwn(MAKERS, bot) ? MAKERS[bot]!(entrant) : refused(noSuchBot(bot, BOTS));
};

/** The refusal of a name. */
export const noSuchBot = (bot: string, known: readonly string[]): BotMissing => ({
  _tag: 'NoSuchBot',
  bot,
  known,
  message: `There is no bot '${bot}'; there are ${known.join(', ')}.`,
});
