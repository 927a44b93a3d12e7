import { firstSpaces, lastSpace, scoutsAway } from '../city/index.js';
import type { Box } from '../components/box.js';
import type { Expedition, Letter } from '../components/types/index.js';
import { kindIndex } from '../components/vocabulary.js';
import { ask, pop, type Run, start, topFrame } from '../run.js';
import type { Phase, Stack, State } from '../state/index.js';

const ASK_SCOUT: Phase = Object.freeze({ kind: 'scout' });

/** One Scout is chosen to go on. */
export const march = ({ draft }: Run): Phase | false => (scoutsAway(draft) > 0 ? ASK_SCOUT : false);

/** Every Scout falls sick. */
export const sickScouts = (run: Run, n: number): void => {
  const { stacks } = run.draft;
  for (let slot = stacks.length - 1; slot >= 0; slot--) {
    const { scout } = stacks[slot]!;
    for (let i = 0; i < n && scout !== 'none'; i++) start(run, 'sick', { type: scout });
  }
};

const expeditionAt = ({ stacks }: State, { parts }: Box, slot: number): Expedition =>
  parts.expeditions[stacks[slot]!.cards.at(-1)!.card]!;

const NEXT: Partial<Readonly<Record<Expedition['letter'], Letter>>> = { A: 'B', B: 'C' };

/**
 * Whether the place can be avoided: there is a card of the next letter.
 * @rule FP-EXPED-5
 */
export const canAvoid = (state: State, box: Box, slot: number): boolean => {
  const next = NEXT[expeditionAt(state, box, slot).letter];
  return next !== undefined && state.expeditionDecks[next].length > 0;
};

/** @rule FP-EXPED-6 */
export const canContinue = (state: State, box: Box, slot: number): boolean => {
  const { next } = expeditionAt(state, box, slot);
  return next !== 'none' && state.expeditionDecks[next.letter].length > 0;
};

const setStack = ({ draft }: Run, slot: number, stack: Stack): void => {
  draft.stacks[slot] = { cards: stack.cards.slice(), scout: stack.scout, at: stack.at };
};

const draw = ({ draft, box, emit }: Run, slot: number, letter: Letter, change: 'opened' | 'added'): number => {
  const deck = draft.expeditionDecks[letter];
  const card = deck.at(-1)!;
  draft.expeditionDecks[letter] = deck.slice(0, -1);
  emit?.({ kind: 'stack', slot, card: box.parts.expeditions[card]!.id, change });
  return card;
};

const moveScout = (run: Run, slot: number, at: number): void => {
  const { cards, scout } = run.draft.stacks[slot]!;
  setStack(run, slot, { cards, scout, at });
  run.emit?.({ kind: 'scout', slot, to: at });
};

/**
 * A Scout goes step by step, and decides where the path ends.
 * @rule FP-EXPED-3 FP-EXPED-4
 */
export const walk = (run: Run): void => {
  const { draft, box } = run;
  const frame = topFrame(draft);
  const { slot } = frame;
  const stack = draft.stacks[slot]!;
  if (stack.scout === 'none' || stack.cards.length === 0) return pop(run);
  if (stack.at >= lastSpace(draft, box, slot)) return ask(run, { kind: 'arrive', slot });
  if (frame.left === 0) return pop(run);
  frame.left--;
  moveScout(run, slot, stack.at + 1);
};

/** @rule FP-EXPED-5 */
export const avoid = (run: Run, slot: number): void => {
  const { draft } = run;
  const { cards, scout } = draft.stacks[slot]!;
  const letter = NEXT[expeditionAt(draft, run.box, slot).letter]!;
  const below = cards.map((each, i) => (i === cards.length - 1 ? { card: each.card, face: 'first' as const } : each));
  const card = draw(run, slot, letter, 'added');
  setStack(run, slot, { cards: [...below, { card, face: 'top' }], scout, at: 0 });
  moveScout(run, slot, firstSpaces(below));
};

/** @rule FP-EXPED-7 */
export const goOn = (run: Run, slot: number): void => {
  const { draft, box, emit } = run;
  const { cards, scout } = draft.stacks[slot]!;
  const explored = expeditionAt(draft, box, slot);
  if (explored.next === 'none') return;
  const last = cards.length - 1;
  const below = cards.map(({ card, face }, i) => {
    if (i === last) return { card, face: 'dark' as const };
    return { card, face: i === last - 1 && face === 'first' ? ('under' as const) : face };
  });
  emit?.({ kind: 'stack', slot, card: box.parts.expeditions[cards[last]!.card]!.id, change: 'dark' });
  const card = draw(run, slot, explored.next.letter, 'added');
  pop(run);
  setStack(run, slot, { cards: [...below, { card, face: 'top' }], scout, at: 0 });
  moveScout(run, slot, firstSpaces(below));
};

/**
 * The Scout comes home with what he has found: here, then on the way.
 * @rule FP-EXPED-8 FP-EXPED-12
 */
export const comeHome = (run: Run, slot: number): void => {
  const { draft, box, emit } = run;
  const { cards, scout } = draft.stacks[slot]!;
  if (scout === 'none') return;
  draft.reserve[kindIndex[scout]]!++;
  setStack(run, slot, { cards, scout: 'none', at: 0 });
  emit?.({ kind: 'scout', slot, to: -1 });
  pop(run);
  start(run, 'return', { slot });
  const ids = cards.map(({ card }) => box.parts.expeditions[card]!.id);
  for (let i = cards.length - 1; i >= 0; i--) if (cards[i]!.face === 'dark') start(run, `${ids[i]!}.continue`);
  start(run, `${ids.at(-1)!}.return`);
};

/**
 * What becomes of a stack after the return.
 * @rule FP-EXPED-9 FP-EXPED-10 FP-EXPED-11
 */
export const changeStack = (run: Run): void => {
  const { draft, box } = run;
  const { slot } = topFrame(draft);
  pop(run);
  if (draft.stacks[slot]!.cards.length === 0) return;
  const { after } = expeditionAt(draft, box, slot).back;
  if (after === 'newA') return renew(run, slot);
  const letter = after === 'addB' ? 'B' : 'C';
  if (after === 'remove' || draft.expeditionDecks[letter].length === 0) return clearStack(run, slot);
  const cards = draft.stacks[slot]!.cards.map(({ card }) => ({ card, face: 'first' as const }));
  const card = draw(run, slot, letter, 'added');
  setStack(run, slot, { cards: [...cards, { card, face: 'top' }], scout: 'none', at: 0 });
};

/**
 * A new stack begins with a card of A.
 * @rule FP-EXPED-1 FP-EXPED-9
 */
export const renew = (run: Run, slot: number): void => {
  clearStack(run, slot);
  if (run.draft.expeditionDecks.A.length === 0) return;
  const card = draw(run, slot, 'A', 'opened');
  setStack(run, slot, { cards: [{ card, face: 'top' }], scout: 'none', at: 0 });
};

const clearStack = (run: Run, slot: number): void => {
  const { draft, box, emit } = run;
  for (const { card } of draft.stacks[slot]!.cards) {
    draft.expeditionGone = [...draft.expeditionGone, card];
    emit?.({ kind: 'stack', slot, card: box.parts.expeditions[card]!.id, change: 'gone' });
  }
  setStack(run, slot, { cards: [], scout: 'none', at: 0 });
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
  emit?.({ kind: 'stack', slot, card: id, change: 'opened' });
};
