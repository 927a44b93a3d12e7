import { type Thing, thingsOf } from '../../../../words/thing.js';
import { BUILDINGS, DECKS, SHIPYARD_CARDS } from '../../components/index.js';
import type { State, View } from '../../state/index.js';
import type { Things } from './things.js';

const all = thingsOf<Things>();

type Look = (state: State | View, number: number, id: string) => readonly Thing<Things>[];

/** The things at the places of each kind, which are named by it and by a number or an id. */
const LOOKS: Readonly<Record<string, Look>> = {
  zone: ({ buildings, sun }, zone) => [
    ...all('zone', [zone]),
    ...all('building', buildings[zone]!),
    ...(sun === zone ? all('term', ['sun']) : []),
  ],
  track: (_, track) => all('track', [track]),
  deck: ({ decks }, _, id) => {
    const deck = DECKS.find((each) => each === id)!;
    const top = decks[deck][0];
    return [...all('deck', [deck]), ...(typeof top === 'number' ? all('card', [top]) : [])];
  },
  pile: (_, __, id) => {
    const card = SHIPYARD_CARDS.find((each) => each === id);
    return card === undefined ? all('resource', ['expertise']) : all('shipyardCard', [card]);
  },
  supply: ({ supply }) =>
    all(
      'building',
      BUILDINGS.filter((_, kind) => supply[kind]! > 0),
    ),
  scientists: () => all('term', ['personnel', 'reserve']),
  ships: () => all('term', ['ship']),
  cubes: () => all('term', ['cube']),
  discard: () => [...all('term', ['sacrifice']), ...all('category', ['discards'])],
  hand: ({ hand, simple, expertise }, player) => [
    ...all(
      'shipyardCard',
      SHIPYARD_CARDS.filter((_, i) => hand[player]![i]! > 0),
    ),
    ...(simple[player] ? all('resource', ['simple']) : []),
    ...(expertise[player]! > 0 ? all('resource', ['expertise']) : []),
  ],
  taken: ({ taken }, player) => [...all('card', taken[player]!), ...all('category', ['cards'])],
};

/** Lists the things at a place of the board. */
export const at = (state: State | View, place: string): readonly Thing<Things>[] => {
  const queue = /^(\d)\.\d$/.exec(place)?.[1];
  if (queue !== undefined) return [...all('term', ['ship']), ...all('zone', [Number(queue)])];
  const [kind, id = ''] = place.split('-');
  return LOOKS[kind!]?.(state, Number(id), id) ?? [];
};
