import type { AnyGame } from '../../index.js';
import type { CommandOptions, Option } from '../command.js';
import { CommandError, usageError } from '../exit-status.js';
import { listGameIds, loadKnownGame, splitAt } from '../games.js';
import { editDistance, integerAtLeast, parseBounds } from '../options.js';
import { loadWords } from '../play/languages.js';
import { EVENT_VALUES } from './event-values.js';
import type { EventCondition, SearchConditions } from './find.js';

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
  return words && Object.keys(words.parameters.events);
};

/** The most letters by which a slip of the keyboard differs from the value that was meant. */
const MAX_EDIT_DISTANCE = 2;

/** Lists the known names in a sentence, followed by those that a mistyped name may mean. */
const suggestNames = (known: readonly string[], typed: string): string => {
  const similar = known.filter((each) => editDistance(each.toLowerCase(), typed.toLowerCase()) <= MAX_EDIT_DISTANCE);
  const suggestion = similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`;
  return `there are ${[...known].sort().join(', ')}.${suggestion}`;
};

/** Checks the wanted values of fields that have a closed list of values in these games. */
const checkEventValues = ({ kind, fields }: EventCondition, games: readonly string[]): void => {
  for (const [path, value] of fields) {
    const known = [...new Set(games.flatMap((game) => EVENT_VALUES[game]?.[`${kind}.${path}`]?.split(' ') ?? []))];
    if (known.length === 0 || known.includes(value)) continue;
    throw usageError(`No event '${kind}' has ${path}=${value}; ${suggestNames(known, value)}`);
  }
};

/** The texts for the ways in which clauses are kept. */
export const ENFORCEMENT_TEXTS = {
  refusal: 'forbids moves',
  effect: 'takes effect',
  'unreported effect': 'takes effect, but neither a move nor an event shows it',
  type: 'cannot be broken',
  'not modelled': 'not modelled by the library',
} as const;
