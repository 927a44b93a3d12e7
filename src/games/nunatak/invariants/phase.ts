import { bestCellsForDummy } from '../apply/dummy.js';
import {
  availableSymbolBits,
  countSlots,
  hasFittingCard,
  hasTwoAvailableTiles,
  isAvailable,
  isFittingCard,
  isHuman,
  isSlotFilled,
  isTakeable,
  showsAnyOf,
} from '../available.js';
import {
  type Box,
  type CardIndex,
  type FavourId,
  type FavourIndex,
  isFavourOfType,
  symbolBit,
} from '../components/index.js';
import { findFiledCard } from '../legal/choices.js';
import { hasEndFavour, hasPlayableFavour, isFavourUsable } from '../legal/favours.js';
import { hasTwoSymbols } from '../legal/take.js';
import { hasUsedFavour } from '../score/cards.js';
import type { PeekPhase, PhaseToResume, SpreadPhase, State } from '../state/index.js';
import type { Cell } from '../temple.js';
import { phaseBelowFavour } from './moment.js';

/** Checks that the decision is one that the rules require in this state. */
export const phaseContradiction = (state: State, box: Box): string | null => {
  const phase = phaseBelowFavour(state);
  const isTaking = state.phase.kind === 'orderCards' && phase.kind === 'take';
  const isRight = isTaking
    ? isTakePhaseRightAfterExchange(state, box, phase.anyCardAnyTile)
    : isCardDecisionRight(state, box, phase);
  return isRight && isDecisionRight(state, box) ? null : 'phase';
};

/**
 * Checks whether the rules can allow any card after an exchange: while cards that were seen are put in order, the one
 * that fitted may lie among them.
 */
const isTakePhaseRightAfterExchange = (state: State, box: Box, anyCardAnyTile: boolean): boolean =>
  hasTakeableCard(state) &&
  (anyCardAnyTile ? isAnyCardAnyTileRight(state, box, true, 0) : !hasNoFittingCard(state, box));

const hasTakeableCard = (state: State): boolean =>
  countSlots(state, (each, slot) => isTakeable(each, slot, each.turnOwner)) > 0;

/** Checks whether some card may be taken, or the taken one placed. */
const isCardDecisionRight = (state: State, box: Box, phase: State['phase']): boolean => {
  const bits = availableSymbolBits(state, box);
  switch (phase.kind) {
    case 'take':
      return hasTakeableCard(state) && isAnyCardAnyTileRight(state, box, phase.anyCardAnyTile, 0);
    case 'chooseBlockOwner':
      return isAnyCardAnyTileRight(state, box, phase.anyCardAnyTile, box.cardSymbolBits[phase.card]!);
    case 'chooseSymbol': {
      const printed = box.cardSymbolBits[phase.card]!;
      const isUnconstrained = phase.anyCardAnyTile || (printed & ~bits) === 0;
      return (
        isUnconstrained && hasTwoSymbols(printed) && isAnyCardAnyTileRight(state, box, phase.anyCardAnyTile, printed)
      );
    }
    case 'place': {
      if (
        phase.byLiberty &&
        (!phase.anyTile || phase.blockOwner === 'siku' || !hasUsedFavour(state, box, state.turnOwner, 'liberty'))
      )
        return false;
      if (phase.byLiberty || !phase.anyTile) return (bits & symbolBit(phase.countsAs)) !== 0;
      return isAnyCardAnyTileRight(state, box, true, box.cardSymbolBits[phase.card]!);
    }
    case 'dropTile':
      return (
        isAvailable(state, phase.liftedCell) &&
        showsAnyOf(state, box, phase.liftedCell, symbolBit('labourer')) &&
        hasTwoAvailableTiles(state)
      );
    default:
      return true;
  }
};

/**
 * Checks whether any card and any tile are allowed exactly if no card fits; `takenBits` are the symbols of one already
 * taken.
 */
const isAnyCardAnyTileRight = (state: State, box: Box, anyCardAnyTile: boolean, takenBits: number): boolean => {
  const bits = availableSymbolBits(state, box);
  if (!anyCardAnyTile) return takenBits === 0 ? hasFittingCard(state, box, state.turnOwner) : (takenBits & bits) !== 0;
  return (takenBits & bits) === 0 && hasNoFittingCard(state, box);
};

const hasNoFittingCard = (state: State, box: Box): boolean =>
  !hasFittingCard(state, box, state.turnOwner) && !state.deck.some((card) => isFittingCard(state, box, card));

