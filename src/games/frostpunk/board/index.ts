/**
 * The table of Frostpunk as data: places with their outlines, printed content, and the places where moves are made.
 *
 * @module
 */
import type { Board, BoardLayout } from '../../../board/board.js';
import { type Components, components as printed } from '../components/index.js';
import type { State } from '../state/index.js';
import type { PlaceKind } from './kinds.js';
import { createTable } from './places.js';

export type { Board, BoardLayout, Place } from '../../../board/board.js';
export type { WhyNot } from '../../../board/why-not.js';
export type { PlaceKind } from './kinds.js';
export { placeless, placesOf } from './moves.js';
export { whyNot } from './why-not.js';

/** The printed cards, tiles and Buildings, by index. */
export type Cards = Pick<
  Components,
  | 'tiles'
  | 'buildings'
  | 'morning'
  | 'weather'
  | 'dusk'
  | 'council'
  | 'laws'
  | 'technologies'
  | 'citizenCards'
  | 'experts'
  | 'expeditions'
  | 'scenario'
>;

/** Returns the table, which is the same for any number of players: a column, or three in the wide layout. */
export const board = (
  _: Pick<State, 'players'>,
  components: Components = printed,
  layout: BoardLayout = 'tall',
): Board<PlaceKind, Cards> => {
  const { tiles, buildings, morning, weather, dusk, council } = components;
  const { laws, technologies, citizenCards, experts, expeditions, scenario } = components;
  const events = { morning, weather, dusk, council, scenario };
  return {
    ...createTable(components, layout),
    cards: { ...events, tiles, buildings, laws, technologies, citizenCards, experts, expeditions },
  };
};
