import { deferDraw, type RandomState, shuffle } from '../../core/chance/random.js';
import { HIDDEN, type Hidden } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import { repeatItem, withoutKnown } from '../../core/data/list.js';
import { drawDrawerCubes } from './apply/tower.js';
import type { Box } from './box.js';
import { EXPEDITION_LETTERS } from './components/index.js';
import { drawConsequence } from './effects/laws.js';
import type { Draft } from './state/draft.js';
import type { View } from './state/index.js';

/**
 * Deals the hidden cards, settles unseen consequences, and fills the drawer. A view holds all information ever
 * revealed, and only chance has changed the rest: all orders have the same probability.
 */
export const hiddenFieldSampler = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const { morning, weather, council, citizenDrawStack, expeditionDrawStacks, lawConsequence, tower } = view;
  const unseen = listUnseen(view, box);
  const hiddenLaws = lawConsequence.flatMap((face, law) => (face === HIDDEN ? [law] : []));
  return (draft, random) => {
    const fill = (pile: readonly number[], places: KnownPlaces): number[] =>
      fillPlaces(places, shuffle(random, pile.slice()));
    draft.morning.drawStack = fill(unseen.morning, morning.drawStack);
    draft.weather.drawStack = fill(unseen.weather, weather.drawStack);
    const councils = fill(unseen.council, [...council.drawStack, council.current]);
    draft.council.current = councils.pop() ?? -1;
    draft.council.drawStack = councils;
    draft.citizenDrawStack = fill(unseen.citizens, citizenDrawStack);
    for (const letter of EXPEDITION_LETTERS) {
      draft.expeditionDrawStacks[letter] = fill(unseen.expeditions[letter], expeditionDrawStacks[letter]);
    }
    draft.nearStack = fill(unseen.tiles.near, view.nearStack);
    draft.farStack = fill(unseen.tiles.far, view.farStack);
    for (let i = 0; i < hiddenLaws.length; i++) draft.lawConsequence[hiddenLaws[i]!] = drawConsequence(random);
    if (tower.drawer === HIDDEN) draft.tower.drawer = deferDraw(() => drawDrawerCubes(random, tower.inside, box));
  };
};

/** The cards in a stack as far as they are known; the rules show none of them. */
type KnownPlaces = readonly (number | Hidden)[];

/** Returns the cards in some places, the unknown ones taken from a shuffled pile in their order. */
const fillPlaces = (places: KnownPlaces, shuffled: readonly number[]): number[] => {
  const cards: number[] = [];
  for (let i = 0, next = 0; i < places.length; i++) {
    const place = places[i]!;
    if (place !== HIDDEN) cards.push(place);
    else if (next < shuffled.length) cards.push(shuffled[next++]!);
  }
  return cards;
};

/** Lists the cards and tiles that a view does not show, in the order of their tables. */
const listUnseen = (view: View, { components, weatherCopies }: Box) => {
  const {
    morning,
    weather,
    council,
    display,
    phase,
    currentAction,
    expeditionStacks,
    expeditionDrawStacks: decks,
  } = view;
  const opened = expeditionStacks.flatMap(({ cards }) => cards.map(({ card }) => card));
  const expeditions = listUnplaced(components.expeditions, [
    view.removedExpeditions,
    opened,
    decks.A,
    decks.B,
    decks.C,
  ]);
  const withLetter = (letter: string) => expeditions.filter((card) => components.expeditions[card]!.letter === letter);
  const drawnTile = phase.kind === 'placeTile' ? [phase.tile] : [];
  const tiles = listUnplaced(components.tiles, [view.tiles, view.nearStack, view.farStack, drawnTile]);
  const inZone = (zone: string) => tiles.filter((tile) => components.tiles[tile]!.zone === zone);
  const displayed = display.flatMap(({ source, card }) => (source === 'morning' ? [card] : []));
  const armed = phase.kind === 'turn' ? phase.armedCard : -1;
  return {
    morning: listUnplaced(components.morning, [morning.removed, [morning.current], displayed, morning.drawStack]),
    weather: withoutKnown(
      weatherCopies,
      [weatherCopies.kindOfItem],
      [...weather.discarded, weather.current, ...weather.drawStack],
    )[0]!,
    council: listUnplaced(components.council, [council.removed, [council.current], council.drawStack]),
    citizens: listUnplaced(components.citizenCards, [
      view.discardedCitizenCards,
      view.hand,
      [armed, currentAction.citizenCard],
      view.citizenDrawStack,
    ]),
    expeditions: { A: withLetter('A'), B: withLetter('B'), C: withLetter('C') },
    tiles: { near: inZone('near'), far: inZone('far') },
  };
};

/** Lists the numbers in a table that are in none of some places. */
const listUnplaced = (table: readonly unknown[], known: readonly KnownPlaces[]): readonly number[] => {
  const isSeen = repeatItem(false, table.length);
  for (const places of known) {
    for (const card of places) if (card !== HIDDEN && card >= 0) isSeen[card] = true;
  }
  const unplaced: number[] = [];
  for (let card = 0; card < table.length; card++) if (!isSeen[card]) unplaced.push(card);
  return unplaced;
};
