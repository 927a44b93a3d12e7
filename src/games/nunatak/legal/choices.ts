import { isHuman, isUnreserved } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import type { Box, CardIndex, CardSymbol } from '../components/index.js';
import {
  type BraceBlock,
  type ChooseNewType,
  type Exchange,
  MOVES,
  type Move,
  type OrderCards,
  type PickFavour,
  type Reserve,
  type ScoreSquare,
  type Transform,
} from '../moves/index.js';
import type { FiledCard, NewTypePhase, ScoreSquarePhase, State, TransformPhase } from '../state/index.js';
import { GROUND_CELL_COUNT } from '../temple.js';
import { hasPlayableFavour } from './favours.js';

/** @rule NU-ELDER-1 */
export const pickFavourForbiddenBy = ({ favourLine }: State, _: Box, { favour }: PickFavour): Reason | undefined =>
  favourLine.includes(favour) ? undefined : 'not-revealed';

/** @rule NU-FX-4 */
export const braceBlockForbiddenBy = (
  { blocks, turnOwner }: State,
  _: Box,
  { cell }: BraceBlock,
): Reason | undefined => (blocks[cell] === turnOwner ? undefined : 'no-upper-block');

/** Adds the squares still to be scored. */
export const scoreSquareCandidates = (_state: State, _box: Box, { squares }: ScoreSquarePhase, moves: Move[]): void => {
  for (let i = 0; i < squares.length; i++) moves.push(MOVES.scoreSquare[squares[i]! - GROUND_CELL_COUNT]!);
};

/** @rule NU-SQUARE-1 */
export const scoreSquareForbiddenBy = (
  _state: State,
  _box: Box,
  { square }: ScoreSquare,
  { squares }: ScoreSquarePhase,
): Reason | undefined => (squares.includes(square) ? undefined : 'not-completed');

/**
 * Scores the last square automatically, unless a favour has changed it or still can.
 * @rule NU-SQUARE-6 NU-FX-13
 */
export const forcedSquare = (state: State, box: Box, phase: ScoreSquarePhase): Move | undefined => {
  const { squares, byRivalry } = phase;
  if (byRivalry || squares.length > 1) return undefined;
  if (isHuman(state, state.turnOwner) && hasPlayableFavour(state, box, state.turnOwner, phase)) return undefined;
  return MOVES.scoreSquare[squares[0]! - GROUND_CELL_COUNT];
};

/** @rule NU-FX-7 */
export const reserveForbiddenBy = ({ line }: State, _: Box, { card }: Reserve): Reason | undefined =>
  line.includes(card) ? undefined : 'none-to-reserve';

/** @rule NU-FX-9 */
export const exchangeForbiddenBy = (state: State, _: Box, { deckIndex, slot }: Exchange): Reason | undefined => {
  if (deckIndex >= state.peek.count) return 'unseen';
  if (state.line[slot] === -1) return 'empty-slot';
  return isUnreserved(state, slot) ? undefined : 'reserved-slot';
};

/** @rule NU-FX-9 */
export const orderCardsForbiddenBy = ({ peek }: State, _: Box, { order }: OrderCards): Reason | undefined =>
  order.length === peek.count ? undefined : 'other-number';

/** Returns the card with a number in an area; undefined if it is not there. */
export const findFiledCard = (filedCards: readonly FiledCard[], card: CardIndex): FiledCard | undefined =>
  filedCards.find((filed) => filed.card === card);

/** @rule NU-FX-14 */
export const transformForbiddenBy = (
  { filedCards }: State,
  _: Box,
  { card }: Transform,
  { decider }: TransformPhase,
): Reason | undefined => (findFiledCard(filedCards[decider]!, card) === undefined ? 'not-own-card' : undefined);

/** @rule NU-FX-14 */
export const chooseNewTypeForbiddenBy = (
  { filedCards }: State,
  _: Box,
  { newType }: ChooseNewType,
  { decider, card }: NewTypePhase,
): Reason | undefined =>
  findFiledCard(filedCards[decider]!, card)?.countsAs === symbolOfNewType(newType) ? 'same-type' : undefined;

/** Returns the type of a transformed card: for a tool, artisan. */
export const symbolOfNewType = (into: ChooseNewType['newType']): CardSymbol =>
  into === 'rope' || into === 'pickaxe' || into === 'saw' ? 'artisan' : into;
