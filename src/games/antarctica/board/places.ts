import { createPlaceBuilder, type Place, type Rectangle, rectangle } from '../../../board/board.js';
import type { Player } from '../../../core/contract/game.js';
import { message, nameMessage, ordinal, playerMessage } from '../../../words/message.js';
import { type Components, DECKS, SHIPYARD_CARDS, ZONES } from '../components/index.js';
import { placeLabels } from '../words/en/labels.js';
import { type OwnerPlaceKind, SEAT_ROW_HEIGHT, type Seats, type TableLayout } from './tables.js';

/**
 * The kinds of places: zones and the places of their queues; research tracks; decks, piles and tokens beside the board;
 * the scientists, ships, cubes, discards, hand and building cards of each player.
 */
export type PlaceKind = 'zone' | 'queue' | 'track' | 'deck' | 'pile' | 'supply' | OwnerPlaceKind;

const createPlace = createPlaceBuilder(placeLabels);

/** The column and row of each zone, 0 to 2: counter-clockwise from the bottom left; the middle stays free. */
const ZONE_POSITIONS = [
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
export const createPlaces = (
  players: 2 | 3 | 4,
  components: Components,
  { zone, tracks, decks, piles, supply, seats }: TableLayout,
): readonly Place<PlaceKind>[] => [
  ...ZONE_POSITIONS.flatMap((_, zoneIndex) => zonePlaces(zoneIndex, players, components, zone)),
  ...components.tracks.map(({ minPlayers }, track) =>
    createPlace<PlaceKind>('track', `track-${track}`, {
      parameters: { track: ordinal(track) },
      isInUse: minPlayers <= players,
      shape: { ...tracks, y: tracks.y + track * tracks.height },
    }),
  ),
  ...DECKS.map((deck, i) =>
    createPlace<PlaceKind>('deck', `deck-${deck}`, {
      parameters: { deck: nameMessage('deck')(deck) },
      shape: { ...decks, x: decks.x + i * decks.width },
    }),
  ),
  ...[...SHIPYARD_CARDS, 'expertise'].map((card, i) =>
    createPlace<PlaceKind>('pile', `pile-${card}`, {
      parameters: { card: message(`draw.card.${card}`) },
      shape: { ...piles, x: piles.x + i * piles.width },
    }),
  ),
  createPlace('supply', 'supply', { shape: supply }),
  ...Array.from({ length: players }, (_, player) => ownerPlaces(player, seats)).flat(),
];

const zonePlaces = (
  zone: number,
  players: number,
  { zonesClosedWithTwoPlayers, shipsPerZone }: Components,
  { x: left, y: top, width, height }: Rectangle,
): readonly Place<PlaceKind>[] => {
  const isOpen = players > 2 || !zonesClosedWithTwoPlayers.includes(zone);
  const [column, row] = ZONE_POSITIONS[zone]!;
  const [x, y] = [left + column * width, top + row * height];
  return [
    createPlace('zone', `zone-${zone}`, {
      parameters: { zone: ordinal(zone) },
      isInUse: isOpen,
      neighbours: [1, ZONES - 1].map((step) => `zone-${(zone + step) % ZONES}`),
      shape: rectangle(x, y, width, height),
    }),
    ...Array.from({ length: shipsPerZone }, (_, index) =>
      createPlace<PlaceKind>('queue', `${zone}.${index + 1}`, {
        parameters: { place: ordinal(index), zone: ordinal(zone) },
        isInUse: isOpen,
        shape: {
          kind: 'circle',
          x: x + 16 + (index * 75) / shipsPerZone,
          y: y + 33,
          radius: Math.min(11, 33 / shipsPerZone),
        },
      }),
    ),
  ];
};

const ownerPlaces = (owner: Player, { x, y, width, height, columns, rows }: Seats): readonly Place<PlaceKind>[] => {
  const [left, top] = [x + (owner % columns) * width, y + Math.floor(owner / columns) * height + 16];
  return rows.flatMap((row, i) =>
    row.map(([kind, offset, rowWidth]) =>
      createPlace<PlaceKind>(kind, `${kind}-${owner}`, {
        parameters: { player: playerMessage(owner) },
        owner,
        shape: rectangle(left + offset, top + i * SEAT_ROW_HEIGHT, rowWidth, SEAT_ROW_HEIGHT),
      }),
    ),
  );
};
