import { draw, type RandomState, shuffle } from '../../core/chance/random.js';
import { type Hidden, isHidden } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import { openCards } from './available.js';
import type { Box, ByPile, CardIndex, FavourIndex, Pile } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { State, View } from './state/index.js';
import { CELLS } from './temple.js';

/**
 * Fills the hidden places with the unseen cards and tiles: as their pile numbers allow, and with the card that a
 * divination has put into the deck in one of its known places.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const { deck, backs, stack, tiles, known } = view;
  const cards = gapsIn(deck, backs, box.cardPiles, [...deck, ...openCards(view)]);
  const laid = gapsIn(stack, pilesOf(view, box), box.tilePiles, tiles);
  const favours = unseenFavours(view, box);
  const places = placesOfKnown(view, box);
  return (draft, random) => {
    const filledDeck = filled(deck, cards, random);
    if (known !== null && places.length > 0) exchange(filledDeck, known.card, places[draw(random, places.length)]!);
    draft.deck = filledDeck;
    draft.stack = filled(stack, laid, random);
    draft.favourDeck = shuffle(random, favours.slice());
  };
};

/** Returns the pile number of each tile of the stack. */
export const pilesOf = ({ stack }: State | View, { order }: Box): readonly Pile[] =>
  [...order].slice(CELLS - stack.length);

const unseenFavours = ({ favourLine, favours, spent, gone }: View, { favourIds }: Box): readonly FavourIndex[] => {
  const all = [...favourIds.keys()];
  return unseenIn([all], [...favourLine, ...favours.flat(), ...spent.flat(), ...gone])[0]!;
};

/** Lists the unseen numbers of each pile. */
const unseenIn = (piles: ByPile<readonly number[]>, seen: readonly unknown[]): ByPile<readonly number[]> => {
  const isSeen = new Array<boolean>(CELLS).fill(false);
  for (const number of seen) if (typeof number === 'number' && number >= 0) isSeen[number] = true;
  return piles.map((pile) => [...pile].filter((number) => !isSeen[number]));
};

/** The hidden places of a pile, and its unseen numbers. */
interface Gaps {
  readonly places: readonly number[];
  readonly unseen: readonly number[];
}

const gapsIn = (
  list: readonly (number | Hidden)[],
  numbers: readonly Pile[],
  piles: ByPile<readonly number[]>,
  seen: readonly unknown[],
): ByPile<Gaps> => {
  const places = piles.map((): number[] => []);
  for (let place = 0; place < list.length; place++) {
    if (isHidden(list[place])) places[numbers[place]! - 1]?.push(place);
  }
  return unseenIn(piles, seen).map((unseen, i) => ({ places: places[i]!, unseen }));
};

/** Returns the list with its hidden places filled. */
const filled = (list: readonly (number | Hidden)[], gaps: ByPile<Gaps>, random: Mutable<RandomState>): number[] => {
  const copy = list.slice() as number[];
  for (const { places, unseen } of gaps) {
    const mixed = shuffle(random, unseen.slice());
    for (let i = 0; i < places.length; i++) copy[places[i]!] = mixed[i] ?? -1;
  }
  return copy;
};

/**
 * Returns the hidden places in which the known card of the deck can lie: none if the viewer sees it, or if there is no
 * such card.
 */
const placesOfKnown = ({ deck, backs, known }: View, box: Box): readonly number[] => {
  if (known === null || deck.includes(known.card)) return [];
  const { card, first, last } = known;
  return deck
    .map((_, place) => place)
    .filter((place) => place >= first && place <= last && isHidden(deck[place]) && backs[place] === box.backs[card]);
};

/**
 * Puts a card of the deck into another place: all decks with it there have the same probability if all decks had
 * before.
 */
const exchange = (deck: CardIndex[], card: CardIndex, place: number): void => {
  const from = deck.indexOf(card);
  if (from < 0) return; // No deck explains the view.
  deck[from] = deck[place]!;
  deck[place] = card;
};
