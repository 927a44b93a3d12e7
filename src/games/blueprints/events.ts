import type { Hidden, Player, Secrets } from '../../core/game.js';
import type { Award, Colour, PlanIndex, Prize } from './components.js';

/** A round begins. */
export interface RoundStarted {
  readonly kind: 'roundStarted';
  readonly round: number;
  readonly first: Player;
}

/** A demand die is drawn. */
export interface DemandDrawn {
  readonly kind: 'demandDrawn';
  /** 0 for the first demand, 1 for the second. */
  readonly place: 0 | 1;
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

/** A player places a die; nobody else sees where. */
export interface DieBuilt {
  readonly kind: 'dieBuilt';
  readonly player: Player;
  readonly colour: Colour;
  readonly value: number;
  readonly cell: number | Hidden;
  /** 1 to 6. */
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

/** A die where it stands. */
export interface StandingDie {
  readonly colour: Colour;
  readonly value: number;
  readonly cell: number;
  /** 1 to 6. */
  readonly level: number;
}

/** The screen of a player is lifted. */
export interface BuildingRevealed {
  readonly kind: 'buildingRevealed';
  readonly player: Player;
  readonly plan: PlanIndex;
  /** In the order in which they were placed. */
  readonly dice: readonly StandingDie[];
}

/** The parts of a round score, in the order in which they are counted. */
export const SCORINGS = Object.freeze(['bonus', 'wood', 'recycled', 'stone', 'glass'] as const);
/** A part of a round score. */
export type Scoring = (typeof SCORINGS)[number];

/** A building scores a part of its round score, be it 0. */
export interface Scored {
  readonly kind: 'scored';
  readonly player: Player;
  readonly reason: Scoring;
  readonly points: number;
  /** The round score so far. */
  readonly total: number;
}

/** What breaks a tie, in the order in which it is looked at. */
export const TIE_BREAKS = ['firstDemand', 'secondDemand', 'playedLast'] as const;
/** What breaks a tie. */
export type TieBreak = (typeof TIE_BREAKS)[number];

/** The buildings of a round are ranked. */
export interface Ranked {
  readonly kind: 'ranked';
  readonly order: readonly Player[];
  /** For each neighbouring pair of `order`, what decided. */
  readonly decidedBy: readonly ('total' | TieBreak)[];
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
  /** `alone`, or what put them before the next who qualified. */
  readonly decidedBy: 'alone' | TieBreak;
}

/** A round is over. */
export interface RoundEnded {
  readonly kind: 'roundEnded';
  readonly round: number;
  /** The round scores by player. */
  readonly totals: readonly number[];
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
  | Scored
  | Ranked
  | AwardWon
  | PrizeWon
  | RoundEnded
  | GameOver;

/** Fields that only the player of the event may see. */
export const secrets: Secrets<Event> = { planDealt: ['plan'], dieBuilt: ['cell', 'level'] };
