import type { ByPlayer } from '../../../core/contract/game.js';
import { deepFreeze } from '../../../core/data/copy.js';
import { type Copies, findCopies, sum } from '../../../core/data/list.js';
import {
  type Building,
  type BuildingCardIndex,
  type ByBuilding,
  type ByBuildingCard,
  type ByShipyardCard,
  type BySpace,
  type ByTrack,
  buildingIndex,
  type Centre,
  DECKS,
  type Deck,
  type Effect,
  type ResourceCard,
  SHIPS_PER_PLAYER,
  SHIPYARD_CARDS,
  type Ship,
  type Space,
  TRACKS,
  ZONES,
} from './names.js';
import type { BuildingCard, Components, PlayerPieces, Track } from './parts.js';

/** A research track as the rules read it. */
export interface PreparedTrack {
  /** The number of the last space. */
  readonly lastSpace: Space;
  /** The points of a cube. */
  readonly cubeValues: BySpace<number>;
  readonly effects: BySpace<Effect | null>;
  readonly isBlue: BySpace<boolean>;
}

/** A building card as the rules read it. */
export interface PreparedCard extends BuildingCard {
  /** The index of its building among the buildings. */
  readonly buildingIndex: number;
  /** The first of its needs; null if it has none. */
  readonly firstNeed: Need | null;
}

/** A need of a building card, linked to the next one, since iterating over frozen lists takes longer. */
export interface Need {
  readonly building: Building;
  /** The number of zones in which access is needed: 2 for the second need of a kind. */
  readonly zonesNeeded: number;
  /** The resource card that can replace it; null if none can. */
  readonly resource: ResourceCard | null;
  readonly next: Need | null;
}

/** The tables for a player count. */
export interface PlayerCountTables {
  /** A bit for each open zone; zone 0 is bit 0. */
  readonly openZoneBits: number;
  /** A bit for each open track; track 0 is bit 0. */
  readonly openTrackBits: number;
  /** The start buildings, in the order of the kinds. */
  readonly startBuildings: readonly Building[];
  /** The number of tokens beside the board at the start. */
  readonly buildingSupply: ByBuilding<number>;
  /** The kinds of the cards in use, in rising order. */
  readonly decks: Readonly<Record<Deck, readonly BuildingCardIndex[]>>;
  /** The pieces of each player at the start. */
  readonly playerPieces: PlayerPieces;
  /** The ships of each player. */
  readonly ships: ByPlayer<readonly Ship[]>;
  /**
   * The most effects that can wait at a time: twice as many as all cubes together reach in a game. A state from
   * outside may have as many as leave room for those that can still be reached.
   */
  readonly maxWaitingEffects: number;
}

/** The components and the tables that the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The building cards. */
  readonly buildingCards: ByBuildingCard<PreparedCard>;
  /** The building cards that look the same. */
  readonly copies: Copies;
  readonly tracks: ByTrack<PreparedTrack>;
  /** By centre, a bit for each track on which it advances a cube. */
  readonly centreTrackBits: Readonly<Record<Centre, number>>;
  /** The number of copies of each card. */
  readonly shipyardCards: ByShipyardCard<number>;
  /** The tables by player count: named fields, since indexing frozen lists takes longer. */
  readonly tables: Readonly<Record<'two' | 'three' | 'four', PlayerCountTables>>;
}

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => {
  const copies = findCopies(
    DECKS.flatMap((deck) => components.decks[deck].map((card) => ({ deck, ...card }))),
    ({ deck, needs, builds, scientists, steps, hasAsterisk, minPlayers }) => [
      deck,
      needs,
      builds,
      scientists,
      steps,
      hasAsterisk,
      minPlayers,
    ],
  );
  const createFor = (players: 2 | 3 | 4): PlayerCountTables => createTables(components, copies, players);
  return deepFreeze({
    id,
    components,
    buildingCards: DECKS.flatMap((deck) => components.decks[deck].map((card) => prepareCard(components, card))),
    tracks: components.tracks.map(prepareTrack),
    centreTrackBits: {
      land: trackBitsOf(components, 'land'),
      coastal: trackBitsOf(components, 'coastal'),
      marine: trackBitsOf(components, 'marine'),
    },
    shipyardCards: SHIPYARD_CARDS.map((card) => components.shipyardCards[card]),
    copies,
    tables: { two: createFor(2), three: createFor(3), four: createFor(4) },
  });
};

