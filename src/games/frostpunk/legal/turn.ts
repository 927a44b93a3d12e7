import type { Box } from '../box.js';
import { activeModifier, countIdle, isAvailable } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { CardIndex } from '../components/index.js';
import { type Action, MEEPLE_INDEX, RESOURCE_INDEX } from '../components/vocabulary.js';
import type { BurnCoalMove, HandCardMove, Move } from '../moves/index.js';
import { areMet, isAnyUsable } from '../requirements.js';
import type { Phase, State, TurnPhase } from '../state/index.js';
import { buildForbiddenBy, clearForbiddenBy, gatherForbiddenBy, scoutForbiddenBy, useForbiddenBy } from './actions.js';
import { addHandMoves } from './hand.js';
import { specialForbiddenBy } from './special.js';

/** Checks whether a Citizen card waits for its action. */
const isCardArmed = (phase: Phase): boolean => phase.kind === 'turn' && phase.armedCard >= 0;

/**
 * Forbids everything but its action once a Citizen card is played.
 * @rule FP-MOVE-3
 */
export const passForbiddenBy = (_: State, __: Box, ___: Move, phase: TurnPhase): Reason | undefined =>
  isCardArmed(phase) ? 'armed' : undefined;

/** Returns the reason why an amount of Coal cannot be burnt. */
export const burnCoalForbiddenBy = (
  state: State,
  _: Box,
  { amount }: BurnCoalMove,
  phase: Phase,
): Reason | undefined => {
  if (isCardArmed(phase)) return 'armed';
  if (phase.kind === 'turn' && amount === 0) return 'burn-some';
  if (amount > state.stock[RESOURCE_INDEX.coal]!) return 'coal-short';
  return canBurnCoal(state, amount) ? undefined : 'past-cold';
};

/** Checks whether an amount of Coal can be burnt. */
export const canBurnCoal = ({ stock, heat, cold }: State, amount: number): boolean =>
  amount <= stock[RESOURCE_INDEX.coal]! && heat + amount <= cold;

/** Adds the amounts of Coal that can be burnt: all that there is, up to the Cold. */
export const burnCoalCandidates = (state: State, box: Box, _: Phase, moves: Move[]): void => {
  const { burnCoal } = box.allMoves.byKind;
  for (let n = 0; n < burnCoal.length && canBurnCoal(state, n); n++) moves.push(burnCoal[n]!);
};

/** Returns the reason why the Call of Duty is not available. */
export const callOfDutyForbiddenBy = (state: State, _: Box, __: Move, phase: Phase): Reason | undefined => {
  if (isCardArmed(phase)) return 'armed';
  return state.isCallOfDutyUsed ? 'call-used' : undefined;
};

/** Returns the reason why the leader has no offer of a law. */
export const duskOfferForbiddenBy = (state: State, box: Box): Reason | undefined => {
  const offer = activeModifier(state, box, 'duskOffer');
  if (offer === undefined) return 'no-patrol';
  if (state.isDuskOfferTaken) return 'patrol-used';
  return areMet(state, box, offer.modifier.when) ? undefined : 'patrol-unmet';
};

/** Adds the cards of the hand, if one can be played this round. */
export const playCardCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  if (!state.hasPlayedCard) addHandMoves(state, box.allMoves.byKind.playCard, moves);
};

/**
 * Returns the reason why a card cannot be played now.
 * @rule FP-CIT-1 FP-CIT-4
 */
export const playCardForbiddenBy = (
  state: State,
  box: Box,
  { card }: HandCardMove,
  phase: TurnPhase,
): Reason | undefined => {
  if (isCardArmed(phase)) return 'armed';
  if (state.hasPlayedCard) return 'card-played';
  if (!state.hand.includes(card)) return 'card-not-held';
  const { mainEffects } = box.components.citizenCards[card]!;
  const singleEffect = mainEffects.length === 1 ? mainEffects[0] : undefined;
  if (singleEffect?.kind === 'choose' && !isAnyUsable(state, box, singleEffect.options)) return 'card-unmet';
  return hasActionFor(state, box, card) ? undefined : 'no-action-for-card';
};

/** Checks whether some main action could follow a card. */
const hasActionFor = (state: State, box: Box, armedCard: CardIndex): boolean => {
  const { citizenType, actions } = box.components.citizenCards[armedCard]!;
  if (countIdle(state, MEEPLE_INDEX[citizenType]) === 0) return false;
  const armed: TurnPhase = { kind: 'turn', armedCard };
  for (let i = 0; i < actions.length; i++) {
    const { action } = actions[i]!;
    if (!isAvailable(state, box, MEEPLE_INDEX[citizenType], action)) continue;
    const entries: readonly Move[] = box.allMoves.byMeeple[action][MEEPLE_INDEX[citizenType]]!;
    for (let k = 0; k < entries.length; k++) {
      if (actionChecks[action].forbiddenBy(state, box, entries[k]!, armed) === undefined) return true;
    }
  }
  return false;
};

/** The check of a main action. */
interface ActionCheck {
  forbiddenBy(state: State, box: Box, move: Move, phase: TurnPhase): Reason | undefined;
}

const actionChecks: Readonly<Record<Action, ActionCheck>> = {
  clear: { forbiddenBy: clearForbiddenBy },
  gather: { forbiddenBy: gatherForbiddenBy },
  build: { forbiddenBy: buildForbiddenBy },
  use: { forbiddenBy: useForbiddenBy },
  scout: { forbiddenBy: scoutForbiddenBy },
  special: { forbiddenBy: specialForbiddenBy },
};
