import {
  type Building,
  type BuildingCard,
  type Centre,
  CLOSED_BY_TWO,
  type Components,
  DECKS,
  type Deck,
  type Effect,
  SHIPYARD_CARDS,
  TRACKS,
  type Track,
  ZONES,
} from './index.js';

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
}

/** What the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** What is in the box. */
  readonly parts: Components;
  /** The building cards by number. */
  readonly cards: readonly BuildingCard[];
  readonly tracks: readonly TrackTable[];
  /** By shipyard card, how many there are. */
  readonly shipyard: readonly number[];
  /** By player count. */
  readonly tables: Readonly<Record<2 | 3 | 4, Table>>;
}

/** The tables that the rules read. */
export const prepare = (parts: Components, id: string): Box => ({
  id,
  parts,
  cards: DECKS.flatMap((deck) => parts.decks[deck]),
  tracks: parts.tracks.map(trackTable),
  shipyard: SHIPYARD_CARDS.map((card) => parts.shipyard[card]),
  tables: { 2: tableOf(parts, 2), 3: tableOf(parts, 3), 4: tableOf(parts, 4) },
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

/** @rule AN-SET-3 AN-SET-6 */
const tableOf = (parts: Components, players: 2 | 3 | 4): Table => {
  const ofTwo = players === 2;
  const first = { basic: 0, double: parts.decks.basic.length, advanced: 0 };
  first.advanced = first.double + parts.decks.double.length;
  const inUse = (deck: Deck): readonly number[] =>
    parts.decks[deck].flatMap(({ from }, i) => (from <= players ? [first[deck] + i] : []));
  return {
    openZones: Array.from({ length: ZONES }, (_, zone) => !(ofTwo && CLOSED_BY_TWO.includes(zone))),
    openTracks: Array.from({ length: TRACKS }, (_, track) => parts.tracks[track]!.from <= players),
    start: parts.kinds.flatMap(({ building, start, startOfTwo }) =>
      new Array<Building>(ofTwo ? startOfTwo : start).fill(building),
    ),
    supply: parts.kinds.map(
      ({ tokens, start, startOfTwo, boxedByTwo }) => tokens - (ofTwo ? startOfTwo + boxedByTwo : start),
    ),
    decks: { basic: inUse('basic'), double: inUse('double'), advanced: inUse('advanced') },
  };
};
