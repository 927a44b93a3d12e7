import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Types, Viewer } from '../core/contract/game.js';
import { accepted, type InvalidOptions, type InvalidState, invalid, refused } from '../core/errors/verdict.js';
import type { Layout } from './layout.js';
import { demandLength, observerOf } from './observer.js';
import {
  begun,
  type IllegalAction,
  later,
  type Position,
  type Rewarded,
  type Standing,
  type UnknownAction,
} from './position.js';
import { type Sparse, sparseOf } from './sparse.js';
import { type Tracker, trackersOf } from './tracker.js';

/** The options of the game without the seed. */
export type EnvironmentSettings<Options> = Options extends unknown ? Omit<Options, 'seed'> : never;

/** The rewards of moves. */
export interface Rewards {
  /** The reward of a step of `progress`, added to the result at the end; 0 by default. */
  readonly shaping?: number;
}

/** A game as an environment for learners: the players act one after the other. */
export interface Environment<G extends Types> {
  /** The meaning of the numbers of observations. */
  readonly layout: Layout;
  /** The number of actions: one for each move of the catalogue, with its number. */
  readonly actions: number;
  /** Deals the game of a seed; until the first call, the seed is `'0'`. */
  reset(seed: string): Either<InvalidOptions, Standing>;
  /** Begins at a state with the same number of players, such as one that `state` returned. The state is decoded. */
  resetTo(state: unknown): Either<InvalidState, Standing>;
  /** Makes the move of an action for the player to act next. An action that cannot be taken changes nothing. */
  step(action: number): Either<IllegalAction<G>, Standing>;
  /** Returns an environment at the same position, with the same rewards. From then on each goes its own way. */
  fork(): Environment<G>;
  /** Returns the current turn and rewards. */
  standing(): Standing;
  /** Returns the state, in which nothing is hidden: keep it from players. */
  state(): G['State'];
  /** Returns the game as seen by a viewer. */
  view(viewer: Viewer): G['View'];
  /** Returns the view as numbers, written into `into` if it is given. */
  observe(viewer: Viewer, into?: Float32Array): Float32Array;
  /** Returns the numbers of the view that are not 0. */
  observeSparse(viewer: Viewer): Sparse;
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
  rewards: Rewards = {},
): Either<InvalidOptions, Environment<G>> => {
  const made = steppableOf(game, setting, rewards);
  return made._tag === 'Left' ? made : accepted(made.right.environment);
};

/** An environment, and its parts for those that step many at the same time. */
export interface Steppable<G extends Types> {
  readonly environment: Environment<G>;
  /** Returns the position at the beginning of the game of a seed. */
  dealt(seed: string): Either<InvalidOptions, Position<G>>;
  /** Returns the position after an action. */
  after(action: number): Either<IllegalAction<G>, Position<G>>;
  turnTo(position: Position<G>): Standing;
  position(): Position<G>;
  /** Returns the numbers of the view, valid until the next call. */
  numbers(viewer: Viewer): Float32Array;
  fork(): Steppable<G>;
}

/** Makes an environment with its parts, for a game with these options. */
export const steppableOf = <G extends Types>(
  game: Game<G>,
  setting: EnvironmentSettings<G['Options']>,
  { shaping = 0 }: Rewards,
): Either<InvalidOptions, Steppable<G>> => {
  if (!Number.isFinite(shaping)) return refused(invalid('InvalidOptions')('shaping', 'expected a finite number'));
  const deal = (seed: string) => game.setup({ ...setting, seed } as unknown as G['Options']);
  const first = deal('0');
  if (first._tag === 'Left') return first;
  const observer = observerOf(game, first.right.players);
  if (observer._tag === 'Left') return observer;
  const { layout } = observer.right;
  const rewarded = { game, shaping };
  const tracker = trackersOf(game, first.right, layout.size);
  return accepted(steppableAt({ rewarded, layout, tracker, deal }, begun(rewarded, first.right)));
};

/** The parts that an environment and its forks share. */
interface Shared<G extends Types> {
  readonly rewarded: Rewarded<G>;
  readonly layout: Layout;
  tracker(): Tracker<G>;
  deal(seed: string): Either<InvalidOptions, G['State']>;
}

const steppableAt = <G extends Types>(shared: Shared<G>, start: Position<G>): Steppable<G> => {
  const { rewarded, layout, tracker, deal } = shared;
  const { game } = rewarded;
  const actions = game.catalogue.length;
  const track = tracker();
  let now = start;

  const dealt: Steppable<G>['dealt'] = (seed) => {
    const state = deal(seed);
    return state._tag === 'Left' ? state : accepted(begun(rewarded, state.right));
  };
  const decoded = (value: unknown): Either<InvalidState, Position<G>> => {
    const state = game.State.decode(value);
    if (state._tag === 'Left') return state;
    if (state.right.players !== layout.players) return refused(otherPlayers(layout.players));
    return accepted(begun(rewarded, state.right));
  };
  const after: Steppable<G>['after'] = (action) => {
    const move = Number.isInteger(action) ? game.moveOf(action) : undefined;
    if (move === undefined) return refused(unknownAction(actions));
    const next = game.applyMove(now.state, move);
    return next._tag === 'Left' ? next : accepted(later(rewarded, now, next.right));
  };
  const turnTo: Steppable<G>['turnTo'] = (position) => {
    now = position;
    return position.standing;
  };
  const turned = <E>(next: Either<E, Position<G>>): Either<E, Standing> =>
    next._tag === 'Left' ? next : accepted(turnTo(next.right));
  const numbers: Steppable<G>['numbers'] = (viewer) => track(now, viewer);
  const fork = (): Steppable<G> => steppableAt(shared, now);

  return {
    environment: Object.freeze<Environment<G>>({
      layout,
      actions,
      reset: (seed) => turned(dealt(seed)),
      resetTo: (state) => turned(decoded(state)),
      step: (action) => turned(after(action)),
      fork: () => fork().environment,
      standing: () => now.standing,
      state: () => now.state,
      view: (viewer) => game.view(now.state, viewer),
      observe: (viewer, into = new Float32Array(layout.size)) => {
        demandLength(layout, into);
        into.set(numbers(viewer));
        return into;
      },
      observeSparse: (viewer) => sparseOf(numbers(viewer)),
      mask: (into = new Uint8Array(actions)) => game.legalMask(now.state, into),
    }),
    dealt,
    after,
    turnTo,
    position: () => now,
    numbers,
    fork,
  };
};

const otherPlayers = (players: number): InvalidState =>
  invalid('InvalidState')('players', `this environment is for ${players}`);

const unknownAction = (actions: number): UnknownAction => ({
  _tag: 'UnknownAction',
  actions,
  message: `There is no such action: they have the numbers 0 to ${actions - 1}.`,
});
