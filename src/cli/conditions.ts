import type { AnyGame } from '../index.js';
import { ENFORCEMENT_TEXTS } from './clause-enforcement.js';
import type { CommandOptions } from './command.js';
import { checkEventValues, suggestNames } from './event-fields.js';
import { usageError } from './exit-status.js';
import { loadKnownGame, splitAt } from './load-games.js';
import { listGameIds } from './own-games.js';
import { loadWords } from './play/languages.js';
import type { EventCondition, SearchConditions } from './queries/find.js';

const CONDITION_KEYS = [
  'id',
  'player',
  'date',
  'occasion',
  'game',
  'players',
  'length',
  'total',
  'winner',
  'over',
  'outcome',
] as const;

/** Reads the conditions of the command line; there may be none. */
export const parseConditions = async (options: CommandOptions): Promise<SearchConditions> => {
  const { game, clause, event } = options;
  const candidates = await Promise.all((game === undefined ? listGameIds() : [String(game)]).map(loadKnownGame));
  checkPlayers('--players', options.players, candidates);
  checkPlayers('--winner', options.winner, candidates);
  return {
    ...Object.fromEntries(CONDITION_KEYS.filter((key) => options[key] !== undefined).map((key) => [key, options[key]])),
    ...(clause === undefined ? {} : { clause: findClause(clause, candidates) }),
    ...(event === undefined ? {} : { event: await parseEvent(event, candidates, options) }),
  };
};

/** Checks that a game can have so many players. */
const checkPlayers = (option: string, players: number | undefined, candidates: readonly AnyGame[]): void => {
  const max = Math.max(...candidates.map((game) => game.players.max));
  const min = option === '--winner' ? 1 : Math.min(...candidates.map((game) => game.players.min));
  if (players === undefined || (players >= min && players <= max)) return;
  const games = candidates.length === 1 ? candidates[0]!.title : 'a game';
  throw usageError(`${option} ${players} cannot be: ${games} has ${min} to ${max} players.`);
};

/** Finds a clause, whatever the case of its id. */
const findClause = (text: string, candidates: readonly AnyGame[]): string => {
  const id = text.toUpperCase();
  const game = candidates.find(({ clauses }) => Object.hasOwn(clauses, id));
  if (game === undefined) throw usageError(`There is no clause ${text}; sastrugi rules GAME lists those of a game.`);
  const { enforced } = game.clauses[id]!;
  if (enforced === 'refusal' || enforced === 'effect') return id;
  if (enforced === 'unreported effect')
    throw usageError(`find cannot tell for ${id}: it ${ENFORCEMENT_TEXTS[enforced]}.`);
  throw usageError(`${id} neither forbids a move nor takes effect in one: ${ENFORCEMENT_TEXTS[enforced]}.`);
};

const parseEvent = async (
  text: string,
  candidates: readonly AnyGame[],
  options: CommandOptions,
): Promise<EventCondition> => {
  const [kind, ...fields] = text.split(',');
  const tables = await Promise.all(candidates.map(({ id }) => eventKinds(id)));
  const kinds = new Set(tables.flatMap((table) => table ?? []));
  if (!tables.includes(null) && !kinds.has(kind!))
    throw usageError(`There is no event '${kind}'; ${suggestNames([...kinds], kind!)}`);
  const fieldWithoutValue = fields.find((field) => !field.includes('='));
  if (fieldWithoutValue !== undefined)
    throw usageError(`'${fieldWithoutValue}' is not a field with a value: write --event ${kind},field=value.`);
  const wanted = { kind: kind!, fields: fields.map((field) => splitAt(field, '=')) };
  // Other versions may have other values.
  if (options.package === undefined)
    checkEventValues(
      wanted,
      candidates.map(({ id }) => id),
    );
  return wanted;
};

/** Lists the kinds of events in a game, from the keys of its words; null for a game without words. */
const eventKinds = async (game: string): Promise<readonly string[] | null> => {
  const words = await loadWords(game, 'en');
  return words && Object.keys(words.description.events);
};
