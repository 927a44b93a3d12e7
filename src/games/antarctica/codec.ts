import {
  boolean,
  integer,
  list,
  nullable,
  oneOf,
  open,
  type Reader,
  randomState,
  record,
  type Veil,
  variants,
  veiled,
  viewerOf,
} from '../../core/codec.js';
import { HIDDEN, type Hidden } from '../../core/game.js';
import { sum } from '../../core/list.js';
import type { Box } from './components/box.js';
import {
  BLUE_EFFECTS,
  BUILDINGS,
  RED_EFFECTS,
  ROOM,
  SHIPS,
  SHIPYARD_CARDS,
  TRACKS,
  ZONES,
} from './components/index.js';
import { placement, players } from './options.js';
import type { State, View } from './state/index.js';

const player = integer(0, 3);
const zone = integer(0, ZONES - 1);
const ship = integer(0, 4 * SHIPS - 1);
/** More than there are of anything. */
const count = integer(0, 99);
const reason = oneOf('last-scientist', 'last-building', 'stalemate', 'no-ships');

const perPlayer = <A>(item: Reader<A>) => list(item, 2, 4);
const perZone = <A>(item: Reader<A>) => list(item, ZONES, ZONES);
const perTrack = <A>(item: Reader<A>) => list(item, TRACKS, TRACKS);
const shipyardCards = list(count, SHIPYARD_CARDS.length, SHIPYARD_CARDS.length);
const ships = list(ship, 0, SHIPS);

/** The fields of a state. */
export const state = (box: Box): Reader<State> => record('a state of Antarctica', fields(box, open));

/** The fields of a view. */
export const view = (box: Box): Reader<View> =>
  record('a view of Antarctica', { ...fields(box, veiled), random: oneOf(HIDDEN), viewer: viewerOf(4) });

const stop = record('a stop', { second: nullable(ship), fires: boolean, played: perPlayer(boolean) });

const turn = record('a turn', {
  player: nullable(player),
  ship: nullable(ship),
  part: oneOf('first', 'second'),
  begun: boolean,
  moved: boolean,
  target: nullable(zone),
  acted: boolean,
  sacrificed: boolean,
  closing: boolean,
  built: list(ship, 0, 4 * SHIPS),
});

const MOST_STEPS = 5;
const left = integer(1, 4);

const phase = variants('a phase', {
  placing: { next: integer(0, 8) },
  'start-cube': { player },
  turn: {},
  advance: { player, steps: integer(1, MOST_STEPS) },
  'ship-offer': { player },
  pick: { player, left },
  'ship-move': { player, left },
  draft: { player, left, row: shipyardCards },
  'advance-three': { player, left, taken: perTrack(boolean) },
  over: { reason },
});

/** Every cube can reach every space once. */
const mostEffects = ({ tracks }: Box): number => 4 * sum(tracks.map(({ end }) => end));

const fields = <H extends Hidden>(box: Box, veil: Veil<H>) => {
  const card = integer(0, box.cards.length - 1);
  const deck = list(veil(card), 0, box.cards.length);
  const effect = record('an effect', { effect: oneOf(...RED_EFFECTS, ...BLUE_EFFECTS), player });
  return {
    game: oneOf('antarctica'),
    components: oneOf(box.id),
    players,
    random: veil(randomState),
    placement,
    first: player,
    sun: zone,
    calm: integer(0, 31),
    queues: perZone(list(ship, 0, ROOM)),
    buildings: perZone(list(oneOf(...BUILDINGS), 0, BUILDINGS.length)),
    scientists: perZone(perPlayer(count)),
    icebreakers: perZone(nullable(player)),
    supply: list(count, BUILDINGS.length, BUILDINGS.length),
    decks: record('the decks', { basic: deck, double: deck, advanced: deck }),
    cubes: perTrack(perPlayer(count)),
    spent: perTrack(list(count, 0, 20)),
    pile: shipyardCards,
    gone: shipyardCards,
    expertisePile: count,
    expertiseGone: count,
    reserve: perPlayer(count),
    personnel: perPlayer(count),
    freeCubes: perPlayer(count),
    lostCubes: perPlayer(count),
    freeShips: perPlayer(ships),
    lostShips: perPlayer(ships),
    hand: perPlayer(shipyardCards),
    simple: perPlayer(boolean),
    expertise: perPlayer(count),
    taken: perPlayer(list(card, 0, box.cards.length)),
    stop,
    turn,
    effects: list(effect, 0, mostEffects(box)),
    ending: oneOf('last-scientist', 'last-building', null),
    phase,
  };
};
