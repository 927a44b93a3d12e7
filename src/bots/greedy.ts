import type { Types } from '../core/game.js';
import type { Candidate, QuickBot, QuickMind, Seat, Thought } from './bot.js';
import { type Standings, standingsOf } from './standing.js';

/** How a greedy player looks ahead. */
export interface GreedyOptions<G extends Types> {
  /** How many states are imagined behind a view; 4 unless told. */
  readonly samples?: number;
  /** How many decisions of its own in a row it looks through; 3 unless told. */
  readonly depth?: number;
  /** By player, what a state is worth, in the place of `progress`. */
  readonly worth?: (state: G['State']) => readonly number[];
  readonly name?: string;
}

/**
 * Makes the move after which it stands best by `progress`, in the middle of some states that it imagines. While the
 * decision stays with it, it goes on with what is best at once, and counts where that leads.
 */
export const greedy = <G extends Types>(options: GreedyOptions<G> = {}): QuickBot<G> => ({
  name: options.name ?? 'greedy',
  begin: (seat) => greedyMind(seat, options),
});

const greedyMind = <G extends Types>(
  seat: Seat<G>,
  { samples = 4, depth = 3, worth }: GreedyOptions<G>,
): QuickMind<G> => {
  const { game, player } = seat;
  const standings = standingsOf();
  const sight: Sight<G> = {
    ...seat,
    standings,
    worth: (state) => (worth === undefined ? standings.worth(game.progress(state), player) : worth(state)[player]!),
  };
  return {
    answer: ({ view, moves, draw }): Thought<G> => {
      if (moves.length === 1) return { move: moves[0]! };
      const imagine = game.determinizer(view);
      const sums = moves.map(() => 0);
      for (let i = 0; i < samples; i++) {
        const values = valuesOf(sight, imagine(`${draw(2 ** 32)}`), moves, depth);
        for (let k = 0; k < sums.length; k++) sums[k]! += values[k]!;
      }
      const candidates = moves
        .map((move, k): Candidate<G> => ({ move, visits: samples, value: sums[k]! / samples }))
        .sort((a, b) => b.value - a.value);
      const best = candidates.filter(({ value }) => value === candidates[0]!.value);
      return { move: best[draw(best.length)]!.move, candidates };
    },
  };
};

/** What a greedy player judges by. */
interface Sight<G extends Types> extends Seat<G> {
  readonly standings: Standings;
  /** What a state is worth to the player. */
  worth(state: G['State']): number;
}

/** What each move leads to, when the decisions that follow are made by what is best at once, up to a depth. */
const valuesOf = <G extends Types>(
  sight: Sight<G>,
  state: G['State'],
  moves: readonly G['Move'][],
  depth: number,
): readonly number[] => {
  const { game, player, standings, worth } = sight;
  const nexts = moves.map((move) => game.play(state, move));
  for (const next of nexts) standings.look(game.progress(next));
  if (depth === 1) return nexts.map(worth);
  return nexts.map((next) => (game.toAct(next) === player ? wayOn(sight, next, depth - 1) : worth(next)));
};

/** What a position is worth in which the player goes on: where what is best at once leads. */
const wayOn = <G extends Types>(sight: Sight<G>, state: G['State'], depth: number): number => {
  const moves = sight.game.legalMoves(state);
  const atOnce = valuesOf(sight, state, moves, 1);
  const best = atOnce.indexOf(Math.max(...atOnce));
  return depth === 1 ? atOnce[best]! : valuesOf(sight, state, [moves[best]!], depth)[0]!;
};
