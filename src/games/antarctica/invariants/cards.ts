import { repeatItem, sum } from '../../../core/data/list.js';
import { type Box, DECKS, SHIPYARD_CARD_INDEX, tablesFor } from '../components/index.js';
import type { State } from '../state/index.js';

/** Checks that every card is in one place. */
export const cardsContradiction = (state: State, box: Box): string | null =>
  decksContradiction(state, box) ??
  shipyardCardsContradiction(state, box) ??
  expertiseCardsContradiction(state, box) ??
  scientistsContradiction(state, box);

const decksContradiction = ({ players, decks, buildingCards }: State, box: Box): string | null => {
  const inUse = tablesFor(box, players).decks;
  const unplaced = repeatItem(0, box.buildingCards.length); // by kind
  for (const deck of DECKS) for (const card of inUse[deck]) unplaced[card]!++;
  for (const cards of buildingCards) for (const card of cards) unplaced[card]!--;
  for (const deck of DECKS) {
    if (decks[deck].some((card) => !inUse[deck].includes(card))) return `decks.${deck}`;
    for (const card of decks[deck]) unplaced[card]!--;
    if (inUse[deck].some((card) => unplaced[card] !== 0)) return `decks.${deck}`;
  }
  const wrong = buildingCards.findIndex((cards) =>
    cards.some((card) => !DECKS.some((deck) => inUse[deck].includes(card))),
  );
  return wrong < 0 ? null : `buildingCards[${wrong}]`;
};

const shipyardCardsContradiction = (
  { shipyardPile, removedShipyardCards, hands, icebreakers, phase }: State,
  box: Box,
): string | null => {
  const icebreakersOnZones = icebreakers.flat().length;
  const wrong = box.shipyardCards.findIndex((count, card) => {
    const held = sum(hands.map((cards) => cards[card]!));
    const inRow = phase.kind === 'draft' ? phase.row[card]! : 0;
    return (
      shipyardPile[card]! +
        removedShipyardCards[card]! +
        held +
        inRow +
        (card === SHIPYARD_CARD_INDEX.icebreaker ? icebreakersOnZones : 0) !==
      count
    );
  });
  return wrong < 0 ? null : `shipyardPile[${wrong}]`;
};

const expertiseCardsContradiction = (
  { players, expertisePile, removedExpertiseCards, expertiseCards }: State,
  box: Box,
): string | null =>
  expertisePile + removedExpertiseCards + sum(expertiseCards) === box.components.expertiseCards[players]
    ? null
    : 'expertisePile';

/** Checks that all scientists on the board came with a building or a card. */
const scientistsContradiction = (
  { scientists, buildingCards, removedShipyardCards }: State,
  box: Box,
): string | null => {
  const maxScientists =
    sum(buildingCards.flat().map((card) => box.buildingCards[card]!.scientists)) +
    removedShipyardCards[SHIPYARD_CARD_INDEX.scientist]!;
  return sum(scientists.flat()) <= maxScientists ? null : 'scientists';
};
