import {
  expeditionsAllowed,
  facilitiesAt,
  idleOf,
  isAnchor,
  isAvailable,
  isZoneOpen,
  offerOf,
  scoutsAway,
} from '../city/index.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/box.js';
import { type Action, KINDS, type Kind, kindIndex } from '../components/vocabulary.js';
import type { AtSite, Move, Scout } from '../moves/index.js';
import { isSomeUsable } from '../requirements.js';
import type { State } from '../state/index.js';
import { canBuildOn } from './building.js';
import { admits, specialForbiddenBy } from './special.js';

/** The moves that are main actions. */
export type Main = Extract<Move, { readonly meeple: Kind }> | Scout;

/** Why a main action cannot be taken; `card` is the Citizen card armed for it, -1 for none. */
export const actionForbiddenBy = (state: State, box: Box, move: Main, card: number): Refusal | undefined => {
  if (!isAvailable(state, box, move.meeple, move.kind)) return 'FP-ACT-4';
  switch (move.kind) {
    case 'clear':
      return cardForbiddenBy(box, card, move.meeple, move.kind, -1) ?? clearForbiddenBy(state, box, move.zone, card);
    case 'gather':
      return cardForbiddenBy(box, card, move.meeple, move.kind, -1) ?? gatherForbiddenBy(state, move.site);
    case 'build':
      return cardForbiddenBy(box, card, move.meeple, move.kind, -1) ?? buildForbiddenBy(state, box, card);
    case 'use':
      return useForbiddenBy(state, box, move, card);
    case 'scout':
      return cardForbiddenBy(box, card, move.meeple, move.kind, -1) ?? scoutForbiddenBy(state, box, move.slot, card);
    case 'special':
      return cardForbiddenBy(box, card, move.meeple, move.kind, -1) ?? specialForbiddenBy(state, box, move, card);
  }
};

/**
 * A card serves its own type, its actions and its Buildings.
 * @rule FP-CIT-1
 */
const cardForbiddenBy = (
  box: Box,
  card: number,
  meeple: Kind,
  action: Action,
  building: number,
): Refusal | undefined => {
  if (card < 0) return undefined;
  const { type, actions } = box.parts.citizens[card]!;
  if (type !== meeple) return 'FP-CIT-1';
  for (let i = 0; i < actions.length; i++) {
    const { action: served, buildings } = actions[i]!;
    if (served !== action) continue;
    if (buildings.length === 0 || building < 0) return undefined;
    if (buildings.includes(box.parts.buildings[building]!.id)) return undefined;
  }
  return 'FP-CIT-1';
};

const clearForbiddenBy = (state: State, box: Box, zone: 'near' | 'far', card: number): Refusal | undefined => {
  if (card >= 0) return zone === 'near' ? undefined : 'FP-CIT-2';
  return isZoneOpen(state, box, zone) ? undefined : 'FP-ACT-7';
};

const gatherForbiddenBy = ({ resource, meeple }: State, site: number): Refusal | undefined =>
  resource[site] !== 'none' && meeple[site] === 'none' ? undefined : 'FP-ACT-11';

/** @rule FP-CIT-2 */
const buildForbiddenBy = (state: State, box: Box, card: number): Refusal | undefined => {
  let woodLess = 0;
  if (card >= 0) {
    const last = box.parts.citizens[card]!.main.at(-1);
    if (last?.kind !== 'build') return undefined;
    woodLess = last.woodLess;
  }
  return canBuildOn(state, box, woodLess) ? undefined : 'FP-ACT-12';
};

