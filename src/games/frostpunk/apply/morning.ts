import { appended } from '../../../core/data/list.js';
import { addToDisplay } from '../effects/display.js';
import { askOption, type Run } from '../run.js';
import type { StageRules } from './stage-rules.js';

/**
 * Reveals the top card. A card without a usable option leaves the game.
 * @rule FP-MORN-1 FP-MORN-2 FP-EFF-4
 */
const revealCard = (run: Run): void => {
  const { draft, box, emit } = run;
  const card = draft.morning.drawStack.at(-1);
  if (card === undefined) return;
  draft.morning.drawStack = draft.morning.drawStack.slice(0, -1);
  draft.morning.current = card;
  emit?.({ kind: 'cardRevealed', deck: 'morning', card: box.components.morning[card]!.id });
  if (!askOption(run, box.listsByCard.morning[card]!.options)) putMorningCardAway(run, 'removed');
};

/**
 * Puts the card where its option says, before the effects.
 * @rule FP-MORN-3
 */
export const putMorningCardAway = (run: Run, destination: 'removed' | 'display'): void => {
  const { draft } = run;
  const { current } = draft.morning;
  draft.morning.current = -1;
  if (destination === 'display') addToDisplay(run, 'morning', current);
  else draft.morning.removed = appended(draft.morning.removed, current);
};

const doNothing = (): void => {};

/** The Morning phase (Matin). */
export const morning: StageRules<'morning'> = { steps: { reveal: revealCard, rest: doNothing } };
