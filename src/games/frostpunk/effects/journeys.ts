import type { Mutable } from '../../../core/data/copy.js';
import { joined } from '../../../core/data/list.js';
import { expeditionAt, lastSpace, scoutsAway } from '../city/index.js';
import type { Letter, Slot } from '../components/index.js';
import { ask, pop, type Run, startBuiltIn } from '../run.js';
import type { Frame, Phase, Stack } from '../state/index.js';

const ASK_SCOUT: Phase = Object.freeze({ kind: 'scout' });

/** Lets the players choose a Scout to go on. */
export const march = ({ draft }: Run): Phase | false => (scoutsAway(draft) > 0 ? ASK_SCOUT : false);

/** Makes every Scout fall sick. */
export const sickScouts = (run: Run, n: number): void => {
  const { stacks } = run.draft;
  for (let slot = stacks.length - 1; slot >= 0; slot--) {
    const { scout } = stacks[slot]!;
    for (let i = 0; i < n && scout !== 'none'; i++) startBuiltIn(run, 'sick', { type: scout });
  }
};

export const setStack = ({ draft }: Run, slot: Slot, stack: Stack): void => {
  draft.stacks[slot] = { cards: stack.cards.slice(), scout: stack.scout, at: stack.at };
};

/** Lays the next card of a letter on a stack. */
export const addExpedition = (run: Run, slot: Slot, letter: Letter, below: Stack['cards']): void => {
  const { draft, box, emit } = run;
  const deck = draft.expeditionDecks[letter];
  const card = deck.at(-1)!;
  draft.expeditionDecks[letter] = deck.slice(0, -1);
  setStack(run, slot, { cards: [...below, { card, face: 'top' }], scout: draft.stacks[slot]!.scout, at: 0 });
  const change = below.length === 0 ? 'opened' : 'added';
  emit?.({ kind: 'stackChanged', slot, card: box.components.expeditions[card]!.id, change });
};

export const moveScout = (run: Run, slot: Slot, at: number): void => {
  const { cards, scout } = run.draft.stacks[slot]!;
  setStack(run, slot, { cards, scout, at });
  run.emit?.({ kind: 'scoutMoved', slot, to: at });
};

/**
 * Moves a Scout step by step; the players decide where the path ends.
 * @rule FP-EXPED-3 FP-EXPED-4
 */
export const walk = (run: Run, frame: Mutable<Frame>): void => {
  const { draft, box } = run;
  const { slot } = frame;
  const stack = draft.stacks[slot]!;
  if (stack.scout === 'none' || stack.cards.length === 0) return pop(run);
  if (stack.at >= lastSpace(draft, box, slot)) return ask(run, { kind: 'arrive', slot });
  if (frame.left === 0) return pop(run);
  frame.left--;
  moveScout(run, slot, stack.at + 1);
};

/**
 * Changes a stack after the return, as its top card says.
 * @rule FP-EXPED-9 FP-EXPED-10 FP-EXPED-11
 */
export const changeStack = (run: Run, { slot }: Frame): void => {
  const { draft, box } = run;
  pop(run);
  if (draft.stacks[slot]!.cards.length === 0) return;
  const { after } = expeditionAt(draft, box, slot).back;
  if (after === 'newA') return renew(run, slot);
  const letter = after === 'addB' ? 'B' : 'C';
  if (after === 'remove' || draft.expeditionDecks[letter].length === 0) return clearStack(run, slot);
  const cards = draft.stacks[slot]!.cards.map(({ card }) => ({ card, face: 'first' as const }));
  addExpedition(run, slot, letter, cards);
};

/**
 * Begins a new stack with a card of A.
 * @rule FP-EXPED-1 FP-EXPED-9
 */
export const renew = (run: Run, slot: Slot): void => {
  clearStack(run, slot);
  if (run.draft.expeditionDecks.A.length > 0) addExpedition(run, slot, 'A', []);
};

const clearStack = (run: Run, slot: Slot): void => {
  const { draft, box, emit } = run;
  const { cards } = draft.stacks[slot]!;
  for (const [i, { card }] of cards.entries()) {
    draft.expeditionGone = joined(draft.expeditionGone, card);
    setStack(run, slot, { cards: cards.slice(i + 1), scout: 'none', at: 0 });
    emit?.({ kind: 'stackChanged', slot, card: box.components.expeditions[card]!.id, change: 'gone' });
  }
};

/** @rule FP-EXPED-13 */
export const openStack = (run: Run, id: string): void => {
  const { draft, box, emit } = run;
  const card = box.number.get(id)!;
  const isOpened =
    draft.expeditionGone.includes(card) || draft.stacks.some(({ cards }) => cards.some((each) => each.card === card));
  let slot = draft.stacks.length - 1;
  while (slot >= 0 && draft.stacks[slot]!.cards.length > 0) slot--;
  if (isOpened || slot < 0) return;
  setStack(run, slot, { cards: [{ card, face: 'top' }], scout: 'none', at: 0 });
  emit?.({ kind: 'stackChanged', slot, card: id, change: 'opened' });
};
