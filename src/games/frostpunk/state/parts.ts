import type { BaseOptions } from '../../../core/contract/game.js';
import type { BuildingIndex, CardIndex, LawIndex, Site, Slot, TileIndex } from '../components/index.js';
import type { Action, Citizen, Difficulty, Kind, Track, Zone } from '../components/vocabulary.js';

/** The options of `setup`. */
export interface Options extends BaseOptions {
  /** The number of players. */
  readonly players: 1 | 2 | 3 | 4;
  /** The difficulty; `'normal'` by default. */
  readonly difficulty?: Difficulty;
  /** The id of an expert; drawn at random by default. */
  readonly expert?: string;
}

/** The options with their defaults filled in, except those drawn at random. */
export interface Settings extends Options {
  readonly difficulty: Difficulty;
}

/** The purposes for which a Citizen type is chosen. */
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
/** A purpose for which a Citizen type is chosen. */
export type Purpose = (typeof PURPOSES)[number];

/** A turn of the Action phase; `card` is the Citizen card armed for its action, -1 for none. */
export interface TurnPhase {
  readonly kind: 'turn';
  readonly card: CardIndex;
}
/** A decision without further fields. */
export interface BarePhase {
  readonly kind: 'feed' | 'eat' | 'expert' | 'dusk' | 'build' | 'post' | 'technology' | 'law' | 'scout' | 'shift';
}
/** The choice of a site for a Building, or of a Building to destroy. */
export interface SitePhase {
  readonly kind: 'site';
  readonly purpose: 'construct' | 'destroy';
  readonly building: BuildingIndex;
}
/** The choice of a position for a tile. */
export interface TilePhase {
  readonly kind: 'tile';
  readonly tile: TileIndex;
}
/** The choice of an option; `set` is the name of the set. */
export interface OptionPhase {
  readonly kind: 'option';
  readonly set: string;
}
/** The choice of a Citizen type. */
export interface TypePhase {
  readonly kind: 'type';
  readonly purpose: Purpose;
}
/** The choice of a token of a track, to raise, lower, exhaust or activate. */
export interface TrackPhase {
  readonly kind: 'raise' | 'lower' | 'exhaust' | 'activate';
  readonly track: Track;
}
/** The choice of the card of a death. */
export interface DeathPhase {
  readonly kind: 'death';
  readonly type: Citizen;
}
/** The choice of the consequence of a law that stays. */
export interface ConsequencePhase {
  readonly kind: 'consequence';
  readonly law: LawIndex;
}
/** The decision of a Scout who has arrived, or has explored. */
export interface ScoutPhase {
  readonly kind: 'arrive' | 'return';
  readonly slot: Slot;
}
/** The end of the game: no decision. */
export interface OverPhase {
  readonly kind: 'over';
}

/** The pending decision. */
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
  /** The units of it that are still to do; 0 before it begins. */
  readonly left: number;
  /** The type for which the program was started. */
  readonly type: 'none' | Citizen;
  /** The slot of its Expedition; -1 for none. */
  readonly slot: Slot;
}

/** The main action under way. */
export interface Act {
  readonly kind: 'none' | Action;
  readonly meeple: 'none' | Kind;
  readonly site: Site;
  readonly slot: Slot;
  /** The Citizen card played for it. */
  readonly card: CardIndex;
  /** The tiles or sub-actions that are still to come. */
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

/** The faces of an Expedition card in its stack. */
export const FACES = Object.freeze(['top', 'first', 'under', 'dark'] as const);

/** An Expedition; cards are from the bottom up. */
export interface Stack {
  readonly cards: readonly { readonly card: CardIndex; readonly face: (typeof FACES)[number] }[];
  readonly scout: 'none' | 'worker' | 'engineer';
  /** The space of the path on which the Scout stands. */
  readonly at: number;
}

/** A card in the Event display. */
export interface Displayed {
  readonly source: 'morning' | 'dusk' | 'consequence';
  /** Its number in its table; for a consequence, that of the law. */
  readonly card: CardIndex;
  readonly automaton: boolean;
  /** True if its special action was used this round. */
  readonly used: boolean;
}

/** The reasons why a game ends. */
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
/** A reason why a game ends. */
export type Ending = (typeof ENDINGS)[number];

/** The outcome of a game. */
export interface Outcome {
  readonly result: 'won' | 'lost';
  readonly reason: Ending;
}

/** The value of `act` when no action is under way. */
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
