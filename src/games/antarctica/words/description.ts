import type { Player } from '../../../core/contract/game.js';
import {
  asNumber,
  commonNames,
  type Description,
  hiddenOr,
  type Message,
  message,
  nameMessage,
  noParameters,
  ordinal,
  type ParametersOf,
  playerMessage,
  type StateContext,
  winnersMessage,
} from '../../../words/message.js';
import { type Components, DECKS, type Deck } from '../components/index.js';
import type { BuildingCardIndex, Zone } from '../state/index.js';
import type { Antarctica } from '../types.js';
import { listValues } from '../values.js';
import type { Names } from './keys.js';

const buildingName = nameMessage('building');
/** A building with its article, as the object of a verb. */
const buildingWithArticle = nameMessage('aBuilding');
const deckName = nameMessage('deck');
const shipyardCardName = nameMessage('shipyardCard');
const resourceName = nameMessage('resource');
const effectName = nameMessage('effect');

/** Lists the building cards by index. */
const listBuildingCards = ({ decks }: Components) => DECKS.flatMap((each) => decks[each]);

const cardMessage = (cardIndex: BuildingCardIndex, components: Components): Message => {
  const { builds, needs } = listBuildingCards(components)[cardIndex]!;
  return message('card', {
    building: buildingName(builds),
    needs: needs.map(buildingWithArticle),
    count: needs.length,
  });
};

/** Names the building of a deck's top card; `none` if the deck is empty. */
const topBuilding = (deck: Deck, { state, components }: StateContext<Antarctica>) => {
  const top = state.decks[deck][0];
  return top === undefined
    ? 'none'
    : hiddenOr(top, (card) => buildingWithArticle(listBuildingCards(components)[card]!.builds));
};

const zoneParameter = ({ zone: index }: { readonly zone: Zone }) => ({ zone: ordinal(index) });
const trackParameter = ({ track: index }: { readonly track: number }) => ({ track: ordinal(index) });
/** Returns the zone of an event; `none` if it is about no zone. */
const optionalZoneParameter = ({ zone: index }: { readonly zone: Zone | null }) => ({
  zone: index === null ? 'none' : ordinal(index),
});
const playerParameter = ({ player }: { readonly player: Player }) => ({ player: playerMessage(player) });

const pointsMessage = (points: number, player: Player): Message =>
  message('scoreOf', { player: playerMessage(player), points });

