import { deferDraw, drawInt, type RandomState, shuffle, shuffleWithBacks } from '../../core/chance/random.js';
import { type Hidden, isHidden } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import { withItemAt, withoutKnown } from '../../core/data/list.js';
import { listOpenCards } from './available.js';
import type { Box, ByPile, CardIndex, Pile } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { State, View } from './state/index.js';
import { CELL_COUNT } from './temple.js';

type Random = Mutable<RandomState>;

/**
 * Fills the hidden places with the unseen cards and tiles: as their pile numbers allow, and with the located card where it
 * may lie. In a told game, pile numbers can be hidden too, and any card or tile can be known.
 */
export const hiddenFieldSampler = (view: View, box: Box): ((draft: Draft, random: Random) => void) => {
  const { tileStack, favourDeck } = view;
  const fillDeck = createDeckFiller(view, box);
  const { copies, tileKindsByPile } = box;
  const unseenTiles = withoutKnown(copies.tiles, tileKindsByPile, [...view.tiles, ...tileStack]);
  const tiles = findHiddenPlaces(tileStack, tileStackBacks(view, box), unseenTiles);
  const unseenFavours = withoutKnown(copies.favours, [copies.favours.kindOfItem], listSeenFavours(view));
  const favours = findHiddenPlaces(favourDeck, asOnePile(favourDeck), unseenFavours);
  return (draft, random) => {
    fillDeck(draft, random);
    draft.tileStack = fillHidden(tileStack, tiles, random);
    draft.favourDeck = fillHidden(favourDeck, favours, random);
  };
};

/** Returns the pile number of each tile of the stack. */
export const tileStackBacks = ({ tileStack }: State | View, { fullDeckBacks }: Box): readonly Pile[] =>
  [...fullDeckBacks].slice(CELL_COUNT - tileStack.length);

/** Returns a pile number for each favour, as if they were one pile. */
const asOnePile = (favours: View['favourDeck']): readonly Pile[] => favours.map(() => 1);

const listSeenFavours = ({
  favourDeck,
  favourLine,
  favours,
  usedFavours,
  removedFavours,
}: View): readonly unknown[] => [
  ...favourDeck,
  ...favourLine,
  ...favours.flat(),
  ...usedFavours.flat(),
  ...removedFavours,
];

const listUnseenCards = (view: View, { copies, cardKindsByPile }: Box): ByPile<readonly CardIndex[]> =>
  withoutKnown(copies.cards, cardKindsByPile, [...view.deck, ...listOpenCards(view)]);

/** The hidden places of a pile, and the kinds of its unseen things. */
interface HiddenPlaces {
  readonly indexes: readonly number[];
  readonly unseenKinds: readonly number[];
}

const findHiddenPlaces = (
  list: readonly (number | Hidden)[],
  backs: readonly Pile[],
  unseen: ByPile<readonly number[]>,
): ByPile<HiddenPlaces> => {
  const indexes = unseen.map((): number[] => []);
  for (let index = 0; index < list.length; index++) {
    if (isHidden(list[index])) indexes[backs[index]! - 1]?.push(index);
  }
  return unseen.map((kinds, i) => ({ indexes: indexes[i]!, unseenKinds: kinds }));
};

/** Returns the list with its hidden places filled. */
const fillHidden = (
  list: readonly (number | Hidden)[],
  hiddenPlaces: ByPile<HiddenPlaces>,
  random: Random,
): number[] => {
  const copy = list.slice() as number[];
  for (const { indexes, unseenKinds } of hiddenPlaces) {
    const shuffledKinds = shuffle(random, unseenKinds.slice());
    for (let i = 0; i < indexes.length; i++) copy[indexes[i]!] = shuffledKinds[i] ?? -1;
  }
  return copy;
};

type DeckFiller = (draft: Draft, random: Random) => void;

