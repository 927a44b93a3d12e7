import type { Player } from '../../../core/contract/game.js';
import {
  commonNames,
  type Description,
  figure,
  type Message,
  message,
  named,
  nothing,
  ordinal,
  type ParametersOf,
  type PositionContext,
  seat,
  unlessHidden,
  winnersOf,
} from '../../../words/message.js';
import { type Components, DECKS, type Deck } from '../components/index.js';
import type { Card, Zone } from '../state/index.js';
import type { Antarctica } from '../types.js';
import type { Names } from './keys.js';

const building = named('building');
/** A building with its article, as the object of a verb. */
const aBuilding = named('aBuilding');
const deck = named('deck');
const shipyardCard = named('shipyardCard');
const resource = named('resource');
const effect = named('effect');

/** The building cards in the order of their numbers. */
const cardsOf = ({ decks }: Components) => DECKS.flatMap((each) => decks[each]);

const card = (number: Card, components: Components): Message => {
  const { builds, needs } = cardsOf(components)[number]!;
  return message('card', { building: building(builds), needs: needs.map(aBuilding), count: needs.length });
};

/** Names the building of a deck's top card; `none` if the deck is empty. */
const topOf = (each: Deck, { state, components }: PositionContext<Antarctica>) => {
  const top = state.decks[each][0];
  return top === undefined ? 'none' : unlessHidden(top, (number) => aBuilding(cardsOf(components)[number]!.builds));
};

const zone = ({ zone: number }: { readonly zone: Zone }) => ({ zone: ordinal(number) });
const track = ({ track: number }: { readonly track: number }) => ({ track: ordinal(number) });
/** Returns the zone of an event; `none` if it is about no zone. */
const anyZone = ({ zone: number }: { readonly zone: Zone | null }) => ({
  zone: number === null ? 'none' : ordinal(number),
});
const doer = ({ player }: { readonly player: Player }) => ({ player: seat(player) });

const scoreOf = (points: number, player: Player): Message => message('scoreOf', { player: seat(player), points });

/** The parameters of the sentences. */
export const description = {
  moves: {
    place: zone,
    startCube: track,
    sail: ({ to }) => zone({ zone: to }),
    recruit: nothing,
    research: track,
    build: (move, scene) => ({ deck: deck(move.deck), building: topOf(move.deck, scene) }),
    buildShip: nothing,
    advance: track,
    pass: (_, { state: { phase } }) => ({ phase: phase.kind }),
    end: nothing,
    playScientist: nothing,
    playRecruits: nothing,
    playProgress: track,
    playIcebreaker: zone,
    sacrifice: ({ what }) => ({ what }),
    scuttle: (move) => ({ ...zone(move), position: move.position }),
    take: (move) => ({ card: shipyardCard(move.card) }),
    relocate: ({ zone: from, position, to }) => ({ from: ordinal(from), position, to: ordinal(to) }),
  },
  events: {
    firstPlayerDrawn: doer,
    buildingPlaced: (event) => ({ ...zone(event), building: aBuilding(event.building) }),
    shipPlaced: (event) => ({ ...doer(event), ...zone(event), position: event.position, reason: event.reason }),
    sunMoved: ({ to }) => zone({ zone: to }),
    turnBegan: (event) => ({ ...doer(event), ...zone(event), part: event.part }),
    turnEnded: doer,
    turnDeclined: doer,
    shipMoved: ({ from, to, position, ...event }) => ({
      ...doer(event),
      from: ordinal(from),
      to: ordinal(to),
      position,
    }),
    buildingBuilt: (event) => ({ ...doer(event), ...zone(event), building: aBuilding(event.building) }),
    deckTurned: (event, { components }) => ({
      deck: deck(event.deck),
      card: event.card === null ? 'none' : card(event.card, components),
    }),
    scientistsPlaced: (event) => ({ ...doer(event), ...zone(event), count: event.count }),
    recruited: (event) => ({ ...doer(event), count: event.count }),
    resourceUsed: (event) => ({ ...doer(event), sort: event.sort, building: aBuilding(event.instead) }),
    resourceGained: (event) => ({ ...doer(event), sort: event.sort }),
    cubeAdvanced: ({ from, to, ...event }) => ({ ...doer(event), ...track(event), from, to }),
    effectReached: (event) => ({ ...doer(event), ...track(event), effect: effect(event.effect) }),
    effectIdle: (event) => ({ effect: effect(event.effect) }),
    cardsDrawn: ({ cards }) => ({ cards: cards.map(shipyardCard) }),
    cardTaken: (event) => ({ ...doer(event), card: shipyardCard(event.card) }),
    pileBoxed: nothing,
    cardPlayed: (event) => ({ ...doer(event), card: shipyardCard(event.card), ...anyZone(event) }),
    icebreakerRemoved: (event) => ({ ...doer(event), ...zone(event), used: event.used ? 'yes' : 'no' }),
    sacrificed: (event) => ({
      ...doer(event),
      what: event.what,
      ...anyZone(event),
      position: event.position ?? 0,
    }),
    gameOver: ({ reason }) => ({ ending: named('ending')(reason) }),
    scored: ({ category, points, ...event }) => {
      const gained = points.flatMap((each, player) => (each > 0 ? [scoreOf(each, player)] : []));
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
    placing: nothing,
    startCube: nothing,
    turn: (_, { state: { turn, sun } }) => ({
      stage: turn.moved ? (turn.acted ? 'acted' : 'sailed') : 'begun',
      zone: ordinal(turn.target ?? sun),
    }),
    advance: ({ steps }) => ({ steps }),
    pick: nothing,
    shipMove: nothing,
    draft: nothing,
    advanceThree: nothing,
    over: ({ reason }) => ({ ending: named('ending')(reason) }),
  },
  chance: {
    firstPlayerDrawn: nothing,
    buildingPlaced: zone,
    deckTurned: (event) => ({ deck: deck(event.deck) }),
    cardsDrawn: ({ cards }) => ({ count: cards.length }),
  },
  names: {
    ...commonNames,
    zone: (number) => message('zone', { zone: ordinal(number) }),
    track: (number) => message('track', { track: ordinal(number) }),
    building,
    deck,
    card,
    shipyardCard,
    resource,
    effect,
    ending: named('ending'),
  },
  facts: {
    zone: ordinal,
    from: ordinal,
    position: figure,
    track: ordinal,
    card: shipyardCard,
    deck,
    building: aBuilding,
    players: figure,
    ships: figure,
    scientists: figure,
    personnel: figure,
    missing: figure,
  },
  outcome: winnersOf,
} satisfies Description<Antarctica, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof description>;
