import { BOTS } from '../../arena/bot-names.js';
import { findBotAnywhere } from '../../arena-node/index.js';
import { type Bot, seated } from '../../bots/index.js';
import type { Types } from '../../core/contract/game.js';
import type { AnyGame, Score } from '../../index.js';
import { stateOf, type Table, type TableSeat } from '../../table/index.js';
import { entrantsOf, isProgram } from '../arena/entrants.js';
import { Trouble } from '../exit.js';
import { distance } from './distance.js';

/** The default opponent. */
const OPPONENT = 'club';

/** Assigns the seats: to the players that are named, then to bots. A bot's name is its text on the command line. */
export const seatsOf = (game: AnyGame, named: readonly string[], players: number | undefined): readonly TableSeat[] => {
  const many = players ?? Math.max(game.players.min, named.length);
  if (many < named.length) throw new Trouble('WrongUse', `${named.length} players are named, but only ${many} play.`);
  const all = [...named, ...Array.from({ length: many - named.length }, () => OPPONENT)];
  return all.map(seatOf);
};

/** Reads a seat: a bot, a name that is not similar to one of a bot, or any name followed by `=person`. */
const seatOf = (text: string): TableSeat => {
  const person = /^(.+)=person$/s.exec(text)?.[1];
  if (person !== undefined) return { name: person, plays: 'person' };
  if (isProgram(text)) return programSeat(text);
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

/** The most characters of a seat's name in a saved game. */
const LONGEST_NAME = 200;

const programSeat = (name: string): TableSeat => {
  if (name.length <= LONGEST_NAME) return { name, plays: 'bot' };
  throw new Trouble(
    'WrongUse',
    `A program of a saved game has at most ${LONGEST_NAME} characters; put it in a script.`,
  );
};

/** Refuses a saved game that would start programs, unless that is wished. */
export const checkPrograms = (file: string, seats: readonly TableSeat[]): void => {
  const program = seats.find(({ name, plays }) => plays === 'bot' && isProgram(name));
  if (program === undefined) return;
  throw new Trouble(
    'WrongUse',
    `${file} would start the program '${program.name}': add --exec if you trust who has written the file.`,
  );
};

/** The most letters by which a misspelt bot may differ. */
const SLIP = 2;

/** A bot in its seat, or null where a person sits. */
export type SeatedBot = ReturnType<typeof seated<Types>> | null;

/** A table, and the bots in its seats. */
interface BotTable {
  readonly game: AnyGame;
  readonly table: Table<Types>;
  bots: readonly SeatedBot[] | undefined;
}

/** Builds the bots in their seats, with an empty memory, and lets them see the game. */
export const playersAt = async ({ game, table }: Readonly<BotTable>, seed: string): Promise<readonly SeatedBot[]> => {
  const bots = await Promise.all(
    table.seats.map(async ({ name, plays }, player) =>
      plays === 'bot' ? seated(game, await botOf(game, name), player, seed) : null,
    ),
  );
  for (const bot of bots) {
    const opened = await bot?.open(stateOf(game, table), table.match.options);
    if (opened?._tag !== 'Left') continue;
    await leave(bots, null);
    throw new Trouble('WrongUse', opened.left.message);
  }
  return bots;
};

/** Lets the bots leave; programs among them end. */
export const dismissBots = async (sitting: BotTable): Promise<void> => {
  const { game, table, bots = [] } = sitting;
  const state = stateOf(game, table);
  sitting.bots = undefined;
  await leave(bots, game.toAct(state) === null ? game.score(state) : null);
};

const leave = async (bots: readonly SeatedBot[], score: Score | null): Promise<void> => {
  await Promise.all(bots.map((bot) => bot?.end(score)));
};

const botOf = async (game: AnyGame, text: string): Promise<Bot<Types>> => {
  const [entrant] = await entrantsOf([text], game);
  const found = await findBotAnywhere(entrant!, game);
  if (found._tag === 'Right') return found.right;
  throw new Trouble('WrongUse', found.left.message);
};
