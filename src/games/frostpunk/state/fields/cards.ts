import { count, flag, listOf, listUpTo, recordOf, thing, word } from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { FACES } from '../parts.js';
import { hidden } from './hidden.js';
import { indexOf, indexOrNone, pile } from './shapes.js';

/** Returns the fields of Morning, Weather, Dusk and Council cards. */
export const events = (tables: Tables) => {
  const slots = { length: tables.councilSlot + 1 };
  const { morning, weather, council } = hidden(tables);
  return {
    morning,
    weather,
    dusk: recordOf('the Dusk cards', {
      deck: pile(slots),
      discard: pile(slots),
      aside: pile(slots),
      gone: pile(slots),
      current: indexOrNone(slots),
    }),
    council,
  };
};

/** Returns the fields of laws and Technologies. */
export const policy = (tables: Tables) => {
  const { laws, technologies, tracks } = tables.components;
  return {
    consequence: hidden(tables).consequence,
    consequenceKnown: listOf(flag, laws.length),
    laws: listOf(word('open', 'enacted', 'out'), laws.length),
    enacted: pile(laws),
    shiftUsed: flag,
    patrolled: flag,
    technologies: listOf(flag, technologies.length),
    developing: indexOrNone(technologies),
    developAt: count(tracks.rounds),
  };
};

/** Returns the fields of Citizen cards, Expeditions, and cards on the table. */
export const people = (tables: Tables) => {
  const { morning, dusk, laws, citizens, expeditions, expeditionSlots, scenario } = tables.components;
  const { citizenDeck, expeditionDecks } = hidden(tables);
  const placed = recordOf('a card', { card: indexOf(expeditions), face: word(...FACES) });
  const longest = Math.max(0, ...expeditions.map(({ path }) => path));
  return {
    citizenDeck,
    citizenDiscard: pile(citizens),
    hand: pile(citizens),
    cardPlayed: flag,
    callUsed: flag,
    expeditionDecks,
    expeditionGone: pile(expeditions),
    stacks: listOf(
      recordOf('a stack', {
        cards: listUpTo(placed, expeditions.length),
        scout: word('none', 'worker', 'engineer'),
        at: count(expeditions.length + longest),
      }),
      expeditionSlots,
    ),
    display: listUpTo(
      recordOf('a card of the display', {
        source: word('morning', 'dusk', 'consequence'),
        card: thing(Math.max(morning.length, dusk.length, laws.length) + 1),
        automaton: flag,
        used: flag,
      }),
      morning.length + dusk.length + laws.length,
    ),
    scenario: listOf(flag, scenario.length),
    specialUsed: listOf(flag, scenario.length),
  };
};
