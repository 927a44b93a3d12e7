import type { BaseOptions, BaseState, BaseView, ByPlayer, Hidden, Player } from '../../../core/contract/game.js';
import type { Award, ByColour, ByDie, Cell, Colour, Die, PlanIndex, Prize } from '../components.js';

/** The options of `setup`. */
export interface Options extends BaseOptions {
  /** The number of players. */
  readonly players: 2 | 3 | 4;
}

/** The pending decision. */
export type Phase = { readonly kind: 'build' } | { readonly kind: 'remove' } | { readonly kind: 'over' };

/** A scored round. */
export interface RoundResult extends Readonly<Record<Award | Prize, Player | null>> {
  /** The player who started the round. */
  readonly startPlayer: Player;
  /** The two colours that broke ties. */
  readonly demand: readonly [Colour, Colour];
  /** The plans, now revealed. */
  readonly plans: ByPlayer<PlanIndex>;
  /** The dice chosen, in order. */
  readonly chosenDice: ByPlayer<readonly Die[]>;
  /** The cell of each chosen die, from 0 to 5, or -1 for a discarded die. */
  readonly dieCells: ByPlayer<readonly Cell[]>;
  /** The round score for following the plan. */
  readonly bonus: ByPlayer<number>;
  /** The round score of the wood dice. */
  readonly wood: ByPlayer<number>;
  /** The round score of the recycled dice. */
  readonly recycled: ByPlayer<number>;
  /** The round score of the stone dice. */
  readonly stone: ByPlayer<number>;
  /** The round score of the glass dice. */
  readonly glass: ByPlayer<number>;
  /** The whole round score. */
  readonly total: ByPlayer<number>;
  /** The players, best first; there are no ties. */
  readonly ranking: readonly Player[];
}

/** A game of Blueprints with all hidden information. */
export interface State extends BaseState {
  /** The game's id. */
  readonly game: 'blueprints';
  /** The number of players. */
  readonly players: 2 | 3 | 4;
  /** The pending decision. */
  readonly phase: Phase;
  /** The round, from 0 to 2. */
  readonly round: number;
  /** The player who started this round. */
  readonly startPlayer: Player;
  /** The player whose turn it is; once the game is over, the player who moved last. */
  readonly turnPlayer: Player;
  /** The two colours that break ties in this round. */
  readonly demand: readonly [Colour, Colour];
  /** The number of dice in the bag. */
  readonly bag: ByColour<number>;
  /** The number of dice that can be chosen. */
  readonly pool: ByDie<number>;
  /** The number of dice removed this round by two players. */
  readonly removedDice: ByDie<number>;
  /** The plans to come, next plan first. */
  readonly deck: readonly PlanIndex[];
  /** The plan of this round; in a frame, -1 until it is dealt. */
  readonly plans: ByPlayer<PlanIndex>;
  /** The dice chosen this round, in order. */
  readonly chosenDice: ByPlayer<readonly Die[]>;
  /** The cell of each chosen die, from 0 to 5, or -1 for a discarded die. */
  readonly dieCells: ByPlayer<readonly Cell[]>;
  /** The scored rounds, oldest first. */
  readonly roundResults: readonly RoundResult[];
}

/** A game of Blueprints as a player or a spectator sees it. */
export interface View
  extends Omit<State, 'random' | 'deck' | 'plans' | 'dieCells'>,
    Pick<BaseView, 'random' | 'viewer'> {
  /** The plans to come: all hidden. */
  readonly deck: readonly (PlanIndex | Hidden)[];
  /** The plans of this round; those of others are hidden until the game is over. In a frame, -1 until dealt. */
  readonly plans: ByPlayer<PlanIndex | Hidden>;
  /** The cells as in `State`; those of others are hidden until the game is over, their discards (-1) are not. */
  readonly dieCells: ByPlayer<readonly (Cell | Hidden)[]>;
}
