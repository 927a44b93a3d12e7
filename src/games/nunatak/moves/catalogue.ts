import { CARDS, FAVOUR_CARDS, SEEN, SLOTS, SYMBOLS } from '../components/index.js';
import { USES } from '../state/index.js';
import { CELLS, DOME, GROUND } from '../temple.js';
import * as kinds from './kinds.js';

const upTo = (count: number, first = 0): readonly number[] => Array.from({ length: count }, (_, i) => first + i);

const cards = upTo(CARDS);
const cells = upTo(CELLS);
const favours = upTo(FAVOUR_CARDS);
const exchanges = upTo(SEEN).flatMap((from) => upTo(SLOTS).map((slot) => ({ from, slot })));

/** The moves of each kind, in the order of the catalogue. */
export const entries = {
  take: cards.map((card): kinds.Take => ({ kind: 'take', card })),
  use: USES.map((use): kinds.UseFor => ({ kind: 'use', for: use })),
  as: SYMBOLS.map((symbol): kinds.As => ({ kind: 'as', symbol })),
  place: cells.map((cell): kinds.Place => ({ kind: 'place', cell })),
  lift: cells.map((cell): kinds.Lift => ({ kind: 'lift', cell })),
  drop: cells.map((cell): kinds.Drop => ({ kind: 'drop', cell })),
  pick: favours.map((favour): kinds.Pick => ({ kind: 'pick', favour })),
  favour: favours.map((favour): kinds.UseFavour => ({ kind: 'favour', favour })),
  /** The first entry is for cell 25. */
  brace: upTo(CELLS - GROUND, GROUND).map((cell): kinds.Brace => ({ kind: 'brace', cell })),
  /** The first entry is for cell 25. */
  square: upTo(DOME + 1 - GROUND, GROUND).map((cell): kinds.Square => ({ kind: 'square', cell })),
  reserve: cards.map((card): kinds.Reserve => ({ kind: 'reserve', card })),
  exchange: exchanges.map((exchange): kinds.Exchange => ({ kind: 'exchange', ...exchange })),
  order: kinds.ORDERS.map((order): kinds.Order => ({ kind: 'order', order })),
  transform: cards.map((card): kinds.Transform => ({ kind: 'transform', card })),
  into: kinds.INTO.map((into): kinds.Into => ({ kind: 'into', into })),
  pass: [{ kind: 'pass' }] as readonly kinds.Pass[],
};
