import type { Game, Types } from '../core/contract/game.js';
import type { Candidate, QuickBot, QuickMind, Seat, Thought } from './bot.js';
import { type Standings, standingsOf } from './standing.js';

/** The settings of a greedy player. */
export interface GreedyOptions<G extends Types> {
  /** The number of states imagined behind a view; 4 by default. */
  readonly samples?: number;
  /** The number of its own consecutive decisions that it looks through; 3 by default. */
  readonly depth?: number;
  /** Values a state, by player; used instead of `progress`. */
  readonly worth?: (state: G['State'], game: Game<G>) => readonly number[];
  readonly name?: string;
}

/**
 * Makes a bot that plays the move with the best `progress` on average over some imagined states. While its player goes
 * on deciding, it follows the immediately best move and values the position that this leads to.
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
  const sight: Outlook<G> = {
    ...seat,
    standings,
    worth: (state) =>
      worth === undefined ? standings.worth(game.progress(state), player) : worth(state, game)[player]!,
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

/** The seat and the valuation of a greedy player. */
interface Outlook<G extends Types> extends Seat<G> {
  readonly standings: Standings;
  /** Returns the value of a state to the player. */
  worth(state: G['State']): number;
}

/**
 * Values each move by the position it leads to; the player's following decisions, up to `depth`, take the immediately
 * best move.
 */
const valuesOf = <G extends Types>(
  sight: Outlook<G>,
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

/** Values a position in which the same player decides again, by following the immediately best move. */
const wayOn = <G extends Types>(sight: Outlook<G>, state: G['State'], depth: number): number => {
  const moves = sight.game.legalMoves(state);
  const atOnce = valuesOf(sight, state, moves, 1);
  const best = atOnce.indexOf(Math.max(...atOnce));
  return depth === 1 ? atOnce[best]! : valuesOf(sight, state, [moves[best]!], depth)[0]!;
};
