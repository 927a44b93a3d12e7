import { BOTS } from '../../arena/bot-names.js';
import { findBotAnywhere } from '../../arena-node/index.js';
import { type Bot, seated } from '../../bots/index.js';
import type { Types } from '../../core/contract/game.js';
import type { AnyGame } from '../../index.js';
import type { TableSeat } from '../../table/index.js';
import { entrantsOf } from '../arena/entrants.js';
import { Trouble } from '../exit.js';
import { distance } from './distance.js';

/** The default players. */
const YOU = 'you';
const OPPONENT = 'club';

/** Assigns the seats: to the players that are named, then to bots. A bot's name is its text on the command line. */
export const seatsOf = (game: AnyGame, names: readonly string[], players: number | undefined): readonly TableSeat[] => {
  const named = names.length === 0 ? [YOU] : names;
  const many = players ?? Math.max(game.players.min, named.length);
  if (many < named.length) throw new Trouble('WrongUse', `${named.length} players are named, but only ${many} play.`);
  const all = [...named, ...Array.from({ length: many - named.length }, () => OPPONENT)];
  return all.map(seatOf);
};

/** Reads a seat: a bot, a name that is not similar to one of a bot, or any name followed by `=person`. */
const seatOf = (text: string): TableSeat => {
  const person = /^(.+)=person$/s.exec(text)?.[1];
  if (person !== undefined) return { name: person, plays: 'person' };
  const bot = text.replace(/^[^=:#]+=/, '').replace(/:.*$/s, '');
  if (bot.includes('#') || BOTS.includes(bot)) return { name: text, plays: 'bot' };
  const meant = BOTS.filter((each) => distance(each, bot.toLowerCase()) <= SLIP);
  if (bot === text && meant.length === 0) return { name: text, plays: 'person' };
  const bots = (meant.length === 0 ? BOTS : meant).join(', ');
  throw new Trouble(
    'WrongUse',
    `There is no bot '${bot}': write ${bots}, or ${text}=person for a person of this name.`,
  );
};

/** The most letters by which a misspelt bot may differ. */
const SLIP = 2;

/** A bot in its seat, or null where a person sits. */
export type SeatedBot = ReturnType<typeof seated<Types>> | null;

/** Builds the bots in their seats, with an empty memory. */
export const playersAt = async (
  game: AnyGame,
  seats: readonly TableSeat[],
  seed: string,
): Promise<readonly SeatedBot[]> =>
  Promise.all(
    seats.map(async ({ name, plays }, player) =>
      plays === 'bot' ? seated(game, await botOf(game, name), player, seed) : null,
    ),
  );

const botOf = async (game: AnyGame, text: string): Promise<Bot<Types>> => {
  const [entrant] = await entrantsOf([text], game);
  const found = await findBotAnywhere(entrant!, game);
  if (found._tag === 'Right') return found.right;
  throw new Trouble('WrongUse', found.left.message);
};
