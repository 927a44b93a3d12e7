/**
 * What lies on the table in Frostpunk, as data: places with their outlines, what is printed, and where moves are made.
 *
 * @module
 */
import type { Board } from '../../../core/board.js';
import { type Components, components as printed } from '../components/index.js';
import type { State } from '../state/index.js';
import { type PlaceKind, tableOf, WIDTH } from './places.js';

export type { Board, Place } from '../../../core/board.js';
export { placeless, placesOf } from './moves.js';
export type { PlaceKind } from './places.js';

/** The tables of the pack that hold what is printed, by number. */
const TABLES = [
  'tiles',
  'buildings',
  'morning',
  'weather',
  'dusk',
  'council',
  'laws',
  'technologies',
  'citizens',
  'experts',
  'expeditions',
  'scenario',
] as const;

/** What is printed, by number. */
export type Cards = Pick<Components, (typeof TABLES)[number]>;

/** The table, which is the same for any number of players. */
export const board = (_: Pick<State, 'players'>, components: Components = printed): Board<PlaceKind, Cards> => {
  const { places, height } = tableOf(components);
  const cards = Object.fromEntries(TABLES.map((table) => [table, components[table]]));
  return { width: WIDTH, height, places, cards: cards as unknown as Cards };
};
