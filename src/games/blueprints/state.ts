import type { Draft } from '../../core/draft.js';
import type { BaseOptions, Hidden, Player, Viewer } from '../../core/game.js';
import type { RandomState } from '../../core/random.js';
import { type Award, COLOURS, type Colour, FACES, type Prize } from './components.js';

/** What `setup` is given. */
export interface Options extends BaseOptions {
  /** How many play. */
  readonly players: 2 | 3 | 4;
}

/** A rolled die: 0 to 23, six times the number of its colour, plus its value less 1. */
export type Die = number;

/** The number of different rolled dice. */
export const DICE = COLOURS.length * FACES;

/** The number of a plan, from 0. */
export type PlanIndex = number;

/** The decision that is asked for. */
export type Phase = { readonly kind: 'build' } | { readonly kind: 'remove' } | { readonly kind: 'over' };

/** A scored round. Lists are by player. */
export interface RoundResult extends Readonly<Record<Award | Prize, Player | null>> {
  /** Who started the round. */
  readonly first: Player;
  /** The two colours that broke ties. */
  readonly demand: readonly [Colour, Colour];
  /** The plans, now revealed. */
  readonly plans: readonly PlanIndex[];
  /** Round score for following the plan. */
  readonly bonus: readonly number[];
  /** Round score of the wood dice. */
  readonly wood: readonly number[];
  /** Round score of the recycled dice. */
  readonly recycled: readonly number[];
  /** Round score of the stone dice. */
  readonly stone: readonly number[];
  /** Round score of the glass dice. */
  readonly glass: readonly number[];
  /** The whole round score. */
  readonly total: readonly number[];
  /** The players, best first; there are no ties. */
  readonly order: readonly Player[];
}

/** A game of Blueprints, as somebody sees it who may look behind every screen. */
export interface State {
  /** The game's id. */
  readonly game: 'blueprints';
  /** Which components: `'standard'`, or `'own-'` and a fingerprint. */
  readonly components: string;
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** Where the game stands in the sequence of its seed. */
  readonly random: RandomState;
  /** The decision that is asked for. */
  readonly phase: Phase;
  /** The round, from 0 to 2. */
  readonly round: number;
  /** Who started this round. */
  readonly first: Player;
  /** Whose turn it is; once the game is over, who moved last. */
  readonly player: Player;
  /** The two colours that break ties in this round. */
  readonly demand: readonly [Colour, Colour];
  /** The dice in the bag, by colour. */
  readonly bag: readonly number[];
  /** The dice that can be chosen: how many of each die. */
  readonly pool: readonly number[];
  /** The dice removed this round by two players: how many of each die. */
  readonly removed: readonly number[];
  /** The plans to come, next plan first. */
  readonly deck: readonly PlanIndex[];
  /** By player, the plan of this round. */
  readonly plans: readonly PlanIndex[];
  /** By player, the dice chosen this round, in order. */
  readonly chosen: readonly (readonly Die[])[];
  /** By player, where the chosen dice stand: a cell from 0 to 5, or -1 for a discarded die. */
  readonly cells: readonly (readonly number[])[];
  /** The scored rounds, oldest first. */
  readonly rounds: readonly RoundResult[];
}

/** A game of Blueprints, as a player or a spectator may know it. */
export interface View extends Omit<State, 'random' | 'deck' | 'plans' | 'cells'> {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Hidden. */
  readonly random: Hidden;
  /** The plans to come: all hidden. */
  readonly deck: readonly (PlanIndex | Hidden)[];
  /** By player, the plan of this round; those of others are hidden until the game is over. */
  readonly plans: readonly (PlanIndex | Hidden)[];
  /** As in `State`; the cells of others are hidden until the game is over, their discards (-1) are not. */
  readonly cells: readonly (readonly (number | Hidden)[])[];
}

/** A copy that may be changed. What is shared here is replaced by the rules, never changed in place. */
export const clone = (state: State): Draft<State> => {
  const { c, s0, s1, s2 } = state.random;
  const shared = state as Draft<State>;
  return {
    game: state.game,
    components: state.components,
    players: state.players,
    random: { c, s0, s1, s2 },
    phase: state.phase,
    round: state.round,
    first: state.first,
    player: state.player,
    demand: shared.demand,
    bag: shared.bag.slice(),
    pool: shared.pool.slice(),
    removed: shared.removed,
    deck: shared.deck,
    plans: shared.plans,
    chosen: shared.chosen.slice(),
    cells: shared.cells.slice(),
    rounds: shared.rounds,
  };
};

/** The number of a die's colour. */
export const colourOf = (die: Die): number => Math.floor(die / FACES);

/** The value of a die, 1 to 6. */
export const faceOf = (die: Die): number => (die % FACES) + 1;

/** The values on top of a building's six towers, three bits each, 0 for an empty cell. */
export type Tops = number;

/** What lies on top of a player's towers. */
export const topsOf = (state: State, player: Player): Tops => {
  const dice = state.chosen[player]!;
  const cells = state.cells[player]!;
  let tops = 0;
  for (let i = 0; i < dice.length; i++) {
    if (cells[i]! >= 0) tops = withTop(tops, cells[i]!, faceOf(dice[i]!));
  }
  return tops;
};

/** The value on top of a cell; 0 if it is empty. */
export const topAt = (tops: Tops, cell: number): number => (tops >> (3 * cell)) & 7;

/** The tops after a die of this value has been placed. */
export const withTop = (tops: Tops, cell: number, value: number): Tops =>
  (tops & ~(7 << (3 * cell))) | (value << (3 * cell));

/** The lowest top of some cells: a die of a lower value fits on none of them. */
export const lowestTop = (tops: Tops, cells: readonly number[]): number => {
  let lowest = FACES;
  for (let i = 0; i < cells.length; i++) {
    const top = topAt(tops, cells[i]!);
    if (top < lowest) lowest = top;
  }
  return lowest;
};
