import { game as crazyEights } from '../../docs/examples/games/crazy-eights.js';
import { extendGame } from '../../src/author/index.js';
import { createPlayerScore, createScore } from '../../src/core/index.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { game as iglooIgloo } from '../../src/games/igloo-igloo/index.js';

/** More of what is printed: owners cannot replace it, house rules can. */
export const busy = extendGame(iglooIgloo, { id: 'igloo-igloo-busy', components: { actionPoints: 4 } });

/** Parts of lists and records. */
export const longStone = extendGame(blueprints, {
  id: 'blueprints-stone',
  title: 'Blueprints with more stone',
  components: { stonePoints: [1, 2, 4, 8, 16, 32], awardPoints: { gold: 5 } },
});

/** Another score: gold counts twice. */
export const golden = extendGame(blueprints, {
  id: 'blueprints-gold',
  kernel: ({ score }) => ({
    score: (state, box) => {
      const { over, players } = score(state, box);
      const doubled = players.map(({ categories, tieBreaks }) =>
        createPlayerScore({ ...categories, gold: 2 * categories.gold }, tieBreaks),
      );
      return createScore(over, doubled, null);
    },
  }),
});

const isEight = (card: number): boolean => 1 + Math.floor(card / 4) === 8;

/** Another rule for a kind of move: an eight is never the last card. */
export const noLastEight = extendGame(crazyEights, {
  id: 'no-last-eight',
  kernel: ({ kinds }) => ({
    kinds: {
      ...kinds,
      play: {
        ...kinds.play,
        forbiddenBy: (state, box, move, phase) =>
          state.hands[state.turnPlayer]!.length === 1 && isEight(move.card)
            ? 'names-suit'
            : kinds.play.forbiddenBy(state, box, move, phase),
      },
    },
  }),
});
