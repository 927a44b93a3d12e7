import type { Box } from '../box.js';
import {
  expeditionsAllowed,
  facilitiesAt,
  isAnchor,
  isAvailable,
  isZoneOpen,
  offerOf,
  scoutsAway,
} from '../city/index.js';
import type { Refusal } from '../clauses/refusals.js';
import { KINDS, kindIndex } from '../components/vocabulary.js';
import type { AtSite, Build, Clear, Move, Scout } from '../moves/index.js';
import { isSomeUsable } from '../requirements.js';
import type { State, TurnPhase } from '../state/index.js';
import { canBuildOn } from './building.js';
import { admits, cardForbiddenBy, startForbiddenBy } from './meeples.js';

/** The open zones, for each kind of Meeple that can act; a card clears without looking. */
export const clearCandidates = (state: State, box: Box, { card }: TurnPhase, moves: Move[]): void => {
  const isNear = card >= 0 || isZoneOpen(state, box, 'near');
  const isFar = card < 0 && isZoneOpen(state, box, 'far');
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!isAvailable(state, box, kind, 'clear')) continue;
    const [near, far] = box.entries.by.clear[kind]!;
    if (isNear) moves.push(near!);
    if (isFar) moves.push(far!);
  }
};

/** @rule FP-CIT-2 */
export const clearForbiddenBy = (
  state: State,
  box: Box,
  { meeple, zone }: Clear,
  { card }: TurnPhase,
): Refusal | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'clear', card);
  if (forbidden !== undefined) return forbidden;
  if (card >= 0) return zone === 'near' ? undefined : 'FP-CIT-2';
  return isZoneOpen(state, box, zone) ? undefined : 'FP-ACT-7';
};

const isGatherable = ({ resource, meeple }: State, site: number): boolean =>
  resource[site] !== 'none' && meeple[site] === 'none';

/** The spaces with resources, for each kind of Meeple that can act. */
export const gatherCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!isAvailable(state, box, kind, 'gather')) continue;
    const entries = box.entries.by.gather[kind]!;
    for (let site = 0; site < entries.length; site++) {
      if (isGatherable(state, site)) moves.push(entries[site]!);
    }
  }
};

export const gatherForbiddenBy = (
  state: State,
  box: Box,
  { meeple, site }: AtSite,
  { card }: TurnPhase,
): Refusal | undefined =>
  startForbiddenBy(state, box, meeple, 'gather', card) ?? (isGatherable(state, site) ? undefined : 'FP-ACT-11');

/** Everybody, if there is something to build. */
export const buildCandidates = (state: State, box: Box, { card }: TurnPhase, moves: Move[]): void => {
  if (!canBuild(state, box, card)) return;
  const { build } = box.entries.of;
  for (let kind = 0; kind < build.length; kind++) moves.push(build[kind]!);
};

/** @rule FP-CIT-2 */
export const buildForbiddenBy = (state: State, box: Box, { meeple }: Build, { card }: TurnPhase): Refusal | undefined =>
  startForbiddenBy(state, box, meeple, 'build', card) ?? (canBuild(state, box, card) ? undefined : 'FP-ACT-12');

/** Whether a Build has a sub-action that is possible; a card may have other effects in its place. */
const canBuild = (state: State, box: Box, card: number): boolean => {
  if (card < 0) return canBuildOn(state, box, 0);
  const given = box.cardActions[card]!;
  return given === null || canBuildOn(state, box, given.woodLess);
};

/** The Buildings that can be used at all, for each kind of Meeple that can act. */
export const useCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!isAvailable(state, box, kind, 'use')) continue;
    const entries = box.entries.by.use[kind]!;
    for (let site = 0; site < entries.length; site++) {
      if (state.built[site]! >= 0 && facilitiesAt(state, box, site).use.length > 0) moves.push(entries[site]!);
    }
  }
};

/** @rule FP-ACT-16 FP-AUTO-1 */
export const useForbiddenBy = (
  state: State,
  box: Box,
  { meeple, site }: AtSite,
  { card }: TurnPhase,
): Refusal | undefined => {
  if (!isAvailable(state, box, kindIndex[meeple], 'use')) return 'FP-ACT-4';
  if (!isUsable(state, box, site)) return 'FP-ACT-15';
  const building = state.built[site]!;
  if (!admits(box.components.buildings[building]!.staff, meeple)) return 'FP-ACT-17';
  const wrongCard = cardForbiddenBy(box, card, meeple, 'use', building);
  if (wrongCard !== undefined || card >= 0) return wrongCard;
  return isSomeUsable(state, box, facilitiesAt(state, box, site).use) ? undefined : 'FP-ACT-15';
};

/** Whether a Building that can be used begins here, with a site for one more Meeple. */
const isUsable = (state: State, box: Box, site: number): boolean => {
  if (!isAnchor(state, site) || facilitiesAt(state, box, site).use.length === 0) return false;
  const other = state.partner[site]!;
  return state.meeple[site] === 'none' || (other >= 0 && state.meeple[other] === 'none');
};

/** Everybody, if one more Expedition is allowed. */
export const scoutCandidates = (state: State, box: Box, { card }: TurnPhase, moves: Move[]): void => {
  const allowed = expeditionsAllowed(state, box);
  if (allowed === 0 || (card < 0 && scoutsAway(state) >= allowed)) return;
  const { scout } = box.entries.of;
  for (let i = 0; i < scout.length; i++) moves.push(scout[i]!);
};

/** @rule FP-EXPED-2 FP-AUTO-2 */
export const scoutForbiddenBy = (
  state: State,
  box: Box,
  { meeple, slot }: Scout,
  { card }: TurnPhase,
): Refusal | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'scout', card);
  if (forbidden !== undefined) return forbidden;
  const allowed = expeditionsAllowed(state, box);
  if (allowed === 0) return 'FP-ACT-18';
  if (card >= 0) return slot === 0 ? undefined : 'FP-CIT-2';
  const { cards, scout } = state.stacks[slot]!;
  const isOpen = cards.length > 0 && scout === 'none' && scoutsAway(state) < allowed;
  return isOpen ? undefined : 'FP-ACT-18';
};

/**
 * Whether a Worker's use of a Building can be repeated.
 * @rule FP-LAW-8
 */
export const canShift = (state: State, box: Box): boolean => {
  const { kind, meeple, card, site } = state.act;
  if (state.shiftUsed || kind !== 'use' || meeple !== 'worker' || card >= 0) return false;
  if (site < 0 || state.built[site]! < 0 || offerOf(state, box, 'longShift') === undefined) return false;
  return isSomeUsable(state, box, facilitiesAt(state, box, site).use);
};
