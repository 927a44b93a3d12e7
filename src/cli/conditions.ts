import { type AnyGame, gameIds } from '../index.js';
import type { Given } from './command.js';
import { ENFORCED } from './enforced.js';
import { checkValues, listOf } from './event-fields.js';
import { wrongUse } from './exit.js';
import { knownGame, splitAt } from './games.js';
import { wordsIn } from './play/words.js';
import type { EventWanted, Wanted } from './queries/finding.js';

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
    ...(event === undefined ? {} : { event: await eventOf(event, among, given) }),
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
  if (enforced === 'unreported effect') throw wrongUse(`find cannot tell for ${id}: it ${ENFORCED[enforced]}.`);
  throw wrongUse(`${id} neither forbids a move nor takes effect in one: ${ENFORCED[enforced]}.`);
};

const eventOf = async (text: string, among: readonly AnyGame[], given: Given): Promise<EventWanted> => {
  const [kind, ...fields] = text.split(',');
  const kinds = new Set((await Promise.all(among.map(({ id }) => eventsOf(id)))).flat());
  if (!kinds.has(kind!)) throw wrongUse(`There is no event '${kind}'; ${listOf([...kinds], kind!)}`);
  const bare = fields.find((field) => !field.includes('='));
  if (bare !== undefined) throw wrongUse(`'${bare}' is not a field with a value: write --event ${kind},field=value.`);
  const wanted = { kind: kind!, fields: fields.map((field) => splitAt(field, '=')) };
  // Other versions may have other values.
  if (given.package === undefined)
    checkValues(
      wanted,
      among.map(({ id }) => id),
    );
  return wanted;
};

/** Lists the kinds of events in a game, from the keys of its words. */
const eventsOf = async (game: string): Promise<readonly string[]> =>
  Object.keys((await wordsIn(game, 'en')).description.events);
