import {
  agreeing,
  exactly,
  integer,
  limited,
  list,
  namingPlaces,
  oneOf,
  orElse,
  record,
  text,
} from '../../../core/codec/index.js';
import { provenances } from '../../../core/fields/game-readers.js';
import { components as printed } from '../components/kettle-hollow/index.js';
import type { Components } from '../components/types/index.js';
import { GENERATOR_SPACES } from '../components/vocabulary.js';
import { chance, difficulties, generatorSpace, map, tokenKind, tracks } from './boards.js';
import { cards } from './cards.js';
import { faultOf } from './check/index.js';
import { choices } from './effects.js';
import { count, id, title } from './words.js';

const form = record('the components of Frostpunk', {
  id: orElse(text(1, 40), printed.id),
  title: orElse(title, printed.title),
  provenance: provenances(printed.provenance),
  tracks: orElse(tracks, printed.tracks),
  heating: orElse(oneOf('level', 'zone', 'either'), printed.heating),
  tokens: orElse(
    record('tokens', { hope: list(tokenKind, 1, 12), discontent: list(tokenKind, 1, 12) }),
    printed.tokens,
  ),
  automatons: orElse(count, printed.automatons),
  setup: orElse(difficulties, printed.setup),
  start: orElse(
    record('a start', {
      hand: count,
      hope: count,
      discontent: count,
      stacks: count,
      generator: list(generatorSpace, GENERATOR_SPACES, GENERATOR_SPACES),
      tiles: list(id, 0, 24),
    }),
    printed.start,
  ),
  map: orElse(map, printed.map),
  tiles: orElse(cards.tiles, printed.tiles),
  buildings: orElse(cards.buildings, printed.buildings),
  morning: orElse(cards.morning, printed.morning),
  weather: orElse(cards.weather, printed.weather),
  dusk: orElse(cards.dusk, printed.dusk),
  council: orElse(cards.council, printed.council),
  laws: orElse(cards.laws, printed.laws),
  technologies: orElse(cards.technologies, printed.technologies),
  citizens: orElse(cards.citizens, printed.citizens),
  experts: orElse(cards.experts, printed.experts),
  expeditions: orElse(cards.expeditions, printed.expeditions),
  scenario: orElse(cards.scenario, printed.scenario),
  call: orElse(choices, printed.call),
  expeditionSlots: orElse(integer(1, 10), printed.expeditionSlots),
  tower: orElse(
    record('a tower', { of: integer(1, 1_000_000), fall: chance, knock: chance, pull: chance, close: chance }),
    printed.tower,
  ),
});

/** Returns the id of the card, Building or tile that a path numbers. */
const nameOf = (path: string, value: unknown): string | undefined => {
  const [, table, i] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  if (table === undefined) return undefined;
  const own = (value as Record<string, unknown>)[table] ?? printed[table as keyof Components];
  const called = (own as readonly { readonly id?: unknown }[])[Number(i)]?.id;
  return typeof called === 'string' ? called.slice(0, 10) : undefined;
};

/**
 * The largest number of values: this many are read and checked within a second; Kettle Hollow has an eighth of them.
 */
const MOST_VALUES = 20_000;

/** Reads owner components, checked; parts left out are as in the printed pack. */
export const own = namingPlaces(limited(agreeing(exactly<Components>()(form), faultOf), MOST_VALUES), nameOf);
