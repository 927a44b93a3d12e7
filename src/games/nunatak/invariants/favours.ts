import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import {
  type Box,
  type FavourId,
  type FavourIdOfType,
  type FavourIndex,
  isFavourOfType,
  symbolBit,
} from '../components/index.js';
import { hasUsedFavour } from '../score/cards.js';
import type { State } from '../state/index.js';
import { DOME, FLOOR_OF_CELL, SQUARE_CELLS } from '../temple.js';
import { isComplete } from './cards.js';
import { areAllBlocksPlaced, isBlockPlaced, phaseBelowFavour, placingPhase } from './moment.js';

/** Checks that every favour is in one place, and that no player has more than their elders have given them. */
export const favoursContradiction = (state: State, box: Box): string | null => {
  const { favourDeck, favourLine, favours, usedFavours, removedFavours } = state;
  const open = [...favourLine, ...favours.flat(), ...usedFavours.flat(), ...removedFavours];
  if (!isComplete(box.copies.favours, favourDeck, open)) return 'favourDeck';
  const max = box.components.favourLineSize - (awaitsRefill(state) ? 1 : 0);
  const min = mayAwaitRefill(state) ? max - 1 : max;
  if (favourLine.length < min || favourLine.length > max) return 'favourLine';
  return (
    removedFavoursContradiction(state, box) ??
    favourCountContradiction(state, box) ??
    pickedFavourContradiction(state, box) ??
    markContradiction(state, box)
  );
};

/** Checks whether the favour line waits to be refilled. */
const awaitsRefill = ({ favourPickedThisTurn, phase }: State): boolean =>
  favourPickedThisTurn !== -1 &&
  (phase.kind === 'immediateFavour' || phase.kind === 'braceBlock' || phase.kind === 'scoreSquare');

/** Checks whether the favour line may wait because of a dummy's elder. */
const mayAwaitRefill = ({ phase, turnOwner, players }: State): boolean =>
  phase.kind === 'scoreSquare' && turnOwner >= players;

/** Checks the favours out of the game: first those that are not in play, then those that dummies have removed. */
const removedFavoursContradiction = (state: State, box: Box): string | null => {
  const { players, removedFavours, discardedCards } = state;
  const out = box.modes[players]!.favoursNotInPlay;
  if (out.some((favour, i) => removedFavours[i] !== favour)) return 'removedFavours';
  const removed = removedFavours.length - out.length;
  if (players > 1) return removed === 0 ? null : 'removedFavours';
  const elder = symbolBit('elder');
  const min = discardedCards.filter((card) => box.cardSymbolBits[card] === elder).length;
  const max = discardedCards.filter((card) => (box.cardSymbolBits[card]! & elder) !== 0).length;
  return removed >= min && removed <= max ? null : 'removedFavours';
};

/**
 * Checks that there is a favour for each elder, that end favours are used at the end, and that points come from used
 * favours.
 */
const favourCountContradiction = (state: State, box: Box): string | null => {
  const { players, favours, usedFavours, filedCards, phase } = state;
  const isWaiting = isWaitingForFavour(state);
  for (let player = 0; player < players; player++) {
    const own = filedCards[player]!;
    const taken =
      favours[player]!.length + usedFavours[player]!.length + (isWaiting && player === state.turnOwner ? 1 : 0);
    const min = own.filter(({ countsAs, isTransformed }) => countsAs === 'elder' && !isTransformed).length;
    const max =
      min +
      own.filter(({ card, isTransformed }) => isTransformed && (box.cardSymbolBits[card]! & symbolBit('elder')) !== 0)
        .length;
    if (taken < min || taken > max) return `favours[${player}]`;
    const tooEarly = usedFavours[player]!.some((favour) => isFavourOfType('end', box.favourIds[favour]!));
    if (tooEarly && !areAllBlocksPlaced(state)) return `usedFavours[${player}]`;
    const scored = usedFavours[player]!.filter((favour) => phase.kind !== 'braceBlock' || favour !== phase.favour);
    const points = sum(scored.map((favour) => maxPoints(state, box, favour)));
    if (state.favourPoints[player]! > points) return `favourPoints[${player}]`;
  }
  return null;
};

