import { bestCells } from '../apply/dummy.js';
import {
  availableBits,
  bears,
  countSlots,
  fits,
  hasFitting,
  hasTwoAvailable,
  isAvailable,
  isFilled,
  isHuman,
  isOpen,
} from '../available.js';
import { type Box, bitOf, type CardIndex, type FavourId, type FavourIndex, isOf } from '../components/index.js';
import { heldIn } from '../legal/choices.js';
import { hasEndFavour, hasPlayable, isUsable } from '../legal/favours.js';
import { isDouble } from '../legal/take.js';
import type { PeekPhase, Resume, SpreadPhase, State } from '../state/index.js';
import type { Cell } from '../temple.js';
import { underlying } from './moment.js';

/** Checks that the decision is one that the rules require in this position. */
export const brokenPhase = (state: State, box: Box): string | null => {
  const phase = underlying(state);
  const isTaking = state.phase.kind === 'peekOrder' && phase.kind === 'take';
  const isRight = isTaking ? isAnyAfterExchange(state, box, phase.any) : isAskedForCard(state, box, phase);
  return isRight && isAskedFor(state, box) ? null : 'phase';
};

/**
 * Checks whether the rules can allow any card after an exchange: while cards that were seen are put in order, the one
 * that fitted may lie among them.
 */
const isAnyAfterExchange = (state: State, box: Box, any: boolean): boolean =>
  isAnyOpen(state) && (any ? isAnyRight(state, box, true, 0) : !isNothingFitting(state, box));

const isAnyOpen = (state: State): boolean => countSlots(state, (each, slot) => isOpen(each, slot, each.active)) > 0;

/** Checks whether some card may be taken, or the taken one placed. */
const isAskedForCard = (state: State, box: Box, phase: State['phase']): boolean => {
  const bits = availableBits(state, box);
  switch (phase.kind) {
    case 'take':
      return isAnyOpen(state) && isAnyRight(state, box, phase.any, 0);
    case 'use':
      return isAnyRight(state, box, phase.any, box.cardBits[phase.card]!);
    case 'as': {
      const printed = box.cardBits[phase.card]!;
      const isOpen = phase.any || (printed & ~bits) === 0;
      return isOpen && isDouble(printed) && isAnyRight(state, box, phase.any, printed);
    }
    case 'place': {
      if (phase.liberty && (!phase.free || phase.use === 'siku' || !isUsed(state, box, state.active, 'liberty')))
        return false;
      if (phase.liberty || !phase.free) return (bits & bitOf(phase.as)) !== 0;
      return isAnyRight(state, box, true, box.cardBits[phase.card]!);
    }
    case 'drop':
      return (
        isAvailable(state, phase.from) && bears(state, box, phase.from, bitOf('labourer')) && hasTwoAvailable(state)
      );
    default:
      return true;
  }
};

/**
 * Checks whether any card and any tile are allowed exactly if no card fits; `taken` are the symbols of one already
 * taken.
 */
const isAnyRight = (state: State, box: Box, any: boolean, taken: number): boolean => {
  const bits = availableBits(state, box);
  if (!any) return taken === 0 ? hasFitting(state, box, state.active) : (taken & bits) !== 0;
  return (taken & bits) === 0 && isNothingFitting(state, box);
};

const isNothingFitting = (state: State, box: Box): boolean =>
  !hasFitting(state, box, state.active) && !state.deck.some((card) => fits(state, box, card));

const isUsed = ({ spent }: State, box: Box, player: number, id: FavourId): boolean =>
  spent[player]!.some((favour) => box.favourIds[favour] === id);

/** Checks whether the player to act can act, with the favour that they have used. */
const isAskedFor = (state: State, box: Box): boolean => {
  const { phase, active } = state;
  switch (phase.kind) {
    case 'immediate':
      return isImmediate(state, box, phase.favour) && state.favours[active]!.includes(phase.favour);
    case 'brace':
      return isUsedFavour(state, box, active, phase.favour, 'bracing') && isUsable(state, 'bracing', active);
    case 'squares':
      if (phase.rivalry) return isHuman(state, active) && isUsed(state, box, active, 'rivalry');
      return phase.cells.length > 1 || (isHuman(state, active) && hasPlayable(state, box, active, phase));
    case 'window':
      return hasPlayable(state, box, phase.asked, phase);
    case 'final':
      return hasEndFavour(state, box, phase.asked);
    case 'transform':
      return isUsedFavour(state, box, phase.asked, phase.favour, 'transformation');
    case 'into': {
      const isOwn = heldIn(state.areas[phase.asked]!, phase.card) !== undefined;
      return isOwn && isUsedFavour(state, box, phase.asked, phase.favour, 'transformation');
    }
    case 'dummy':
      return isDummyAsked(state, box, phase.card, phase.cells);
    case 'reserve':
    case 'spread':
    case 'peekSwap':
    case 'peekOrder':
      return isCarriedOut(state, box, phase);
    case 'take':
    case 'use':
    case 'as':
    case 'place':
    case 'drop':
    case 'pick':
    case 'over':
      return true;
  }
};

const isImmediate = (state: State, box: Box, favour: FavourIndex): boolean => {
  const id = box.favourIds[favour]!;
  return isOf('immediate', id) && isUsable(state, id, state.active);
};

const isUsedFavour = ({ spent }: State, box: Box, player: number, favour: FavourIndex, id: FavourId): boolean =>
  box.favourIds[favour] === id && spent[player]!.includes(favour);

/** Checks whether these are the cells between which the dummy cannot decide. */
const isDummyAsked = (state: State, box: Box, card: CardIndex, cells: readonly Cell[]): boolean => {
  const any = (availableBits(state, box) & box.cardBits[card]!) === 0;
  if (any && !isAnyRight(state, box, true, box.cardBits[card]!)) return false;
  const best = bestCells(state, box, card, any);
  return cells.length > 1 && best.length === cells.length && best.every((cell, i) => cell === cells[i]);
};

/** Checks whether a favour that is being carried out can be, and returns to the phase in which it was played. */
const isCarriedOut = (state: State, box: Box, phase: Extract<State['phase'], { readonly resume: Resume }>): boolean => {
  const { asked, favour, resume } = phase;
  if (resume.kind === 'window' ? resume.asked !== asked : state.active !== asked) return false;
  if (resume.kind === 'window' && phase.kind !== 'reserve' && resume.next === asked) return false;
  switch (phase.kind) {
    case 'reserve':
      if (resume.kind !== 'window' || state.reservation !== null || state.left[asked] === 0) return false;
      return isUsedFavour(state, box, asked, favour, 'foresight') && isReservable(state, box);
    case 'spread':
      return isUsedFavour(state, box, asked, favour, 'spread') && isSpreading(state, phase);
    case 'peekSwap':
    case 'peekOrder':
      return isUsedFavour(state, box, asked, favour, 'divination') && isLooking(state, box, phase);
  }
};

const isSpreading = (state: State, { from }: SpreadPhase): boolean =>
  hasTwoAvailable(state) && (from === -1 || isAvailable(state, from));

const isReservable = (state: State, { components: { effects } }: Box): boolean =>
  countSlots(state, isFilled) >= effects.foresight;

const isLooking = (state: State, { components: { effects } }: Box, { kind, asked }: PeekPhase): boolean => {
  const { player, count } = state.peek;
  if (player !== asked || count !== Math.min(effects.divination, state.deck.length)) return false;
  return count >= (kind === 'peekOrder' ? 2 : 1);
};
