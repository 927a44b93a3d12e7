import { HIDDEN, type Hidden } from '../../core/contract/game.js';
import type { ChanceNotation, FactNotation } from '../../core/contract/kernel.js';
import { type Box, type Card, FAVOUR_IDS, type Favour, SYMBOLS, TOOLS } from './components/index.js';
import type { Nunatak } from './types.js';

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

const SYMBOL_PATTERN = anyOf(SYMBOLS);
const SYMBOLS_PATTERN = `${SYMBOL_PATTERN}(?:/${SYMBOL_PATTERN})?`;

/** A kind of fact that names a thing by what is printed on it: which of several copies it is, nobody knows. */
interface NameNotation<Event> {
  readonly word: string;
  readonly meaning: string;
  /** The pattern of a name. */
  readonly names: string;
  /** Returns the name of the thing of an event. */
  nameIn(event: Event, box: Box): string;
}

const nameNotation = <Event>({ word, meaning, names, nameIn }: NameNotation<Event>): FactNotation<Event, Box> => ({
  grammar: `\`${word}=NAME\`: ${meaning}`,
  pattern: new RegExp(`^${word}=(?:${names})$`),
  write: (event, box) => `${word}=${nameIn(event, box)}`,
});

const cardNotationName = ({ pile, symbols, tool, beastSymbols, elderPair }: Card): string => {
  const hasRegularBeasts = beastSymbols === (symbols.includes('beast') ? 1 : 0);
  const parts = [pile, symbols.join('/'), tool, hasRegularBeasts ? null : beastSymbols, elderPair?.join('+')];
  return parts.filter((part) => part != null).join(':');
};

/** Returns the name of a favour; with its icon if another one has the same effect. */
const favourNotationName = (favour: Favour, { components }: Box): string => {
  const isUnique = components.favours.every(
    ({ id, minPlayers }) => id !== favour.id || minPlayers === favour.minPlayers,
  );
  return isUnique ? favour.id : `${favour.id}:${favour.minPlayers}`;
};

const CARD_PATTERN = `[1-9]:${SYMBOLS_PATTERN}(?::${anyOf(TOOLS)})?(?::\\d)?(?::${SYMBOL_PATTERN}\\+${SYMBOL_PATTERN})?`;

/** Returns the kind of facts that names a card: its pile and what is printed on it. */
const cardNotation = <Event extends { readonly card: number | Hidden }>(word: string, meaning: string) =>
  nameNotation<Event>({
    word,
    meaning: `${meaning}: its pile, symbols, tool, beasts if unusual, pair of an elder, such as \`1:artisan:rope\``,
    names: `${CARD_PATTERN}|\\?`,
    nameIn: (event, { components }) =>
      event.card === HIDDEN ? HIDDEN : cardNotationName(components.cards[event.card]!),
  });

/** Returns the kind of facts that is a word and a number. */
const numberNotation = <Event>(word: string, meaning: string, numberIn: (event: Event) => number | Hidden) => ({
  grammar: `\`${word}N\`: ${meaning}`,
  pattern: new RegExp(`^${word}(?:\\?|0|[1-9]\\d?)$`),
  write: (event: Event) => `${word}${numberIn(event)}`,
});

/** The notation of what chance brings: each event of these kinds reports one fact. */
export const chanceNotation = {
  tileLaid: nameNotation({
    word: 'tile',
    meaning: 'the next tile, on the ground floor or on a square, by its symbols, such as `labourer/engineer`',
    names: SYMBOLS_PATTERN,
    nameIn: ({ tile }, { components }) => components.tiles[tile]!.symbols.join('/'),
  }),
  favourRevealed: nameNotation({
    word: 'fav',
    meaning: 'the next open favour, by its effect, such as `craft`',
    names: `${anyOf(FAVOUR_IDS)}(?::\\d)?`,
    nameIn: ({ favour }, box) => favourNotationName(box.components.favours[favour]!, box),
  }),
  completionRevealed: numberNotation(
    'completion',
    'the completion card of a game for four',
    ({ completionCard }) => completionCard,
  ),
  cardRevealed: cardNotation('card', 'the next card of the line'),
  backSeen: {
    ...numberNotation(
      'back',
      'the pile, 1 to 4, of the next card of a shuffled deck, from the top',
      ({ back }) => back,
    ),
    openFields: ['back'],
  },
  cardSeen: cardNotation('seen', 'the next card of the deck that a player sees alone, from the top'),
  cardsExchanged: cardNotation('swap', 'the card that comes from the deck for one of the line'),
} satisfies ChanceNotation<Nunatak>;

/** The moves and facts with numbers that people count from 1. */
export const tableNumberPatterns: readonly RegExp[] = [/^completion(\d+)$/];

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chanceNotation;
