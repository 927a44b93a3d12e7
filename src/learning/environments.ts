import type { Either, Right } from 'fp-ts/lib/Either.js';
import type { Game, Types } from '../core/contract/game.js';
import { type ErrorValue, type InvalidOptions, invalidDocument, left, right } from '../core/errors/errors.js';
import {
  createSteppable,
  type Environment,
  type EnvironmentSettings,
  type Rewards,
  type Steppable,
} from './environment.js';
import type { Layout } from './layout.js';
import { type SparseRows, toSparseRows } from './sparse.js';
import type { EnvironmentPosition, IllegalAction, TimeStep } from './time-step.js';

/** The error of a list without exactly one action for each environment. */
export interface InvalidActions extends ErrorValue {
  readonly _tag: 'InvalidActions';
  /** The number of environments. */
  readonly expected: number;
}

/** The error of an action that one of the environments cannot take. */
export interface ActionError<G extends Types> extends ErrorValue {
  readonly _tag: 'ActionError';
  /** The index of the first such environment. */
  readonly index: number;
  readonly error: IllegalAction<G>;
}

/** The error of a seed that is not valid. */
export interface SeedError extends ErrorValue {
  readonly _tag: 'SeedError';
  /** The index of the first such environment. */
  readonly index: number;
  readonly error: InvalidOptions;
}

/** Several games that are played side by side, each with its own player to act. */
export interface Environments<G extends Types> {
  /** The environments in their order. What is done with one of them is done with its game here. */
  readonly environments: readonly Environment<G>[];
  /** The meaning of the numbers of observations. */
  readonly layout: Layout;
  /** The number of actions of a game. */
  readonly actions: number;
  /** Deals a game of each seed, one for each environment; null leaves a game as it is. An error changes nothing. */
  reset(seeds: readonly (string | null)[]): Either<InvalidOptions | SeedError, readonly TimeStep[]>;
  /** Takes an action in each environment; -1 leaves a game as it is. An error changes none of the games. */
  step(actions: ArrayLike<number>): Either<InvalidActions | ActionError<G>, readonly TimeStep[]>;
  /** Returns environments at the same positions, which go their own way. */
  fork(): Environments<G>;
  /** Puts an environment at the position of another, with the same rewards; from then on each goes its own way. */
  copy(from: number, to: number): TimeStep;
  /** Returns the environments from one index to before another: the same ones, not forks. */
  slice(from: number, to: number): Environments<G>;
  /** Returns the current turn and rewards of each game. */
  timeSteps(): readonly TimeStep[];
  /** Returns, one after the other, what the player to act in each game observes; zeros for games that are over. */
  observe(into?: Float32Array): Float32Array;
  /** Returns the same observations in turn, null for games that are over. Copy what you keep: a later call changes it. */
  observations(): readonly (Float32Array | null)[];
  /** Returns the same observations without zeros. */
  observeSparse(): SparseRows;
  /** Returns the masks of all games, one after the other. */
  mask(into?: Uint8Array): Uint8Array;
}

/** The largest number of environments. */
const MAX_ENVIRONMENTS = 4096;

/** The action that leaves a game as it is. */
const NO_ACTION = -1;

/** Makes `count` environments of the same kind; until `reset`, their games are the same. */
export const createEnvironments = <G extends Types>(
  game: Game<G>,
  settings: EnvironmentSettings<G['Options']>,
  count: number,
  rewards: Rewards = {},
): Either<InvalidOptions, Environments<G>> => {
  if (!Number.isInteger(count) || count < 1 || count > MAX_ENVIRONMENTS) {
    return left(invalidDocument('InvalidOptions')('count', `expected a whole number from 1 to ${MAX_ENVIRONMENTS}`));
  }
  const made = createSteppable(game, settings, rewards);
  if (made._tag === 'Left') return made;
  return right(groupEnvironments([made.right, ...Array.from({ length: count - 1 }, made.right.fork)]));
};

const groupEnvironments = <G extends Types>(steppables: readonly Steppable<G>[]): Environments<G> => {
  const environments = Object.freeze(steppables.map(({ environment }) => environment));
  const { layout, actions } = environments[0]!;
  const count = steppables.length;
  const observations = (): readonly (Float32Array | null)[] =>
    steppables.map(({ environment, encode }) => {
      const { toAct } = environment.timeStep();
      return toAct === null ? null : encode(toAct);
    });
  const timeSteps = (): readonly TimeStep[] => environments.map((environment) => environment.timeStep());
  const moveAll = (
    positions: readonly (Right<EnvironmentPosition<G>> | null)[],
  ): Either<never, readonly TimeStep[]> => {
    positions.forEach((position, i) => {
      if (position !== null) steppables[i]!.moveTo(position.right);
    });
    return right(timeSteps());
  };
  return Object.freeze<Environments<G>>({
    environments,
    layout,
    actions,
    reset: (seeds) => {
      if (!Array.isArray(seeds) || seeds.length !== count) {
        return left(invalidDocument('InvalidOptions')('seeds', `expected a list of ${count}`));
      }
      const starts = [];
      for (let i = 0; i < count; i++) {
        const seed = seeds[i];
        const start = seed === null ? null : steppables[i]!.positionAtStart(seed!);
        if (start?._tag === 'Left') return left(seedError(i, start.left));
        starts.push(start);
      }
      return moveAll(starts);
    },
    step: (chosen) => {
      if (chosen?.length !== count) return left(invalidActions(count));
      const nexts = [];
      for (let i = 0; i < count; i++) {
        const next = chosen[i] === NO_ACTION ? null : steppables[i]!.positionAfter(chosen[i]!);
        if (next?._tag === 'Left') return left(actionError(i, next.left));
        nexts.push(next);
      }
      return moveAll(nexts);
    },
    fork: () => groupEnvironments(steppables.map((steppable) => steppable.fork())),
    copy: (from, to) => {
      if (!(from in steppables) || !(to in steppables)) throw new RangeError(`There are ${count} environments.`);
      return steppables[to]!.moveTo(steppables[from]!.position());
    },
    slice: (from, to) => {
      const selected = steppables.slice(from, to);
      if (selected.length === 0) throw new RangeError(`There is no environment from ${from} to before ${to}.`);
      return groupEnvironments(selected);
    },
    timeSteps,
    observe: (into = new Float32Array(count * layout.size)) => {
      assertSize(into, count * layout.size);
      observations().forEach((row, i) => {
        if (row === null) into.fill(0, i * layout.size, (i + 1) * layout.size);
        else into.set(row, i * layout.size);
      });
      return into;
    },
    observations,
    observeSparse: () => toSparseRows(observations()),
    mask: (into = new Uint8Array(count * actions)) => {
      assertSize(into, count * actions);
      environments.forEach((environment, i) => {
        environment.mask(into.subarray(i * actions, (i + 1) * actions));
      });
      return into;
    },
  });
};

const assertSize = ({ length }: { readonly length: number }, size: number): void => {
  if (length !== size) throw new RangeError(`The buffer has ${length} numbers instead of ${size}.`);
};

const invalidActions = (expected: number): InvalidActions => ({
  _tag: 'InvalidActions',
  expected,
  message: `Expected a list of ${expected} actions, one for each environment.`,
});

const seedError = (index: number, error: InvalidOptions): SeedError => ({
  _tag: 'SeedError',
  index,
  error,
  message: `Environment ${index}: ${error.message}`,
});

const actionError = <G extends Types>(index: number, error: IllegalAction<G>): ActionError<G> => ({
  _tag: 'ActionError',
  index,
  error,
  message: `Environment ${index}: ${error.message}`,
});
