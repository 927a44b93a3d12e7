import type { Box } from '../box.js';
import { isAvailable } from '../city/index.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Action, type Citizen, type Kind, kindIndex } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/** Why a Meeple cannot begin an action, wherever; `card` is the Citizen card armed for it, -1 for none. */
export const startForbiddenBy = (
  state: State,
  box: Box,
  meeple: Kind,
  action: Action,
  card: number,
): Refusal | undefined => {
  if (!isAvailable(state, box, kindIndex[meeple], action)) return 'FP-ACT-4';
  return cardForbiddenBy(box, card, meeple, action, -1);
};

/**
 * A card serves its own type, its actions and its Buildings.
 * @rule FP-CIT-1
 */
export const cardForbiddenBy = (
  box: Box,
  card: number,
  meeple: Kind,
  action: Action,
  building: number,
): Refusal | undefined => {
  if (card < 0) return undefined;
  const { type, actions } = box.components.citizens[card]!;
  if (type !== meeple) return 'FP-CIT-1';
  for (let i = 0; i < actions.length; i++) {
    const { action: served, buildings } = actions[i]!;
    if (served !== action) continue;
    if (buildings.length === 0 || building < 0) return undefined;
    if (buildings.includes(box.components.buildings[building]!.id)) return undefined;
  }
  return 'FP-CIT-1';
};

/**
 * Whether a Meeple serves where these types are asked for.
 * @rule FP-ACT-17
 */
export const admits = (staff: readonly Citizen[], meeple: Kind): boolean =>
  meeple === 'automaton'
    ? staff.includes('worker')
    : staff.includes(meeple) || (meeple === 'child' && staff.includes('worker'));