/** @rule FP-ACT-16 FP-AUTO-1 */
const useForbiddenBy = (state: State, box: Box, { meeple, site }: AtSite, card: number): Refusal | undefined => {
  if (!isUsable(state, box, site)) return 'FP-ACT-15';
  const building = state.built[site]!;
  if (!admits(box.parts.buildings[building]!.staff, meeple)) return 'FP-ACT-17';
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

/** @rule FP-EXPED-2 FP-AUTO-2 */
const scoutForbiddenBy = (state: State, box: Box, slot: number, card: number): Refusal | undefined => {
  const allowed = expeditionsAllowed(state, box);
  if (allowed === 0) return 'FP-ACT-18';
  if (card >= 0) return slot === 0 ? undefined : 'FP-CIT-2';
  const { cards, scout } = state.stacks[slot]!;
  const isOpen = cards.length > 0 && scout === 'none' && scoutsAway(state) < allowed;
  return isOpen ? undefined : 'FP-ACT-18';
};

/**
 * Appends the main actions that are legal, in catalogue order.
 * @rule FP-ACT-7 FP-ACT-12
 */
export const pushActions = (state: State, box: Box, card: number, moves: Move[]): void => {
  const { clear, gather, use, special, of } = box.entries;
  for (let kind = 0; kind < KINDS.length; kind++) pushLegal(state, box, card, clear[kind]!, moves);
  for (let kind = 0; kind < KINDS.length; kind++) pushSites(state, box, card, gather[kind]!, moves);
  pushLegal(state, box, card, of.build as readonly Main[], moves);
  for (let kind = 0; kind < KINDS.length; kind++) pushSites(state, box, card, use[kind]!, moves);
  pushLegal(state, box, card, of.scout as readonly Main[], moves);
  for (let kind = 0; kind < KINDS.length; kind++) pushLegal(state, box, card, special[kind]!, moves);
};

const pushLegal = (state: State, box: Box, card: number, entries: readonly Main[], moves: Move[]): void => {
  for (let i = 0; i < entries.length; i++) {
    if (idleOf(state, kindIndex[entries[i]!.meeple]) === 0) continue;
    if (actionForbiddenBy(state, box, entries[i]!, card) === undefined) moves.push(entries[i]!);
  }
};

/** Whether the Meeple can act at all is asked once for all its sites. */
const pushSites = (state: State, box: Box, card: number, entries: readonly AtSite[], moves: Move[]): void => {
  const { meeple, kind } = entries[0]!;
  if (!isAvailable(state, box, meeple, kind)) return;
  if (kind === 'gather') {
    if (cardForbiddenBy(box, card, meeple, kind, -1) !== undefined) return;
    for (let site = 0; site < entries.length; site++) {
      if (gatherForbiddenBy(state, site) === undefined) moves.push(entries[site]!);
    }
    return;
  }
  for (let site = 0; site < entries.length; site++) {
    if (state.built[site]! >= 0 && useForbiddenBy(state, box, entries[site]!, card) === undefined) {
      moves.push(entries[site]!);
    }
  }
};

/**
 * Why a card cannot be played now.
 * @rule FP-CIT-1 FP-CIT-4
 */
export const cardMoveForbiddenBy = (state: State, box: Box, card: number): Refusal | undefined => {
  if (state.cardPlayed) return 'FP-CIT-4';
  if (!state.hand.includes(card)) return 'FP-CIT-1';
  const { main } = box.parts.citizens[card]!;
  const only = main.length === 1 ? main[0] : undefined;
  if (only?.kind === 'choose' && !isSomeUsable(state, box, only.options)) return 'FP-CIT-1';
  return canServe(state, box, card) ? undefined : 'FP-CIT-1';
};

/** Whether some main action could follow a card. */
const canServe = (state: State, box: Box, card: number): boolean => {
  const { type, actions } = box.parts.citizens[card]!;
  if (idleOf(state, kindIndex[type]) === 0) return false;
  for (let i = 0; i < actions.length; i++) {
    const entries = box.entries.of[actions[i]!.action] as readonly Main[];
    for (let k = 0; k < entries.length; k++) {
      if (entries[k]!.meeple === type && actionForbiddenBy(state, box, entries[k]!, card) === undefined) return true;
    }
  }
  return false;
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
