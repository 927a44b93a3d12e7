import { draw, type RandomState, shuffle } from '../../core/chance/random.js';
import { HIDDEN } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import type { Box } from './box.js';
import { CONSEQUENCES, LETTERS } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { View } from './state/index.js';

/**
 * Deals the hidden cards, settles unseen consequences, and fills the drawer. A view holds all information ever
 * revealed, and only chance has changed the rest: all orders have the same probability.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const { components } = box;
  const { morning, weather, council, citizenDeck, expeditionDecks, consequence, tower } = view;
  const left = unseen(view, box);
  const laws = consequence.flatMap((face, law) => (face === HIDDEN ? [law] : []));
  const { of, close } = components.tower;
  return (draft, random) => {
    const dealt = (pile: readonly number[], { length }: readonly unknown[]): number[] => {
      const mixed = shuffle(random, pile.slice());
      mixed.length = Math.min(length, mixed.length);
      return mixed;
    };
    draft.morning.deck = dealt(left.morning, morning.deck);
    draft.weather.deck = dealt(left.weather, weather.deck);
    const councils = shuffle(random, left.council.slice());
    if (council.current === HIDDEN) draft.council.current = councils[council.deck.length] ?? -1;
    draft.council.deck = councils.slice(0, council.deck.length);
    draft.citizenDeck = dealt(left.citizens, citizenDeck);
    for (const letter of LETTERS) {
      draft.expeditionDecks[letter] = dealt(left.expeditions[letter], expeditionDecks[letter]);
    }
    draft.nearStack = dealt(left.tiles.near, view.nearStack);
    draft.farStack = dealt(left.tiles.far, view.farStack);
    for (let i = 0; i < laws.length; i++) {
      draft.consequence[laws[i]!] = CONSEQUENCES[draw(random, CONSEQUENCES.length)]!;
    }
    let drawer = 0;
    for (let i = 0; i < tower.inside; i++) if (draw(random, of) < close) drawer++;
    draft.tower.drawer = drawer;
  };
};

/** Lists the cards and tiles that a view does not show, in the order of their tables. */
const unseen = (view: View, { components }: Box) => {
  const { morning, weather, council, display, phase, act, stacks } = view;
  const others = (table: readonly unknown[], seen: readonly unknown[]): readonly number[] => {
    const known = new Set(seen);
    return table.map((_, i) => i).filter((i) => !known.has(i));
  };
  const opened = stacks.flatMap(({ cards }) => cards.map(({ card }) => card));
  const expeditions = others(components.expeditions, [...view.expeditionGone, ...opened]);
  const ofLetter = (letter: string) => expeditions.filter((card) => components.expeditions[card]!.letter === letter);
  const tiles = others(components.tiles, [...view.tiles, phase.kind === 'tile' ? phase.tile : -1]);
  const ofZone = (zone: string) => tiles.filter((tile) => components.tiles[tile]!.zone === zone);
  const shown = display.flatMap(({ source, card }) => (source === 'morning' ? [card] : []));
  const armed = phase.kind === 'turn' ? phase.card : -1;
  return {
    morning: others(components.morning, [...morning.gone, morning.current, ...shown]),
    weather: others(components.weather, [...weather.discard, weather.current]),
    council: others(components.council, [...council.gone, council.current]),
    citizens: others(components.citizens, [...view.citizenDiscard, ...view.hand, armed, act.card]),
    expeditions: { A: ofLetter('A'), B: ofLetter('B'), C: ofLetter('C') },
    tiles: { near: ofZone('near'), far: ofZone('far') },
  };
};
