import type { Player } from '../../../core/contract/game.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, SHIPYARD_CARD_INDEX, type ShipyardCard } from '../components/index.js';
import type { PlayIcebreaker, PlayProgress, Sacrifice, Scuttle } from '../moves/index.js';
import { moverOf, ownerOf, type State } from '../state/index.js';
import { trackForbiddenBy } from '../track.js';

/** @rule AN-CRD-1 AN-CRD-2 */
const cardForbiddenBy = (state: State, card: ShipyardCard): Reason | undefined => {
  const player = moverOf(state);
  if (state.hands[player]![SHIPYARD_CARD_INDEX[card]] === 0) return 'not-in-hand';
  if (state.stop.hasPlayedCard[player]) return 'second-card';
  return undefined;
};

/** @rule AN-CRD-5 AN-CRD-6 */
export const playScientistForbiddenBy = (state: State): Reason | undefined => {
  const reason = cardForbiddenBy(state, 'scientist');
  if (reason !== undefined) return reason;
  if (!state.turn.hasSailed) return 'card-early';
  if (state.personnel[moverOf(state)] === 0) return 'nobody-to-place';
  return undefined;
};

/** @rule AN-CRD-7 */
export const playRecruitsForbiddenBy = (state: State): Reason | undefined =>
  cardForbiddenBy(state, 'recruits') ?? (state.reserve[moverOf(state)] === 0 ? 'nobody-to-recruit' : undefined);

export const playProgressForbiddenBy = (state: State, box: Box, { track }: PlayProgress): Reason | undefined =>
  cardForbiddenBy(state, 'progress') ?? trackForbiddenBy(state, box, moverOf(state), track);

/** @rule AN-ICE-1 AN-ICE-2 */
export const playIcebreakerForbiddenBy = (state: State, _: Box, { zone }: PlayIcebreaker): Reason | undefined => {
  const reason = cardForbiddenBy(state, 'icebreaker');
  if (reason !== undefined) return reason;
  const player = moverOf(state);
  if (state.icebreakers[zone]!.includes(player)) return 'ice-broken';
  if (zone === state.sun) return icebreakerAtSunForbiddenBy(state, player);
  const second = state.queues[zone]![1];
  if (second === undefined) return 'no-second-ship';
  return ownerOf(second) === player ? undefined : 'second-not-own';
};

/** @rule AN-ICE-3 */
const icebreakerAtSunForbiddenBy = ({ turn, stop: { secondShip } }: State, player: Player): Reason | undefined => {
  if (turn.turnOfStop === 'second') return 'second-turn';
  if (secondShip === null) return 'nobody-second';
  return ownerOf(secondShip) === player ? undefined : 'second-was-other';
};

/** @rule AN-SAC-1 AN-SAC-2 */
export const sacrificeForbiddenBy = (state: State, _: Box, { piece }: Sacrifice): Reason | undefined => {
  if (state.turn.hasSacrificed) return 'gave-already';
  const player = moverOf(state);
  if (piece === 'cube') return state.freeCubes[player] === 0 ? 'no-cube-to-give' : undefined;
  return state.freeShips[player]!.length === 0 ? 'no-ship-to-give' : undefined;
};

/** @rule AN-SAC-1 AN-SAC-2 AN-SAC-3 */
export const scuttleForbiddenBy = (state: State, _: Box, { zone, position }: Scuttle): Reason | undefined => {
  const { turn, queues } = state;
  if (turn.hasSacrificed) return 'gave-already';
  const ship = queues[zone]![position - 1];
  if (ship === undefined) return 'nothing-to-give';
  if (ownerOf(ship) !== moverOf(state)) return 'not-own-to-give';
  if (ship === turn.ship && !turn.hasSailed) return 'give-waits';
  return undefined;
};
