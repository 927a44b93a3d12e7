import type { Box } from '../box.js';
import { isAvailable } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { SpecialCard } from '../components/index.js';
import { MEEPLE_KINDS } from '../components/vocabulary.js';
import type { Move, SpecialMove } from '../moves/index.js';
import { areMet } from '../requirements.js';
import type { State, TurnPhase } from '../state/index.js';
import { isStaff, startForbiddenBy } from './meeples.js';

/** Returns the card with a special action of this name. */
export const specialCardOf = (box: Box, name: string): SpecialCard =>
  box.specialCards[box.specialCardIndex.get(name)!]!;

/** Adds the special actions of cards in play. */
export const specialCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  const { specialCards, allMoves } = box;
  if (state.display.length === 0 && !state.isScenarioCardInPlay.includes(true)) return;
  for (let meepleIndex = 0; meepleIndex < MEEPLE_KINDS.length; meepleIndex++) {
    if (!isAvailable(state, box, meepleIndex, 'special')) continue;
    for (let i = 0; i < specialCards.length; i++) {
      if (usageOf(state, specialCards[i]!) !== 'absent') moves.push(allMoves.byMeeple.special[meepleIndex]![i]!);
    }
  }
};

/**
 * Returns the reason why a special action cannot be done.
 * @rule FP-ACT-19 FP-AUTO-3
 */
export const specialForbiddenBy = (
  state: State,
  box: Box,
  { meeple, card: name }: SpecialMove,
  { armedCard }: TurnPhase,
): Reason | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'special', armedCard);
  if (forbidden !== undefined) return forbidden;
  const specialCard = specialCardOf(box, name);
  const { source, specialAction } = specialCard;
  const usage = usageOf(state, specialCard);
  if (usage === 'absent') return 'card-not-out';
  if (usage === 'used' && specialAction.isOncePerRound) return 'special-used';
  if (meeple === 'automaton' && source !== 'scenario') return 'automaton-on-event';
  if (!isStaff(specialAction.staff, meeple)) return 'not-special-staff';
  return armedCard >= 0 || areMet(state, box, specialAction.option.when) ? undefined : 'special-unmet';
};

/** The usage of a special action this round; it is absent if its card is not in play. */
type Usage = 'absent' | 'unused' | 'used';

const usageOf = (state: State, specialCard: SpecialCard): Usage => {
  if (specialCard.source !== 'scenario') return displayedUsageOf(state, specialCard);
  if (!state.isScenarioCardInPlay[specialCard.card]) return 'absent';
  return state.isScenarioSpecialUsed[specialCard.card] ? 'used' : 'unused';
};

const displayedUsageOf = ({ display, lawConsequence }: State, { source, card, consequence }: SpecialCard): Usage => {
  for (let i = 0; i < display.length; i++) {
    const each = display[i]!;
    if (each.source !== source || each.card !== card) continue;
    if (consequence === 'none' || lawConsequence[card] === consequence) return each.isUsed ? 'used' : 'unused';
  }
  return 'absent';
};
