import { BOT_NAMES, GENERAL_BOT_NAMES } from '../../arena/bots.js';
import { findBotAnywhere } from '../../arena-node/index.js';
import { type Bot, seatBot } from '../../bots/index.js';
import type { Types } from '../../core/contract/game.js';
import type { AnyGame, Score } from '../../index.js';
import { stateOf, type Table, type TableSeat } from '../../table/index.js';
import { isProgram, parseEntrants } from '../arena/entrants.js';
import { CommandError } from '../exit-status.js';
import { findOwnGame } from '../games.js';
import { editDistance } from '../options.js';

/** Lists the names of the bots that play a game. */
const listBotNames = ({ id }: AnyGame): readonly string[] => {
  const own = findOwnGame(id);
  return own === undefined ? BOT_NAMES : [...Object.keys(own.bots ?? {}), ...GENERAL_BOT_NAMES];
};

/** Returns the bot that takes a free seat: the first of an own game's, or one that plays every game without settings. */
export const defaultBot = (game: AnyGame, ours: string): string => {
  const own = findOwnGame(game.id);
  return own === undefined ? ours : (Object.keys(own.bots ?? {})[0] ?? 'greedy');
};

/** Assigns the seats: to the players that are named, then to bots. A bot's name is its text on the command line. */
export const assignSeats = (
  game: AnyGame,
  named: readonly string[],
  players: number | undefined,
): readonly TableSeat[] => {
  const count = players ?? Math.max(game.players.min, named.length);
  if (count < named.length)
    throw new CommandError('WrongUse', `${named.length} players are named, but only ${count} play.`);
  const all = [...named, ...Array.from({ length: count - named.length }, () => defaultBot(game, 'club'))];
  const bots = listBotNames(game);
  return all.map((text) => parseSeat(text, bots));
};

/** Reads a seat: a bot, a name that is not similar to one of a bot, or any name followed by `=person`. */
const parseSeat = (text: string, botNames: readonly string[]): TableSeat => {
  const person = /^(.+)=person$/s.exec(text)?.[1];
  if (person !== undefined) return { name: person, kind: 'person' };
  if (isProgram(text)) return createProgramSeat(text);
  const bot = text.replace(/^[^=:#]+=/, '').replace(/:.*$/s, '');
  if (bot.includes('#') || botNames.includes(bot)) return { name: text, kind: 'bot' };
  const meant = botNames.filter((each) => editDistance(each, bot.toLowerCase()) <= MAX_EDIT_DISTANCE);
  if (bot === text && meant.length === 0) return { name: text, kind: 'person' };
  const bots = (meant.length === 0 ? botNames : meant).join(', ');
  throw new CommandError(
    'WrongUse',
    `There is no bot '${bot}': write ${bots}, or ${text}=person for a person of this name.`,
  );
};

/** The most characters of a seat's name in a saved game. */
const MAX_NAME_LENGTH = 200;

const createProgramSeat = (name: string): TableSeat => {
  if (name.length <= MAX_NAME_LENGTH) return { name, kind: 'bot' };
  throw new CommandError(
    'WrongUse',
    `A program of a saved game has at most ${MAX_NAME_LENGTH} characters; put it in a script.`,
  );
};

/** Refuses a saved game that would start programs, unless that is wished. */
export const checkPrograms = (file: string, seats: readonly TableSeat[]): void => {
  const program = seats.find(({ name, kind }) => kind === 'bot' && isProgram(name));
  if (program === undefined) return;
  throw new CommandError(
    'WrongUse',
    `${file} would start the program '${program.name}': add --exec if you trust who has written the file.`,
  );
};

/** The most letters by which a misspelt bot may differ. */
const MAX_EDIT_DISTANCE = 2;

/** A bot in its seat, or null where a person sits. */
export type SeatedBot = ReturnType<typeof seatBot<Types>> | null;

/** A table, and the bots in its seats. */
interface BotTable {
  readonly game: AnyGame;
  readonly table: Table<Types>;
  bots: readonly SeatedBot[] | undefined;
}

/** Builds the bots in their seats, with an empty memory, and lets them see the game. */
export const seatBots = async ({ game, table }: Readonly<BotTable>, seed: string): Promise<readonly SeatedBot[]> => {
  const bots = await Promise.all(
    table.seats.map(async ({ name, kind }, player) =>
      kind === 'bot' ? seatBot(game, await loadBot(game, name), player, seed) : null,
    ),
  );
  for (const bot of bots) {
    const opened = await bot?.start(stateOf(game, table), table.match.options);
    if (opened?._tag !== 'Left') continue;
    await endBots(bots, null);
    throw new CommandError('WrongUse', opened.left.message);
  }
  return bots;
};

/** Lets the bots leave; programs among them end. */
export const dismissBots = async (botTable: BotTable): Promise<void> => {
  const { game, table, bots = [] } = botTable;
  const state = stateOf(game, table);
  botTable.bots = undefined;
  await endBots(bots, game.toAct(state) === null ? game.score(state) : null);
};

const endBots = async (bots: readonly SeatedBot[], score: Score | null): Promise<void> => {
  await Promise.all(bots.map((bot) => bot?.end(score)));
};

const loadBot = async (game: AnyGame, text: string): Promise<Bot<Types>> => {
  const [entrant] = await parseEntrants([text], game);
  const found = await findBotAnywhere(entrant!, game);
  if (found._tag === 'Right') return found.right;
  throw new CommandError('WrongUse', found.left.message);
};
