import { joined } from '../../../core/data/list.js';
import { enterDisplay } from '../effects/display.js';
import { askOption, type Run } from '../run.js';
import type { StageRules } from './steps.js';

/**
 * Reveals the top card. A card without a usable option leaves the game.
 * @rule FP-MORN-1 FP-MORN-2 FP-EFF-4
 */
const reveal = (run: Run): void => {
  const { draft, box, emit } = run;
  const card = draft.morning.deck.at(-1);
  if (card === undefined) return;
  draft.morning.deck = draft.morning.deck.slice(0, -1);
  draft.morning.current = card;
  emit?.({ kind: 'cardRevealed', deck: 'morning', card: box.components.morning[card]!.id });
  if (!askOption(run, box.lists.morning[card]!.options)) putMorningAway(run, 'removed');
};

/**
 * Puts the card where its option says, before the effects.
 * @rule FP-MORN-3
 */
export const putMorningAway = (run: Run, to: 'removed' | 'display'): void => {
  const { draft } = run;
  const { current } = draft.morning;
  draft.morning.current = -1;
  if (to === 'display') enterDisplay(run, 'morning', current);
  else draft.morning.gone = joined(draft.morning.gone, current);
};

const rest = (): void => {};

/** The Morning phase (Matin). */
export const morning: StageRules<'morning'> = { steps: { reveal, rest } };