/** Checks whether an elder has been filed, and the favour not yet picked. */
const isWaitingForFavour = (state: State): boolean => {
  const phase = placingPhase(state);
  return (
    state.phase.kind === 'pickFavour' ||
    (phase?.kind === 'place' && phase.blockOwner === 'self' && phase.countsAs === 'elder')
  );
};

const maxPoints = ({ players }: State, box: Box, favour: FavourIndex): number => {
  const { effects, engineeringTrack } = box.components;
  const maxByFavour: Readonly<Record<FavourIdOfType<'immediate'> | 'insight', number>> = {
    rise: effects.rise * Math.max(...FLOOR_OF_CELL),
    craft: 0,
    base: effects.base,
    bracing: SQUARE_CELLS[DOME]!.length,
    solidarity: effects.solidarity[0] + effects.solidarity[1] * (players - 1),
    insight: Math.max(...engineeringTrack),
  };
  const id = box.favourIds[favour]!;
  return id in maxByFavour ? maxByFavour[id as keyof typeof maxByFavour] : 0;
};

/** Checks the favour of the turn under way; it is not picked before its block is placed. */
const pickedFavourContradiction = (state: State, box: Box): string | null => {
  const { favourPickedThisTurn, turnOwner, filedCards, favours, usedFavours, phase } = state;
  const { kind } = phaseBelowFavour(state);
  if (phase.kind === 'immediateFavour' || phase.kind === 'braceBlock')
    return phase.favour === favourPickedThisTurn ? null : 'phase.favour';
  if (favourPickedThisTurn === -1) return null;
  if (kind === 'pickFavour' || (!isBlockPlaced(state) && kind !== 'window')) return 'favourPickedThisTurn';
  if (turnOwner >= state.players) return 'favourPickedThisTurn';
  const last = filedCards[turnOwner]!.at(-1);
  if (last === undefined || !(last.countsAs === 'elder' || last.isTransformed)) return 'favourPickedThisTurn';
  if (favours[turnOwner]!.includes(favourPickedThisTurn)) return null;
  const id = box.favourIds[favourPickedThisTurn]!;
  const isUsed = isFavourOfType('immediate', id) || (isFavourOfType('end', id) && areAllBlocksPlaced(state));
  return isUsed && usedFavours[turnOwner]!.includes(favourPickedThisTurn) ? null : 'favourPickedThisTurn';
};

/** Checks that reservation, abundance and peek come from used favours. */
const markContradiction = (state: State, box: Box): string | null => {
  const { reservation, abundance, peek, line, deck } = state;
  const hasUsed = (player: Player, id: FavourId): boolean => hasUsedFavour(state, box, player, id);
  if (reservation !== null && (line[reservation.slot] === -1 || !hasUsed(reservation.player, 'foresight')))
    return 'reservation';
  if (abundance !== null && !hasUsed(abundance.player, 'abundance')) return 'abundance';
  if (peek.count > deck.length || (peek.player === -1) !== (peek.count === 0)) return 'peek';
  if (peek.player >= 0 && !hasUsed(peek.player, 'divination')) return 'peek';
  return isLocatedCardRight(state) ? null : 'locatedCard';
};

/** Checks whether the located card lies where it may lie. */
const isLocatedCardRight = ({ locatedCard, peek, deck, phase }: State): boolean => {
  if (locatedCard === null) return true;
  const { card, firstIndex, lastIndex } = locatedCard;
  if (phase.kind === 'exchange' || lastIndex >= peek.count) return false;
  const isInOrder =
    phase.kind === 'orderCards' ? firstIndex === lastIndex : firstIndex === 0 && lastIndex === peek.count - 1;
  return isInOrder && deck.slice(firstIndex, lastIndex + 1).includes(card);
};
