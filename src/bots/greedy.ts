import type { Game, Types } from '../core/contract/game.js';
import type { Answer, Candidate, Seat, SyncBot, SyncBotSession } from './bot.js';
import { createRelativeValue, type RelativeValue } from './relative-value.js';

/** The settings of a greedy player. */
export interface GreedyOptions<G extends Types> {
  /** The number of states imagined behind a view; 4 by default. */
  readonly samples?: number;
  /** The number of its own consecutive decisions that it looks through; 3 by default. */
  readonly maxDepth?: number;
  /** Values a state, by player; used instead of the game's `evaluate`. */
  readonly evaluate?: (state: G['State'], game: Game<G>) => readonly number[];
  readonly name?: string;
}

/**
 * Makes a bot that plays the move with the best `evaluate` on average over some imagined states. While its player goes
 * on deciding, it follows the immediately best move and values the position that this leads to.
 */
export const greedy = <G extends Types>(options: GreedyOptions<G> = {}): SyncBot<G> => ({
  name: options.name ?? 'greedy',
  begin: (seat) => greedySession(seat, options),
});

const greedySession = <G extends Types>(
  seat: Seat<G>,
  { samples = 4, maxDepth = 3, evaluate: evaluateState }: GreedyOptions<G>,
): SyncBotSession<G> => {
  const { game, player } = seat;
  const relativeValue = createRelativeValue();
  const context: GreedyContext<G> = {
    ...seat,
    relativeValue,
    evaluate: (state) =>
      evaluateState === undefined
        ? relativeValue.valueFor(game.evaluate(state), player)
        : evaluateState(state, game)[player]!,
  };
  return {
    answer: ({ view, moves, randomInt }): Answer<G> => {
      if (moves.length === 1) return { move: moves[0]! };
      const sample = game.determinizer(view);
      const sums = moves.map(() => 0);
      for (let i = 0; i < samples; i++) {
        const values = evaluateMoves(context, sample(`${randomInt(2 ** 32)}`), moves, maxDepth);
        for (let k = 0; k < sums.length; k++) sums[k]! += values[k]!;
      }
      const candidates = moves
        .map((move, k): Candidate<G> => ({ move, visits: samples, value: sums[k]! / samples }))
        .sort((a, b) => b.value - a.value);
      const best = candidates.filter(({ value }) => value === candidates[0]!.value);
      return { move: best[randomInt(best.length)]!.move, candidates };
    },
  };
};

/** The seat and the valuation of a greedy player. */
interface GreedyContext<G extends Types> extends Seat<G> {
  readonly relativeValue: RelativeValue;
  /** Returns the value of a state to the player. */
  evaluate(state: G['State']): number;
}

/**
 * Values each move by the position it leads to; the player's following decisions, up to `depth`, take the immediately
 * best move.
 */
const evaluateMoves = <G extends Types>(
  context: GreedyContext<G>,
  state: G['State'],
  moves: readonly G['Move'][],
  depth: number,
): readonly number[] => {
  const { game, player, relativeValue, evaluate } = context;
  const nextStates = moves.map((move) => game.play(state, move));
  for (const next of nextStates) relativeValue.observe(game.evaluate(next));
  if (depth === 1) return nextStates.map(evaluate);
  return nextStates.map((next) =>
    game.toAct(next) === player ? evaluateFollowing(context, next, depth - 1) : evaluate(next),
  );
};

/** Values a position in which the same player decides again, by following the immediately best move. */
const evaluateFollowing = <G extends Types>(context: GreedyContext<G>, state: G['State'], depth: number): number => {
  const moves = context.game.legalMoves(state);
  const values = evaluateMoves(context, state, moves, 1);
  const best = values.indexOf(Math.max(...values));
  return depth === 1 ? values[best]! : evaluateMoves(context, state, [moves[best]!], depth)[0]!;
};
