import type { Mutable } from '../../core/draft.js';
import { isHidden } from '../../core/game.js';
import { draw, type RandomState, shuffle } from '../../core/random.js';
import type { Box } from './box.js';
import { CONSEQUENCES, type Letter } from './components/index.js';
import type { Draft } from './state/draft.js';

const LETTERS = ['A', 'B', 'C'] as const satisfies readonly Letter[];

/** Deals the cards that are nowhere to be seen, settles unseen consequences, and fills the drawer. */
export const imagine = (draft: Draft, box: Box, random: Mutable<RandomState>): void => {
  const { components } = box;
  const stack = (table: readonly unknown[], seen: readonly number[], length: number): number[] =>
    shuffle(random, unseen(table, seen)).slice(0, length);
  const { morning, weather } = draft;
  const displayed = draft.display.flatMap(({ source, card }) => (source === 'morning' ? [card] : []));
  morning.deck = stack(components.morning, [...morning.gone, ...displayed, morning.current], morning.deck.length);
  weather.deck = stack(components.weather, [...weather.discard, weather.current], weather.deck.length);
  imagineCouncil(draft, box, random);
  const armed = draft.phase.kind === 'turn' ? draft.phase.card : -1;
  const held = [...draft.citizenDiscard, ...draft.hand, armed, draft.act.card];
  draft.citizenDeck = stack(components.citizens, held, draft.citizenDeck.length);
  imagineStacks(draft, box, random);
  draft.consequence = draft.consequence.map((face) =>
    isHidden(face) ? CONSEQUENCES[draw(random, CONSEQUENCES.length)]! : face,
  );
  draft.tower.drawer = 0;
  const { of, close } = components.tower;
  for (let i = 0; i < draft.tower.inside; i++) if (draw(random, of) < close) draft.tower.drawer++;
};

const unseen = (table: readonly unknown[], seen: readonly number[]): number[] => {
  const known = new Set(seen);
  return table.map((_, i) => i).filter((i) => !known.has(i));
};

/** The card in circulation may be unseen too: it is dealt with the deck. */
const imagineCouncil = ({ council }: Draft, { components }: Box, random: Mutable<RandomState>): void => {
  const pool = shuffle(random, unseen(components.council, [...council.gone, council.current]));
  const size = council.deck.length;
  if (isHidden(council.current)) council.current = pool[size] ?? -1;
  council.deck = pool.slice(0, size);
};

const imagineStacks = (draft: Draft, { components }: Box, random: Mutable<RandomState>): void => {
  const { expeditionDecks, expeditionGone, stacks, tiles, phase } = draft;
  const opened = [...expeditionGone, ...stacks.flatMap(({ cards }) => cards.map(({ card }) => card))];
  const hidden = unseen(components.expeditions, opened);
  for (const letter of LETTERS) {
    const pool = hidden.filter((card) => components.expeditions[card]!.letter === letter);
    expeditionDecks[letter] = shuffle(random, pool).slice(0, expeditionDecks[letter].length);
  }
  const drawn = phase.kind === 'tile' ? phase.tile : -1;
  const left = unseen(components.tiles, [...tiles, drawn]);
  const ofZone = (zone: 'near' | 'far') => left.filter((tile) => components.tiles[tile]!.zone === zone);
  draft.nearStack = shuffle(random, ofZone('near')).slice(0, draft.nearStack.length);
  draft.farStack = shuffle(random, ofZone('far')).slice(0, draft.farStack.length);
};