/** Returns a function that fills the deck, and its backs where they are hidden. */
const createDeckFiller = (view: View, box: Box): DeckFiller => {
  const indexes = findLocatedIndexes(view, box);
  const areBacksKnown = !view.deckBacks.some(isHidden);
  if (indexes.length === 0) return areBacksKnown ? createPileFiller(view, box) : createBackFiller(view, box, []);
  if (indexes.length === 1) return createFillerAround(view, box, indexes[0]!);
  if (areBacksKnown) return createBackFiller(view, box, indexes);
  return (draft, random) => createFillerAround(view, box, indexes[drawInt(random, indexes.length)]!)(draft, random);
};

/** Returns a function that fills the deck around the located card, which it puts at this index. */
const createFillerAround = (view: View, box: Box, index: number): DeckFiller =>
  createDeckFiller({ ...view, deck: withItemAt(view.deck, index, view.locatedCard!.card) }, box);

/** Returns a function that fills the deck pile by pile: all backs are known, and no card is located. */
const createPileFiller = (view: View, box: Box): DeckFiller => {
  const cards = findHiddenPlaces(view.deck, view.deckBacks, listUnseenCards(view, box));
  return (draft, random) => {
    draft.deck = fillHidden(view.deck, cards, random);
  };
};

/**
 * Stands for the back of the located card, and for that card among others of its kind. Its real back would exclude the
 * other cards that may lie in the same places.
 */
const LOCATED = -2;

/**
 * Returns a function that fills the deck so that every known back fits. Backs are unconstrained where the located card
 * may lie and where they are hidden.
 */
const createBackFiller = (view: View, box: Box, locatedIndexes: readonly number[]): DeckFiller => {
  const { deck, deckBacks, locatedCard } = view;
  const hidden = deck.flatMap((card, index) => (isHidden(card) ? [index] : []));
  const kinds = listUnseenCards(view, box).flat();
  const kindIndex = locatedIndexes.length > 0 ? kinds.indexOf(locatedCard!.card) : -1;
  const unseen = kindIndex < 0 ? kinds : withItemAt(kinds, kindIndex, LOCATED);
  const isUnconstrained = (index: number): boolean => locatedIndexes.includes(index) || isHidden(deckBacks[index]);
  const knownBacks = hidden.map((index) => (isUnconstrained(index) ? undefined : deckBacks[index]));
  const backOf = (card: CardIndex): Pile => box.cardBacks[card] ?? LOCATED;
  const cardKind = (card: number | undefined): CardIndex =>
    Number(card) === LOCATED ? locatedCard!.card : (card ?? -1);
  return (draft, random) => {
    const shuffled = shuffleWithBacks(random, unseen.slice(), backOf, knownBacks);
    const cards = deck.slice() as number[];
    const piles = deckBacks.map((back, index) =>
      isHidden(back) ? (box.cardBacks[Number(deck[index])] ?? back) : back,
    );
    for (const [i, index] of hidden.entries()) {
      cards[index] = kindIndex < 0 ? (shuffled.items[i] ?? -1) : deferDraw(() => cardKind(shuffled.items[i]));
      if (isHidden(deckBacks[index])) piles[index] = shuffled.backs[i]!;
    }
    draft.deck = cards;
    draft.deckBacks = piles;
  };
};

/** Returns the indexes at which the located card can lie unseen: none if the viewer sees it, or if there is none. */
const findLocatedIndexes = ({ deck, deckBacks, locatedCard }: View, box: Box): readonly number[] => {
  if (locatedCard === null) return [];
  const { card, firstIndex, lastIndex } = locatedCard;
  if (deck.slice(firstIndex, lastIndex + 1).includes(card)) return [];
  const canHold = (back: unknown): boolean => isHidden(back) || back === box.cardBacks[card];
  return deck
    .map((_, index) => index)
    .filter((index) => index >= firstIndex && index <= lastIndex && isHidden(deck[index]) && canHold(deckBacks[index]));
};
