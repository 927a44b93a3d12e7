import type { ChanceNotation } from '../../core/contract/kernel.js';
import { type Box, BUILDINGS, DECKS, type Deck, SHIPYARD_CARDS } from './components/index.js';
import type { BuildingCardIndex } from './state/index.js';
import type { Antarctica } from './types.js';

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const shipyardCard = anyOf(SHIPYARD_CARDS);
const building = anyOf(BUILDINGS);

/** Returns the name of a card; with its number in the deck if another one needs and builds the same. */
const cardNotation = (card: BuildingCardIndex, deck: Deck, { components: { decks }, copies }: Box): string => {
  const firstCard = DECKS.slice(0, DECKS.indexOf(deck)).reduce((count, each) => count + decks[each].length, 0);
  const names = decks[deck].map(({ needs, builds }) => `${needs.join('+')}>${builds}`);
  const name = names[card - firstCard]!;
  const isUnique = names.every(
    (each, i) => each !== name || copies.kindOfItem[firstCard + i] === copies.kindOfItem[card],
  );
  return isUnique ? name : `${name}:${card - firstCard + 1}`;
};

/** The notation of what chance brings, which everybody sees. */
export const chanceNotation = {
  startPlayerDrawn: {
    grammar: '`1st=P`: the first player',
    pattern: /^1st=[0-3]$/,
    write: ({ player }) => `1st=${player}`,
  },
  buildingPlaced: {
    grammar: '`zoneZ=BUILDING`: the start building of a zone',
    pattern: new RegExp(`^zone[0-7]=${anyOf(BUILDINGS)}$`),
    write: ({ zone, building }) => `zone${zone}=${building}`,
  },
  deckTurned: {
    grammar:
      '`DECK:NEED+NEED>BUILDING`: the card on top of a deck, by the buildings that it needs and the one that it builds',
    pattern: new RegExp(`^${anyOf(DECKS)}:(?:${building}(?:\\+${building})*)?>${building}(?::[1-9][0-9]*)?$`),
    write: ({ deck, card }, box) => (card === null ? null : `${deck}:${cardNotation(card, deck, box)}`),
  },
  cardsDrawn: {
    grammar: '`row=CARD,CARD`: the shipyard cards of a draft in the order drawn',
    pattern: new RegExp(`^row=${shipyardCard}(?:,${shipyardCard}){1,3}$`),
    write: ({ cards }) => `row=${cards.join()}`,
  },
} satisfies ChanceNotation<Antarctica>;

/** The moves and facts with numbers that people count from 1. */
export const tableNumberPatterns: readonly RegExp[] = [
  /^(?:at|cube|to|centre|up|card-up|card-ice|1st=)(\d+)$/,
  /^zone(\d+)=/,
  /^give-(\d+)\.\d+$/,
  /^(\d+)\.\d+>(\d+)$/,
];

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chanceNotation;
