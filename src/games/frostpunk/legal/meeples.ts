import type { Box } from '../box.js';
import { childrenMay, idleOf, isAvailable } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { BuildingIndex, CardIndex } from '../components/index.js';
import { type Action, type Citizen, type Kind, kindIndex } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/**
 * Returns the reason why a Meeple cannot begin an action, wherever; `card` is the Citizen card armed for it, -1 for
 * none.
 */
export const startForbiddenBy = (
  state: State,
  box: Box,
  meeple: Kind,
  action: Action,
  card: CardIndex,
): Reason | undefined => unavailableFor(state, box, meeple, action) ?? cardForbiddenBy(box, card, meeple, action, -1);

/** Returns the reason why no Meeple of a kind can act. */
export const unavailableFor = (state: State, box: Box, meeple: Kind, action: Action): Reason | undefined => {
  if (isAvailable(state, box, kindIndex[meeple], action)) return undefined;
  if (meeple === 'child' && !childrenMay(state, box, action)) return 'children-may-not';
  return idleOf(state, kindIndex[meeple]) > 0 ? 'no-coal-to-act' : 'none-available';
};

/**
 * Limits a card to its own type, its actions and its Buildings.
 * @rule FP-CIT-1
 */
export const cardForbiddenBy = (
  box: Box,
  card: CardIndex,
  meeple: Kind,
  action: Action,
  building: BuildingIndex,
): Reason | undefined => {
  if (card < 0) return undefined;
  const { type, actions } = box.components.citizens[card]!;
  if (type !== meeple) return 'other-action';
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
export const admits = (staff: readonly Citizen[], meeple: Kind): boolean =>
  meeple === 'automaton'
    ? staff.includes('worker')
    : staff.includes(meeple) || (meeple === 'child' && staff.includes('worker'));
