import { count, flag, listOf, listUpTo, recordOf, secret, word } from '../../../../core/fields.js';
import type { Tables } from '../../components/index.js';
import { CONSEQUENCES } from '../../components/vocabulary.js';
import { FACES } from '../parts.js';
import { indexOf, indexOrNone, many, pile, unseenPile } from './shapes.js';

/** Morning, Weather, Dusk and Council cards. */
export const events = ({ components: { morning, weather, council }, councilSlot }: Tables) => {
  const slots = { length: councilSlot + 1 };
  return {
    morning: recordOf('the Morning cards', {
      deck: unseenPile(morning),
      current: indexOrNone(morning),
      gone: pile(morning),
    }),
    weather: recordOf('the Weather cards', {
      deck: unseenPile(weather),
      current: indexOrNone(weather),
      discard: pile(weather),
    }),
    dusk: recordOf('the Dusk cards', {
      deck: pile(slots),
      discard: pile(slots),
      aside: pile(slots),
      gone: pile(slots),
      current: indexOrNone(slots),
    }),
    council: recordOf('the Council cards', {
      deck: unseenPile(council),
      current: secret(indexOrNone(council)),
      known: flag,
      gone: pile(council),
    }),
  };
};

/** Laws and Technologies. */
export const policy = ({ components: { laws, technologies, tracks } }: Tables) => ({
  consequence: listOf(secret(word('none', ...CONSEQUENCES)), laws.length),
  consequenceKnown: listOf(flag, laws.length),
  laws: listOf(word('open', 'enacted', 'out'), laws.length),
  enacted: pile(laws),
  shiftUsed: flag,
  patrolled: flag,
  technologies: listOf(flag, technologies.length),
  developing: indexOrNone(technologies),
  developAt: count(tracks.rounds),
});

/** Citizen cards, Expeditions, and what lies open. */
export const people = ({ components, councilSlot }: Tables) => {
  const { morning, citizens, expeditions, expeditionSlots, scenario } = components;
  const deck = unseenPile(expeditions);
  const placed = recordOf('a card', { card: indexOf(expeditions), face: word(...FACES) });
  return {
    citizenDeck: unseenPile(citizens),
    citizenDiscard: pile(citizens),
    hand: pile(citizens),
    cardPlayed: flag,
    callUsed: flag,
    expeditionDecks: recordOf('the Expedition decks', { A: deck, B: deck, C: deck }),
    expeditionGone: pile(expeditions),
    stacks: listOf(
      recordOf('a stack', {
        cards: listUpTo(placed, expeditions.length),
        scout: word('none', 'worker', 'engineer'),
        at: many,
      }),
      expeditionSlots,
    ),
    display: listUpTo(
      recordOf('a card of the display', {
        source: word('morning', 'dusk', 'consequence'),
        card: count(999),
        automaton: flag,
        used: flag,
      }),
      morning.length + councilSlot + 1,
    ),
    scenario: listOf(flag, scenario.length),
    specialUsed: listOf(flag, scenario.length),
  };
};