/** Returns the tables for a player count. */
export const tablesFor = ({ tables: { two, three, four } }: Box, players: 2 | 3 | 4): PlayerCountTables =>
  players === 2 ? two : players === 3 ? three : four;

const prepareCard = (components: Components, card: BuildingCard): PreparedCard => ({
  ...card,
  buildingIndex: buildingIndex(card.builds),
  firstNeed: createNeed(components, card, 0),
});

/** @rule AN-BLD-8 */
const createNeed = (components: Components, card: BuildingCard, i: number): Need | null => {
  const building = card.needs[i];
  if (building === undefined) return null;
  const { simple, expertise } = components.replaceableBuildings;
  return {
    building,
    zonesNeeded: card.needs.slice(0, i + 1).filter((need) => need === building).length,
    resource: simple.includes(building) ? 'simple' : expertise.includes(building) ? 'expertise' : null,
    next: createNeed(components, card, i + 1),
  };
};

/** @rule AN-SCO-4 */
const prepareTrack = ({ printedNumbers, effects }: Track): PreparedTrack => {
  const lastSpace = printedNumbers.length;
  const cubeValues = [0];
  for (let space = 1; space <= lastSpace; space++) cubeValues.push(printedNumbers[space - 1] ?? cubeValues[space - 1]!);
  const effectSpaces = cubeValues.map((_, space) => effects.find((effect) => effect.space === space));
  return {
    lastSpace,
    cubeValues,
    effects: effectSpaces.map((found) => found?.effect ?? null),
    isBlue: effectSpaces.map((found) => found?.colour === 'blue'),
  };
};

/** @rule AN-SET-3 AN-SET-6 AN-SET-10 */
const createTables = (
  { decks, tracks, buildingTokens, playerPieces, zonesClosedWithTwoPlayers }: Components,
  copies: Copies,
  players: 2 | 3 | 4,
): PlayerCountTables => {
  const isForTwo = players === 2;
  const firstCards = { basic: 0, double: decks.basic.length, advanced: decks.basic.length + decks.double.length };
  /** Lists the kinds of the cards in use, rising: copies need not lie side by side in the components. */
  const cardsInUse = (deck: Deck): readonly BuildingCardIndex[] =>
    decks[deck]
      .flatMap(({ minPlayers }, i) => (minPlayers <= players ? [copies.kindOfItem[firstCards[deck] + i]!] : []))
      .sort((a, b) => a - b);
  return {
    openZoneBits: toBits(ZONES, (zone) => !(isForTwo && zonesClosedWithTwoPlayers.includes(zone))),
    openTrackBits: toBits(TRACKS, (track) => tracks[track]!.minPlayers <= players),
    startBuildings: buildingTokens.flatMap(({ building, startTokens, startTokensWithTwoPlayers }) =>
      new Array<Building>(isForTwo ? startTokensWithTwoPlayers : startTokens).fill(building),
    ),
    buildingSupply: buildingTokens.map(
      ({ tokens, startTokens, startTokensWithTwoPlayers, returnedTokensWithTwoPlayers }) =>
        tokens - (isForTwo ? startTokensWithTwoPlayers + returnedTokensWithTwoPlayers : startTokens),
    ),
    decks: { basic: cardsInUse('basic'), double: cardsInUse('double'), advanced: cardsInUse('advanced') },
    playerPieces: playerPieces[players],
    ships: createShips(playerPieces[players].ships, players),
    maxWaitingEffects: 2 * sum(tracks.map((track) => (track.minPlayers <= players ? countEffects(track, players) : 0))),
  };
};

/** Counts how often effects work in a game: a blue space once, a red one once for each cube. */
const countEffects = ({ effects }: Track, players: number): number =>
  sum(effects.map(({ colour }) => ({ blue: 1, red: players })[colour]));

const trackBitsOf = ({ tracks }: Components, centre: Centre): number =>
  toBits(TRACKS, (track) => tracks[track]!.centres.includes(centre));

/** Sets a bit for each index for which `isSet` returns true. */
const toBits = (count: number, isSet: (index: number) => boolean): number => {
  let bits = 0;
  for (let i = 0; i < count; i++) if (isSet(i)) bits |= 1 << i;
  return bits;
};

const createShips = (count: number, players: number): ByPlayer<readonly Ship[]> =>
  Array.from({ length: players }, (_, player) =>
    Array.from({ length: count }, (__, ship) => SHIPS_PER_PLAYER * player + ship),
  );
