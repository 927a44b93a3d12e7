import type { Refusal } from '../clauses/refusals.js';
import type { Box, SpecialCard } from '../components/box.js';
import type { Citizen, Kind } from '../components/vocabulary.js';
import type { SpecialAction } from '../moves/index.js';
import { holds } from '../requirements.js';
import type { State } from '../state/index.js';

/** The card with a special action of this name. */
export const specialOf = (box: Box, name: string): SpecialCard => box.specials[box.specialNumber.get(name)!]!;

/**
 * Whether a Meeple serves where these types are asked for.
 * @rule FP-ACT-17
 */
export const admits = (staff: readonly Citizen[], meeple: Kind): boolean =>
  meeple === 'automaton'
    ? staff.includes('worker')
    : staff.includes(meeple) || (meeple === 'child' && staff.includes('worker'));

/** Why a special action cannot be taken. */
export const specialForbiddenBy = (
  state: State,
  box: Box,
  { meeple, card: name }: SpecialAction,
  card: number,
): Refusal | undefined => {
  const found = specialOf(box, name);
  const { source, special } = found;
  const used = source === 'scenario' ? isScenarioUsed(state, found.card) : isDisplayedUsed(state, found);
  if (used === undefined || (used && special.perRound)) return 'FP-ACT-19';
  if (meeple === 'automaton' && source !== 'scenario') return 'FP-AUTO-3';
  if (!admits(special.staff, meeple)) return 'FP-ACT-19';
  return card >= 0 || holds(state, box, special.option.when) ? undefined : 'FP-ACT-19';
};

/** Whether the special action was used this round; undefined while the card is not in play. */
const isScenarioUsed = ({ scenario, specialUsed }: State, card: number): boolean | undefined =>
  scenario[card] ? specialUsed[card]! : undefined;

const isDisplayedUsed = (
  { display, consequence: settled }: State,
  { source, card, consequence }: SpecialCard,
): boolean | undefined => {
  for (let i = 0; i < display.length; i++) {
    const each = display[i]!;
    if (each.source !== source || each.card !== card) continue;
    if (consequence === 'none' || settled[card] === consequence) return each.used;
  }
  return undefined;
};
