import type { Mutable } from '../../../core/data/copy.js';
import { appended } from '../../../core/data/list.js';
import { lastSpace, scoutsAway, topCardAt } from '../city/index.js';
import type { ExpeditionLetter, ExpeditionSlot } from '../components/index.js';
import { ask, popFrame, pushBuiltIn, type Run, type UnitResult } from '../run.js';
import type { EffectFrame, ExpeditionStack, Phase } from '../state/index.js';

const ASK_SCOUT: Phase = Object.freeze({ kind: 'chooseScout' });

/** Lets the players choose a Scout to go on. */
export const scoutDecision = ({ draft }: Run): UnitResult => (scoutsAway(draft) > 0 ? ASK_SCOUT : 'noTarget');

/** Makes every Scout fall sick. */
export const sickenScouts = (run: Run, n: number): void => {
  const { expeditionStacks } = run.draft;
  for (let slot = expeditionStacks.length - 1; slot >= 0; slot--) {
    const { scout } = expeditionStacks[slot]!;
    for (let i = 0; i < n && scout !== 'none'; i++) pushBuiltIn(run, 'sick', { citizenType: scout });
  }
};

export const setStack = ({ draft }: Run, slot: ExpeditionSlot, stack: ExpeditionStack): void => {
  draft.expeditionStacks[slot] = { cards: stack.cards.slice(), scout: stack.scout, scoutSpace: stack.scoutSpace };
};

/** Lays the next card of a letter on a stack. */
export const addExpeditionCard = (
  run: Run,
  slot: ExpeditionSlot,
  letter: ExpeditionLetter,
  below: ExpeditionStack['cards'],
): void => {
  const { draft, box, emit } = run;
  const deck = draft.expeditionDrawStacks[letter];
  const card = deck.at(-1)!;
  draft.expeditionDrawStacks[letter] = deck.slice(0, -1);
  setStack(run, slot, {
    cards: [...below, { card, face: 'top' }],
    scout: draft.expeditionStacks[slot]!.scout,
    scoutSpace: 0,
  });
  const change = below.length === 0 ? 'opened' : 'added';
  emit?.({ kind: 'expeditionStackChanged', slot, card: box.components.expeditions[card]!.id, change });
};

export const moveScout = (run: Run, slot: ExpeditionSlot, scoutSpace: number): void => {
  const { cards, scout } = run.draft.expeditionStacks[slot]!;
  setStack(run, slot, { cards, scout, scoutSpace });
  run.emit?.({ kind: 'scoutMoved', slot, to: scoutSpace });
};

/**
 * Moves a Scout step by step; the players decide where the path ends.
 * @rule FP-EXPED-3 FP-EXPED-4
 */
export const runMarch = (run: Run, frame: Mutable<EffectFrame>): void => {
  const { draft, box } = run;
  const { slot } = frame;
  const stack = draft.expeditionStacks[slot]!;
  if (stack.scout === 'none' || stack.cards.length === 0) return popFrame(run);
  if (stack.scoutSpace >= lastSpace(draft, box, slot)) return ask(run, { kind: 'arrived', slot });
  if (frame.unitsLeft === 0) return popFrame(run);
  frame.unitsLeft--;
  moveScout(run, slot, stack.scoutSpace + 1);
};

/**
 * Changes a stack after the return, as its top card says.
 * @rule FP-EXPED-9 FP-EXPED-10 FP-EXPED-11
 */
export const runReturn = (run: Run, { slot }: EffectFrame): void => {
  const { draft, box } = run;
  popFrame(run);
  if (draft.expeditionStacks[slot]!.cards.length === 0) return;
  const { stackChange } = topCardAt(draft, box, slot).onReturn;
  if (stackChange === 'newA') return renewStack(run, slot);
  const letter = ADDED_LETTER[stackChange];
  if (letter === null || draft.expeditionDrawStacks[letter].length === 0) return clearStack(run, slot);
  const cards = draft.expeditionStacks[slot]!.cards.map(({ card }) => ({ card, face: 'first' as const }));
  addExpeditionCard(run, slot, letter, cards);
};

/** By change of a stack: the letter of the card that is added to it. */
const ADDED_LETTER = { addB: 'B', addC: 'C', remove: null } as const;

/**
 * Begins a new stack with a card of A.
 * @rule FP-EXPED-1 FP-EXPED-9
 */
export const renewStack = (run: Run, slot: ExpeditionSlot): void => {
  clearStack(run, slot);
  if (run.draft.expeditionDrawStacks.A.length > 0) addExpeditionCard(run, slot, 'A', []);
};

const clearStack = (run: Run, slot: ExpeditionSlot): void => {
  const { draft, box, emit } = run;
  const { cards } = draft.expeditionStacks[slot]!;
  for (const [i, { card }] of cards.entries()) {
    draft.removedExpeditions = appended(draft.removedExpeditions, card);
    setStack(run, slot, { cards: cards.slice(i + 1), scout: 'none', scoutSpace: 0 });
    emit?.({ kind: 'expeditionStackChanged', slot, card: box.components.expeditions[card]!.id, change: 'gone' });
  }
};

/** @rule FP-EXPED-13 */
export const openStack = (run: Run, id: string): void => {
  const { draft, box, emit } = run;
  const card = box.indexOfId.get(id)!;
  const isOpened =
    draft.removedExpeditions.includes(card) ||
    draft.expeditionStacks.some(({ cards }) => cards.some((each) => each.card === card));
  let slot = draft.expeditionStacks.length - 1;
  while (slot >= 0 && draft.expeditionStacks[slot]!.cards.length > 0) slot--;
  if (isOpened || slot < 0) return;
  setStack(run, slot, { cards: [{ card, face: 'top' }], scout: 'none', scoutSpace: 0 });
  emit?.({ kind: 'expeditionStackChanged', slot, card: id, change: 'opened' });
};
