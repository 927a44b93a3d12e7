import type { BaseOptions, Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import type { Award, Colour, Die, PlanIndex, Prize } from '../components.js';

/** What `setup` is given. */
export interface Options extends BaseOptions {
  /** How many play. */
  readonly players: 2 | 3 | 4;
}

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
  /** The dice chosen, in order. */
  readonly chosen: readonly (readonly Die[])[];
  /** Where the chosen dice stand: a cell from 0 to 5, or -1 for a discarded die. */
  readonly cells: readonly (readonly number[])[];
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
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the components' figures. */
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
  /** By player, the plan of this round; in a frame, -1 until it is dealt. */
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
  /** By player, the plan of this round; those of others are hidden until the game is over. In a frame, -1 until dealt. */
  readonly plans: readonly (PlanIndex | Hidden)[];
  /** As in `State`; the cells of others are hidden until the game is over, their discards (-1) are not. */
  readonly cells: readonly (readonly (number | Hidden)[])[];
}
