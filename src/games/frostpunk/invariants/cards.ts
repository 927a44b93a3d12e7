import type { Box } from '../box.js';
import type { CardIndex, DuskSlot } from '../components/index.js';
import { isAt, type State, stepOf } from '../state/index.js';

/** Checks that each card is in one place. */
export const brokenCards = (state: State, box: Box): string | null =>
  brokenEvents(state, box) ?? brokenDusk(state, box) ?? brokenCouncil(state, box) ?? brokenHands(state, box);

/** Checks whether the numbers of a table are all there, each once. */
const isComplete = (found: readonly number[], size: number): boolean =>
  found.length === size && new Set(found).size === size && found.every((each) => each < size);

const orNone = (card: CardIndex): readonly CardIndex[] => (card < 0 ? [] : [card]);

const displayed = ({ display }: State, source: string): readonly CardIndex[] =>
  display.flatMap((each) => (each.source === source ? [each.card] : []));

const brokenEvents = (state: State, { components, weatherCopies }: Box): string | null => {
  const { morning, weather, display } = state;
  const found = [...morning.deck, ...morning.gone, ...orNone(morning.current), ...displayed(state, 'morning')];
  if (!isComplete(found, components.morning.length)) return 'morning';
  const isRevealed = isAt(state, 'morning', 'reveal') && state.phase.kind === 'option' && state.agenda.length === 0;
  if (morning.current >= 0 !== isRevealed) return 'morning.current';
  const weathers = [...weather.deck, ...weather.discard, ...orNone(weather.current)].sort((a, b) => a - b);
  if (String(weathers) !== String([...weatherCopies.kinds].sort((a, b) => a - b))) return 'weather';
  if (weather.current >= 0 !== isWeatherOpen(state)) return 'weather.current';
  const wrong = display.findIndex(({ source, card, automaton }) => {
    if (automaton && source !== 'morning') return true;
    return source !== 'consequence' && components[source][card]?.display === 'none';
  });
  return wrong >= 0 ? `display[${wrong}]` : null;
};

/** Checks whether the Weather card is open: until it is discarded, which is the last step. */
const isWeatherOpen = ({ stage, step, outcome }: State): boolean =>
  stage === 'weather' && (step < stepOf('weather', 'discard') || outcome !== 'none');

/** Checks the Dusk slots: Dusk cards, consequences of enacted laws, and the Council card in circulation. */
const brokenDusk = (state: State, { components, lawSlot, councilSlot }: Box): string | null => {
  const { dusk, consequence, council } = state;
  if (dusk.deck.some((slot, i) => i > 0 && slot <= dusk.deck[i - 1]!)) return 'dusk.deck';
  if (dusk.current >= 0 && !isAt(state, 'dusk', 'card')) return 'dusk.current';
  const laws = displayed(state, 'consequence').map((law) => lawSlot + law);
  const places = [dusk.deck, dusk.discard, dusk.aside, dusk.gone, orNone(dusk.current), displayed(state, 'dusk'), laws];
  const counts = new Array<number>(councilSlot + 1).fill(0);
  for (const place of places) for (const slot of place) counts[slot] = (counts[slot] ?? 0) + 1;
  if (counts.length > councilSlot + 1) return 'display';
  for (const [slot, count] of counts.entries()) {
    const law = slot - lawSlot;
    const isIn = slot === councilSlot ? council.current !== -1 : law < 0 || consequence[law] !== 'none';
    if (count !== (isIn ? 1 : 0)) return 'dusk';
  }
  if (dusk.aside.some((slot) => slot >= lawSlot || !components.dusk[slot]!.aside)) return 'dusk.aside';
  if ([...dusk.gone, ...displayed(state, 'dusk')].includes(councilSlot)) return 'dusk.gone';
  return brokenFaces(state, components, lawSlot);
};

/**
 * Checks that red cards are never discarded, that seen consequences are known, and that only faces with a display are
 * displayed.
 */
const brokenFaces = (state: State, components: Box['components'], lawSlot: number): string | null => {
  const { dusk, consequence, consequenceKnown } = state;
  const faceOf = (slot: DuskSlot) =>
    slot < lawSlot
      ? components.dusk[slot]
      : components.laws[slot - lawSlot]?.consequences[consequence[slot - lawSlot] === 'a' ? 0 : 1];
  if (dusk.discard.some((slot) => faceOf(slot)?.red)) return 'dusk.discard';
  const laws = displayed(state, 'consequence').map((law) => lawSlot + law);
  if ([...displayed(state, 'dusk'), ...laws].some((slot) => faceOf(slot)?.display === 'none')) return 'display';
  const seen = [...dusk.discard, ...dusk.gone, ...orNone(dusk.current), ...laws];
  const wrong = consequence.findIndex((face, law) =>
    consequenceKnown[law] ? face === 'none' : seen.includes(lawSlot + law),
  );
  return wrong >= 0 ? `consequenceKnown[${wrong}]` : null;
};

const brokenCouncil = ({ council, dusk }: State, { components, councilSlot }: Box): string | null => {
  const { deck, current, known, gone } = council;
  if (!isComplete([...deck, ...gone, ...orNone(current)], components.council.length)) return 'council';
  if (known ? current === -1 : current !== -1 && !dusk.deck.includes(councilSlot)) return 'council.known';
  return current === -1 && deck.length > 0 ? 'council.current' : null;
};

const brokenHands = (state: State, { components }: Box): string | null => {
  const { phase, act, citizenDeck, citizenDiscard, hand, expeditionDecks, expeditionGone, stacks } = state;
  const armed = phase.kind === 'turn' ? phase.card : -1;
  const held = [...citizenDeck, ...citizenDiscard, ...hand, ...orNone(armed), ...orNone(act.card)];
  if (!isComplete(held, components.citizens.length)) return 'citizenDeck';
  if (armed >= 0 && !state.cardPlayed) return 'cardPlayed';
  for (const letter of ['A', 'B', 'C'] as const) {
    const isOther = (card: CardIndex) => components.expeditions[card]!.letter !== letter;
    if (expeditionDecks[letter].some(isOther)) return `expeditionDecks.${letter}`;
  }
  const decks = [...expeditionDecks.A, ...expeditionDecks.B, ...expeditionDecks.C];
  const opened = [...expeditionGone, ...stacks.flatMap(({ cards }) => cards.map(({ card }) => card))];
  const found = [...decks, ...opened];
  const unopened = components.expeditions.flatMap(({ letter }, card) =>
    letter === 'X' && !found.includes(card) ? [card] : [],
  );
  return isComplete([...found, ...unopened], components.expeditions.length) ? null : 'expeditionDecks';
};
