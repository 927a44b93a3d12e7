import type { Box } from '../box.js';
import { isAvailable } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { SpecialCard } from '../components/index.js';
import { KINDS } from '../components/vocabulary.js';
import type { Move, SpecialAction } from '../moves/index.js';
import { holds } from '../requirements.js';
import type { State, TurnPhase } from '../state/index.js';
import { admits, startForbiddenBy } from './meeples.js';

/** Returns the card with a special action of this name. */
export const specialOf = (box: Box, name: string): SpecialCard => box.specials[box.specialNumber.get(name)!]!;

/** Adds the special actions of cards in play. */
export const specialCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  const { specials, entries } = box;
  if (state.display.length === 0 && !state.scenario.includes(true)) return;
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!isAvailable(state, box, kind, 'special')) continue;
    for (let i = 0; i < specials.length; i++) {
      if (isUsed(state, specials[i]!) !== undefined) moves.push(entries.by.special[kind]![i]!);
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
  { meeple, card: name }: SpecialAction,
  { card }: TurnPhase,
): Reason | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'special', card);
  if (forbidden !== undefined) return forbidden;
  const found = specialOf(box, name);
  const { source, special } = found;
  const used = isUsed(state, found);
  if (used === undefined) return 'card-not-out';
  if (used && special.perRound) return 'special-used';
  if (meeple === 'automaton' && source !== 'scenario') return 'automaton-on-event';
  if (!admits(special.staff, meeple)) return 'not-special-staff';
  return card >= 0 || holds(state, box, special.option.when) ? undefined : 'special-unmet';
};

/** Checks whether the special action was used this round; undefined if the card is not in play. */
const isUsed = (state: State, found: SpecialCard): boolean | undefined => {
  if (found.source !== 'scenario') return isDisplayedUsed(state, found);
  return state.scenario[found.card] ? state.specialUsed[found.card] : undefined;
};

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
