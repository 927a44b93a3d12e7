import { SYMBOLS } from '../components.js';
import { CELLS, DOME, GROUND } from '../temple.js';
import {
  type As,
  type Brace,
  type Drop,
  type Exchange,
  INTO,
  type Into,
  type Lift,
  type Move,
  ORDERS,
  type Order,
  type Pick,
  type Place,
  type Reserve,
  type Square,
  type Take,
  type Transform,
  type UseFavour,
} from './kinds.js';

const CARDS = 54;
const FAVOURS = 20;
const SEEN = 3;
const SLOTS = 4;

const upTo = (count: number, first = 0): readonly number[] => Array.from({ length: count }, (_, i) => first + i);

/** The entries by card. */
export const TAKE: readonly Move[] = upTo(CARDS).map((card): Take => ({ kind: 'take', card }));
/** The entries for oneself and for Siku. */
export const USE: readonly Move[] = [
  { kind: 'use', for: 'self' },
  { kind: 'use', for: 'siku' },
];
/** The entries by symbol. */
export const AS: readonly Move[] = SYMBOLS.map((symbol): As => ({ kind: 'as', symbol }));
/** The entries by cell. */
export const PLACE: readonly Move[] = upTo(CELLS).map((cell): Place => ({ kind: 'place', cell }));
/** The entries by cell. */
export const LIFT: readonly Move[] = upTo(CELLS).map((cell): Lift => ({ kind: 'lift', cell }));
/** The entries by cell. */
export const DROP: readonly Move[] = upTo(CELLS).map((cell): Drop => ({ kind: 'drop', cell }));
/** The entries by favour. */
export const PICK: readonly Move[] = upTo(FAVOURS).map((favour): Pick => ({ kind: 'pick', favour }));
/** The entries by favour. */
export const FAVOUR: readonly Move[] = upTo(FAVOURS).map((favour): UseFavour => ({ kind: 'favour', favour }));
/** The entries by cell, the first for cell 25. */
export const BRACE: readonly Move[] = upTo(CELLS - GROUND, GROUND).map((cell): Brace => ({ kind: 'brace', cell }));
/** The entries by square, the first for cell 25. */
export const SQUARE: readonly Move[] = upTo(DOME + 1 - GROUND, GROUND).map(
  (cell): Square => ({ kind: 'square', cell }),
);
/** The entries by card. */
export const RESERVE: readonly Move[] = upTo(CARDS).map((card): Reserve => ({ kind: 'reserve', card }));
/** The entries by card seen and slot: four for each card. */
export const EXCHANGE: readonly Move[] = upTo(SEEN * SLOTS).map(
  (i): Exchange => ({ kind: 'exchange', from: Math.floor(i / SLOTS), slot: i % SLOTS }),
);
/** The entries by order: those of two cards, then those of three. */
export const ORDER: readonly Move[] = ORDERS.map((order): Order => ({ kind: 'order', order }));
/** The entries by card. */
export const TRANSFORM: readonly Move[] = upTo(CARDS).map((card): Transform => ({ kind: 'transform', card }));
/** The entries by what the card becomes. */
export const INTO_TYPE: readonly Move[] = INTO.map((into): Into => ({ kind: 'into', into }));
/** The entry that passes. */
export const PASS: Move = { kind: 'pass' };

/** Every move there is. */
export const catalogue: readonly Move[] = [
  TAKE,
  USE,
  AS,
  PLACE,
  LIFT,
  DROP,
  PICK,
  FAVOUR,
  BRACE,
  SQUARE,
  RESERVE,
  EXCHANGE,
  ORDER,
  TRANSFORM,
  INTO_TYPE,
  [PASS],
].flat();
