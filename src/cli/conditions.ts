import { type AnyGame, gameIds } from '../index.js';
import type { Given, Option } from './command.js';
import { Trouble, wrongUse } from './exit.js';
import { knownGame, splitAt } from './games.js';
import { integer, range } from './options.js';
import { wordsIn } from './play/words.js';
import type { EventWanted, Wanted } from './queries/finding.js';

const DATE = '\\d{4}(?:-\\d\\d(?:-\\d\\d)?)?';
const DATES = new RegExp(`^(${DATE})?(\\.\\.)?(${DATE})?$`);

/** Reads dates: `2026-03`, `2026-01..2026-06`, `2026-03-01..` or `..2025`. */
const dates = (text: string): readonly [string, string] => {
  const [, first = '', dots, last = ''] = DATES.exec(text) ?? [];
  if (first + last === '' || (dots === undefined && last !== '')) {
    throw new Trouble('WrongUse', `'${text}' is not a date: write 2026, 2026-03, 2026-03-01, or 2026-01..2026-06.`);
  }
  return [first, dots === undefined ? first : last];
};

/** The options for conditions that need no replay. */
export const PLAIN_CONDITIONS: readonly Option[] = [
  { flags: '--player <text>', text: 'a part of the name or id of a player, whatever its case and accents' },
  {
    flags: '--date <range>',
    text: 'the date: 2026, 2026-03, 2026-03-01, or a range such as 2026-01..2026-06',
    read: dates,
  },
  { flags: '--club <text>', text: "a part of the name of the tournament, club or table, which is the record's event" },
  { flags: '--id <id>', text: 'the id of the record' },
  { flags: '--length <range>', text: 'the number of moves: 40, 20..40, 20.. or ..40', read: range },
  { flags: '--total <range>', text: 'the points of any player', read: range },
  { flags: '--winner <n>', text: 'the player who won, alone or with others, from 1', read: integer(1) },
  { flags: '--outcome <text>', text: 'a part of the outcome, as JSON text' },
  { flags: '--over', text: 'games that were played to their ends' },
  { flags: '--no-over', text: 'games that were not played to their ends' },
  { flags: '--game <id>', text: 'the id of the game' },
  { flags: '--players <n>', text: 'the number of players', read: integer(1) },
];

/** The options for conditions on the moves. */
export const MOVE_CONDITIONS: readonly Option[] = [
  { flags: '--clause <id>', text: 'a clause that took effect, that forbade a move, or for which a record is refused' },
  { flags: '--event <kind[,field=value...]>', text: 'an event of the game, such as awardWon or scored,reason=wood' },
];

const KEYS = [
  'id',
  'player',
  'date',
  'club',
  'game',
  'players',
  'length',
  'total',
  'winner',
  'over',
  'outcome',
] as const;

/** Reads the conditions of the command line; there may be none. */
export const conditionsIn = async (given: Given): Promise<Wanted> => {
  const { game, clause, event } = given;
  const among = game === undefined ? await Promise.all(gameIds.map(knownGame)) : [await knownGame(game)];
  checkPlayers('--players', given.players, among);
  checkPlayers('--winner', given.winner, among);
  return {
    ...Object.fromEntries(KEYS.filter((key) => given[key] !== undefined).map((key) => [key, given[key]])),
    ...(clause === undefined ? {} : { clause: knownClause(clause, among) }),
    ...(event === undefined ? {} : { event: await eventOf(event, among) }),
  };
};

/** Checks that a game can have so many players. */
const checkPlayers = (option: string, players: number | undefined, among: readonly AnyGame[]): void => {
  const most = Math.max(...among.map((game) => game.players.max));
  const least = option === '--winner' ? 1 : Math.min(...among.map((game) => game.players.min));
  if (players === undefined || (players >= least && players <= most)) return;
  const games = among.length === 1 ? among[0]!.title : 'a game';
  throw wrongUse(`${option} ${players} cannot be: ${games} has ${least} to ${most} players.`);
};

/** Finds a clause, whatever the case of its id. */
const knownClause = (text: string, among: readonly AnyGame[]): string => {
  const id = text.toUpperCase();
  const game = among.find(({ clauses }) => Object.hasOwn(clauses, id));
  if (game === undefined) throw wrongUse(`There is no clause ${text}; sastrugi rules GAME lists those of a game.`);
  const { enforced } = game.clauses[id]!;
  if (enforced === 'refusal' || enforced === 'effect') return id;
  throw wrongUse(`${id} neither forbids a move nor takes effect in one: ${ENFORCED[enforced]}.`);
};

/** The texts for the ways in which clauses are kept. */
export const ENFORCED = {
  refusal: 'forbids moves',
  effect: 'takes effect',
  type: 'cannot be broken',
  'not modelled': 'not modelled by the library',
} as const;

const eventOf = async (text: string, among: readonly AnyGame[]): Promise<EventWanted> => {
  const [kind, ...fields] = text.split(',');
  const kinds = new Set((await Promise.all(among.map(({ id }) => eventsOf(id)))).flat());
  if (!kinds.has(kind!)) throw wrongUse(`There is no event '${kind}'; there are ${[...kinds].sort().join(', ')}.`);
  const bare = fields.find((field) => !field.includes('='));
  if (bare !== undefined) throw wrongUse(`'${bare}' is not a field with a value: write --event ${kind},field=value.`);
  return { kind: kind!, fields: fields.map((field) => splitAt(field, '=')) };
};

/** Lists the kinds of events in a game, from the keys of its words. */
const eventsOf = async (game: string): Promise<readonly string[]> =>
  Object.keys((await wordsIn(game, 'en')).description.events);
