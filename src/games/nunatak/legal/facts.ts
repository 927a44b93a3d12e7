import type { Facts } from '../../../core/reasons.js';
import { countSlots, findAvailable, isFilled, mover } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, isOf, SYMBOLS } from '../components/index.js';
import type { Move } from '../moves/index.js';
import type { State } from '../state/index.js';
import { nameOf } from '../temple.js';
import { typeOf } from './choices.js';
import { MOMENTS, type Moment } from './favours.js';

/** The figures of a refusal. */
export const facts = (state: State, box: Box, move: Move, reason: Reason): Facts => {
  if (reason === 'over' || reason.endsWith('-now')) return {};
  const { phase, peek, tiles } = state;
  switch (move.kind) {
    case 'take':
    case 'reserve':
    case 'transform':
      return cardFacts(state, box, move.card, reason);
    case 'as':
      return phase.kind === 'as' ? { card: symbolsIn(box.cardBits[phase.card]!), symbol: move.symbol } : {};
    case 'place':
    case 'lift':
    case 'drop':
    case 'brace':
    case 'square': {
      const place = nameOf(move.cell);
      if ('cells' in phase) return { place, places: phase.cells.map(nameOf).join(', ') };
      if (phase.kind !== 'place') return { place };
      return { place, symbol: phase.as, tile: symbolsIn(box.tileBits[tiles[move.cell]!] ?? 0) };
    }
    case 'pick': {
      const revealed = state.favourLine.map((favour) => box.favourIds[favour]).join(', ');
      return { favour: box.favourIds[move.favour]!, revealed };
    }
    case 'favour':
      return favourFacts(state, box, move.favour, reason);
    case 'exchange':
      return { have: peek.count, seen: move.from + 1, slot: move.slot + 1 };
    case 'order':
      return { have: peek.count };
    case 'into':
      return { type: typeOf(move.into) };
    default:
      return {};
  }
};

/** Symbols in words. */
const symbolsIn = (bits: number): string => SYMBOLS.filter((_, number) => (bits & (1 << number)) !== 0).join('/');

const cardFacts = ({ line, reservation }: State, { cardBits }: Box, number: number, reason: Reason): Facts => {
  const card = symbolsIn(cardBits[number]!);
  if (reason !== 'own-card-reserved') return { card };
  return { card, reserved: symbolsIn(cardBits[line[reservation!.slot]!]!) };
};

const MOMENT_WORDS: Readonly<Record<Moment['kind'], string>> = {
  take: 'when you are to take a card',
  place: 'when you are to place a block',
  squares: 'when you are to score a square',
  window: 'between two turns',
};

const favourFacts = (state: State, box: Box, number: number, reason: Reason): Facts => {
  const { effects } = box.components;
  const favour = box.favourIds[number]!;
  if (reason === 'few-turns') return { favour, have: state.left[mover(state)]!, need: effects.abundance };
  if (reason === 'few-tiles') return { favour, have: findAvailable(state), need: 2 };
  if (reason === 'short-line') return { favour, have: countSlots(state, isFilled), need: effects.foresight };
  if (reason !== 'other-moment' || !isOf('single', favour)) return { favour };
  return { favour, moments: MOMENTS[favour].map((moment) => MOMENT_WORDS[moment]).join(' or ') };
};
