import type { Viewer } from '../../../src/core/contract/game.js';
import type { Plan } from '../../../src/testing/index.js';
import { components } from './components.js';
import type { State, Toy } from './index.js';

/** The plan by which the promises are checked. */
export const plan: Plan<Toy> = {
  options: [{ players: 2 }, { players: 3 }, { players: 2, dice: false }],
  maxPlies: () => 18,
  pieces: {
    countInBox: () => Object.fromEntries(components.values.map((_, card) => [card, 1])),
    countInState: ({ deck, hands, rows, covered }) => {
      const counts: Record<string, number> = {};
      for (const card of [deck, ...hands, ...rows, ...covered].flat()) {
        counts[card] = (counts[card] ?? 0) + 1;
      }
      return counts;
    },
  },
  hiddenPaths: (state, viewer) => [
    '.random',
    ...state.deck.map((_, i) => `.deck[${i}]`),
    ...ofOthers('hands', state.hands, viewer),
    ...(state.phase.kind === 'over' ? [] : ofOthers('covered', state.covered, viewer)),
  ],
  reports: {
    events: {
      drew: ['deck', 'hands'],
      played: ['hands', 'rows'],
      covered: ['hands', 'covered'],
      rolled: ['rolled'],
      gameOver: ['covered'],
    },
    unreported: {
      phase: 'the pending decision follows from the moves',
      player: 'the turn passes to the left',
      kept: 'the value is that of the die, if the player keeps it',
    },
  },
  hasHappened: (event, { rows, covered, hands, phase }) => {
    switch (event.kind) {
      case 'drew':
        return hands[event.player]!.at(-1) === event.card;
      case 'played':
        return rows[event.player]!.at(-1) === event.card;
      case 'covered':
        return covered[event.player]!.at(-1) === event.card;
      case 'rolled':
        return phase.kind === 'rolled' && phase.value === event.value;
      case 'gameOver':
        return phase.kind === 'over';
    }
  },
};

const ofOthers = (field: string, lists: State['hands'], viewer: Viewer): readonly string[] =>
  lists.flatMap((cards, player) => (player === viewer ? [] : cards.map((_, i) => `.${field}[${player}][${i}]`)));
