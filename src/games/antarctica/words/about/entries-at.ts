import { type AboutEntry, createEntries, describeThings } from '../../../../words/about-entry.js';
import { BUILDINGS, DECKS, SHIPYARD_CARDS } from '../../components/index.js';
import type { State, View } from '../../state/index.js';
import type { Antarctica } from '../../types.js';
import type { Names } from '../keys.js';
import { type AboutIds, aboutKinds } from './kinds.js';

const entries = createEntries<AboutIds>();

type PlaceEntries = (state: State | View, number: number, id: string) => readonly AboutEntry<AboutIds>[];

/** The entries at the places of each kind; a place is named by its kind and a number or an id. */
const ENTRIES_BY_PLACE: Readonly<Record<string, PlaceEntries>> = {
  zone: ({ buildings, sun }, zone) => [
    ...entries('zone', [zone]),
    ...entries('building', buildings[zone]!),
    ...(sun === zone ? entries('term', ['sun']) : []),
  ],
  track: (_, track) => entries('track', [track]),
  deck: ({ decks }, _, id) => {
    const deck = DECKS.find((each) => each === id)!;
    const top = decks[deck][0];
    return [...entries('deck', [deck]), ...(typeof top === 'number' ? entries('card', [top]) : [])];
  },
  pile: (_, __, id) => {
    const card = SHIPYARD_CARDS.find((each) => each === id);
    return card === undefined ? entries('resource', ['expertise']) : entries('shipyardCard', [card]);
  },
  supply: ({ buildingSupply }) =>
    entries(
      'building',
      BUILDINGS.filter((_, kind) => buildingSupply[kind]! > 0),
    ),
  scientists: () => entries('term', ['personnel', 'reserve']),
  ships: () => entries('term', ['ship']),
  cubes: () => entries('term', ['cube']),
  discard: () => [...entries('term', ['sacrifice']), ...entries('category', ['discards'])],
  hand: ({ hands, hasSimpleCard, expertiseCards }, player) => [
    ...entries(
      'shipyardCard',
      SHIPYARD_CARDS.filter((_, i) => hands[player]![i]! > 0),
    ),
    ...(hasSimpleCard[player] ? entries('resource', ['simple']) : []),
    ...(expertiseCards[player]! > 0 ? entries('resource', ['expertise']) : []),
  ],
  buildingCards: ({ buildingCards }, player) => [
    ...entries('card', buildingCards[player]!),
    ...entries('category', ['cards']),
  ],
};

/** Lists the entries at a place of the board. */
const entriesAt = (state: State | View, place: string): readonly AboutEntry<AboutIds>[] => {
  const queue = /^(\d)\.\d$/.exec(place)?.[1];
  if (queue !== undefined) return [...entries('term', ['ship']), ...entries('zone', [Number(queue)])];
  const [kind, id = ''] = place.split('-');
  return ENTRIES_BY_PLACE[kind!]?.(state, Number(id), id) ?? [];
};

/** Adds the descriptions of things to the words of a language. */
export const withDescriptions = describeThings<Antarctica, Names, AboutIds>({ aboutKinds, entriesAt });
