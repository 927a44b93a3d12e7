import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types, Viewer } from '../core/game.js';
import { accepted, type Failure, type IllegalMove, type InvalidOptions, invalid, refused } from '../core/verdict.js';
import type { Layout } from './layout.js';
import { observerOf } from './observer.js';

/** What an environment plays: the options of the game but the seed. */
export type Setting<Options> = Options extends unknown ? Omit<Options, 'seed'> : never;

/** How moves are rewarded. */
export interface Rewards {
  /** What a step of `progress` is worth, beside what the end is worth; 0 unless told. */
  readonly shaping?: number;
}

/** No action has this number. */
export interface UnknownAction extends Failure {
  readonly _tag: 'UnknownAction';
  /** How many actions there are; they are counted from 0. */
  readonly actions: number;
}

/** Why an action cannot be taken: there is none of this number, or its move is not legal now. */
export type IllegalAction<G extends Types> = UnknownAction | IllegalMove<G['Clause'], G['Reason']>;

/** Where a game stands. */
export interface Standing {
  /** Who acts next; null when the game is over. */
  readonly toAct: Player | null;
  /** By player, what the last action brought. */
  readonly rewards: readonly number[];
  /** By player, what all actions brought since they last began to act; for who acts next, what their last action led to. */
  readonly gathered: readonly number[];
}

/** A game as those see it who learn by playing it: one player acts, then perhaps another. */
export interface Environment<G extends Types> {
  /** What the numbers of observations mean. */
  readonly layout: Layout;
  /** How many actions there are: one for each move of the catalogue, with its number. */
  readonly actions: number;
  /** Deals the game of a seed; before the first time, the seed is `'0'`. */
  reset(seed: string): Either<InvalidOptions, Standing>;
  /** Makes the move of an action for who acts next. An action that cannot be taken changes nothing. */
  step(action: number): Either<IllegalAction<G>, Standing>;
  /** Where the game stands. */
  standing(): Standing;
  /** The game as a viewer may know it. */
  view(viewer: Viewer): G['View'];
  /** The same as numbers; written into `into` if it is given. */
  observe(viewer: Viewer, into?: Float32Array): Float32Array;
  /** 1 for every action that can be taken now, 0 for the others; written into `into` if it is given. */
  mask(into?: Uint8Array): Uint8Array;
}

/**
 * A game with these options, to be learnt. Rewards are what `returns` says, which is nothing before the end, and steps of
 * `progress` if wanted.
 */
export const environmentOf = <G extends Types>(
  game: Game<G>,
  setting: Setting<G['Options']>,
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

/** A game, and how its moves are rewarded. */
interface Rewarded<G extends Types> {
  readonly game: Game<G>;
  readonly shaping: number;
}

/** A state, what it is worth to each player, and how it was come to. */
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
