import { deepFrozen } from '../../../core/frozen.js';
import {
  type Building,
  type Centre,
  DECKS,
  type Deck,
  type Effect,
  kindOf,
  SHIPS,
  SHIPYARD_CARDS,
  type Sort,
  TRACKS,
  ZONES,
} from './names.js';
import type { BuildingCard, Components, Material, Track } from './parts.js';

/** A research track as the rules read it; lists are by space, and have an idle entry for space 0. */
export interface TrackTable {
  readonly icons: readonly Centre[];
  /** The number of the last space. */
  readonly end: number;
  /** What a cube is worth. */
  readonly values: readonly number[];
  readonly effects: readonly (Effect | null)[];
  readonly isBlue: readonly boolean[];
}

/** A building card as the rules read it. */
export interface CardTable extends BuildingCard {
  /** The number of the kind of building. */
  readonly kind: number;
  /** By need, the sort of resource card that stands for it. */
  readonly sorts: readonly (Sort | null)[];
}

/** What the rules read of a player count. */
export interface Table {
  readonly openZones: readonly boolean[];
  readonly openTracks: readonly boolean[];
  /** The start buildings, in the order of the kinds. */
  readonly start: readonly Building[];
  /** By kind, the tokens beside the board at the start. */
  readonly supply: readonly number[];
  /** By deck, the cards in use, in rising order. */
  readonly decks: Readonly<Record<Deck, readonly number[]>>;
  /** What everybody has at the start. */
  readonly material: Material;
  /** The ships of each player. */
  readonly ships: readonly (readonly number[])[];
}

/** What the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The figures. */
  readonly components: Components;
  /** The building cards by number. */
  readonly cards: readonly CardTable[];
  readonly tracks: readonly TrackTable[];
  /** By shipyard card, how many there are. */
  readonly shipyard: readonly number[];
  /** By player count. */
  readonly tables: Readonly<Record<2 | 3 | 4, Table>>;
}

/** The tables that the rules read. */
export const prepare = (components: Components, id: string): Box =>
  deepFrozen({
    id,
    components,
    cards: DECKS.flatMap((deck) => components.decks[deck].map((card) => cardTable(components, card))),
    tracks: components.tracks.map(trackTable),
    shipyard: SHIPYARD_CARDS.map((card) => components.shipyard[card]),
    tables: { 2: tableOf(components, 2), 3: tableOf(components, 3), 4: tableOf(components, 4) },
  });

const cardTable = ({ resources: { simple, expertise } }: Components, card: BuildingCard): CardTable => ({
  ...card,
  kind: kindOf(card.builds),
  sorts: card.needs.map((need) => {
    if (simple.includes(need)) return 'simple';
    return expertise.includes(need) ? 'expertise' : null;
  }),
});

/** @rule AN-SCO-4 */
const trackTable = ({ icons, numbers, effects }: Track): TrackTable => {
  const end = numbers.length;
  const values = [0];
  for (let space = 1; space <= end; space++) values.push(numbers[space - 1] ?? values[space - 1]!);
  const at = values.map((_, space) => effects.find((effect) => effect.space === space));
  return {
    icons,
    end,
    values,
    effects: at.map((found) => found?.effect ?? null),
    isBlue: at.map((found) => found?.colour === 'blue'),
  };
};

/** @rule AN-SET-3 AN-SET-6 AN-SET-10 */
const tableOf = ({ decks, tracks, kinds, material, closedByTwo }: Components, players: 2 | 3 | 4): Table => {
  const ofTwo = players === 2;
  const first = { basic: 0, double: decks.basic.length, advanced: decks.basic.length + decks.double.length };
  const inUse = (deck: Deck): readonly number[] =>
    decks[deck].flatMap(({ from }, i) => (from <= players ? [first[deck] + i] : []));
  return {
    openZones: Array.from({ length: ZONES }, (_, zone) => !(ofTwo && closedByTwo.includes(zone))),
    openTracks: Array.from({ length: TRACKS }, (_, track) => tracks[track]!.from <= players),
    start: kinds.flatMap(({ building, start, startOfTwo }) =>
      new Array<Building>(ofTwo ? startOfTwo : start).fill(building),
    ),
    supply: kinds.map(
      ({ tokens, start, startOfTwo, boxedByTwo }) => tokens - (ofTwo ? startOfTwo + boxedByTwo : start),
    ),
    decks: { basic: inUse('basic'), double: inUse('double'), advanced: inUse('advanced') },
    material: material[players],
    ships: shipsOf(material[players].ships, players),
  };
};

const shipsOf = (count: number, players: number): readonly (readonly number[])[] =>
  Array.from({ length: players }, (_, player) => Array.from({ length: count }, (__, ship) => SHIPS * player + ship));
