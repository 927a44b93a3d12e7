import type { Facts } from '../../../core/reasons.js';
import { countSlots, isAvailable, isFilled, mover } from '../available.js';
import { type Reason, reasons } from '../clauses/reasons.js';
import { type Box, isOf, SYMBOLS } from '../components/index.js';
import type { Move } from '../moves/index.js';
import type { State } from '../state/index.js';
import { nameOf } from '../temple.js';
import { typeOf } from './choices.js';
import { MOMENTS, type Moment } from './favours.js';

/** The figures of a refusal: those that its sentence names. */
export const facts = (state: State, box: Box, move: Move, reason: Reason): Facts => {
  const { text } = reasons[reason];
  const named = Object.entries(factsOf(state, box, move)).filter(([fact]) => text.includes(`{${fact}}`));
  return Object.fromEntries(named);
};

/** All that could be said of a move. */
const factsOf = (state: State, box: Box, move: Move): Facts => {
  const { phase, peek, tiles } = state;
  switch (move.kind) {
    case 'take':
    case 'reserve':
    case 'transform':
      return { card: symbolsIn(box.cardBits[move.card]!), reserved: reservedIn(state, box) };
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
      return favourFacts(state, box, move.favour);
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

const reservedIn = ({ line, reservation }: State, { cardBits }: Box): string =>
  reservation === null ? '' : symbolsIn(cardBits[line[reservation.slot]!]!);

/** What moments are called. */
export const MOMENT_WORDS: Readonly<Record<Moment['kind'], string>> = {
  take: 'before you take a card',
  place: 'before you place a block',
  squares: 'before you score a square',
  window: 'between two turns',
};

const favourFacts = (state: State, { favourIds, components: { effects } }: Box, number: number): Facts => {
  const favour = favourIds[number]!;
  const moments = isOf('single', favour) ? MOMENTS[favour].map((moment) => MOMENT_WORDS[moment]).join(' or ') : '';
  if (favour === 'abundance') return { favour, moments, have: state.left[mover(state)]!, need: effects.abundance };
  if (favour === 'foresight') return { favour, moments, have: countSlots(state, isFilled), need: effects.foresight };
  return { favour, moments, have: state.tiles.filter((_, cell) => isAvailable(state, cell)).length, need: 2 };
};
