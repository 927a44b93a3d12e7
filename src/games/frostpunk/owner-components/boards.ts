import {
  either,
  integer,
  list,
  literalOrMissing,
  object,
  oneOf,
  pair,
  type Reader,
} from '../../../core/codec/index.js';
import { tracks as printed } from '../components/kettle-hollow/tracks.js';
import { CITIZEN_TYPES, type DIFFICULTIES, GENERATOR_SPACES, RESOURCES } from '../components/vocabulary.js';
import { effects } from './effects.js';
import { amount, citizen, count, id, listUpTo, MAX_AMOUNT, resource, triple, zone } from './readers.js';

export const none = oneOf('none');
const difficultyStart = object('a start', {
  stock: list(integer(0, 999), RESOURCES.length, RESOURCES.length),
  cold: count,
  citizens: triple(count),
  sickCitizens: triple(count),
  stormRound: count,
  hunger: count,
  heat: count,
});
export const resourceAmount = object('a resource', { resource, amount });
export const generatorSpace = either(either(none, object('a Building', { building: id })), resourceAmount);
export const tokenKind = object('a kind of token', { id, copies: amount });
export const difficulties = object('difficulties', {
  easy: difficultyStart,
  normal: difficultyStart,
  hard: difficultyStart,
} satisfies Record<(typeof DIFFICULTIES)[number], Reader<unknown>>);

export const tracks = object('tracks', {
  thrownCubes: list(count, 5, 25),
  sickTypes: list(oneOf('none', ...CITIZEN_TYPES), 5, 25),
  heatingRanges: triple(count),
  maxPressure: amount,
  corpseLimit: amount,
  rounds: integer(3, 20),
  eatingTypes: list(citizen, 3, 20),
  maxHope: amount,
  discontentLimit: amount,
  maxCitizens: integer(1, 40),
  sickLimit: amount,
  hungerLimit: amount,
  maxHunger: amount,
  maxLaws: amount,
  meeplesFor: triple(list(count, 2, 41)),
  sicknessSections: list(
    object('a section', { from: count, to: count, tiredTokens: count, flips: count }),
    1,
    MAX_AMOUNT,
  ),
  hungerPenalties: list(object('a hunger penalty', { from: count, to: count, effects }), 1, MAX_AMOUNT),
  actions: literalOrMissing(printed.actions),
  coalPerAutomatonAction: literalOrMissing(printed.coalPerAutomatonAction),
  malfunction: literalOrMissing(printed.malfunction),
  points: literalOrMissing(printed.points),
});

export const map = object('a map', {
  generatorSpaces: oneOf(GENERATOR_SPACES),
  generatorPairs: listUpTo(pair(integer(0, GENERATOR_SPACES - 1)), GENERATOR_SPACES),
  printedBuildings: listUpTo(id, 10),
  positions: list(object('a position', { id, zone, touches: list(id, 0, 24) }), 1, 24),
});

export const chance = integer(0, 1_000_000);
