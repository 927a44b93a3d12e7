import { availableSymbolBits, isTakeable } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, symbolBit, symbolIndex } from '../components/index.js';
import { type ChooseSymbol, MOVES, type Move, type Take } from '../moves/index.js';
import type { BlockOwnerPhase, State, SymbolPhase, TakePhase } from '../state/index.js';
import { ascending, useFavourCandidates } from './favours.js';

/**
 * Returns the first reason that forbids taking a card; `availableBits` are the symbols on available tiles.
 * @rule NU-TAKE-1 NU-TAKE-2 NU-TAKE-3 NU-TAKE-4 NU-TAKE-7
 */
export const takeForbiddenBy = (
  state: State,
  box: Box,
  { card }: Take,
  { anyCardAnyTile }: TakePhase,
  availableBits = availableSymbolBits(state, box),
): Reason | undefined => {
  const { line, reservation, turnOwner } = state;
  const slot = line.indexOf(card);
  if (slot < 0) return 'not-in-line';
  if (!isTakeable(state, slot, turnOwner)) return 'reserved-by-other';
  if (anyCardAnyTile) return undefined;
  if (reservation?.player === turnOwner && reservation.slot !== slot) {
    if ((box.cardSymbolBits[line[reservation.slot]!]! & availableBits) !== 0) return 'own-card-reserved';
  }
  return (box.cardSymbolBits[card]! & availableBits) === 0 ? 'fits-nowhere' : undefined;
};

/** Lists the cards of the line that can be taken, and the favours. */
export const legalTakes = (state: State, box: Box, phase: TakePhase): readonly Move[] => {
  // The temple is searched once for all cards: the generic list makes play-outs take 6 % longer.
  const moves: Move[] = [];
  const availableBits = availableSymbolBits(state, box);
  for (const card of ascending(state.line)) {
    if (card === -1) continue;
    const take = MOVES.take[card]!;
    if (takeForbiddenBy(state, box, take, phase, availableBits) === undefined) moves.push(take);
  }
  useFavourCandidates(state, box, phase, moves);
  return moves;
};

/**
 * Uses the card automatically for the only kind of blocks that is left in the lot.
 * @rule NU-SIKU-1
 */
export const forcedBlockOwner = ({ lots, turnOwner }: State, _box: Box, _phase: BlockOwnerPhase): Move | undefined => {
  const { ownBlocks, sikuBlocks } = lots[turnOwner]!;
  if (ownBlocks > 0 && sikuBlocks > 0) return undefined;
  return MOVES.chooseBlockOwner[ownBlocks > 0 ? 0 : 1];
};

/** @rule NU-PLACE-5 */
export const chooseSymbolForbiddenBy = (
  _state: State,
  box: Box,
  { symbol }: ChooseSymbol,
  { card }: SymbolPhase,
): Reason | undefined => ((box.cardSymbolBits[card]! & symbolBit(symbol)) === 0 ? 'not-on-card' : undefined);

/** Checks whether these are the symbols of a double card. */
export const hasTwoSymbols = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/**
 * Uses the card automatically for the only possible symbol.
 * @rule NU-PLACE-4 NU-PLACE-6
 */
export const forcedSymbol = (state: State, box: Box, { card, anyCardAnyTile }: SymbolPhase): Move | undefined => {
  const printedBits = box.cardSymbolBits[card]!;
  if (!hasTwoSymbols(printedBits)) return moveForSymbol(printedBits);
  const possibleBits = anyCardAnyTile ? printedBits : printedBits & availableSymbolBits(state, box);
  return hasTwoSymbols(possibleBits) ? undefined : moveForSymbol(possibleBits);
};

const moveForSymbol = (bit: number): Move => MOVES.chooseSymbol[symbolIndex(bit)]!;