/** Checks whether the player to act can act, with the favour that they have used. */
const isDecisionRight = (state: State, box: Box): boolean => {
  const { phase, turnOwner } = state;
  switch (phase.kind) {
    case 'immediateFavour':
      return isUsableImmediateFavour(state, box, phase.favour) && state.favours[turnOwner]!.includes(phase.favour);
    case 'braceBlock':
      return (
        hasUsedThisFavour(state, box, turnOwner, phase.favour, 'bracing') && isFavourUsable(state, 'bracing', turnOwner)
      );
    case 'scoreSquare':
      if (phase.byRivalry) return isHuman(state, turnOwner) && hasUsedFavour(state, box, turnOwner, 'rivalry');
      return phase.squares.length > 1 || (isHuman(state, turnOwner) && hasPlayableFavour(state, box, turnOwner, phase));
    case 'window':
      return hasPlayableFavour(state, box, phase.decider, phase);
    case 'endFavour':
      return hasEndFavour(state, box, phase.decider);
    case 'transform':
      return hasUsedThisFavour(state, box, phase.decider, phase.favour, 'transformation');
    case 'chooseNewType': {
      const isOwn = findFiledCard(state.filedCards[phase.decider]!, phase.card) !== undefined;
      return isOwn && hasUsedThisFavour(state, box, phase.decider, phase.favour, 'transformation');
    }
    case 'placeForDummy':
      return isDummyDecisionRight(state, box, phase.card, phase.cells);
    case 'reserve':
    case 'spread':
    case 'exchange':
    case 'orderCards':
      return isFavourInPlayRight(state, box, phase);
    case 'take':
    case 'chooseBlockOwner':
    case 'chooseSymbol':
    case 'place':
    case 'dropTile':
    case 'pickFavour':
    case 'over':
      return true;
  }
};

const isUsableImmediateFavour = (state: State, box: Box, favour: FavourIndex): boolean => {
  const id = box.favourIds[favour]!;
  return isFavourOfType('immediate', id) && isFavourUsable(state, id, state.turnOwner);
};

const hasUsedThisFavour = (
  { usedFavours }: State,
  box: Box,
  player: number,
  favour: FavourIndex,
  id: FavourId,
): boolean => box.favourIds[favour] === id && usedFavours[player]!.includes(favour);

/** Checks whether the dummy cannot decide between these cells. */
const isDummyDecisionRight = (state: State, box: Box, card: CardIndex, cells: readonly Cell[]): boolean => {
  const anyCardAnyTile = (availableSymbolBits(state, box) & box.cardSymbolBits[card]!) === 0;
  if (anyCardAnyTile && !isAnyCardAnyTileRight(state, box, true, box.cardSymbolBits[card]!)) return false;
  const best = bestCellsForDummy(state, box, card, anyCardAnyTile);
  return cells.length > 1 && best.length === cells.length && best.every((cell, i) => cell === cells[i]);
};

/** Checks whether a favour that is being carried out can be, and returns to the phase in which it was played. */
const isFavourInPlayRight = (
  state: State,
  box: Box,
  phase: Extract<State['phase'], { readonly phaseToResume: PhaseToResume }>,
): boolean => {
  const { decider, favour, phaseToResume } = phase;
  if (phaseToResume.kind === 'window' ? phaseToResume.decider !== decider : state.turnOwner !== decider) return false;
  if (phaseToResume.kind === 'window' && phase.kind !== 'reserve' && phaseToResume.nextOwner === decider) return false;
  switch (phase.kind) {
    case 'reserve':
      if (phaseToResume.kind !== 'window' || state.reservation !== null || state.turnsLeft[decider] === 0) return false;
      return hasUsedThisFavour(state, box, decider, favour, 'foresight') && canReserve(state, box);
    case 'spread':
      return hasUsedThisFavour(state, box, decider, favour, 'spread') && isSpreadRight(state, phase);
    case 'exchange':
    case 'orderCards':
      return hasUsedThisFavour(state, box, decider, favour, 'divination') && isPeekRight(state, box, phase);
  }
};

const isSpreadRight = (state: State, { liftedCell }: SpreadPhase): boolean =>
  hasTwoAvailableTiles(state) && (liftedCell === -1 || isAvailable(state, liftedCell));

const canReserve = (state: State, { components: { effects } }: Box): boolean =>
  countSlots(state, isSlotFilled) >= effects.foresight;

const isPeekRight = (state: State, { components: { effects } }: Box, { kind, decider }: PeekPhase): boolean => {
  const { player, count } = state.peek;
  if (player !== decider || count !== Math.min(effects.divination, state.deck.length)) return false;
  return count >= (kind === 'orderCards' ? 2 : 1);
};
