import type { Player } from '../../../core/game.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Box, NUMBER_OF, type ShipyardCard } from '../components/index.js';
import type { PlayIcebreaker, PlayProgress, Sacrifice, Scuttle } from '../moves/index.js';
import { moverOf, ownerOf, type State } from '../state/index.js';
import { trackForbiddenBy } from './tracks.js';

const cardForbiddenBy = (state: State, card: ShipyardCard): Refusal | undefined => {
  const player = moverOf(state);
  if (state.hand[player]![NUMBER_OF[card]] === 0) return 'AN-CRD-1';
  if (state.stop.played[player]) return 'AN-CRD-2';
  return undefined;
};

export const playScientistForbiddenBy = (state: State): Refusal | undefined => {
  const early = cardForbiddenBy(state, 'scientist');
  if (early !== undefined) return early;
  if (!state.turn.moved) return 'AN-CRD-5';
  if (state.personnel[moverOf(state)] === 0) return 'AN-CRD-6';
  return undefined;
};

export const playRecruitsForbiddenBy = (state: State): Refusal | undefined =>
  cardForbiddenBy(state, 'recruits') ?? (state.reserve[moverOf(state)] === 0 ? 'AN-CRD-7' : undefined);

export const playProgressForbiddenBy = (state: State, box: Box, { track }: PlayProgress): Refusal | undefined =>
  cardForbiddenBy(state, 'progress') ?? trackForbiddenBy(state, box, moverOf(state), track);

export const playIcebreakerForbiddenBy = (state: State, _: Box, { zone }: PlayIcebreaker): Refusal | undefined => {
  const early = cardForbiddenBy(state, 'icebreaker');
  if (early !== undefined) return early;
  const player = moverOf(state);
  if (state.icebreakers[zone] !== null) return 'AN-ICE-2';
  if (zone === state.sun) return firesAtOnce(state, player) ? undefined : 'AN-ICE-3';
  return isOwn(state.queues[zone]![1], player) ? undefined : 'AN-ICE-1';
};

const firesAtOnce = ({ turn, stop }: State, player: Player): boolean =>
  turn.part === 'first' && isOwn(stop.second, player);

const isOwn = (ship: number | null | undefined, player: Player): boolean =>
  ship !== null && ship !== undefined && ownerOf(ship) === player;

export const sacrificeForbiddenBy = (state: State, _: Box, { what }: Sacrifice): Refusal | undefined => {
  if (state.turn.sacrificed) return 'AN-SAC-1';
  const player = moverOf(state);
  const available = what === 'cube' ? state.freeCubes[player]! : state.freeShips[player]!.length;
  return available === 0 ? 'AN-SAC-2' : undefined;
};

export const scuttleForbiddenBy = (state: State, _: Box, { zone, position }: Scuttle): Refusal | undefined => {
  const { turn, queues } = state;
  if (turn.sacrificed) return 'AN-SAC-1';
  const ship = queues[zone]![position - 1];
  if (!isOwn(ship, moverOf(state))) return 'AN-SAC-2';
  if (ship === turn.ship && !turn.moved) return 'AN-SAC-3';
  return undefined;
};
