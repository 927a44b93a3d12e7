import type { BaseOptions } from '../../../core/game.js';
import type { Action, Citizen, Difficulty, Kind, Track, Zone } from '../components/vocabulary.js';

/** What `setup` is given. */
export interface Options extends BaseOptions {
  /** How many play. */
  readonly players: 1 | 2 | 3 | 4;
  /** `'normal'` unless told. */
  readonly difficulty?: Difficulty;
  /** The id of an expert; drawn at random unless told. */
  readonly expert?: string;
}

/** The options, filled in as far as they are not drawn. */
export interface Settings extends Options {
  readonly difficulty: Difficulty;
}

/** What a Citizen type is asked for. */
export const PURPOSES = Object.freeze([
  'sick',
  'join',
  'leave',
  'die',
  'tire',
  'cure',
  'treat',
  'rest',
  'shelter',
] as const);
/** What a Citizen type is asked for. */
export type Purpose = (typeof PURPOSES)[number];

/** A turn of the Action phase; `card` is the Citizen card armed for its action, -1 for none. */
export interface TurnPhase {
  readonly kind: 'turn';
  readonly card: number;
}
/** A decision of which the kind says all. */
export interface BarePhase {
  readonly kind: 'feed' | 'eat' | 'expert' | 'dusk' | 'build' | 'post' | 'technology' | 'law' | 'scout' | 'shift';
}
/** Where a Building is built, or which one is destroyed. */
export interface SitePhase {
  readonly kind: 'site';
  readonly purpose: 'construct' | 'destroy';
  readonly building: number;
}
/** Where a tile lies. */
export interface TilePhase {
  readonly kind: 'tile';
  readonly tile: number;
}
/** An option of a set, which is given by its name. */
export interface OptionPhase {
  readonly kind: 'option';
  readonly set: string;
}
/** A Citizen type. */
export interface TypePhase {
  readonly kind: 'type';
  readonly purpose: Purpose;
}
/** What happens to a token of a track. */
export interface TrackPhase {
  readonly kind: 'raise' | 'lower' | 'exhaust' | 'activate';
  readonly track: Track;
}
/** The card of a death. */
export interface DeathPhase {
  readonly kind: 'death';
  readonly type: Citizen;
}
/** The consequence of a law that stays. */
export interface ConsequencePhase {
  readonly kind: 'consequence';
  readonly law: number;
}
/** A Scout has arrived, or has explored. */
export interface ScoutPhase {
  readonly kind: 'arrive' | 'return';
  readonly slot: number;
}
/** The game is over. */
export interface OverPhase {
  readonly kind: 'over';
}

/** The decision that is asked for. */
export type Phase =
  | TurnPhase
  | BarePhase
  | SitePhase
  | TilePhase
  | OptionPhase
  | TypePhase
  | TrackPhase
  | DeathPhase
  | ConsequencePhase
  | ScoutPhase
  | OverPhase;

/** An effect program under way. */
export interface Frame {
  /** The name of an effect list, or of a built-in program. */
  readonly program: string;
  /** The effect or the part under way. */
  readonly at: number;
  /** The units of it that are still to do; 0 when it is not begun. */
  readonly left: number;
  /** The type for which the program was started. */
  readonly type: 'none' | Citizen;
  /** The Expedition that it is about, -1 for none. */
  readonly slot: number;
}

/** The main action under way. */
export interface Act {
  readonly kind: 'none' | Action;
  readonly meeple: 'none' | Kind;
  readonly site: number;
  readonly slot: number;
  /** The Citizen card played for it. */
  readonly card: number;
  /** Tiles or sub-actions that are still to come. */
  readonly left: number;
  /** The wood that a sub-action saves. */
  readonly woodLess: number;
  readonly zone: 'none' | Zone;
}

/** A token on a track. */
export interface TokenOnTrack {
  readonly token: string;
  readonly active: boolean;
}

/** How an Expedition card lies in its stack. */
export const FACES = Object.freeze(['top', 'first', 'under', 'dark'] as const);

/** An Expedition; cards from the bottom. */
export interface Stack {
  readonly cards: readonly { readonly card: number; readonly face: (typeof FACES)[number] }[];
  readonly scout: 'none' | 'worker' | 'engineer';
  /** The space of the path on which the Scout stands. */
  readonly at: number;
}

/** A card in the Event display. */
export interface Displayed {
  readonly source: 'morning' | 'dusk' | 'consequence';
  /** Its number in its table; for a consequence, that of the law. */
  readonly card: number;
  readonly automaton: boolean;
  /** Its special action was used this round. */
  readonly used: boolean;
}

/** Why a game is over. */
export const ENDINGS = Object.freeze([
  'hope',
  'discontent',
  'generator',
  'sickness',
  'hunger',
  'corpses',
  'objective',
  'scenario',
] as const);
/** Why a game is over. */
export type Ending = (typeof ENDINGS)[number];

/** How a game ended. */
export interface Outcome {
  readonly result: 'won' | 'lost';
  readonly reason: Ending;
}

/** The action when none is under way. */
export const IDLE: Act = Object.freeze({
  kind: 'none',
  meeple: 'none',
  site: -1,
  slot: -1,
  card: -1,
  left: 0,
  woodLess: 0,
  zone: 'none',
});
