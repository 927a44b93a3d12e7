import { later, type RandomState, shuffle } from '../../core/chance/random.js';
import { HIDDEN, type Hidden } from '../../core/contract/game.js';
import { kindsWithout } from '../../core/data/copies.js';
import type { Mutable } from '../../core/data/copy.js';
import { repeated } from '../../core/data/list.js';
import { drawDrawer } from './apply/tower.js';
import type { Box } from './box.js';
import { LETTERS } from './components/index.js';
import { drawConsequence } from './effects/laws.js';
import type { Draft } from './state/draft.js';
import type { View } from './state/index.js';

/**
 * Deals the hidden cards, settles unseen consequences, and fills the drawer. A view holds all information ever
 * revealed, and only chance has changed the rest: all orders have the same probability.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const { morning, weather, council, citizenDeck, expeditionDecks, consequence, tower } = view;
  const left = unseen(view, box);
  const laws = consequence.flatMap((face, law) => (face === HIDDEN ? [law] : []));
  return (draft, random) => {
    const dealt = (pile: readonly number[], places: Places): number[] => filled(places, shuffle(random, pile.slice()));
    draft.morning.deck = dealt(left.morning, morning.deck);
    draft.weather.deck = dealt(left.weather, weather.deck);
    const councils = dealt(left.council, [...council.deck, council.current]);
    draft.council.current = councils.pop() ?? -1;
    draft.council.deck = councils;
    draft.citizenDeck = dealt(left.citizens, citizenDeck);
    for (const letter of LETTERS) {
      draft.expeditionDecks[letter] = dealt(left.expeditions[letter], expeditionDecks[letter]);
    }
    draft.nearStack = dealt(left.tiles.near, view.nearStack);
    draft.farStack = dealt(left.tiles.far, view.farStack);
    for (let i = 0; i < laws.length; i++) draft.consequence[laws[i]!] = drawConsequence(random);
    if (tower.drawer === HIDDEN) draft.tower.drawer = later(() => drawDrawer(random, tower.inside, box));
  };
};

/** The cards in a stack as far as they are known; the rules show none of them. */
type Places = readonly (number | Hidden)[];

/** Returns the cards in some places, the unknown ones taken from a shuffled pile in their order. */
const filled = (places: Places, mixed: readonly number[]): number[] => {
  const cards: number[] = [];
  for (let i = 0, next = 0; i < places.length; i++) {
    const place = places[i]!;
    if (place !== HIDDEN) cards.push(place);
    else if (next < mixed.length) cards.push(mixed[next++]!);
  }
  return cards;
};

/** Lists the cards and tiles that a view does not show, in the order of their tables. */
const unseen = (view: View, { components, weatherCopies }: Box) => {
  const { morning, weather, council, display, phase, act, stacks, expeditionDecks: decks } = view;
  const opened = stacks.flatMap(({ cards }) => cards.map(({ card }) => card));
  const expeditions = others(components.expeditions, [view.expeditionGone, opened, decks.A, decks.B, decks.C]);
  const ofLetter = (letter: string) => expeditions.filter((card) => components.expeditions[card]!.letter === letter);
  const drawn = phase.kind === 'tile' ? [phase.tile] : [];
  const tiles = others(components.tiles, [view.tiles, view.nearStack, view.farStack, drawn]);
  const ofZone = (zone: string) => tiles.filter((tile) => components.tiles[tile]!.zone === zone);
  const shown = display.flatMap(({ source, card }) => (source === 'morning' ? [card] : []));
  const armed = phase.kind === 'turn' ? phase.card : -1;
  return {
    morning: others(components.morning, [morning.gone, [morning.current], shown, morning.deck]),
    weather: kindsWithout(
      weatherCopies,
      [weatherCopies.kinds],
      [...weather.discard, weather.current, ...weather.deck],
    )[0]!,
    council: others(components.council, [council.gone, [council.current], council.deck]),
    citizens: others(components.citizens, [view.citizenDiscard, view.hand, [armed, act.card], view.citizenDeck]),
    expeditions: { A: ofLetter('A'), B: ofLetter('B'), C: ofLetter('C') },
    tiles: { near: ofZone('near'), far: ofZone('far') },
  };
};

/** Lists the numbers in a table that are in none of some places. */
const others = (table: readonly unknown[], seen: readonly Places[]): readonly number[] => {
  const isSeen = repeated(false, table.length);
  for (const places of seen) {
    for (const card of places) if (card !== HIDDEN && card >= 0) isSeen[card] = true;
  }
  const left: number[] = [];
  for (let card = 0; card < table.length; card++) if (!isSeen[card]) left.push(card);
  return left;
};
