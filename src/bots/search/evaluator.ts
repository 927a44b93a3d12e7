import type { Game, Player, Types } from '../../core/contract/game.js';
import { createRelativeValue } from '../relative-value.js';
import type { SearchOptions } from './options.js';

/** Values positions by player, from 0 to 1. */
export interface Evaluator<G extends Types> {
  /** Writes the values by player into `values`; the position may be the end of the game or any other. */
  evaluate(state: G['State'], isOver: boolean, values: Float64Array): void;
  /** Returns the value of a position to one player, from 0 to 1. */
  valueFor(state: G['State'], isOver: boolean, player: Player): number;
  /** Returns the value of a position to a player, on a scale of its own. */
  rawValue(state: G['State'], player: Player): number;
}

/** The settings by which positions are valued. */
interface EvaluatorSettings<G extends Types> {
  /** Values a state by player, on any scale, more is better; the game's `evaluate` by default. */
  readonly evaluate?: SearchOptions<G>['evaluate'] | undefined;
  /** The share of the raw value in the value of an end, from 0 to 1; the rest is the result. */
  readonly scoreWeight: number;
}

/**
 * Makes the evaluator of one search. Ends are valued by `returns` and a share of the raw value, other positions by the
 * raw value alone, compared with the positions seen so far.
 */
export const createEvaluator = <G extends Types>(
  game: Game<G>,
  { evaluate, scoreWeight }: EvaluatorSettings<G>,
): Evaluator<G> => {
  const rawValues = evaluate === undefined ? gameValueReader(game) : customValueReader(game, evaluate);
  const runningMean = createRunningMean();
  const valueFrom = (returns: readonly number[] | undefined, player: Player): number => {
    if (returns === undefined) return runningMean.compare(rawValues.valueFor(player), false, player);
    const won = (1 - scoreWeight) * returns[player]!;
    return scoreWeight === 0 ? won : won + scoreWeight * runningMean.compare(rawValues.valueFor(player), true, player);
  };
  /** Reads a position once for all players, and returns its `returns` if it is the end. */
  const load = (state: G['State'], isOver: boolean): readonly number[] | undefined => {
    if (!isOver || scoreWeight > 0) rawValues.load(state);
    return isOver ? game.returns(state) : undefined;
  };
  return {
    rawValue: (state, player) => {
      rawValues.load(state);
      return rawValues.valueFor(player);
    },
    valueFor: (state, isOver, player) => valueFrom(load(state, isOver), player),
    evaluate: (state, isOver, values) => {
      const returns = load(state, isOver);
      for (let player = 0; player < values.length; player++) values[player] = valueFrom(returns, player);
    },
  };
};

/** Reads the standings of a position once for all players. */
interface RawValueReader<G extends Types> {
  load(state: G['State']): void;
  valueFor(player: Player): number;
}

const gameValueReader = <G extends Types>(game: Game<G>): RawValueReader<G> => {
  const relativeValue = createRelativeValue();
  let values: readonly (number | null)[] = [];
  return {
    load: (state) => {
      values = game.evaluate(state);
      relativeValue.observe(values);
    },
    valueFor: (player) => relativeValue.valueFor(values, player),
  };
};

const customValueReader = <G extends Types>(
  game: Game<G>,
  evaluate: NonNullable<SearchOptions<G>['evaluate']>,
): RawValueReader<G> => {
  let values: readonly number[] = [];
  return {
    load: (state) => {
      values = evaluate(state, game);
    },
    valueFor: (player) => values[player]!,
  };
};

/** The number of standings after which those so far count half. */
const WINDOW_SIZE = 20_000;

/** The distribution of the raw values seen in a search, by player. */
interface RunningMean {
  /** Compares a raw value with those seen, from 0 to 1; those of ends are not recorded. */
  compare(value: number, isOver: boolean, player: Player): number;
}

/**
 * Compares standings with the mean so far by a logistic curve, so that leaders still prefer the better of two good
 * moves.
 */
const createRunningMean = (): RunningMean => {
  const means: number[] = [];
  let count = 0;
  let spread = 0;
  return {
    compare: (value, isOver, player) => {
      const deviation = value - (means[player] ?? value);
      if (!isOver) {
        if (count >= WINDOW_SIZE) {
          count /= 2;
          spread /= 2;
        }
        count++;
        means[player] = value - deviation + (deviation * means.length) / (count + means.length);
        spread += deviation * deviation;
      }
      return spread === 0 ? 0.5 : 1 / (1 + Math.exp(-deviation / Math.sqrt(spread / count)));
    },
  };
};
