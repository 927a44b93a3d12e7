import { draw, later, type RandomState, shuffle, shuffleWithBacks } from '../../core/chance/random.js';
import { type Hidden, isHidden } from '../../core/contract/game.js';
import { kindsWithout } from '../../core/data/copies.js';
import type { Mutable } from '../../core/data/copy.js';
import { replaced } from '../../core/data/list.js';
import { openCards } from './available.js';
import type { Box, ByPile, CardIndex, Pile } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { State, View } from './state/index.js';
import { CELLS } from './temple.js';

type Random = Mutable<RandomState>;

/**
 * Fills the hidden places with the unseen cards and tiles: as their pile numbers allow, and with the card that a
 * divination has put into the deck in one of its known places. In a told game, pile numbers can be hidden too, and any
 * card or tile can be known.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Random) => void) => {
  const { stack, favourDeck } = view;
  const fillDeck = deckFiller(view, box);
  const { copies, tilePiles } = box;
  const unseenTiles = kindsWithout(copies.tiles, tilePiles, [...view.tiles, ...stack]);
  const tiles = gapsIn(stack, pilesOf(view, box), unseenTiles);
  const unseenFavours = kindsWithout(copies.favours, [copies.favours.kinds], seenFavours(view));
  const favours = gapsIn(favourDeck, stackOfOne(favourDeck), unseenFavours);
  return (draft, random) => {
    fillDeck(draft, random);
    draft.stack = filled(stack, tiles, random);
    draft.favourDeck = filled(favourDeck, favours, random);
  };
};

/** Returns the pile number of each tile of the stack. */
export const pilesOf = ({ stack }: State | View, { order }: Box): readonly Pile[] =>
  [...order].slice(CELLS - stack.length);

/** Returns a pile number for each favour, as if they were one pile. */
const stackOfOne = (favours: View['favourDeck']): readonly Pile[] => favours.map(() => 1);

const seenFavours = ({ favourDeck, favourLine, favours, spent, gone }: View): readonly unknown[] => [
  ...favourDeck,
  ...favourLine,
  ...favours.flat(),
  ...spent.flat(),
  ...gone,
];

const unseenCards = (view: View, { copies, cardPiles }: Box): ByPile<readonly CardIndex[]> =>
  kindsWithout(copies.cards, cardPiles, [...view.deck, ...openCards(view)]);

/** The hidden places of a pile, and the kinds of its unseen things. */
interface Gaps {
  readonly places: readonly number[];
  readonly unseen: readonly number[];
}

const gapsIn = (
  list: readonly (number | Hidden)[],
  numbers: readonly Pile[],
  unseen: ByPile<readonly number[]>,
): ByPile<Gaps> => {
  const places = unseen.map((): number[] => []);
  for (let place = 0; place < list.length; place++) {
    if (isHidden(list[place])) places[numbers[place]! - 1]?.push(place);
  }
  return unseen.map((kinds, i) => ({ places: places[i]!, unseen: kinds }));
};

/** Returns the list with its hidden places filled. */
const filled = (list: readonly (number | Hidden)[], gaps: ByPile<Gaps>, random: Random): number[] => {
  const copy = list.slice() as number[];
  for (const { places, unseen } of gaps) {
    const mixed = shuffle(random, unseen.slice());
    for (let i = 0; i < places.length; i++) copy[places[i]!] = mixed[i] ?? -1;
  }
  return copy;
};

type DeckFiller = (draft: Draft, random: Random) => void;

/** Returns a function that fills the deck, and its backs where they are hidden. */
const deckFiller = (view: View, box: Box): DeckFiller => {
  const { deck, backs, known } = view;
  const places = placesOfKnown(view, box);
  const isSure = !backs.some(isHidden);
  const at = (place: number): DeckFiller => deckFiller({ ...view, deck: replaced(deck, place, known!.card) }, box);
  if (places.length === 1) return at(places[0]!);
  if (places.length > 1 && !isSure) return (draft, random) => at(places[draw(random, places.length)]!)(draft, random);
  if (places.length > 1 || !isSure) return fillerByBacks(view, box, places);
  const cards = gapsIn(deck, backs, unseenCards(view, box));
  return (draft, random) => {
    draft.deck = filled(deck, cards, random);
  };
};

/** The known card, which can lie in several places, among others of its kind; and its back there. */
const KNOWN = -2;

/** Returns a function that fills a deck by its backs: those of the places of the known card, and hidden ones, are open. */
const fillerByBacks = (view: View, box: Box, places: readonly number[]): DeckFiller => {
  const { deck, backs, known } = view;
  const hidden = deck.flatMap((card, place) => (isHidden(card) ? [place] : []));
  const kinds = unseenCards(view, box).flat();
  const at = places.length > 0 ? kinds.indexOf(known!.card) : -1;
  const unseen = at < 0 ? kinds : replaced(kinds, at, KNOWN);
  const isOpen = (place: number): boolean => places.includes(place) || isHidden(backs[place]);
  const given = hidden.map((place) => (isOpen(place) ? undefined : backs[place]));
  const backOf = (card: CardIndex): Pile => box.backs[card] ?? KNOWN;
  const kindOf = (card: number | undefined): CardIndex => (Number(card) === KNOWN ? known!.card : (card ?? -1));
  return (draft, random) => {
    const order = shuffleWithBacks(random, unseen.slice(), backOf, given);
    const cards = deck.slice() as number[];
    const piles = backs.map((back, place) => (isHidden(back) ? (box.backs[Number(deck[place])] ?? back) : back));
    for (const [i, place] of hidden.entries()) {
      cards[place] = at < 0 ? (order.items[i] ?? -1) : later(() => kindOf(order.items[i]));
      if (isHidden(backs[place])) piles[place] = order.backs[i]!;
    }
    draft.deck = cards;
    draft.backs = piles;
  };
};

/**
 * Returns the hidden places in which the known card of the deck can lie: none if the viewer sees it, or if there is no
 * such card.
 */
const placesOfKnown = ({ deck, backs, known }: View, box: Box): readonly number[] => {
  if (known === null) return [];
  const { card, first, last } = known;
  if (deck.slice(first, last + 1).includes(card)) return [];
  const canHold = (back: unknown): boolean => isHidden(back) || back === box.backs[card];
  return deck
    .map((_, place) => place)
    .filter((place) => place >= first && place <= last && isHidden(deck[place]) && canHold(backs[place]));
};
