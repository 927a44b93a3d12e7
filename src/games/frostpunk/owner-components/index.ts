import {
  integer,
  list,
  nameIdsInErrors,
  object,
  oneOf,
  type ReadersOf,
  refine,
  text,
  withMaxValues,
} from '../../../core/codec/index.js';
import { ownerComponents } from '../../../core/fields/game-readers.js';
import { components as printed } from '../components/kettle-hollow/index.js';
import type { Components } from '../components/types/index.js';
import { GENERATOR_SPACES } from '../components/vocabulary.js';
import { chance, difficulties, generatorSpace, map, tokenKind, tracks } from './boards.js';
import { cardTables } from './cards.js';
import { findError } from './check/index.js';
import { choices } from './effects.js';
import { count, id, title } from './readers.js';

const readers = {
  id: text(1, 40),
  title,
  tracks,
  heating: oneOf('level', 'zone', 'either'),
  tokens: object('tokens', { hope: list(tokenKind, 1, 12), discontent: list(tokenKind, 1, 12) }),
  automatons: count,
  startByDifficulty: difficulties,
  start: object('a start', {
    handSize: count,
    hopeTokens: count,
    discontentTokens: count,
    openExpeditions: count,
    generatorContents: list(generatorSpace, GENERATOR_SPACES, GENERATOR_SPACES),
    tilePositions: list(id, 0, 24),
  }),
  map,
  ...cardTables,
  callOfDutyOptions: choices,
  expeditionSlots: integer(1, 10),
  tower: object('a tower', {
    outOf: integer(1, 1_000_000),
    whenThrown: chance,
    whenHit: chance,
    whenPulled: chance,
    whenClosed: chance,
  }),
} satisfies ReadersOf<Omit<Components, 'provenance'>>;

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
  withMaxValues(refine(ownerComponents('the components of Frostpunk', printed, readers), findError), MAX_VALUES),
  findId,
);
