import type { ChanceFacts, FactKind } from '../../core/contract/chance-facts.js';
import { HIDDEN, type Hidden } from '../../core/contract/game.js';
import { type Box, type Card, FAVOURS, type Favour, SYMBOLS, TOOLS } from './components/index.js';
import type { Nunatak } from './types.js';

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

const SYMBOL = oneOf(SYMBOLS);
const PRINTED = `${SYMBOL}(?:/${SYMBOL})?`;

/** A kind of fact that names a thing by what is printed on it: which of several copies it is, nobody knows. */
interface Naming<Event> {
  readonly word: string;
  readonly meaning: string;
  /** The pattern of a name. */
  readonly names: string;
  /** Returns the name of the thing of an event. */
  nameIn(event: Event, box: Box): string;
}

const naming = <Event>({ word, meaning, names, nameIn }: Naming<Event>): FactKind<Event, Box> => ({
  grammar: `\`${word}=NAME\`: ${meaning}`,
  form: new RegExp(`^${word}=(?:${names})$`),
  write: (event, box) => `${word}=${nameIn(event, box)}`,
});

const nameOfCard = ({ pile, symbols, tool, beastSymbols, pair }: Card): string => {
  const isUsual = beastSymbols === (symbols.includes('beast') ? 1 : 0);
  const parts = [pile, symbols.join('/'), tool, isUsual ? null : beastSymbols, pair?.join('+')];
  return parts.filter((part) => part != null).join(':');
};

/** Returns the name of a favour; with its icon if another one has the same effect. */
const nameOfFavour = (favour: Favour, { components }: Box): string => {
  const isOnly = components.favours.every(({ id, icon }) => id !== favour.id || icon === favour.icon);
  return isOnly ? favour.id : `${favour.id}:${favour.icon}`;
};

const CARD = `[1-9]:${PRINTED}(?::${oneOf(TOOLS)})?(?::\\d)?(?::${SYMBOL}\\+${SYMBOL})?`;

/** Returns the kind of facts that names a card: its pile and what is printed on it. */
const card = <Event extends { readonly card: number | Hidden }>(word: string, meaning: string) =>
  naming<Event>({
    word,
    meaning: `${meaning}: its pile, symbols, tool, beasts if unusual, pair of an elder, such as \`1:artisan:rope\``,
    names: `${CARD}|\\?`,
    nameIn: (event, { components }) => (event.card === HIDDEN ? HIDDEN : nameOfCard(components.cards[event.card]!)),
  });

/** Returns the kind of facts that is a word and a number. */
const numbered = <Event>(word: string, meaning: string, numberIn: (event: Event) => number | Hidden) => ({
  grammar: `\`${word}N\`: ${meaning}`,
  form: new RegExp(`^${word}(?:\\?|0|[1-9]\\d?)$`),
  write: (event: Event) => `${word}${numberIn(event)}`,
});

/** The notation of what chance brings: each event of these kinds reports one fact. */
export const chance = {
  tileLaid: naming({
    word: 'tile',
    meaning: 'the next tile, on the ground floor or on a square, by its symbols, such as `labourer/engineer`',
    names: PRINTED,
    nameIn: ({ tile }, { components }) => components.tiles[tile]!.symbols.join('/'),
  }),
  favourRevealed: naming({
    word: 'fav',
    meaning: 'the next open favour, by its effect, such as `craft`',
    names: `${oneOf(FAVOURS)}(?::\\d)?`,
    nameIn: ({ favour }, box) => nameOfFavour(box.components.favours[favour]!, box),
  }),
  completionRevealed: numbered('completion', 'the completion card of a game for four', ({ completion }) => completion),
  cardRevealed: card('card', 'the next card of the line'),
  backSeen: {
    ...numbered('back', 'the pile, 1 to 4, of the next card of a shuffled deck, from the top', ({ back }) => back),
    open: ['back'],
  },
  cardSeen: card('seen', 'the next card of the deck that a player sees alone, from the top'),
  deckExchanged: card('swap', 'the card that comes from the deck for one of the line'),
} satisfies ChanceFacts<Nunatak>;

/** The moves and facts with numbers that people count from 1. */
export const counted: readonly RegExp[] = [/^completion(\d+)$/];

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chance;
