import {
  exactReader,
  integer,
  list,
  nameIdsInErrors,
  object,
  oneOf,
  refine,
  text,
  withDefault,
  withMaxValues,
} from '../../../core/codec/index.js';
import { provenances } from '../../../core/fields/game-readers.js';
import { components as printed } from '../components/kettle-hollow/index.js';
import type { Components } from '../components/types/index.js';
import { GENERATOR_SPACES } from '../components/vocabulary.js';
import { chance, difficulties, generatorSpace, map, tokenKind, tracks } from './boards.js';
import { cardTables } from './cards.js';
import { findError } from './check/index.js';
import { choices } from './effects.js';
import { count, id, title } from './readers.js';

const schema = object('the components of Frostpunk', {
  id: withDefault(text(1, 40), printed.id),
  title: withDefault(title, printed.title),
  provenance: provenances(printed.provenance),
  tracks: withDefault(tracks, printed.tracks),
  heating: withDefault(oneOf('level', 'zone', 'either'), printed.heating),
  tokens: withDefault(
    object('tokens', { hope: list(tokenKind, 1, 12), discontent: list(tokenKind, 1, 12) }),
    printed.tokens,
  ),
  automatons: withDefault(count, printed.automatons),
  startByDifficulty: withDefault(difficulties, printed.startByDifficulty),
  start: withDefault(
    object('a start', {
      handSize: count,
      hopeTokens: count,
      discontentTokens: count,
      openExpeditions: count,
      generatorContents: list(generatorSpace, GENERATOR_SPACES, GENERATOR_SPACES),
      tilePositions: list(id, 0, 24),
    }),
    printed.start,
  ),
  map: withDefault(map, printed.map),
  tiles: withDefault(cardTables.tiles, printed.tiles),
  buildings: withDefault(cardTables.buildings, printed.buildings),
  morning: withDefault(cardTables.morning, printed.morning),
  weather: withDefault(cardTables.weather, printed.weather),
  dusk: withDefault(cardTables.dusk, printed.dusk),
  council: withDefault(cardTables.council, printed.council),
  laws: withDefault(cardTables.laws, printed.laws),
  technologies: withDefault(cardTables.technologies, printed.technologies),
  citizenCards: withDefault(cardTables.citizenCards, printed.citizenCards),
  experts: withDefault(cardTables.experts, printed.experts),
  expeditions: withDefault(cardTables.expeditions, printed.expeditions),
  scenario: withDefault(cardTables.scenario, printed.scenario),
  callOfDutyOptions: withDefault(choices, printed.callOfDutyOptions),
  expeditionSlots: withDefault(integer(1, 10), printed.expeditionSlots),
  tower: withDefault(
    object('a tower', {
      outOf: integer(1, 1_000_000),
      whenThrown: chance,
      whenHit: chance,
      whenPulled: chance,
      whenClosed: chance,
    }),
    printed.tower,
  ),
});

/** Returns the id of the card, Building or tile that a path points to. */
const findId = (path: string, value: unknown): string | undefined => {
  const [, table, i] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  if (table === undefined) return undefined;
  const owned = (value as Record<string, unknown>)[table] ?? printed[table as keyof Components];
  const id = (owned as readonly { readonly id?: unknown }[])[Number(i)]?.id;
  return typeof id === 'string' ? id.slice(0, 10) : undefined;
};

/**
 * The largest number of values: this many are read and checked within a second; Kettle Hollow has an eighth of them.
 */
const MAX_VALUES = 20_000;

/** Reads owner components, checked; parts left out are as in the printed pack. */
export const componentsReader = nameIdsInErrors(
  withMaxValues(refine(exactReader<Components>()(schema), findError), MAX_VALUES),
  findId,
);
