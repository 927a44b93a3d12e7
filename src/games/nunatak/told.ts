import type { ChanceFacts, FactKind } from '../../core/contract/chance-facts.js';
import type { Hidden } from '../../core/contract/game.js';
import type { Box } from './components/index.js';
import type { Nunatak } from './types.js';

/** Returns the row of a kind of fact that is written as a word and the number of a thing. */
const numbered = <Event>(
  word: string,
  meaning: string,
  numberIn: (event: Event) => number | Hidden,
): FactKind<Event, Box> => ({
  grammar: `\`${word}N\`: ${meaning}`,
  form: new RegExp(`^${word}(?:\\?|0|[1-9]\\d?)$`),
  write: (event) => `${word}${numberIn(event)}`,
});

/** The notation of what chance brings: each event of these kinds reports one fact. */
export const chance = {
  tileLaid: numbered('tile', 'the next tile, on the ground floor or on a square', ({ tile }) => tile),
  favourRevealed: numbered('fav', 'the next open favour', ({ favour }) => favour),
  completionRevealed: numbered('completion', 'the completion card of a game for four', ({ completion }) => completion),
  cardRevealed: numbered('card', 'the next card of the line', ({ card }) => card),
  backSeen: {
    ...numbered('back', 'the pile, 1 to 4, of the next card of a shuffled deck, from the top', ({ back }) => back),
    open: ['back'],
  },
  cardSeen: numbered('seen', 'the next card of the deck that a player sees alone, from the top', ({ card }) => card),
  deckExchanged: numbered('swap', 'the card that comes from the deck for one of the line', ({ card }) => card),
} satisfies ChanceFacts<Nunatak>;

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chance;
