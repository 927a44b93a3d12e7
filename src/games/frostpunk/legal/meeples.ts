import type { Box } from '../box.js';
import { childrenMayDo, countIdle, isAvailable } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { BuildingIndex, CardIndex } from '../components/index.js';
import { type Action, type CitizenType, MEEPLE_INDEX, type MeepleKind } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/**
 * Returns the reason why a Meeple cannot begin an action, wherever; `armedCard` is the Citizen card armed for it, -1
 * for none.
 */
export const startForbiddenBy = (
  state: State,
  box: Box,
  meeple: MeepleKind,
  action: Action,
  armedCard: CardIndex,
): Reason | undefined =>
  unavailableReason(state, box, meeple, action) ?? cardForbiddenBy(box, armedCard, meeple, action, -1);

/** Returns the reason why no Meeple of a kind can act. */
export const unavailableReason = (state: State, box: Box, meeple: MeepleKind, action: Action): Reason | undefined => {
  if (isAvailable(state, box, MEEPLE_INDEX[meeple], action)) return undefined;
  if (meeple === 'child' && !childrenMayDo(state, box, action)) return 'children-may-not';
  return countIdle(state, MEEPLE_INDEX[meeple]) > 0 ? 'no-coal-to-act' : 'none-available';
};

/**
 * Limits a card to its own type, its actions and its Buildings.
 * @rule FP-CIT-1
 */
export const cardForbiddenBy = (
  box: Box,
  card: CardIndex,
  meeple: MeepleKind,
  action: Action,
  building: BuildingIndex,
): Reason | undefined => {
  if (card < 0) return undefined;
  const { citizenType, actions } = box.components.citizenCards[card]!;
  if (citizenType !== meeple) return 'other-action';
  for (let i = 0; i < actions.length; i++) {
    const { action: served, buildings } = actions[i]!;
    if (served !== action) continue;
    if (buildings.length === 0 || building < 0) return undefined;
    if (buildings.includes(box.components.buildings[building]!.id)) return undefined;
  }
  return 'other-action';
};

/**
 * Checks whether a Meeple is admitted where these types are required.
 * @rule FP-ACT-17
 */
export const isStaff = (staff: readonly CitizenType[], meeple: MeepleKind): boolean =>
  meeple === 'automaton'
    ? staff.includes('worker')
    : staff.includes(meeple) || (meeple === 'child' && staff.includes('worker'));