/** The parameters of the sentences. */
export const description = {
  moves: {
    placeShip: zoneParameter,
    placeStartCube: trackParameter,
    sail: ({ to }) => zoneParameter({ zone: to }),
    recruit: noParameters,
    research: trackParameter,
    build: (move, scene) => ({ deck: deckName(move.deck), building: topBuilding(move.deck, scene) }),
    buildShip: noParameters,
    advance: trackParameter,
    pass: (_, { state: { phase } }) => ({ phase: phase.kind }),
    end: noParameters,
    playScientist: noParameters,
    playRecruits: noParameters,
    playProgress: trackParameter,
    playIcebreaker: zoneParameter,
    sacrifice: ({ piece }) => ({ piece }),
    scuttle: (move) => ({ ...zoneParameter(move), position: move.position }),
    takeCard: (move) => ({ card: shipyardCardName(move.card) }),
    relocateShip: ({ zone: from, position, to }) => ({ from: ordinal(from), position, to: ordinal(to) }),
  },
  events: {
    startPlayerDrawn: playerParameter,
    buildingPlaced: (event) => ({ ...zoneParameter(event), building: buildingWithArticle(event.building) }),
    shipPlaced: (event) => ({
      ...playerParameter(event),
      ...zoneParameter(event),
      position: event.position,
      reason: event.reason,
    }),
    sunMoved: ({ to }) => zoneParameter({ zone: to }),
    turnStarted: (event) => ({ ...playerParameter(event), ...zoneParameter(event), turnOfStop: event.turnOfStop }),
    turnEnded: playerParameter,
    turnDeclined: playerParameter,
    shipMoved: ({ from, to, toPosition, ...event }) => ({
      ...playerParameter(event),
      from: ordinal(from),
      to: ordinal(to),
      position: toPosition,
    }),
    buildingBuilt: (event) => ({
      ...playerParameter(event),
      ...zoneParameter(event),
      building: buildingWithArticle(event.building),
    }),
    deckTurned: (event, { components }) => ({
      deck: deckName(event.deck),
      card: event.card === null ? 'none' : cardMessage(event.card, components),
    }),
    scientistsPlaced: (event) => ({ ...playerParameter(event), ...zoneParameter(event), count: event.count }),
    scientistsRecruited: (event) => ({ ...playerParameter(event), count: event.count }),
    resourceCardUsed: (event) => ({
      ...playerParameter(event),
      resource: event.resource,
      building: buildingWithArticle(event.replacedBuilding),
    }),
    resourceCardGained: (event) => ({ ...playerParameter(event), resource: event.resource }),
    cubeAdvanced: ({ from, to, ...event }) => ({ ...playerParameter(event), ...trackParameter(event), from, to }),
    effectReached: (event) => ({
      ...playerParameter(event),
      ...trackParameter(event),
      effect: effectName(event.effect),
    }),
    effectWasted: (event) => ({ effect: effectName(event.effect) }),
    cardsDrawn: ({ cards }) => ({ cards: cards.map(shipyardCardName) }),
    cardTaken: (event) => ({ ...playerParameter(event), card: shipyardCardName(event.card) }),
    pileRemoved: noParameters,
    cardPlayed: (event) => ({
      ...playerParameter(event),
      card: shipyardCardName(event.card),
      ...optionalZoneParameter(event),
    }),
    icebreakerRemoved: (event) => ({
      ...playerParameter(event),
      ...zoneParameter(event),
      isUsed: event.isUsed ? 'yes' : 'no',
    }),
    pieceSacrificed: (event) => ({
      ...playerParameter(event),
      piece: event.piece,
      ...optionalZoneParameter(event),
      position: event.position ?? 0,
    }),
    gameOver: ({ reason }) => ({ ending: nameMessage('ending')(reason) }),
    pointsScored: ({ category, points, ...event }) => {
      const gained = points.flatMap((each, player) => (each > 0 ? [pointsMessage(each, player)] : []));
      return {
        category,
        zone: ordinal(event.zone ?? 0),
        track: ordinal(event.track ?? 0),
        points: gained,
        count: gained.length,
      };
    },
  },
  questions: {
    placeShip: noParameters,
    placeStartCube: noParameters,
    turn: (_, { state: { turn, sun } }) => ({
      progress: turn.hasSailed ? (turn.hasActed ? 'acted' : 'sailed') : 'begun',
      zone: ordinal(turn.targetZone ?? sun),
    }),
    advance: ({ steps }) => ({ steps }),
    pick: noParameters,
    relocateShip: noParameters,
    draft: noParameters,
    advanceAll: noParameters,
    over: ({ reason }) => ({ ending: nameMessage('ending')(reason) }),
  },
  chance: {
    startPlayerDrawn: noParameters,
    buildingPlaced: zoneParameter,
    deckTurned: (event) => ({ deck: deckName(event.deck) }),
    cardsDrawn: ({ cards }) => ({ count: cards.length }),
  },
  values: listValues,
  names: {
    ...commonNames,
    zone: (number) => message('zone', { zone: ordinal(number) }),
    track: (number) => message('track', { track: ordinal(number) }),
    building: buildingName,
    deck: deckName,
    card: cardMessage,
    shipyardCard: shipyardCardName,
    resource: resourceName,
    effect: effectName,
    ending: nameMessage('ending'),
  },
  parameterFinders: {
    zone: ordinal,
    from: ordinal,
    position: asNumber,
    track: ordinal,
    card: shipyardCardName,
    deck: deckName,
    building: buildingWithArticle,
    players: asNumber,
    ships: asNumber,
    scientists: asNumber,
    personnel: asNumber,
    missing: asNumber,
  },
  outcome: winnersMessage,
} satisfies Description<Antarctica, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof description>;
