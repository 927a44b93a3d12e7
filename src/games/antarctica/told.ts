import type { ChanceFacts } from '../../core/contract/chance-facts.js';
import { BUILDINGS, DECKS, SHIPYARD_CARDS } from './components/index.js';
import type { Antarctica } from './types.js';

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const shipyardCard = oneOf(SHIPYARD_CARDS);

/** The notation of what chance brings, which everybody sees. */
export const chance = {
  firstPlayerDrawn: {
    grammar: '`1st=P`: the first player',
    form: /^1st=[0-3]$/,
    write: ({ player }) => `1st=${player}`,
  },
  buildingPlaced: {
    grammar: '`zoneZ=BUILDING`: the start building of a zone',
    form: new RegExp(`^zone[0-7]=${oneOf(BUILDINGS)}$`),
    write: ({ zone, building }) => `zone${zone}=${building}`,
  },
  deckTurned: {
    grammar: '`DECK:CARD`: the card on top of a deck',
    form: new RegExp(`^${oneOf(DECKS)}:(?:0|[1-9][0-9]*)$`),
    write: ({ deck, card }) => (card === null ? null : `${deck}:${card}`),
  },
  cardsDrawn: {
    grammar: '`row=CARD,CARD`: the shipyard cards of a draft in the order drawn',
    form: new RegExp(`^row=${shipyardCard}(?:,${shipyardCard}){1,3}$`),
    write: ({ cards }) => `row=${cards.join()}`,
  },
} satisfies ChanceFacts<Antarctica>;

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chance;
