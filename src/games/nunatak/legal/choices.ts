import { isHuman, isUnreserved } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import type { Box, CardIndex, Sym } from '../components/index.js';
import {
  type Brace,
  type Exchange,
  entries,
  type Into,
  type Move,
  type Order,
  type Pick,
  type Reserve,
  type Square,
  type Transform,
} from '../moves/index.js';
import type { Held, IntoPhase, SquaresPhase, State, TransformPhase } from '../state/index.js';
import { GROUND } from '../temple.js';
import { hasPlayable } from './favours.js';

/** @rule NU-ELDER-1 */
export const pickForbiddenBy = ({ favourLine }: State, _: Box, { favour }: Pick): Reason | undefined =>
  favourLine.includes(favour) ? undefined : 'not-revealed';

/** @rule NU-FX-4 */
export const braceForbiddenBy = ({ blocks, active }: State, _: Box, { cell }: Brace): Reason | undefined =>
  blocks[cell] === active ? undefined : 'no-upper-block';

/** Adds the squares still to be scored. */
export const squareCandidates = (_state: State, _box: Box, { cells }: SquaresPhase, moves: Move[]): void => {
  for (let i = 0; i < cells.length; i++) moves.push(entries.square[cells[i]! - GROUND]!);
};

/** @rule NU-SQUARE-1 */
export const squareForbiddenBy = (
  _state: State,
  _box: Box,
  { cell }: Square,
  { cells }: SquaresPhase,
): Reason | undefined => (cells.includes(cell) ? undefined : 'not-completed');

/**
 * Scores the last square automatically, unless a favour has changed it or still can.
 * @rule NU-SQUARE-6 NU-FX-13
 */
export const onlySquare = (state: State, box: Box, phase: SquaresPhase): Move | undefined => {
  const { cells, rivalry } = phase;
  if (rivalry || cells.length > 1) return undefined;
  if (isHuman(state, state.active) && hasPlayable(state, box, state.active, phase)) return undefined;
  return entries.square[cells[0]! - GROUND];
};

/** @rule NU-FX-7 */
export const reserveForbiddenBy = ({ line }: State, _: Box, { card }: Reserve): Reason | undefined =>
  line.includes(card) ? undefined : 'none-to-reserve';

/** @rule NU-FX-9 */
export const exchangeForbiddenBy = (state: State, _: Box, { from, slot }: Exchange): Reason | undefined => {
  if (from >= state.peek.count) return 'unseen';
  if (state.line[slot] === -1) return 'empty-slot';
  return isUnreserved(state, slot) ? undefined : 'reserved-slot';
};

/** @rule NU-FX-9 */
export const orderForbiddenBy = ({ peek }: State, _: Box, { order }: Order): Reason | undefined =>
  order.length === peek.count ? undefined : 'other-number';

/** Returns the card with a number in an area; undefined if it is not there. */
export const heldIn = (area: readonly Held[], card: CardIndex): Held | undefined =>
  area.find((held) => held.card === card);

/** @rule NU-FX-14 */
export const transformForbiddenBy = (
  { areas }: State,
  _: Box,
  { card }: Transform,
  { asked }: TransformPhase,
): Reason | undefined => (heldIn(areas[asked]!, card) === undefined ? 'not-own-card' : undefined);

/** @rule NU-FX-14 */
export const intoForbiddenBy = (
  { areas }: State,
  _: Box,
  { into }: Into,
  { asked, card }: IntoPhase,
): Reason | undefined => (heldIn(areas[asked]!, card)?.as === typeOf(into) ? 'same-type' : undefined);

/** Returns the type of a transformed card: for a tool, artisan. */
export const typeOf = (into: Into['into']): Sym =>
  into === 'rope' || into === 'pickaxe' || into === 'saw' ? 'artisan' : into;
