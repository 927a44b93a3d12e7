import type { Draft } from '../../core/draft.js';
import { HIDDEN, type Hidden, isHidden, type Viewer } from '../../core/game.js';
import { draw, type RandomState, shuffle } from '../../core/random.js';
import type { Box } from './components/box.js';
import type { Letter } from './components/types/index.js';
import type { State, View } from './state/index.js';

const LETTERS = ['A', 'B', 'C'] as const satisfies readonly Letter[];

const veil = (deck: readonly unknown[]): Hidden[] => deck.map(() => HIDDEN);

/**
 * Everybody sees the same: all but the stacks, what is in the drawer, and cards that went unseen into the Dusk deck.
 * @rule FP-LAW-3 FP-GEN-5
 */
export const hide = (draft: Draft<View>, _: Viewer): void => {
  for (const cards of ['morning', 'weather', 'council'] as const) draft[cards].deck = veil(draft[cards].deck);
  for (const stack of ['citizenDeck', 'nearStack', 'farStack'] as const) draft[stack] = veil(draft[stack]);
  for (const letter of LETTERS) draft.expeditionDecks[letter] = veil(draft.expeditionDecks[letter]);
  if (draft.council.current !== -1 && !draft.council.known) draft.council.current = HIDDEN;
  draft.consequence = draft.consequence.map((face, law) =>
    face !== 'none' && !draft.consequenceKnown[law] ? HIDDEN : face,
  );
  draft.tower.drawer = HIDDEN;
};

/** Deals the cards that are nowhere to be seen, settles unseen consequences, and fills the drawer. */
export const imagine = (draft: Draft<State>, box: Box, random: Draft<RandomState>): void => {
  const { parts } = box;
  const stack = (table: readonly unknown[], seen: readonly number[], length: number): number[] =>
    shuffle(random, unseen(table, seen)).slice(0, length);
  const { morning, weather } = draft;
  const displayed = draft.display.flatMap(({ source, card }) => (source === 'morning' ? [card] : []));
  morning.deck = stack(parts.morning, [...morning.gone, ...displayed, morning.current], morning.deck.length);
  weather.deck = stack(parts.weather, [...weather.discard, weather.current], weather.deck.length);
  imagineCouncil(draft, box, random);
  const armed = draft.phase.kind === 'turn' ? draft.phase.card : -1;
  const held = [...draft.citizenDiscard, ...draft.hand, armed, draft.act.card];
  draft.citizenDeck = stack(parts.citizens, held, draft.citizenDeck.length);
  imagineStacks(draft, box, random);
  draft.consequence = draft.consequence.map((face) => (isHidden(face) ? (draw(random, 2) === 0 ? 'a' : 'b') : face));
  draft.tower.drawer = 0;
  const { of, close } = parts.tower;
  for (let i = 0; i < draft.tower.inside; i++) if (draw(random, of) < close) draft.tower.drawer++;
};

const unseen = (table: readonly unknown[], seen: readonly number[]): number[] => {
  const known = new Set(seen);
  return table.map((_, i) => i).filter((i) => !known.has(i));
};

/** The card in circulation may be unseen too: it is dealt with the deck. */
const imagineCouncil = ({ council }: Draft<State>, { parts }: Box, random: Draft<RandomState>): void => {
  const pool = shuffle(random, unseen(parts.council, [...council.gone, council.current]));
  const size = council.deck.length;
  if (isHidden(council.current)) council.current = pool[size] ?? -1;
  council.deck = pool.slice(0, size);
};

const imagineStacks = (draft: Draft<State>, { parts }: Box, random: Draft<RandomState>): void => {
  const { expeditionDecks, expeditionGone, stacks, tiles, phase } = draft;
  const opened = [...expeditionGone, ...stacks.flatMap(({ cards }) => cards.map(({ card }) => card))];
  const hidden = unseen(parts.expeditions, opened);
  for (const letter of LETTERS) {
    const pool = hidden.filter((card) => parts.expeditions[card]!.letter === letter);
    expeditionDecks[letter] = shuffle(random, pool).slice(0, expeditionDecks[letter].length);
  }
  const drawn = phase.kind === 'tile' ? phase.tile : -1;
  const left = unseen(parts.tiles, [...tiles, drawn]);
  const ofZone = (zone: 'near' | 'far') => left.filter((tile) => parts.tiles[tile]!.zone === zone);
  draft.nearStack = shuffle(random, ofZone('near')).slice(0, draft.nearStack.length);
  draft.farStack = shuffle(random, ofZone('far')).slice(0, draft.farStack.length);
};
