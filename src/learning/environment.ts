import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Types, Viewer } from '../core/contract/game.js';
import { type InvalidOptions, type InvalidState, invalidDocument, left, right } from '../core/errors/errors.js';
import type { Layout } from './layout.js';
import { assertLength, createObserver } from './observer.js';
import { type Sparse, toSparse } from './sparse.js';
import {
  type EnvironmentPosition,
  type IllegalAction,
  nextPosition,
  type RewardedGame,
  startPosition,
  type TimeStep,
  type UnknownAction,
} from './time-step.js';
import { createTrackers, type Tracker } from './tracker.js';

/** The options of the game without the seed. */
export type EnvironmentSettings<Options> = Options extends unknown ? Omit<Options, 'seed'> : never;

/** The rewards of moves. */
export interface Rewards {
  /** The reward of a step of `evaluate`, added to the result at the end; 0 by default. */
  readonly shaping?: number;
}

/** A game as an environment for learners: the players act one after the other. */
export interface Environment<G extends Types> {
  /** The meaning of the numbers of observations. */
  readonly layout: Layout;
  /** The number of actions: one for each move of the catalogue, with its number. */
  readonly actions: number;
  /** Deals the game of a seed; until the first call, the seed is `'0'`. */
  reset(seed: string): Either<InvalidOptions, TimeStep>;
  /** Begins at a state with the same number of players, such as one that `state` returned. The state is decoded. */
  resetTo(state: unknown): Either<InvalidState, TimeStep>;
  /** Makes the move of an action for the player to act next. An action that cannot be taken changes nothing. */
  step(action: number): Either<IllegalAction<G>, TimeStep>;
  /** Returns an environment at the same position, with the same rewards. From then on each goes its own way. */
  fork(): Environment<G>;
  /** Returns the current turn and rewards. */
  timeStep(): TimeStep;
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
 * end, plus steps of `evaluate` if `shaping` is set.
 */
export const createEnvironment = <G extends Types>(
  game: Game<G>,
  settings: EnvironmentSettings<G['Options']>,
  rewards: Rewards = {},
): Either<InvalidOptions, Environment<G>> => {
  const made = createSteppable(game, settings, rewards);
  return made._tag === 'Left' ? made : right(made.right.environment);
};

/** An environment, and its parts for those that step many at the same time. */
export interface Steppable<G extends Types> {
  readonly environment: Environment<G>;
  /** Returns the position at the beginning of the game of a seed. */
  positionAtStart(seed: string): Either<InvalidOptions, EnvironmentPosition<G>>;
  /** Returns the position after an action. */
  positionAfter(action: number): Either<IllegalAction<G>, EnvironmentPosition<G>>;
  moveTo(position: EnvironmentPosition<G>): TimeStep;
  position(): EnvironmentPosition<G>;
  /** Returns the numbers of the view, valid until the next call. */
  encode(viewer: Viewer): Float32Array;
  fork(): Steppable<G>;
}

/** Makes an environment with its parts, for a game with these options. */
export const createSteppable = <G extends Types>(
  game: Game<G>,
  settings: EnvironmentSettings<G['Options']>,
  { shaping = 0 }: Rewards,
): Either<InvalidOptions, Steppable<G>> => {
  if (!Number.isFinite(shaping)) return left(invalidDocument('InvalidOptions')('shaping', 'expected a finite number'));
  const deal = (seed: string) => game.setup({ ...settings, seed } as unknown as G['Options']);
  const first = deal('0');
  if (first._tag === 'Left') return first;
  const observer = createObserver(game, first.right.players);
  if (observer._tag === 'Left') return observer;
  const { layout } = observer.right;
  const rewarded = { game, shaping };
  const tracker = createTrackers(game, first.right, layout.size);
  return right(steppableFrom({ rewarded, layout, tracker, deal }, startPosition(rewarded, first.right)));
};

/** The parts that an environment and its forks share. */
interface SharedParts<G extends Types> {
  readonly rewarded: RewardedGame<G>;
  readonly layout: Layout;
  tracker(): Tracker<G>;
  deal(seed: string): Either<InvalidOptions, G['State']>;
}

const steppableFrom = <G extends Types>(shared: SharedParts<G>, start: EnvironmentPosition<G>): Steppable<G> => {
  const { rewarded, layout, tracker, deal } = shared;
  const { game } = rewarded;
  const actions = game.catalogue.length;
  const track = tracker();
  let current = start;

  const positionAtStart: Steppable<G>['positionAtStart'] = (seed) => {
    const state = deal(seed);
    return state._tag === 'Left' ? state : right(startPosition(rewarded, state.right));
  };
  const decodePosition = (value: unknown): Either<InvalidState, EnvironmentPosition<G>> => {
    const state = game.State.decode(value);
    if (state._tag === 'Left') return state;
    if (state.right.players !== layout.players) return left(wrongPlayerCount(layout.players));
    return right(startPosition(rewarded, state.right));
  };
  const positionAfter: Steppable<G>['positionAfter'] = (action) => {
    const move = Number.isInteger(action) ? game.moveOf(action) : undefined;
    if (move === undefined) return left(unknownAction(actions));
    const next = game.applyMove(current.state, move);
    return next._tag === 'Left' ? next : right(nextPosition(rewarded, current, next.right));
  };
  const moveTo: Steppable<G>['moveTo'] = (position) => {
    current = position;
    return position.timeStep;
  };
  const moveToNext = <E>(next: Either<E, EnvironmentPosition<G>>): Either<E, TimeStep> =>
    next._tag === 'Left' ? next : right(moveTo(next.right));
  const encode: Steppable<G>['encode'] = (viewer) => track(current, viewer);
  const fork = (): Steppable<G> => steppableFrom(shared, current);

  return {
    environment: Object.freeze<Environment<G>>({
      layout,
      actions,
      reset: (seed) => moveToNext(positionAtStart(seed)),
      resetTo: (state) => moveToNext(decodePosition(state)),
      step: (action) => moveToNext(positionAfter(action)),
      fork: () => fork().environment,
      timeStep: () => current.timeStep,
      state: () => current.state,
      view: (viewer) => game.view(current.state, viewer),
      observe: (viewer, into = new Float32Array(layout.size)) => {
        assertLength(layout, into);
        into.set(encode(viewer));
        return into;
      },
      observeSparse: (viewer) => toSparse(encode(viewer)),
      mask: (into = new Uint8Array(actions)) => game.legalMask(current.state, into),
    }),
    positionAtStart,
    positionAfter,
    moveTo,
    position: () => current,
    encode,
    fork,
  };
};

const wrongPlayerCount = (players: number): InvalidState =>
  invalidDocument('InvalidState')('players', `this environment is for ${players}`);

const unknownAction = (actions: number): UnknownAction => ({
  _tag: 'UnknownAction',
  actions,
  message: `There is no such action: they have the numbers 0 to ${actions - 1}.`,
});
