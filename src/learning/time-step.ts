import type { ByPlayer, Game, Player, Types } from '../core/contract/game.js';
import type { ErrorValue, IllegalMove } from '../core/errors/errors.js';
import { totalsOf } from './observer.js';
import type { ObservedPosition } from './tracker.js';

/** The error of an action number that does not exist. */
export interface UnknownAction extends ErrorValue {
  readonly _tag: 'UnknownAction';
  /** The number of actions; they are numbered from 0. */
  readonly actions: number;
}

/** The error of an action that cannot be taken: its number does not exist, or its move is not legal now. */
export type IllegalAction<G extends Types> = UnknownAction | IllegalMove<G['Refusal']>;

/** The current turn and rewards of a game. */
export interface TimeStep {
  /** The player to act next; null when the game is over. */
  readonly toAct: Player | null;
  /** By player, the reward of the last action. */
  readonly rewards: readonly number[];
  /**
   * By player, the rewards since their last action, that action included; for the player to act next, everything it led
   * to.
   */
  readonly rewardsSinceOwnAction: readonly number[];
}

/** A game and its shaping. */
export interface RewardedGame<G extends Types> {
  readonly game: Game<G>;
  readonly shaping: number;
}

/** A state, its value to each player, and the rewards of the step to it. */
export interface EnvironmentPosition<G extends Types> extends ObservedPosition<G> {
  readonly values: ByPlayer<number>;
  readonly timeStep: TimeStep;
}

/** Returns the position at which an environment begins: nobody has been rewarded. */
export const startPosition = <G extends Types>(
  rewarded: RewardedGame<G>,
  state: G['State'],
): EnvironmentPosition<G> => {
  const { toAct, totals, values } = evaluatePosition(rewarded, state);
  const nothing = values.map(() => 0);
  return { state, toAct, totals, values, timeStep: { toAct, rewards: nothing, rewardsSinceOwnAction: nothing } };
};

/** Returns the position after an action that led to a state. */
export const nextPosition = <G extends Types>(
  rewarded: RewardedGame<G>,
  before: EnvironmentPosition<G>,
  state: G['State'],
): EnvironmentPosition<G> => {
  const { toAct, totals, values } = evaluatePosition(rewarded, state);
  const rewards = values.map((value, player) => value - before.values[player]!);
  const { toAct: actor, rewardsSinceOwnAction: owedRewards } = before.timeStep;
  const rewardsSinceOwnAction = rewards.map((reward, player) =>
    player === actor ? reward : owedRewards[player]! + reward,
  );
  return { state, toAct, totals, values, timeStep: { toAct, rewards, rewardsSinceOwnAction } };
};

const evaluatePosition = <G extends Types>({ game, shaping }: RewardedGame<G>, state: G['State']) => {
  const toAct = game.toAct(state);
  const totals = totalsOf(game, state);
  const endValues = toAct === null ? game.returns(state) : totals.map(() => 0);
  if (shaping === 0) return { toAct, totals, values: endValues };
  const evaluation = game.evaluate(state);
  return { toAct, totals, values: endValues.map((end, player) => end + shaping * (evaluation[player] ?? 0)) };
};
