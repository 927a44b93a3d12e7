import type { Either, Right } from 'fp-ts/lib/Either.js';
import type { Game, Types } from '../core/contract/game.js';
import { accepted, type Failure, type InvalidOptions, invalid, refused } from '../core/errors/verdict.js';
import {
  type Environment,
  type EnvironmentSettings,
  type Rewards,
  type Steppable,
  steppableOf,
} from './environment.js';
import type { Layout } from './layout.js';
import type { IllegalAction, Position, Standing } from './position.js';
import { type SparseRows, sparseRowsOf } from './sparse.js';

/** The error of a list without exactly one action for each environment. */
export interface InvalidActions extends Failure {
  readonly _tag: 'InvalidActions';
  /** The number of environments. */
  readonly expected: number;
}

/** The error of an action that one of the environments cannot take. */
export interface RefusedAction<G extends Types> extends Failure {
  readonly _tag: 'RefusedAction';
  /** The index of the first such environment. */
  readonly index: number;
  readonly error: IllegalAction<G>;
}

/** The error of a seed that is not valid. */
export interface RefusedSeed extends Failure {
  readonly _tag: 'RefusedSeed';
  /** The index of the first such environment. */
  readonly index: number;
  readonly error: InvalidOptions;
}

/** Several games that are played side by side, each with its own player to act. */
export interface Environments<G extends Types> {
  /** The environments in their order. What is done with one of them is done with its game here. */
  readonly each: readonly Environment<G>[];
  /** The meaning of the numbers of observations. */
  readonly layout: Layout;
  /** The number of actions of a game. */
  readonly actions: number;
  /** Deals a game of each seed, one for each environment; null leaves a game as it is. An error changes nothing. */
  reset(seeds: readonly (string | null)[]): Either<InvalidOptions | RefusedSeed, readonly Standing[]>;
  /** Takes an action in each environment; -1 leaves a game as it is. An error changes none of the games. */
  step(actions: ArrayLike<number>): Either<InvalidActions | RefusedAction<G>, readonly Standing[]>;
  /** Returns environments at the same positions, which go their own way. */
  fork(): Environments<G>;
  /** Puts an environment at the position of another, with the same rewards; from then on each goes its own way. */
  copy(from: number, to: number): Standing;
  /** Returns the environments from one index to before another: the same ones, not forks. */
  slice(from: number, to: number): Environments<G>;
  /** Returns the current turn and rewards of each game. */
  standings(): readonly Standing[];
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
const MOST = 4096;

/** The action that leaves a game as it is. */
const NONE = -1;

/** Makes `count` environments of the same kind; until `reset`, their games are the same. */
export const environmentsOf = <G extends Types>(
  game: Game<G>,
  setting: EnvironmentSettings<G['Options']>,
  count: number,
  rewards: Rewards = {},
): Either<InvalidOptions, Environments<G>> => {
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    return refused(invalid('InvalidOptions')('count', `expected a whole number from 1 to ${MOST}`));
  }
  const made = steppableOf(game, setting, rewards);
  if (made._tag === 'Left') return made;
  return accepted(among([made.right, ...Array.from({ length: count - 1 }, made.right.fork)]));
};

const among = <G extends Types>(steppables: readonly Steppable<G>[]): Environments<G> => {
  const each = Object.freeze(steppables.map(({ environment }) => environment));
  const { layout, actions } = each[0]!;
  const count = steppables.length;
  const observations = (): readonly (Float32Array | null)[] =>
    steppables.map(({ environment, numbers }) => {
      const { toAct } = environment.standing();
      return toAct === null ? null : numbers(toAct);
    });
  const standings = (): readonly Standing[] => each.map((environment) => environment.standing());
  const turned = (positions: readonly (Right<Position<G>> | null)[]): Either<never, readonly Standing[]> => {
    positions.forEach((position, i) => {
      if (position !== null) steppables[i]!.turnTo(position.right);
    });
    return accepted(standings());
  };
  return Object.freeze<Environments<G>>({
    each,
    layout,
    actions,
    reset: (seeds) => {
      if (!Array.isArray(seeds) || seeds.length !== count) {
        return refused(invalid('InvalidOptions')('seeds', `expected a list of ${count}`));
      }
      const starts = [];
      for (let i = 0; i < count; i++) {
        const seed = seeds[i];
        const start = seed === null ? null : steppables[i]!.dealt(seed!);
        if (start?._tag === 'Left') return refused(refusedSeed(i, start.left));
        starts.push(start);
      }
      return turned(starts);
    },
    step: (chosen) => {
      if (chosen?.length !== count) return refused(invalidActions(count));
      const nexts = [];
      for (let i = 0; i < count; i++) {
        const next = chosen[i] === NONE ? null : steppables[i]!.after(chosen[i]!);
        if (next?._tag === 'Left') return refused(refusedAction(i, next.left));
        nexts.push(next);
      }
      return turned(nexts);
    },
    fork: () => among(steppables.map((steppable) => steppable.fork())),
    copy: (from, to) => {
      if (!(from in steppables) || !(to in steppables)) throw new RangeError(`There are ${count} environments.`);
      return steppables[to]!.turnTo(steppables[from]!.position());
    },
    slice: (from, to) => {
      const some = steppables.slice(from, to);
      if (some.length === 0) throw new RangeError(`There is no environment from ${from} to before ${to}.`);
      return among(some);
    },
    standings,
    observe: (into = new Float32Array(count * layout.size)) => {
      demandSize(into, count * layout.size);
      observations().forEach((row, i) => {
        if (row === null) into.fill(0, i * layout.size, (i + 1) * layout.size);
        else into.set(row, i * layout.size);
      });
      return into;
    },
    observations,
    observeSparse: () => sparseRowsOf(observations()),
    mask: (into = new Uint8Array(count * actions)) => {
      demandSize(into, count * actions);
      each.forEach((environment, i) => {
        environment.mask(into.subarray(i * actions, (i + 1) * actions));
      });
      return into;
    },
  });
};

const demandSize = ({ length }: { readonly length: number }, size: number): void => {
  if (length !== size) throw new RangeError(`The buffer has ${length} numbers instead of ${size}.`);
};

const invalidActions = (expected: number): InvalidActions => ({
  _tag: 'InvalidActions',
  expected,
  message: `Expected a list of ${expected} actions, one for each environment.`,
});

const refusedSeed = (index: number, error: InvalidOptions): RefusedSeed => ({
  _tag: 'RefusedSeed',
  index,
  error,
  message: `Environment ${index}: ${error.message}`,
});

const refusedAction = <G extends Types>(index: number, error: IllegalAction<G>): RefusedAction<G> => ({
  _tag: 'RefusedAction',
  index,
  error,
  message: `Environment ${index}: ${error.message}`,
});
