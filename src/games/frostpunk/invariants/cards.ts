import type { Box } from '../box.js';
import type { CardIndex, DuskSlot } from '../components/index.js';
import { isAt, type State, stepOf } from '../state/index.js';

/** Checks that each card is in one place. */
export const cardsContradiction = (state: State, box: Box): string | null =>
  eventCardsContradiction(state, box) ??
  duskContradiction(state, box) ??
  councilContradiction(state, box) ??
  handsContradiction(state, box);

/** Checks whether the indexes of a table are all there, each once. */
const isComplete = (found: readonly number[], size: number): boolean =>
  found.length === size && new Set(found).size === size && found.every((each) => each < size);

const cardIfAny = (card: CardIndex): readonly CardIndex[] => (card < 0 ? [] : [card]);

const displayedCards = ({ display }: State, source: string): readonly CardIndex[] =>
  display.flatMap((each) => (each.source === source ? [each.card] : []));

const eventCardsContradiction = (state: State, { components, weatherCopies }: Box): string | null => {
  const { morning, weather, display } = state;
  const found = [
    ...morning.drawStack,
    ...morning.removed,
    ...cardIfAny(morning.current),
    ...displayedCards(state, 'morning'),
  ];
  if (!isComplete(found, components.morning.length)) return 'morning';
  const isRevealed =
    isAt(state, 'morning', 'reveal') && state.phase.kind === 'option' && state.effectStack.length === 0;
  if (morning.current >= 0 !== isRevealed) return 'morning.current';
  const weathers = [...weather.drawStack, ...weather.discarded, ...cardIfAny(weather.current)].sort((a, b) => a - b);
  if (String(weathers) !== String([...weatherCopies.kindOfItem].sort((a, b) => a - b))) return 'weather';
  if (weather.current >= 0 !== isWeatherOpen(state)) return 'weather.current';
  const wrong = display.findIndex(({ source, card, hasAutomaton }) => {
    if (hasAutomaton && source !== 'morning') return true;
    return source !== 'consequence' && components[source][card]?.display === 'none';
  });
  return wrong >= 0 ? `display[${wrong}]` : null;
};

/** Checks whether the Weather card is open: until it is discarded, which is the last step. */
const isWeatherOpen = ({ stage, step, outcome }: State): boolean =>
  stage === 'weather' && (step < stepOf('weather', 'discard') || outcome !== 'none');

/** Checks the Dusk slots: Dusk cards, consequences of enacted laws, and the Council card in circulation. */
const duskContradiction = (state: State, { components, firstLawSlot, councilSlot }: Box): string | null => {
  const { dusk, lawConsequence, council } = state;
  if (dusk.deck.some((slot, i) => i > 0 && slot <= dusk.deck[i - 1]!)) return 'dusk.deck';
  if (dusk.current >= 0 && !isAt(state, 'dusk', 'card')) return 'dusk.current';
  const laws = displayedCards(state, 'consequence').map((law) => firstLawSlot + law);
  const places = [
    dusk.deck,
    dusk.discarded,
    dusk.setAside,
    dusk.removed,
    cardIfAny(dusk.current),
    displayedCards(state, 'dusk'),
    laws,
  ];
  const counts = new Array<number>(councilSlot + 1).fill(0);
  for (const place of places) for (const slot of place) counts[slot] = (counts[slot] ?? 0) + 1;
  if (counts.length > councilSlot + 1) return 'display';
  for (const [slot, count] of counts.entries()) {
    const law = slot - firstLawSlot;
    const isInGame = slot === councilSlot ? council.current !== -1 : law < 0 || lawConsequence[law] !== 'none';
    if (count !== (isInGame ? 1 : 0)) return 'dusk';
  }
  if (dusk.setAside.some((slot) => slot >= firstLawSlot || !components.dusk[slot]!.isSetAside)) return 'dusk.setAside';
  if ([...dusk.removed, ...displayedCards(state, 'dusk')].includes(councilSlot)) return 'dusk.removed';
  return facesContradiction(state, components, firstLawSlot);
};

/**
 * Checks that red cards are never discarded, that seen consequences are known, and that only faces with a display are
 * displayed.
 */
const facesContradiction = (state: State, components: Box['components'], lawSlot: number): string | null => {
  const { dusk, lawConsequence, isConsequenceKnown } = state;
  const faceOf = (slot: DuskSlot) =>
    slot < lawSlot
      ? components.dusk[slot]
      : components.laws[slot - lawSlot]?.consequences[lawConsequence[slot - lawSlot] === 'a' ? 0 : 1];
  if (dusk.discarded.some((slot) => faceOf(slot)?.isNeverDiscarded)) return 'dusk.discarded';
  const laws = displayedCards(state, 'consequence').map((law) => lawSlot + law);
  if ([...displayedCards(state, 'dusk'), ...laws].some((slot) => faceOf(slot)?.display === 'none')) return 'display';
  const seen = [...dusk.discarded, ...dusk.removed, ...cardIfAny(dusk.current), ...laws];
  const wrong = lawConsequence.findIndex((face, law) =>
    isConsequenceKnown[law] ? face === 'none' : seen.includes(lawSlot + law),
  );
  return wrong >= 0 ? `isConsequenceKnown[${wrong}]` : null;
};

const councilContradiction = ({ council, dusk }: State, { components, councilSlot }: Box): string | null => {
  const { drawStack, current, isCurrentKnown, removed } = council;
  if (!isComplete([...drawStack, ...removed, ...cardIfAny(current)], components.council.length)) return 'council';
  if (isCurrentKnown ? current === -1 : current !== -1 && !dusk.deck.includes(councilSlot))
    return 'council.isCurrentKnown';
  return current === -1 && drawStack.length > 0 ? 'council.current' : null;
};

const handsContradiction = (state: State, { components }: Box): string | null => {
  const {
    phase,
    currentAction,
    citizenDrawStack,
    discardedCitizenCards,
    hand,
    expeditionDrawStacks,
    removedExpeditions,
    expeditionStacks,
  } = state;
  const armedCard = phase.kind === 'turn' ? phase.armedCard : -1;
  const citizenCards = [
    ...citizenDrawStack,
    ...discardedCitizenCards,
    ...hand,
    ...cardIfAny(armedCard),
    ...cardIfAny(currentAction.citizenCard),
  ];
  if (!isComplete(citizenCards, components.citizenCards.length)) return 'citizenDrawStack';
  if (armedCard >= 0 && !state.hasPlayedCard) return 'hasPlayedCard';
  for (const letter of ['A', 'B', 'C'] as const) {
    const isOther = (card: CardIndex) => components.expeditions[card]!.letter !== letter;
    if (expeditionDrawStacks[letter].some(isOther)) return `expeditionDrawStacks.${letter}`;
  }
  const decks = [...expeditionDrawStacks.A, ...expeditionDrawStacks.B, ...expeditionDrawStacks.C];
  const opened = [...removedExpeditions, ...expeditionStacks.flatMap(({ cards }) => cards.map(({ card }) => card))];
  const found = [...decks, ...opened];
  const unopened = components.expeditions.flatMap(({ letter }, card) =>
    letter === 'X' && !found.includes(card) ? [card] : [],
  );
  return isComplete([...found, ...unopened], components.expeditions.length) ? null : 'expeditionDrawStacks';
};
