import type { ByPlayer, Hidden, Player } from '../../core/contract/game.js';
import type { Award, Cell, Colour, PlanIndex, Prize } from './components.js';

/** A round begins. */
export interface RoundStarted {
  readonly kind: 'roundStarted';
  readonly round: number;
  readonly startPlayer: Player;
}

/** A demand die is drawn. */
export interface DemandDrawn {
  readonly kind: 'demandDrawn';
  /** 0 for the first demand, 1 for the second. */
  readonly demandIndex: 0 | 1;
  readonly colour: Colour;
}

/** A player gets a plan, which nobody else sees. */
export interface PlanDealt {
  readonly kind: 'planDealt';
  readonly player: Player;
  readonly plan: PlanIndex | Hidden;
}

/** A die comes from the bag into the pool. */
export interface DieRolled {
  readonly kind: 'dieRolled';
  readonly colour: Colour;
  readonly value: number;
  readonly reason: 'pool' | 'replacement';
}

/** A player places a die; the other players do not see the cell. */
export interface DieBuilt {
  readonly kind: 'dieBuilt';
  readonly player: Player;
  readonly colour: Colour;
  readonly value: number;
  readonly cell: Cell | Hidden;
  /** The level, 1 to 6. */
  readonly level: number | Hidden;
}

/** A player loses a die that fits nowhere. */
export interface DieDiscarded {
  readonly kind: 'dieDiscarded';
  readonly player: Player;
  readonly colour: Colour;
  readonly value: number;
}

/** A player removes the second die of their turn. */
export interface DieRemoved {
  readonly kind: 'dieRemoved';
  readonly player: Player;
  readonly colour: Colour;
  readonly value: number;
}

/** A die on its level of a tower. */
export interface StandingDie {
  readonly colour: Colour;
  readonly value: number;
  readonly cell: Cell;
  /** The level, 1 to 6. */
  readonly level: number;
}

/** The screen of a player is lifted. */
export interface BuildingRevealed {
  readonly kind: 'buildingRevealed';
  readonly player: Player;
  readonly plan: PlanIndex;
  /** The dice in the order in which they were placed. */
  readonly dice: readonly StandingDie[];
}

/** The parts of a round score, in the order in which they are counted. */
export const SCORE_PARTS = Object.freeze(['bonus', 'wood', 'recycled', 'stone', 'glass'] as const);
/** A part of a round score. */
export type ScorePart = (typeof SCORE_PARTS)[number];

/** A building scores a part of its round score, possibly 0. */
export interface PointsScored {
  readonly kind: 'pointsScored';
  readonly player: Player;
  readonly part: ScorePart;
  readonly points: number;
  /** The round score so far. */
  readonly total: number;
}

/** The tie-breaks of a round, in the order in which they are compared. */
export const ROUND_TIE_BREAKS = Object.freeze(['firstDemand', 'secondDemand', 'playedLast'] as const);
/** A tie-break of a round. */
export type RoundTieBreak = (typeof ROUND_TIE_BREAKS)[number];

/** The buildings of a round are ranked. */
export interface BuildingsRanked {
  readonly kind: 'buildingsRanked';
  readonly ranking: readonly Player[];
  /** For each neighbouring pair of `ranking`, the criterion that separated them. */
  readonly decidedBy: readonly ('total' | RoundTieBreak)[];
}

/** A player wins an award. */
export interface AwardWon {
  readonly kind: 'awardWon';
  readonly award: Award;
  readonly player: Player;
  readonly points: number;
}

/** A player wins a prize. */
export interface PrizeWon {
  readonly kind: 'prizeWon';
  readonly prize: Prize;
  readonly player: Player;
  readonly points: number;
  /** `alone`, or the tie-break that put them ahead of the next player who qualified. */
  readonly decidedBy: 'alone' | RoundTieBreak;
}

/** A round is over. */
export interface RoundEnded {
  readonly kind: 'roundEnded';
  readonly round: number;
  /** The round scores. */
  readonly totals: ByPlayer<number>;
}

/** The game is over. */
export interface GameOver {
  readonly kind: 'gameOver';
  readonly winners: readonly Player[];
}

/** Something that happened in a game of Blueprints. */
export type Event =
  | RoundStarted
  | DemandDrawn
  | PlanDealt
  | DieRolled
  | DieBuilt
  | DieDiscarded
  | DieRemoved
  | BuildingRevealed
  | PointsScored
  | BuildingsRanked
  | AwardWon
  | PrizeWon
  | RoundEnded
  | GameOver;
