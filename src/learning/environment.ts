import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types, Viewer } from '../core/contract/game.js';
import {
  accepted,
  type Failure,
  type IllegalMove,
  type InvalidOptions,
  invalid,
  refused,
} from '../core/errors/verdict.js';
import type { Layout } from './layout.js';
import { observerOf } from './observer.js';

/** The options of the game without the seed. */
export type EnvironmentSettings<Options> = Options extends unknown ? Omit<Options, 'seed'> : never;

/** The rewards of moves. */
export interface Rewards {
  /** The reward of a step of `progress`, added to the result at the end; 0 by default. */
  readonly shaping?: number;
}

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

/** A game as an environment for learners: the players act one after the other. */
export interface Environment<G extends Types> {
  /** The meaning of the numbers of observations. */
  readonly layout: Layout;
  /** The number of actions: one for each move of the catalogue, with its number. */
  readonly actions: number;
  /** Deals the game of a seed; until the first call, the seed is `'0'`. */
  reset(seed: string): Either<InvalidOptions, Standing>;
  /** Makes the move of an action for the player to act next. An action that cannot be taken changes nothing. */
  step(action: number): Either<IllegalAction<G>, Standing>;
  /** Returns the current turn and rewards. */
  standing(): Standing;
  /** Returns the game as seen by a viewer. */
  view(viewer: Viewer): G['View'];
  /** Returns the view as numbers, written into `into` if it is given. */
  observe(viewer: Viewer, into?: Float32Array): Float32Array;
  /** Returns 1 for every action that can be taken now and 0 for the others, written into `into` if it is given. */
  mask(into?: Uint8Array): Uint8Array;
}

/**
 * Makes an environment for a game with these options. The rewards are the changes of `returns`, which are 0 before the
 * end, plus steps of `progress` if `shaping` is set.
 */
export const environmentOf = <G extends Types>(
  game: Game<G>,
  setting: EnvironmentSettings<G['Options']>,
  { shaping = 0 }: Rewards = {},
): Either<InvalidOptions, Environment<G>> => {
  if (!Number.isFinite(shaping)) return refused(invalid('InvalidOptions')('shaping', 'expected a finite number'));
  const deal = (seed: string) => game.setup({ ...setting, seed } as unknown as G['Options']);
  const dealt = deal('0');
  if (dealt._tag === 'Left') return dealt;
  const observer = observerOf(game, dealt.right.players);
  if (observer._tag === 'Left') return observer;
  const { layout, observe } = observer.right;
  const actions = game.catalogue.length;
  const rewarded = { game, shaping };
  let now = begun(rewarded, dealt.right);

  const turnTo = (next: Position<G>): Either<never, Standing> => {
    now = next;
    return accepted(next.standing);
  };
  return accepted(
    Object.freeze<Environment<G>>({
      layout,
      actions,
      reset: (seed) => {
        const next = deal(seed);
        return next._tag === 'Left' ? next : turnTo(begun(rewarded, next.right));
      },
      step: (action) => {
        const move = Number.isInteger(action) ? game.moveOf(action) : undefined;
        if (move === undefined) return refused(unknownAction(actions));
        const next = game.applyMove(now.state, move);
        return next._tag === 'Left' ? next : turnTo(later(rewarded, now, next.right));
      },
      standing: () => now.standing,
      view: (viewer) => game.view(now.state, viewer),
      observe: (viewer, into) => observe(game.view(now.state, viewer), into),
      mask: (into = new Uint8Array(actions)) => game.legalMask(now.state, into),
    }),
  );
};

/** A game and its shaping. */
interface Rewarded<G extends Types> {
  readonly game: Game<G>;
  readonly shaping: number;
}

/** A state, its value to each player, and the rewards of the step to it. */
interface Position<G extends Types> {
  readonly state: G['State'];
  readonly worths: readonly number[];
  readonly standing: Standing;
}

const begun = <G extends Types>(rewarded: Rewarded<G>, state: G['State']): Position<G> => {
  const worths = worthsOf(rewarded, state);
  const nothing = worths.map(() => 0);
  return { state, worths, standing: { toAct: rewarded.game.toAct(state), rewards: nothing, gathered: nothing } };
};

const later = <G extends Types>(rewarded: Rewarded<G>, before: Position<G>, state: G['State']): Position<G> => {
  const worths = worthsOf(rewarded, state);
  const rewards = worths.map((worth, player) => worth - before.worths[player]!);
  const { toAct: actor, gathered: owed } = before.standing;
  const gathered = rewards.map((reward, player) => (player === actor ? reward : owed[player]! + reward));
  return { state, worths, standing: { toAct: rewarded.game.toAct(state), rewards, gathered } };
};

const worthsOf = <G extends Types>({ game, shaping }: Rewarded<G>, state: G['State']): readonly number[] => {
  const returns = game.returns(state);
  if (shaping === 0) return returns;
  const progress = game.progress(state);
  return returns.map((end, player) => end + shaping * (progress[player] ?? 0));
};

const unknownAction = (actions: number): UnknownAction => ({
  _tag: 'UnknownAction',
  actions,
  message: `There is no such action: they have the numbers 0 to ${actions - 1}.`,
});
