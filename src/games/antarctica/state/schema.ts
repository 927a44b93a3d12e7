import {
  countUpTo,
  enumOf,
  flag,
  hideable,
  idBelow,
  idsOfSeats,
  intBetween,
  listOf,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNull,
  playerBelow,
  type TypedSchema,
  unionOf,
  withIdRange,
} from '../../../core/fields/fields.js';
import {
  BLUE_EFFECTS,
  type Box,
  BUILDINGS,
  type BuildingCardIndex,
  DECKS,
  type Effect,
  RED_EFFECTS,
  SHIPS_PER_PLAYER,
  SHIPYARD_CARDS,
  TRACKS,
  tablesFor,
  ZONES,
} from '../components/index.js';
import { PLACEMENTS, type State } from './index.js';

const zone = idBelow(ZONES);

const byZone = <A>(of: TypedSchema<A>) => listOf(of, ZONES);
const byTrack = <A>(of: TypedSchema<A>) => listOf(of, TRACKS);

/** Returns the codecs of the fields of a state. */
export const stateSchema = (box: Box, players: number) => {
  const { shipsPerZone, stalemate, buildingTokens, playerPieces, expertiseCards: expertise } = box.components;
  const seats = players as State['players'];
  const { personnel, reserve, ships, cubes } = playerPieces[seats];
  const { decks, maxWaitingEffects } = tablesFor(box, seats);
  const player = playerBelow(players);
  const ship = withIdRange(
    intBetween(0, SHIPS_PER_PLAYER * (players - 1) + ships - 1),
    idsOfSeats(players, SHIPS_PER_PLAYER),
  );
  const card = idBelow(box.buildingCards.length);
  const deck = (cards: readonly BuildingCardIndex[]) => listUpTo(hideable(card), cards.length);
  const byPlayer = <A>(of: TypedSchema<A>) => listPerPlayer(of, players);
  const scientists = countUpTo(personnel + reserve);
  const shipyardCards = shipyardCounts(box);
  const expertiseCards = countUpTo(expertise[seats]);
  const space = countUpTo(Math.max(...box.tracks.map(({ lastSpace }) => lastSpace)));
  return {
    placement: enumOf(...PLACEMENTS),
    startPlayer: player,
    sun: zone,
    quietSunSteps: countUpTo(stalemate - 1 + ZONES),
    queues: byZone(listUpTo(ship, shipsPerZone)),
    buildings: byZone(listUpTo(enumOf(...BUILDINGS), BUILDINGS.length)),
    scientists: byZone(byPlayer(scientists)),
    icebreakers: byZone(listUpTo(player, players)),
    buildingSupply: listOf(countUpTo(Math.max(...buildingTokens.map(({ tokens }) => tokens))), BUILDINGS.length),
    decks: objectOf('the decks', {
      basic: deck(decks.basic),
      double: deck(decks.double),
      advanced: deck(decks.advanced),
    }),
    cubeSpaces: byTrack(byPlayer(space)),
    usedBlueSpaces: byTrack(
      listUpTo(space, Math.max(...box.tracks.map(({ isBlue }) => isBlue.filter(Boolean).length))),
    ),
    shipyardPile: shipyardCards,
    removedShipyardCards: shipyardCards,
    expertisePile: expertiseCards,
    removedExpertiseCards: expertiseCards,
    reserve: byPlayer(scientists),
    personnel: byPlayer(scientists),
    freeCubes: byPlayer(countUpTo(cubes)),
    lostCubes: byPlayer(countUpTo(cubes)),
    freeShips: byPlayer(listUpTo(ship, ships)),
    lostShips: byPlayer(listUpTo(ship, ships)),
    hands: byPlayer(shipyardCards),
    hasSimpleCard: byPlayer(flag),
    expertiseCards: byPlayer(expertiseCards),
    buildingCards: byPlayer(listUpTo(card, DECKS.flatMap((name) => decks[name]).length)),
    stop: objectOf('a stop', {
      secondShip: orNull(ship),
      icebreakerPlayer: orNull(player),
      hasPlayedCard: byPlayer(flag),
    }),
    turn: objectOf('a turn', {
      player: orNull(player),
      ship: orNull(ship),
      turnOfStop: enumOf('first', 'second'),
      hasMadeMove: flag,
      hasSailed: flag,
      targetZone: orNull(zone),
      hasActed: flag,
      hasSacrificed: flag,
      endsAfterEffects: flag,
      shipsBuilt: listUpTo(ship, ships * players),
    }),
    waitingEffects: listUpTo(
      objectOf('an effect', { effect: enumOf<Effect>(...RED_EFFECTS, ...BLUE_EFFECTS), player }),
      maxWaitingEffects,
    ),
    ending: orNull(enumOf('last-scientist', 'last-building')),
    phase: phaseSchema(box, seats),
  };
};

const shipyardCounts = ({ shipyardCards }: Box) => listOf(countUpTo(Math.max(...shipyardCards)), SHIPYARD_CARDS.length);

const phaseSchema = (box: Box, players: State['players']) => {
  const decider = playerBelow(players);
  const playersLeft = intBetween(1, players);
  return unionOf('a phase', {
    placeShip: { placingIndex: countUpTo(box.components.placingOrder[players].length - 1) },
    placeStartCube: { decider },
    turn: {},
    advance: { decider, steps: intBetween(1, Math.max(1, ...box.buildingCards.map(({ steps }) => steps))) },
    pick: { decider, playersLeft: intBetween(1, players - 1) },
    relocateShip: { decider, playersLeft },
    draft: { decider, playersLeft: intBetween(2, players), row: shipyardCounts(box) },
    advanceAll: { decider, playersLeft, tracksChosen: byTrack(flag) },
    over: { reason: enumOf('last-scientist', 'last-building', 'stalemate', 'no-ships') },
  });
};
