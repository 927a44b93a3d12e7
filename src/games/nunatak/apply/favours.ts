import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { decider } from '../available.js';
import type { Box } from '../components.js';
import type { Event } from '../events/index.js';
import type { Drop, Exchange, Lift, Order, Reserve, UseFavour } from '../moves/index.js';
import type { PeekPhase, ReservePhase, Resume, SpreadPhase, SquaresPhase, State } from '../state/index.js';
import { useEnd } from './final.js';
import type { Flow } from './flow.js';
import { useImmediate } from './immediate.js';
import { fill, returnLine } from './line.js';
import { swapTiles } from './place.js';
import { spend } from './spend.js';
import { enterTake } from './turn.js';
import { askAgain } from './window.js';

const SEEN = 3;

/** @rule NU-FAV-4 */
export const useFavour = (draft: Draft<State>, box: Box, { favour }: UseFavour, emit: Emit<Event>): Flow => {
  const { phase } = draft;
  if (phase.kind === 'immediate') return useImmediate(draft, box, phase, emit);
  if (phase.kind === 'final') return useEnd(draft, box, phase.asked, favour, emit);
  const asked = decider(draft)!;
  spend(draft, asked, favour, emit);
  if (phase.kind === 'squares') return useRivalry(draft, phase);
  return useSingle(draft, box, asked, favour, phase as Resume, emit);
};

/** @rule NU-FX-13 */
const useRivalry = (draft: Draft<State>, phase: Draft<SquaresPhase>): Flow => {
  draft.phase = { ...phase, rivalry: true };
  return 'decision';
};

const useSingle = (
  draft: Draft<State>,
  box: Box,
  asked: Player,
  favour: number,
  resume: Resume,
  emit: Emit<Event>,
): Flow => {
  switch (box.favourIds[favour]) {
    case 'foresight':
      draft.phase = { kind: 'reserve', asked, favour, resume };
      return 'decision';
    case 'spread':
      draft.phase = { kind: 'spread', asked, favour, from: -1, resume };
      return 'decision';
    case 'divination':
      return look(draft, { kind: 'peekSwap', asked, favour, resume }, emit);
    case 'liberty':
      return free(draft, resume);
    case 'abundance':
      draft.abundance = { player: asked, stage: 'first' };
      return enterTake(draft, box, emit);
    default:
      return renew(draft, box, emit);
  }
};

/** @rule NU-FX-11 */
const free = (draft: Draft<State>, resume: Resume): Flow => {
  if (resume.kind === 'place') draft.phase = { ...resume, free: true, liberty: true };
  return 'decision';
};

/** @rule NU-FX-12 */
const renew = (draft: Draft<State>, box: Box, emit: Emit<Event>): Flow => {
  fill(draft, returnLine(draft, box, 'renewal', emit), emit);
  return enterTake(draft, box, emit);
};

/**
 * While the deck has cards, the line has one to be exchanged.
 * @rule NU-FX-9
 */
const look = (draft: Draft<State>, phase: PeekPhase, emit: Emit<Event>): Flow => {
  const count = Math.min(SEEN, draft.deck.length);
  draft.peek = { player: phase.asked, count };
  emit?.({ kind: 'deckSeen', player: phase.asked, count });
  draft.phase = phase;
  return 'decision';
};

/** @rule NU-FX-9 */
export const exchange = (
  draft: Draft<State>,
  box: Box,
  { from, slot }: Exchange,
  phase: PeekPhase,
  emit: Emit<Event>,
): Flow => {
  const card = draft.deck[from]!;
  const gone = draft.line[slot]!;
  draft.line[slot] = card;
  restack(
    draft,
    box,
    draft.deck.map((other, i) => (i === from ? gone : other)),
  );
  emit?.({ kind: 'deckExchanged', player: phase.asked, slot, card, gone });
  return toOrder(draft, box, phase, emit);
};

/** The cards seen are put in order, if there are several. */
export const toOrder = (draft: Draft<State>, box: Box, phase: PeekPhase, emit: Emit<Event>): Flow => {
  if (draft.peek.count < 2) return resumeFrom(draft, box, phase.resume, emit);
  draft.phase = { ...phase, kind: 'peekOrder' };
  return 'decision';
};

/** @rule NU-FX-9 */
export const order = (draft: Draft<State>, box: Box, move: Order, phase: PeekPhase, emit: Emit<Event>): Flow => {
  const top = [...move.order].map((place) => draft.deck[Number(place) - 1]!);
  restack(draft, box, [...top, ...draft.deck.slice(top.length)]);
  emit?.({ kind: 'deckOrdered', player: phase.asked, count: top.length });
  return resumeFrom(draft, box, phase.resume, emit);
};

const restack = (draft: Draft<State>, box: Box, deck: number[]): void => {
  draft.deck = deck;
  draft.backs = deck.map((card) => box.parts.cards[card]!.pile);
};

/** @rule NU-FX-7 */
export const reserve = (
  draft: Draft<State>,
  box: Box,
  { card }: Reserve,
  { asked, resume }: ReservePhase,
  emit: Emit<Event>,
): Flow => {
  draft.reservation = { player: asked, slot: draft.line.indexOf(card) };
  emit?.({ kind: 'reserved', player: asked, card });
  return resumeFrom(draft, box, resume, emit);
};

/** @rule NU-FX-10 */
export const liftForSpread = (draft: Draft<State>, { cell }: Lift, phase: SpreadPhase): Flow => {
  draft.phase = { ...phase, from: cell };
  return 'decision';
};

/** @rule NU-FX-10 */
export const dropForSpread = (
  draft: Draft<State>,
  box: Box,
  { cell }: Drop,
  { from, resume }: SpreadPhase,
  emit: Emit<Event>,
): Flow => {
  swapTiles(draft, from, cell, 'spread', emit);
  return resumeFrom(draft, box, resume, emit);
};

/** @rule NU-TAKE-8 NU-WINDOW-3 */
const resumeFrom = (draft: Draft<State>, box: Box, resume: Resume, emit: Emit<Event>): Flow => {
  if (resume.kind === 'take') return enterTake(draft, box, emit);
  if (resume.kind === 'window') return askAgain(draft, box, resume);
  draft.phase = resume;
  return 'decision';
};
