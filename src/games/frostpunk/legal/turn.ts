import type { Box } from '../box.js';
import { idleOf, isAvailable, offerOf } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { CardIndex } from '../components/index.js';
import { type Action, kindIndex, resIndex } from '../components/vocabulary.js';
import type { Feed, HandCard, Move } from '../moves/index.js';
import { holds, isSomeUsable } from '../requirements.js';
import type { Phase, State, TurnPhase } from '../state/index.js';
import { buildForbiddenBy, clearForbiddenBy, gatherForbiddenBy, scoutForbiddenBy, useForbiddenBy } from './actions.js';
import { pushHand } from './hand.js';
import { specialForbiddenBy } from './special.js';

/** Checks whether a Citizen card waits for its action. */
const isArmed = (phase: Phase): boolean => phase.kind === 'turn' && phase.card >= 0;

/**
 * Forbids everything but its action once a Citizen card is played.
 * @rule FP-MOVE-3
 */
export const passForbiddenBy = (_: State, __: Box, ___: Move, phase: TurnPhase): Reason | undefined =>
  isArmed(phase) ? 'armed' : undefined;

/** Returns the reason why an amount of Coal cannot be burnt. */
export const feedForbiddenBy = (state: State, _: Box, { n }: Feed, phase: Phase): Reason | undefined => {
  if (isArmed(phase)) return 'armed';
  if (phase.kind === 'turn' && n === 0) return 'burn-some';
  if (n > state.resources[resIndex.coal]!) return 'coal-short';
  return canFeed(state, n) ? undefined : 'past-cold';
};

/** Checks whether an amount of Coal can be burnt. */
export const canFeed = ({ resources, heat, cold }: State, n: number): boolean =>
  n <= resources[resIndex.coal]! && heat + n <= cold;

/** Adds the amounts of Coal that can be burnt: all that there is, up to the Cold. */
export const feedCandidates = (state: State, box: Box, _: Phase, moves: Move[]): void => {
  const { feed } = box.entries.of;
  for (let n = 0; n < feed.length && canFeed(state, n); n++) moves.push(feed[n]!);
};

/** Returns the reason why the Call of Duty is not available. */
export const callForbiddenBy = (state: State, _: Box, __: Move, phase: Phase): Reason | undefined => {
  if (isArmed(phase)) return 'armed';
  return state.callUsed ? 'call-used' : undefined;
};

/** Returns the reason why the leader has no offer of a law. */
export const patrolForbiddenBy = (state: State, box: Box): Reason | undefined => {
  const offer = offerOf(state, box, 'duskOffer');
  if (offer === undefined) return 'no-patrol';
  if (state.patrolled) return 'patrol-used';
  return holds(state, box, offer.modifier.when) ? undefined : 'patrol-unmet';
};

/** Adds the cards of the hand, if one can be played this round. */
export const playCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  if (!state.cardPlayed) pushHand(state, box.entries.of.card, moves);
};

/**
 * Returns the reason why a card cannot be played now.
 * @rule FP-CIT-1 FP-CIT-4
 */
export const playForbiddenBy = (state: State, box: Box, { card }: HandCard, phase: TurnPhase): Reason | undefined => {
  if (isArmed(phase)) return 'armed';
  if (state.cardPlayed) return 'card-played';
  if (!state.hand.includes(card)) return 'card-not-held';
  const { main } = box.components.citizens[card]!;
  const only = main.length === 1 ? main[0] : undefined;
  if (only?.kind === 'choose' && !isSomeUsable(state, box, only.options)) return 'card-unmet';
  return canServe(state, box, card) ? undefined : 'no-action-for-card';
};

/** Checks whether some main action could follow a card. */
const canServe = (state: State, box: Box, card: CardIndex): boolean => {
  const { type, actions } = box.components.citizens[card]!;
  if (idleOf(state, kindIndex[type]) === 0) return false;
  const armed: TurnPhase = { kind: 'turn', card };
  for (let i = 0; i < actions.length; i++) {
    const { action } = actions[i]!;
    if (!isAvailable(state, box, kindIndex[type], action)) continue;
    const entries: readonly Move[] = box.entries.by[action][kindIndex[type]]!;
    for (let k = 0; k < entries.length; k++) {
      if (mainActions[action].forbiddenBy(state, box, entries[k]!, armed) === undefined) return true;
    }
  }
  return false;
};

/** The check of a main action. */
interface MainAction {
  forbiddenBy(state: State, box: Box, move: Move, phase: TurnPhase): Reason | undefined;
}

const mainActions: Readonly<Record<Action, MainAction>> = {
  clear: { forbiddenBy: clearForbiddenBy },
  gather: { forbiddenBy: gatherForbiddenBy },
  build: { forbiddenBy: buildForbiddenBy },
  use: { forbiddenBy: useForbiddenBy },
  scout: { forbiddenBy: scoutForbiddenBy },
  special: { forbiddenBy: specialForbiddenBy },
};
