import { type Place, type Point, placesCalled, rectangle } from '../../../board/board.js';
import type { Player } from '../../../core/contract/game.js';
import { message, named, ordinal, seat } from '../../../words/message.js';
import { type Components, DECKS, SHIPYARD_CARDS, ZONES } from '../components/index.js';
import { texts } from './texts.js';

/**
 * The kinds of places: zones and the places of their queues; research tracks; decks, piles and tokens beside the board;
 * the scientists, ships, cubes, discards, hand and building cards of each player.
 */
export type PlaceKind =
  | 'zone'
  | 'queue'
  | 'track'
  | 'deck'
  | 'pile'
  | 'supply'
  | 'scientists'
  | 'ships'
  | 'cubes'
  | 'discard'
  | 'hand'
  | 'taken';

const place = /* @__PURE__ */ placesCalled(texts);

export const WIDTH = 360;
const LEFT = 6;
const TOP = 6;
const ZONE = { width: 116, height: 112 };
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
/** The middle of the ring. */
export const MIDDLE: Point = [LEFT + 1.5 * ZONE.width, TOP + 1.5 * ZONE.height];
const TRACKS_TOP = TOP + 3 * ZONE.height + 6;
const TRACK = 25;
const DECKS_TOP = TRACKS_TOP + 5 * TRACK + 6;
const PILES_TOP = DECKS_TOP + 48;
const SUPPLY_TOP = PILES_TOP + 24;
/** The top edge of the players' supplies. */
export const HEIGHT = SUPPLY_TOP + 34;
const PANEL = 60;

/** Returns all places. */
export const places = (players: 2 | 3 | 4, components: Components): readonly Place<PlaceKind>[] => [
  ...RING.flatMap((_, zone) => zonePlaces(zone, players, components)),
  ...components.tracks.map(({ from }, track) =>
    place<PlaceKind>('track', `track-${track}`, {
      about: { track: ordinal(track) },
      open: from <= players,
      shape: rectangle(LEFT, TRACKS_TOP + track * TRACK, 348, TRACK),
    }),
  ),
  ...DECKS.map((deck, i) =>
    place<PlaceKind>('deck', `deck-${deck}`, {
      about: { deck: named('deck')(deck) },
      shape: rectangle(LEFT + 116 * i, DECKS_TOP, 116, 46),
    }),
  ),
  ...[...SHIPYARD_CARDS, 'expertise'].map((card, i) =>
    place<PlaceKind>('pile', `pile-${card}`, {
      about: { card: message(`draw.card.${card}`) },
      shape: rectangle(LEFT + 69.6 * i, PILES_TOP, 69.6, 22),
    }),
  ),
  place('supply', 'supply', { shape: rectangle(LEFT, SUPPLY_TOP, 348, 28) }),
  ...Array.from({ length: players }, (_, player) => belongings(player, HEIGHT + player * PANEL + 16)).flat(),
];

const zonePlaces = (zone: number, players: number, { closedByTwo, room }: Components): readonly Place<PlaceKind>[] => {
  const open = players > 2 || !closedByTwo.includes(zone);
  const [column, row] = RING[zone]!;
  const [x, y] = [LEFT + column * ZONE.width, TOP + row * ZONE.height];
  return [
    place('zone', `zone-${zone}`, {
      about: { zone: ordinal(zone) },
      open,
      neighbours: [1, ZONES - 1].map((by) => `zone-${(zone + by) % ZONES}`),
      shape: rectangle(x, y, ZONE.width, ZONE.height),
    }),
    ...Array.from({ length: room }, (_, behind) =>
      place<PlaceKind>('queue', `${zone}.${behind + 1}`, {
        about: { place: ordinal(behind), zone: ordinal(zone) },
        open,
        shape: { kind: 'circle', x: x + 18 + (behind * 72) / room, y: y + 34, radius: Math.min(11, 33 / room) },
      }),
    ),
  ];
};

/** The supplies of a player: left edge, width, and row (0 or 1). */
const BELONGINGS = {
  scientists: [LEFT, 96, 0],
  ships: [LEFT + 98, 112, 0],
  cubes: [LEFT + 212, 72, 0],
  discard: [LEFT + 286, 62, 0],
  hand: [LEFT, 210, 1],
  taken: [LEFT + 212, 136, 1],
} as const;

const belongings = (owner: Player, y: number): readonly Place<PlaceKind>[] =>
  Object.entries(BELONGINGS).map(([kind, [x, width, row]]) =>
    place(kind as PlaceKind, `${kind}-${owner}`, {
      about: { player: seat(owner) },
      owner,
      shape: rectangle(x, y + row * 21, width, 21),
    }),
  );
