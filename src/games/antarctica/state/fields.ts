import {
  count,
  flag,
  listOf,
  listUpTo,
  orNull,
  recordOf,
  type Shape,
  secret,
  variantsOf,
  whole,
  word,
} from '../../../core/fields.js';
import { sum } from '../../../core/list.js';
import {
  BLUE_EFFECTS,
  type Box,
  BUILDINGS,
  RED_EFFECTS,
  SHIPS,
  SHIPYARD_CARDS,
  TRACKS,
  ZONES,
} from '../components/index.js';
import { PLACEMENTS } from './index.js';

const zone = whole(0, ZONES - 1);
/** More than there are of anything. */
const many = count(99);
const shipyardCards = listOf(many, SHIPYARD_CARDS.length);

const perZone = <A>(of: Shape<A>) => listOf(of, ZONES);
const perTrack = <A>(of: Shape<A>) => listOf(of, TRACKS);

/** What the fields of a state hold. */
export const fields = (box: Box, players: number) => {
  const { room, stalemate } = box.components;
  const player = whole(0, players - 1);
  const ship = whole(0, SHIPS * players - 1);
  const card = whole(0, box.cards.length - 1);
  const deck = listUpTo(secret(card), box.cards.length);
  const perPlayer = <A>(of: Shape<A>) => listOf(of, players);
  return {
    placement: word(...PLACEMENTS),
    first: player,
    sun: zone,
    calm: count(stalemate + ZONES - 1),
    queues: perZone(listUpTo(ship, room)),
    buildings: perZone(listUpTo(word(...BUILDINGS), BUILDINGS.length)),
    scientists: perZone(perPlayer(many)),
    icebreakers: perZone(orNull(player)),
    supply: listOf(many, BUILDINGS.length),
    decks: recordOf('the decks', { basic: deck, double: deck, advanced: deck }),
    cubes: perTrack(perPlayer(many)),
    spent: perTrack(listUpTo(many, Math.max(...box.tracks.map(({ end }) => end)))),
    pile: shipyardCards,
    gone: shipyardCards,
    expertisePile: many,
    expertiseGone: many,
    reserve: perPlayer(many),
    personnel: perPlayer(many),
    freeCubes: perPlayer(many),
    lostCubes: perPlayer(many),
    freeShips: perPlayer(listUpTo(ship, SHIPS)),
    lostShips: perPlayer(listUpTo(ship, SHIPS)),
    hand: perPlayer(shipyardCards),
    simple: perPlayer(flag),
    expertise: perPlayer(many),
    taken: perPlayer(listUpTo(card, box.cards.length)),
    stop: recordOf('a stop', { second: orNull(ship), fires: flag, played: perPlayer(flag) }),
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
      built: listUpTo(ship, SHIPS * players),
    }),
    effects: listUpTo(
      recordOf('an effect', { effect: word(...RED_EFFECTS, ...BLUE_EFFECTS), player }),
      mostEffects(box, players),
    ),
    ending: orNull(word('last-scientist', 'last-building')),
    phase: phase(box, players),
  };
};

/** Every cube can reach every space once. */
const mostEffects = ({ tracks }: Box, players: number): number => players * sum(tracks.map(({ end }) => end));

const phase = ({ cards }: Box, players: number) => {
  const player = whole(0, players - 1);
  const left = whole(1, players);
  return variantsOf('a phase', {
    placing: { next: count(SHIPS * players - 1) },
    'start-cube': { player },
    turn: {},
    advance: { player, steps: whole(1, Math.max(1, ...cards.map(({ steps }) => steps))) },
    'ship-offer': { player },
    pick: { player, left: whole(1, players - 1) },
    'ship-move': { player, left },
    draft: { player, left: whole(2, players), row: shipyardCards },
    'advance-three': { player, left, taken: perTrack(flag) },
    over: { reason: word('last-scientist', 'last-building', 'stalemate', 'no-ships') },
  });
};
