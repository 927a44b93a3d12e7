import { type Place, placesCalled, type Rectangle, rectangle } from '../../../board/board.js';
import type { Player } from '../../../core/contract/game.js';
import { message, named, ordinal, seat } from '../../../words/message.js';
import { type Components, DECKS, SHIPYARD_CARDS, ZONES } from '../components/index.js';
import { BELONGINGS, type Belonging, type Seats, type Table } from './tables.js';
import { texts } from './texts.js';

/**
 * The kinds of places: zones and the places of their queues; research tracks; decks, piles and tokens beside the board;
 * the scientists, ships, cubes, discards, hand and building cards of each player.
 */
export type PlaceKind = 'zone' | 'queue' | 'track' | 'deck' | 'pile' | 'supply' | Belonging;

const place = placesCalled(texts);

/** The column and row of each zone, 0 to 2: counter-clockwise from the bottom left; the middle stays free. */
const RING = [
  [0, 2],
  [1, 2],
  [2, 2],
  [2, 1],
  [2, 0],
  [1, 0],
  [0, 0],
  [0, 1],
] as const;

/** Returns all places. */
export const places = (
  players: 2 | 3 | 4,
  components: Components,
  { zone, tracks, decks, piles, supply, seats }: Table,
): readonly Place<PlaceKind>[] => [
  ...RING.flatMap((_, number) => zonePlaces(number, players, components, zone)),
  ...components.tracks.map(({ from }, track) =>
    place<PlaceKind>('track', `track-${track}`, {
      about: { track: ordinal(track) },
      open: from <= players,
      shape: { ...tracks, y: tracks.y + track * tracks.height },
    }),
  ),
  ...DECKS.map((deck, i) =>
    place<PlaceKind>('deck', `deck-${deck}`, {
      about: { deck: named('deck')(deck) },
      shape: { ...decks, x: decks.x + i * decks.width },
    }),
  ),
  ...[...SHIPYARD_CARDS, 'expertise'].map((card, i) =>
    place<PlaceKind>('pile', `pile-${card}`, {
      about: { card: message(`draw.card.${card}`) },
      shape: { ...piles, x: piles.x + i * piles.width },
    }),
  ),
  place('supply', 'supply', { shape: supply }),
  ...Array.from({ length: players }, (_, player) => belongings(player, seats)).flat(),
];

const zonePlaces = (
  zone: number,
  players: number,
  { closedByTwo, room }: Components,
  { x: left, y: top, width, height }: Rectangle,
): readonly Place<PlaceKind>[] => {
  const open = players > 2 || !closedByTwo.includes(zone);
  const [column, row] = RING[zone]!;
  const [x, y] = [left + column * width, top + row * height];
  return [
    place('zone', `zone-${zone}`, {
      about: { zone: ordinal(zone) },
      open,
      neighbours: [1, ZONES - 1].map((by) => `zone-${(zone + by) % ZONES}`),
      shape: rectangle(x, y, width, height),
    }),
    ...Array.from({ length: room }, (_, behind) =>
      place<PlaceKind>('queue', `${zone}.${behind + 1}`, {
        about: { place: ordinal(behind), zone: ordinal(zone) },
        open,
        shape: { kind: 'circle', x: x + 16 + (behind * 75) / room, y: y + 33, radius: Math.min(11, 33 / room) },
      }),
    ),
  ];
};

const belongings = (owner: Player, { x, y, width, height, columns, rows }: Seats): readonly Place<PlaceKind>[] => {
  const [left, top] = [x + (owner % columns) * width, y + Math.floor(owner / columns) * height + 16];
  return rows.flatMap((row, i) =>
    row.map(([kind, from, wide]) =>
      place<PlaceKind>(kind, `${kind}-${owner}`, {
        about: { player: seat(owner) },
        owner,
        shape: rectangle(left + from, top + i * BELONGINGS, wide, BELONGINGS),
      }),
    ),
  );
};
