import { either, fixed, integer, list, oneOf, pair, type Reader, record } from '../../../core/codec/index.js';
import { tracks as printed } from '../components/kettle-hollow/tracks.js';
import { CITIZENS, type DIFFICULTIES, GENERATOR_SPACES, RESOURCES } from '../components/vocabulary.js';
import { effects } from './effects.js';
import { amount, citizen, count, id, MOST, res, some, triple, zone } from './words.js';

export const none = oneOf('none');
const start = record('a start', {
  resources: list(integer(0, 999), RESOURCES.length, RESOURCES.length),
  cold: count,
  citizens: triple(count),
  sick: triple(count),
  storm: count,
  hunger: count,
  heat: count,
});
export const lying = record('a resource', { res, n: amount });
export const generatorSpace = either(either(none, record('a Building', { building: id })), lying);
export const tokenKind = record('a kind of token', { id, count: amount });
export const difficulties = record('difficulties', {
  easy: start,
  normal: start,
  hard: start,
} satisfies Record<(typeof DIFFICULTIES)[number], Reader<unknown>>);

export const tracks = record('tracks', {
  throws: list(count, 5, 25),
  icons: list(oneOf('none', ...CITIZENS), 5, 25),
  ranges: triple(count),
  pressureRoom: amount,
  corpseLimit: amount,
  rounds: integer(3, 20),
  roundTypes: list(citizen, 3, 20),
  hopeRoom: amount,
  discontentLimit: amount,
  populationTop: integer(1, 40),
  sickLimit: amount,
  hungerLimit: amount,
  hungerTop: amount,
  lawLimit: amount,
  meeplesFor: triple(list(count, 2, 41)),
  sections: list(record('a section', { from: count, to: count, tired: count, flips: count }), 1, MOST),
  maluses: list(record('a malus', { from: count, to: count, effects }), 1, MOST),
  actions: fixed(printed.actions),
  automatonCoal: fixed(printed.automatonCoal),
  malfunction: fixed(printed.malfunction),
  points: fixed(printed.points),
});

export const map = record('a map', {
  generatorSpaces: oneOf(GENERATOR_SPACES),
  pairs: some(pair(integer(0, GENERATOR_SPACES - 1)), GENERATOR_SPACES),
  printed: some(id, 10),
  positions: list(record('a position', { id, zone, touches: list(id, 0, 24) }), 1, 24),
});

export const chance = integer(0, 1_000_000);
