import type { ByPlayer } from '../../../core/contract/game.js';
import { type Copies, copiesIn } from '../../../core/data/copies.js';
import { frozen } from '../../../core/data/frozen.js';
import { sum } from '../../../core/data/list.js';
import {
  type Building,
  type ByBuilding,
  type ByCard,
  type ByShipyardCard,
  type BySpace,
  type ByTrack,
  type Card,
  type Centre,
  DECKS,
  type Deck,
  type Effect,
  kindOf,
  SHIPS,
  SHIPYARD_CARDS,
  type Ship,
  type Sort,
  type Space,
  TRACKS,
  ZONES,
} from './names.js';
import type { BuildingCard, Components, Material, Track } from './parts.js';

/** A research track as the rules read it. */
export interface TrackTable {
  /** The number of the last space. */
  readonly end: Space;
  /** The points of a cube. */
  readonly values: BySpace<number>;
  readonly effects: BySpace<Effect | null>;
  readonly isBlue: BySpace<boolean>;
}

/** A building card as the rules read it. */
export interface CardTable extends BuildingCard {
  /** The number of its kind of building. */
  readonly kind: number;
  /** The first of its needs; null if it has none. */
  readonly need: Need | null;
}

/** A need of a building card, linked to the next one, since iterating over frozen lists takes longer. */
export interface Need {
  readonly building: Building;
  /** The number of zones in which access is needed: 2 for the second need of a kind. */
  readonly zones: number;
  /** The sort of resource card that can replace it. */
  readonly sort: Sort | null;
  readonly next: Need | null;
}

/** The tables for a player count. */
export interface Table {
  /** A bit for each open zone; zone 0 is bit 0. */
  readonly openZones: number;
  /** A bit for each open track; track 0 is bit 0. */
  readonly openTracks: number;
  /** The start buildings, in the order of the kinds. */
  readonly start: readonly Building[];
  /** The number of tokens beside the board at the start. */
  readonly supply: ByBuilding<number>;
  /** The kinds of the cards in use, in rising order. */
  readonly decks: Readonly<Record<Deck, readonly Card[]>>;
  /** The pieces of each player at the start. */
  readonly material: Material;
  /** The ships of each player. */
  readonly ships: ByPlayer<readonly Ship[]>;
  /**
   * The most effects that can wait at a time: twice as many as all cubes together reach in a game. A position from
   * outside may have as many as leave room for those that can still be reached.
   */
  readonly waiting: number;
}

/** The components and the tables that the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The building cards. */
  readonly cards: ByCard<CardTable>;
  /** The building cards that look the same. */
  readonly copies: Copies;
  readonly tracks: ByTrack<TrackTable>;
  /** By centre, a bit for each track on which it advances a cube. */
  readonly icons: Readonly<Record<Centre, number>>;
  /** The number of copies of each card. */
  readonly shipyard: ByShipyardCard<number>;
  /** The tables by player count: named fields, since indexing frozen lists takes longer. */
  readonly tables: Readonly<Record<'two' | 'three' | 'four', Table>>;
}

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => {
  const copies = copiesIn(
    DECKS.flatMap((deck) => components.decks[deck].map((card) => ({ deck, ...card }))),
    ({ deck, needs, builds, scientists, steps, asterisk, from }) => [
      deck,
      needs,
      builds,
      scientists,
      steps,
      asterisk,
      from,
    ],
  );
  const tableFor = (players: 2 | 3 | 4): Table => tableOf(components, copies, players);
  return frozen({
    id,
    components,
    cards: DECKS.flatMap((deck) => components.decks[deck].map((card) => cardTable(components, card))),
    tracks: components.tracks.map(trackTable),
    icons: {
      land: tracksWith(components, 'land'),
      coastal: tracksWith(components, 'coastal'),
      marine: tracksWith(components, 'marine'),
    },
    shipyard: SHIPYARD_CARDS.map((card) => components.shipyard[card]),
    copies,
    tables: { two: tableFor(2), three: tableFor(3), four: tableFor(4) },
  });
};

/** Returns the tables for a player count. */
export const tableFor = ({ tables: { two, three, four } }: Box, players: 2 | 3 | 4): Table =>
  players === 2 ? two : players === 3 ? three : four;

const cardTable = (components: Components, card: BuildingCard): CardTable => ({
  ...card,
  kind: kindOf(card.builds),
  need: needFrom(components, card, 0),
});

/** @rule AN-BLD-8 */
const needFrom = (components: Components, card: BuildingCard, i: number): Need | null => {
  const building = card.needs[i];
  if (building === undefined) return null;
  const { simple, expertise } = components.resources;
  return {
    building,
    zones: card.needs.slice(0, i + 1).filter((need) => need === building).length,
    sort: simple.includes(building) ? 'simple' : expertise.includes(building) ? 'expertise' : null,
    next: needFrom(components, card, i + 1),
  };
};

/** @rule AN-SCO-4 */
const trackTable = ({ numbers, effects }: Track): TrackTable => {
  const end = numbers.length;
  const values = [0];
  for (let space = 1; space <= end; space++) values.push(numbers[space - 1] ?? values[space - 1]!);
  const at = values.map((_, space) => effects.find((effect) => effect.space === space));
  return {
    end,
    values,
    effects: at.map((found) => found?.effect ?? null),
    isBlue: at.map((found) => found?.colour === 'blue'),
  };
};

/** @rule AN-SET-3 AN-SET-6 AN-SET-10 */
const tableOf = (
  { decks, tracks, kinds, material, closedByTwo }: Components,
  copies: Copies,
  players: 2 | 3 | 4,
): Table => {
  const ofTwo = players === 2;
  const first = { basic: 0, double: decks.basic.length, advanced: decks.basic.length + decks.double.length };
  const inUse = (deck: Deck): readonly Card[] =>
    decks[deck].flatMap(({ from }, i) => (from <= players ? [copies.kinds[first[deck] + i]!] : []));
  return {
    openZones: bitsOf(ZONES, (zone) => !(ofTwo && closedByTwo.includes(zone))),
    openTracks: bitsOf(TRACKS, (track) => tracks[track]!.from <= players),
    start: kinds.flatMap(({ building, start, startOfTwo }) =>
      new Array<Building>(ofTwo ? startOfTwo : start).fill(building),
    ),
    supply: kinds.map(
      ({ tokens, start, startOfTwo, boxedByTwo }) => tokens - (ofTwo ? startOfTwo + boxedByTwo : start),
    ),
    decks: { basic: inUse('basic'), double: inUse('double'), advanced: inUse('advanced') },
    material: material[players],
    ships: shipsOf(material[players].ships, players),
    waiting: 2 * sum(tracks.map((track) => (track.from <= players ? effectsOf(track, players) : 0))),
  };
};

/** Counts how often effects work in a game: a blue space once, a red one once for each cube. */
const effectsOf = ({ effects }: Track, players: number): number =>
  sum(effects.map(({ colour }) => (colour === 'blue' ? 1 : players)));

const tracksWith = ({ tracks }: Components, centre: Centre): number =>
  bitsOf(TRACKS, (track) => tracks[track]!.icons.includes(centre));

/** Sets a bit for each number for which `holds` is true. */
const bitsOf = (count: number, holds: (number: number) => boolean): number => {
  let bits = 0;
  for (let i = 0; i < count; i++) if (holds(i)) bits |= 1 << i;
  return bits;
};

const shipsOf = (count: number, players: number): ByPlayer<readonly Ship[]> =>
  Array.from({ length: players }, (_, player) => Array.from({ length: count }, (__, ship) => SHIPS * player + ship));
