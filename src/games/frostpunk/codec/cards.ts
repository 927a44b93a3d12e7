import { boolean, integer, list, oneOf, record, type Veil } from '../../../core/codec.js';
import type { Hidden } from '../../../core/game.js';
import type { Box } from '../components/box.js';
import { FACES } from '../state/index.js';
import { amount, exactly, indexOf, indexOrNone } from './numbers.js';

/** Decks, laws, Technologies and Expeditions. */
export const cards = <H extends Hidden>({ parts, councilSlot }: Box, veil: Veil<H>) => {
  const pile = (table: { readonly length: number }) => list(indexOf(table), 0, table.length);
  const stack = (table: { readonly length: number }) => list(veil(indexOf(table)), 0, table.length);
  const { morning, weather, council, laws, technologies, citizens, expeditions, scenario } = parts;
  const slots = { length: councilSlot + 1 };
  const placed = record('a card', { card: indexOf(expeditions), face: oneOf(...FACES) });
  return {
    morning: record('the Morning cards', {
      deck: stack(morning),
      current: indexOrNone(morning),
      gone: pile(morning),
    }),
    weather: record('the Weather cards', {
      deck: stack(weather),
      current: indexOrNone(weather),
      discard: pile(weather),
    }),
    dusk: record('the Dusk cards', {
      deck: pile(slots),
      discard: pile(slots),
      aside: pile(slots),
      gone: pile(slots),
      current: indexOrNone(slots),
    }),
    council: record('the Council cards', {
      deck: stack(council),
      current: veil(indexOrNone(council)),
      known: boolean,
      gone: pile(council),
    }),
    consequence: exactly(veil(oneOf('none', 'a', 'b')), laws.length),
    consequenceKnown: exactly(boolean, laws.length),
    laws: exactly(oneOf('open', 'enacted', 'out'), laws.length),
    enacted: pile(laws),
    shiftUsed: boolean,
    patrolled: boolean,
    technologies: exactly(boolean, technologies.length),
    developing: indexOrNone(technologies),
    developAt: integer(0, parts.tracks.rounds),
    citizenDeck: stack(citizens),
    citizenDiscard: pile(citizens),
    hand: pile(citizens),
    cardPlayed: boolean,
    callUsed: boolean,
    expeditionDecks: record('the Expedition decks', {
      A: stack(expeditions),
      B: stack(expeditions),
      C: stack(expeditions),
    }),
    expeditionGone: pile(expeditions),
    stacks: exactly(
      record('a stack', {
        cards: list(placed, 0, expeditions.length),
        scout: oneOf('none', 'worker', 'engineer'),
        at: amount,
      }),
      parts.expeditionSlots,
    ),
    display: list(
      record('a card of the display', {
        source: oneOf('morning', 'dusk', 'consequence'),
        card: integer(0, 999),
        automaton: boolean,
        used: boolean,
      }),
      0,
      morning.length + slots.length,
    ),
    scenario: exactly(boolean, scenario.length),
    specialUsed: exactly(boolean, scenario.length),
  };
};
