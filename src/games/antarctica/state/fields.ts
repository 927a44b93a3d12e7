import {
  count,
  flag,
  listOf,
  listUpTo,
  naming,
  orNull,
  perSeat,
  recordOf,
  type Shape,
  seat,
  seatsOf,
  secret,
  thing,
  variantsOf,
  whole,
  word,
} from '../../../core/fields/fields.js';
import {
  BLUE_EFFECTS,
  type Box,
  BUILDINGS,
  type Card,
  DECKS,
  type Effect,
  RED_EFFECTS,
  SHIPS,
  SHIPYARD_CARDS,
  TRACKS,
  tableFor,
  ZONES,
} from '../components/index.js';
import { PLACEMENTS, type State } from './index.js';

const zone = thing(ZONES);

const perZone = <A>(of: Shape<A>) => listOf(of, ZONES);
const perTrack = <A>(of: Shape<A>) => listOf(of, TRACKS);

/** Returns the codecs of the fields of a state. */
export const fields = (box: Box, players: number) => {
  const { room, stalemate, kinds, material, expertise } = box.components;
  const seats = players as State['players'];
  const { personnel, reserve, ships, cubes } = material[seats];
  const { decks, waiting } = tableFor(box, seats);
  const player = seat(players);
  const ship = naming(whole(0, SHIPS * (players - 1) + ships - 1), seatsOf(players, SHIPS));
  const card = thing(box.cards.length);
  const deck = (cards: readonly Card[]) => listUpTo(secret(card), cards.length);
  const perPlayer = <A>(of: Shape<A>) => perSeat(of, players);
  const scientists = count(personnel + reserve);
  const shipyardCards = shipyardCardsOf(box);
  const expertiseCards = count(expertise[seats]);
  const space = count(Math.max(...box.tracks.map(({ end }) => end)));
  return {
    placement: word(...PLACEMENTS),
    first: player,
    sun: zone,
    calm: count(stalemate - 1 + ZONES),
    queues: perZone(listUpTo(ship, room)),
    buildings: perZone(listUpTo(word(...BUILDINGS), BUILDINGS.length)),
    scientists: perZone(perPlayer(scientists)),
    icebreakers: perZone(listUpTo(player, players)),
    supply: listOf(count(Math.max(...kinds.map(({ tokens }) => tokens))), BUILDINGS.length),
    decks: recordOf('the decks', {
      basic: deck(decks.basic),
      double: deck(decks.double),
      advanced: deck(decks.advanced),
    }),
    cubes: perTrack(perPlayer(space)),
    spent: perTrack(listUpTo(space, Math.max(...box.tracks.map(({ isBlue }) => isBlue.filter(Boolean).length)))),
    pile: shipyardCards,
    gone: shipyardCards,
    expertisePile: expertiseCards,
    expertiseGone: expertiseCards,
    reserve: perPlayer(scientists),
    personnel: perPlayer(scientists),
    freeCubes: perPlayer(count(cubes)),
    lostCubes: perPlayer(count(cubes)),
    freeShips: perPlayer(listUpTo(ship, ships)),
    lostShips: perPlayer(listUpTo(ship, ships)),
    hand: perPlayer(shipyardCards),
    simple: perPlayer(flag),
    expertise: perPlayer(expertiseCards),
    taken: perPlayer(listUpTo(card, DECKS.flatMap((name) => decks[name]).length)),
    stop: recordOf('a stop', { second: orNull(ship), fires: orNull(player), played: perPlayer(flag) }),
    turn: recordOf('a turn', {
      player: orNull(player),
      ship: orNull(ship),
      part: word('first', 'second'),
      begun: flag,
      moved: flag,
      target: orNull(zone),
      acted: flag,
      sacrificed: flag,
      closing: flag,
      built: listUpTo(ship, ships * players),
    }),
    effects: listUpTo(
      recordOf('an effect', { effect: word<Effect>(...RED_EFFECTS, ...BLUE_EFFECTS), player }),
      waiting,
    ),
    ending: orNull(word('last-scientist', 'last-building')),
    phase: phase(box, seats),
  };
};

const shipyardCardsOf = ({ shipyard }: Box) => listOf(count(Math.max(...shipyard)), SHIPYARD_CARDS.length);

const phase = (box: Box, players: State['players']) => {
  const player = seat(players);
  const left = whole(1, players);
  return variantsOf('a phase', {
    placing: { next: count(box.components.placingOrder[players].length - 1) },
    startCube: { player },
    turn: {},
    advance: { player, steps: whole(1, Math.max(1, ...box.cards.map(({ steps }) => steps))) },
    pick: { player, left: whole(1, players - 1) },
    shipMove: { player, left },
    draft: { player, left: whole(2, players), row: shipyardCardsOf(box) },
    advanceThree: { player, left, taken: perTrack(flag) },
    over: { reason: word('last-scientist', 'last-building', 'stalemate', 'no-ships') },
  });
};
