import type { Player } from '../../../core/game.js';
import {
  hasBuilding,
  isFull,
  MUCH_MISSING,
  missingNeed,
  NOTHING_MISSING,
  strengthIn,
  targetOf,
  topOf,
} from '../board.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box, CardTable, Sort } from '../components/index.js';
import type { Build, BuildShip, Research } from '../moves/index.js';
import { moverOf, type Phase, type State } from '../state/index.js';
import { trackForbiddenBy } from './tracks.js';

/** Actions come after the obligatory move, one in a turn. */
const actionForbiddenBy = ({ turn }: State): Refusal | undefined => {
  if (!turn.moved) return 'AN-ACT-1';
  if (turn.acted) return 'AN-ACT-2';
  return undefined;
};

export const recruitForbiddenBy = (state: State): Refusal | undefined => {
  const early = actionForbiddenBy(state);
  if (early !== undefined) return early;
  const player = moverOf(state);
  const target = targetOf(state);
  if (!hasBuilding(state, target, 'camp')) return 'AN-REC-1';
  if (state.reserve[player] === 0 || strengthIn(state, target, player) === 0) return 'AN-REC-3';
  return undefined;
};

export const researchForbiddenBy = (state: State, box: Box, { track }: Research): Refusal | undefined => {
  const early = actionForbiddenBy(state);
  if (early !== undefined) return early;
  return trackForbiddenBy(state, box, moverOf(state), track, centreForbiddenBy(state, box, track));
};

const centreForbiddenBy = (state: State, box: Box, track: number): Refusal | undefined => {
  const target = targetOf(state);
  if (!hasCentreFor(state, box, target, track)) return 'AN-RES-1';
  return strengthIn(state, target, moverOf(state)) === 0 ? 'AN-RES-3' : undefined;
};

const hasCentreFor = (state: State, box: Box, zone: number, track: number): boolean => {
  const { icons } = box.tracks[track]!;
  for (let i = 0; i < icons.length; i++) if (hasBuilding(state, zone, icons[i]!)) return true;
  return false;
};

export const buildForbiddenBy = (state: State, box: Box, { deck }: Build): Refusal | undefined => {
  const early = actionForbiddenBy(state);
  if (early !== undefined) return early;
  const card = topOf(state, box, deck);
  if (card === undefined) return 'AN-BLD-1';
  if (hasBuilding(state, targetOf(state), card.builds)) return 'AN-BLD-2';
  if (state.personnel[moverOf(state)]! < card.scientists) return 'AN-BLD-3';
  if (state.supply[card.kind] === 0) return 'AN-BLD-4';
  return accessForbiddenBy(state, card);
};

/**
 * One need without access may be met by a resource card, if the player may still play one at this stop.
 * @rule AN-BLD-7
 */
const accessForbiddenBy = (state: State, card: CardTable): Refusal | undefined => {
  const player = moverOf(state);
  const missing = missingNeed(state, card, player);
  if (missing === NOTHING_MISSING) return undefined;
  if (missing === MUCH_MISSING) return 'AN-BLD-6';
  const sort = card.sorts[missing] ?? null;
  if (sort === null) return 'AN-BLD-5';
  if (state.stop.played[player]) return 'AN-CRD-2';
  return holds(state, player, sort) ? undefined : 'AN-BLD-5';
};

const holds = ({ simple, expertise }: State, player: Player, sort: Sort): boolean =>
  sort === 'simple' ? simple[player]! : expertise[player]! > 0;

/** A ship that an effect offers can be built. */
export const buildShipForbiddenBy = (state: State, box: Box, _: BuildShip, phase: Phase): Refusal | undefined => {
  if (phase.kind === 'ship-offer') return undefined;
  const early = actionForbiddenBy(state);
  if (early !== undefined) return early;
  if (!hasBuilding(state, targetOf(state), 'shipyard')) return 'AN-SHP-1';
  if (state.freeShips[moverOf(state)]!.length === 0) return 'AN-SHP-2';
  if (isFull(state, box, state.sun)) return 'AN-SHP-3';
  return undefined;
};
