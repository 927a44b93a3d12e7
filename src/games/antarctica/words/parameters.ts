import type { Player } from '../../../core/contract/game.js';
import {
  asNumber,
  commonNames,
  hiddenOr,
  type Message,
  message,
  nameMessage,
  noParameters,
  ordinal,
  type ParametersOf,
  playerMessage,
  type SentenceParameters,
  type StateContext,
  winnersMessage,
} from '../../../words/message.js';
import { tellFields } from '../../../words/tell-fields.js';
import { type Components, DECKS, type Deck } from '../components/index.js';
import type { BuildingCardIndex } from '../state/index.js';
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

const tell = tellFields({
  player: playerMessage,
  zone: ordinal,
  track: ordinal,
  building: buildingWithArticle,
  deck: deckName,
  card: shipyardCardName,
  cards: shipyardCardName,
  effect: effectName,
});

const pointsMessage = (points: number, player: Player): Message =>
  message('scoreOf', { player: playerMessage(player), points });

/** The parameters of the sentences. */
export const parameters = {
  moves: {
    placeShip: tell('zone'),
    placeStartCube: tell('track'),
    sail: ({ to }) => ({ zone: ordinal(to) }),
    recruit: noParameters,
    research: tell('track'),
    build: (move, scene) => ({ deck: deckName(move.deck), building: topBuilding(move.deck, scene) }),
    buildShip: noParameters,
    advance: tell('track'),
    pass: (_, { state: { phase } }) => ({ phase: phase.kind }),
    end: noParameters,
    playScientist: noParameters,
    playRecruits: noParameters,
    playProgress: tell('track'),
    playIcebreaker: tell('zone'),
    sacrifice: tell('piece'),
    scuttle: tell('zone', 'position'),
    takeCard: tell('card'),
    relocateShip: ({ zone: from, position, to }) => ({ from: ordinal(from), position, to: ordinal(to) }),
  },
  events: {
    startPlayerDrawn: tell('player'),
    buildingPlaced: tell('zone', 'building'),
    shipPlaced: tell('player', 'zone', 'position', 'reason'),
    sunMoved: ({ to }) => ({ zone: ordinal(to) }),
    turnStarted: tell('player', 'zone', 'turnOfStop'),
    turnEnded: tell('player'),
    turnDeclined: tell('player'),
    shipMoved: ({ player, from, to, toPosition }) => ({
      player: playerMessage(player),
      from: ordinal(from),
      to: ordinal(to),
      position: toPosition,
    }),
    buildingBuilt: tell('player', 'zone', 'building'),
    deckTurned: (event, { components }) => ({
      deck: deckName(event.deck),
      card: event.card === null ? 'none' : cardMessage(event.card, components),
    }),
    scientistsPlaced: tell('player', 'zone', 'count'),
    scientistsRecruited: tell('player', 'count'),
    resourceCardUsed: ({ player, resource, replacedBuilding }) => ({
      player: playerMessage(player),
      resource,
      building: buildingWithArticle(replacedBuilding),
    }),
    resourceCardGained: tell('player', 'resource'),
    cubeAdvanced: tell('player', 'track', 'from', 'to'),
    effectReached: tell('player', 'track', 'effect'),
    effectWasted: tell('effect'),
    cardsDrawn: tell('cards'),
    cardTaken: tell('player', 'card'),
    pileRemoved: noParameters,
    cardPlayed: tell('player', 'card', 'zone'),
    icebreakerRemoved: tell('player', 'zone', 'isUsed'),
    pieceSacrificed: (event, context) => ({
      ...tell('player', 'piece', 'zone')(event, context),
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
    advance: tell('steps'),
    pick: noParameters,
    relocateShip: noParameters,
    draft: noParameters,
    advanceAll: noParameters,
    over: ({ reason }) => ({ ending: nameMessage('ending')(reason) }),
  },
  chance: {
    startPlayerDrawn: noParameters,
    buildingPlaced: tell('zone'),
    deckTurned: tell('deck'),
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
  refusalParameters: {
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
} satisfies SentenceParameters<Antarctica, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof parameters>;
