import { expeditionAt, firstSpaces, nextLetter } from '../city/index.js';
import { kindIndex } from '../components/vocabulary.js';
import { addExpedition, moveScout, setStack } from '../effects/journeys.js';
import type { ChooseStack, Word } from '../moves/index.js';
import { ask, pop, type Run, start, startBuiltIn } from '../run.js';
import type { ScoutPhase } from '../state/index.js';
import { countedUnit } from './answers.js';

/** @rule FP-EXPED-4 */
export const chooseStack = (run: Run, { slot }: ChooseStack): void => {
  const left = countedUnit(run, 'march');
  startBuiltIn(run, 'march', { slot, left });
};

/** @rule FP-EXPED-6 */
export const explore = (run: Run, _: Word, { slot }: ScoutPhase): void => ask(run, { kind: 'return', slot });

/** @rule FP-EXPED-5 */
export const avoid = (run: Run, _: Word, { slot }: ScoutPhase): void => {
  const { draft } = run;
  const { cards } = draft.stacks[slot]!;
  const letter = nextLetter(expeditionAt(draft, run.box, slot))!;
  const below = cards.map((each, i) => (i === cards.length - 1 ? { card: each.card, face: 'first' as const } : each));
  addExpedition(run, slot, letter, below);
  moveScout(run, slot, firstSpaces(below));
};

/** @rule FP-EXPED-7 */
export const goFurther = (run: Run, _: Word, { slot }: ScoutPhase): void => {
  const { draft, box, emit } = run;
  const { cards, scout } = draft.stacks[slot]!;
  const explored = expeditionAt(draft, box, slot);
  if (explored.next === 'none') return;
  const last = cards.length - 1;
  const below = cards.map(({ card, face }, i) => {
    if (i === last) return { card, face: 'dark' as const };
    return { card, face: i === last - 1 && face === 'first' ? ('under' as const) : face };
  });
  setStack(run, slot, { cards: below, scout, at: 0 });
  emit?.({ kind: 'stackChanged', slot, card: explored.id, change: 'dark' });
  addExpedition(run, slot, explored.next.letter, below);
  pop(run);
  moveScout(run, slot, firstSpaces(below));
};

/**
 * Brings the Scout home and starts the bonuses: of the place reached, then of those on the way.
 * @rule FP-EXPED-8 FP-EXPED-12
 */
export const comeHome = (run: Run, _: Word, { slot }: ScoutPhase): void => {
  const { draft, box, emit } = run;
  const { cards, scout } = draft.stacks[slot]!;
  if (scout === 'none') return;
  draft.reserve[kindIndex[scout]]!++;
  setStack(run, slot, { cards, scout: 'none', at: 0 });
  emit?.({ kind: 'scoutMoved', slot, to: -1 });
  pop(run);
  startBuiltIn(run, 'return', { slot });
  for (let i = cards.length - 1; i >= 0; i--) {
    const bonus = box.lists.expeditions[cards[i]!.card]!.continue;
    if (cards[i]!.face === 'dark' && bonus !== null) start(run, bonus);
  }
  start(run, box.lists.expeditions[cards.at(-1)!.card]!.return);
};
