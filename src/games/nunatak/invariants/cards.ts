import { type Copies, sum, withoutKnown } from '../../../core/data/list.js';
import { takenCard } from '../available.js';
import { type Box, CARD_COUNT, type CardIndex, SLOT_COUNT, symbolBit, TURNS_PER_ROUND } from '../components/index.js';
import { type FiledCard, type Owner, SIKU, type State } from '../state/index.js';
import { areAllBlocksPlaced, countBlocks, isBlockPlaced, placingPhase } from './moment.js';

/** Checks that every construction card is in one place, where the rules can have put it. */
export const cardsContradiction = (state: State, box: Box): string | null => {
  const { deck, deckBacks, line, filedCards, discardedCards, phase } = state;
  const filed = filedCards.flat().map(({ card }) => card);
  const open = [...line.filter((card) => card !== -1), ...filed, ...discardedCards, ...takenCard(phase)];
  if (!isComplete(box.copies.cards, deck, open)) return 'deck';
  if (deckBacks.length !== deck.length) return 'deckBacks';
  const wrong = deck.findIndex((card, i) => box.cardBacks[card] !== deckBacks[i]);
  if (wrong >= 0) return `deckBacks[${wrong}]`;
  return (
    lineContradiction(state) ??
    filedCardsContradiction(state, box) ??
    discardedCardsContradiction(state, box) ??
    placingContradiction(state, box)
  );
};

/** Checks whether the hidden kinds and the open things are all there are, each once. */
export const isComplete = (copies: Copies, hidden: readonly number[], open: readonly number[]): boolean => {
  const { kindOfItem } = copies;
  const isKinds = hidden.every((kind) => kindOfItem[kind] === kind);
  const isAll =
    hidden.length + open.length === kindOfItem.length &&
    withoutKnown(copies, [kindOfItem], [...hidden, ...open])[0]!.length === 0;
  return isKinds && isAll && new Set(open).size === open.length;
};

/** Checks the number of cards in the deck and the line. */
const lineContradiction = (state: State): string | null => {
  const { players, turnNumber, deck, line } = state;
  if (players > 1)
    return deck.length === (areAllBlocksPlaced(state) ? 0 : Math.max(0, CARD_COUNT - SLOT_COUNT + 1 - turnNumber))
      ? null
      : 'deck';
  const filled = line.filter((card) => card !== -1).length;
  if (areAllBlocksPlaced(state)) return filled === 0 ? null : 'line';
  const turnsInRound = (turnNumber - 1) % TURNS_PER_ROUND;
  const taken = turnsInRound + (isCardTaken(state) ? 1 : 0);
  const fullLine = Math.min(SLOT_COUNT, CARD_COUNT - (turnNumber - 1 - turnsInRound));
  return filled >= fullLine - taken ? null : 'line';
};

/** Checks whether the card of the turn has been taken. */
const isCardTaken = (state: State): boolean =>
  isBlockPlaced(state) || placingPhase(state) !== null || takenCard(state.phase).length > 0;

/** Checks that a player has a card for each placed block, and one for the block that is being placed. */
const filedCardsContradiction = (state: State, box: Box): string | null => {
  const { players, filedCards } = state;
  const blockCounts = countBlocks(state);
  const placing = placingPhase(state);
  for (const [owner, cards] of filedCards.entries()) {
    const wrong = cards.findIndex((filed) => !isFiledCorrectly(state, box, owner, filed));
    if (wrong >= 0) return `filedCards[${owner}][${wrong}]`;
    const isPending = placing !== null && owner === (placing.blockOwner === 'self' ? state.turnOwner : SIKU);
    const max = blockCounts[owner]! + (isPending ? 1 : 0);
    if (cards.length > max || (owner < players && cards.length < max)) return `filedCards[${owner}]`;
  }
  return null;
};

/** Checks that Siku and the dummies have discarded a card for each block, except labourers, which they keep. */
const discardedCardsContradiction = (state: State, box: Box): string | null => {
  const { players, filedCards, discardedCards } = state;
  const kept = filedCards.slice(players).flat().length;
  const pending = placingPhase(state)?.blockOwner === 'siku' ? 1 : 0;
  if (kept + discardedCards.length !== sum(countBlocks(state).slice(players)) + pending) return 'discardedCards';
  return discardedCards.every((card) => box.cardSymbolBits[card] !== symbolBit('labourer')) ? null : 'discardedCards';
};

const isFiledCorrectly = (
  state: State,
  box: Box,
  owner: Owner,
  { card, countsAs, tool, isTransformed }: FiledCard,
): boolean => {
  if (owner >= state.players)
    return countsAs === 'labourer' && !isTransformed && tool === null && showsSymbol(box, card, 'labourer');
  if (isTransformed)
    return (
      areAllBlocksPlaced(state) && (countsAs === 'artisan') === (tool !== null) && hasTransformed(state, box, owner)
    );
  return (
    showsSymbol(box, card, countsAs) && tool === (countsAs === 'artisan' ? box.components.cards[card]!.tool : null)
  );
};

const showsSymbol = (box: Box, card: CardIndex, countsAs: FiledCard['countsAs']): boolean =>
  (box.cardSymbolBits[card]! & symbolBit(countsAs)) !== 0;

/** Checks whether a player has carried out as many transformations as they have changed cards. */
const hasTransformed = ({ filedCards, usedFavours, phase }: State, box: Box, player: Owner): boolean => {
  const used = usedFavours[player]!.filter((favour) => box.favourIds[favour] === 'transformation').length;
  const isUnderWay = (phase.kind === 'transform' || phase.kind === 'chooseNewType') && phase.decider === player;
  return filedCards[player]!.filter(({ isTransformed }) => isTransformed).length <= used - (isUnderWay ? 1 : 0);
};

/** Checks that the card of the turn was filed last. */
const placingContradiction = (state: State, box: Box): string | null => {
  if ('cell' in state.phase) return state.filedCards[state.turnOwner]!.at(-1)!.countsAs === 'elder' ? null : 'phase';
  const phase = placingPhase(state);
  if (phase === null) return null;
  const countsAs = phase.kind === 'dropTile' ? 'labourer' : phase.countsAs;
  if (!showsSymbol(box, phase.card, countsAs)) return 'phase.countsAs';
  const isKept = phase.blockOwner === 'self' || countsAs === 'labourer';
  const lastFiled = state.filedCards[phase.blockOwner === 'self' ? state.turnOwner : SIKU]!.at(-1);
  const last = isKept ? (lastFiled?.countsAs === countsAs ? lastFiled.card : -1) : state.discardedCards.at(-1);
  return last === phase.card ? null : 'phase.card';
};
