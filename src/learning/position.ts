import type { ByPlayer, Game, Player, Types } from '../core/contract/game.js';
import type { Failure, IllegalMove } from '../core/errors/verdict.js';
import { totalsOf } from './observer.js';
import type { Observed } from './tracker.js';

/** The error of an action number that does not exist. */
export interface UnknownAction extends Failure {
  readonly _tag: 'UnknownAction';
  /** The number of actions; they are numbered from 0. */
  readonly actions: number;
}

/** The error of an action that cannot be taken: its number does not exist, or its move is not legal now. */
export type IllegalAction<G extends Types> = UnknownAction | IllegalMove<G['Refusal']>;

/** The current turn and rewards of a game. */
export interface Standing {
  /** The player to act next; null when the game is over. */
  readonly toAct: Player | null;
  /** By player, the reward of the last action. */
  readonly rewards: readonly number[];
  /**
   * By player, the rewards since their last action, that action included; for the player to act next, everything it led
   * to.
   */
  readonly gathered: readonly number[];
}

/** A game and its shaping. */
export interface Rewarded<G extends Types> {
  readonly game: Game<G>;
  readonly shaping: number;
}

/** A state, its value to each player, and the rewards of the step to it. */
export interface Position<G extends Types> extends Observed<G> {
  readonly worths: ByPlayer<number>;
  readonly standing: Standing;
}

/** Returns the position at which an environment begins: nobody has been rewarded. */
export const begun = <G extends Types>(rewarded: Rewarded<G>, state: G['State']): Position<G> => {
  const { toAct, totals, worths } = valued(rewarded, state);
  const nothing = worths.map(() => 0);
  return { state, toAct, totals, worths, standing: { toAct, rewards: nothing, gathered: nothing } };
};

/** Returns the position after an action that led to a state. */
export const later = <G extends Types>(rewarded: Rewarded<G>, before: Position<G>, state: G['State']): Position<G> => {
  const { toAct, totals, worths } = valued(rewarded, state);
  const rewards = worths.map((worth, player) => worth - before.worths[player]!);
  const { toAct: actor, gathered: owed } = before.standing;
  const gathered = rewards.map((reward, player) => (player === actor ? reward : owed[player]! + reward));
  return { state, toAct, totals, worths, standing: { toAct, rewards, gathered } };
};

const valued = <G extends Types>({ game, shaping }: Rewarded<G>, state: G['State']) => {
  const toAct = game.toAct(state);
  const totals = totalsOf(game, state);
  const ends = toAct === null ? game.returns(state) : totals.map(() => 0);
  if (shaping === 0) return { toAct, totals, worths: ends };
  const progress = game.progress(state);
  return { toAct, totals, worths: ends.map((end, player) => end + shaping * (progress[player] ?? 0)) };
};
