import { sum } from '../../../core/data/list.js';
import { type Box, DECKS, NUMBER_OF, tableFor } from '../components/index.js';
import type { State } from '../state/index.js';

/** Checks that every card is in one place. */
export const brokenCards = (state: State, box: Box): string | null =>
  brokenDecks(state, box) ?? brokenShipyard(state, box) ?? brokenExpertise(state, box) ?? brokenPlacing(state, box);

const brokenDecks = ({ players, decks, taken }: State, box: Box): string | null => {
  const inUse = tableFor(box, players).decks;
  const all = taken.flat();
  for (const deck of DECKS) {
    const found = [...decks[deck], ...all.filter((card) => inUse[deck].includes(card))];
    if (decks[deck].some((card) => !inUse[deck].includes(card))) return `decks.${deck}`;
    if (String(found.sort((a, b) => a - b)) !== String(inUse[deck])) return `decks.${deck}`;
  }
  const stranger = taken.findIndex((cards) => cards.some((card) => !DECKS.some((deck) => inUse[deck].includes(card))));
  return stranger < 0 ? null : `taken[${stranger}]`;
};

const brokenShipyard = ({ pile, gone, hand, icebreakers, phase }: State, box: Box): string | null => {
  const lying = icebreakers.flat().length;
  const wrong = box.shipyard.findIndex((count, card) => {
    const held = sum(hand.map((cards) => cards[card]!));
    const shown = phase.kind === 'draft' ? phase.row[card]! : 0;
    return pile[card]! + gone[card]! + held + shown + (card === NUMBER_OF.icebreaker ? lying : 0) !== count;
  });
  return wrong < 0 ? null : `pile[${wrong}]`;
};

const brokenExpertise = ({ players, expertisePile, expertiseGone, expertise }: State, box: Box): string | null =>
  expertisePile + expertiseGone + sum(expertise) === box.components.expertise[players] ? null : 'expertisePile';

/** Checks that all scientists on the board came with a building or a card. */
const brokenPlacing = ({ scientists, taken, gone }: State, box: Box): string | null => {
  const came = sum(taken.flat().map((card) => box.cards[card]!.scientists)) + gone[NUMBER_OF.scientist]!;
  return sum(scientists.flat()) <= came ? null : 'scientists';
};
