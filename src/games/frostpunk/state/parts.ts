import type { BaseOptions } from '../../../core/contract/game.js';
import type { BuildingIndex, CardIndex, ExpeditionSlot, LawIndex, Site, TileIndex } from '../components/index.js';
import type { Action, CitizenType, Difficulty, MeepleKind, TokenTrack, Zone } from '../components/vocabulary.js';

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
export const CITIZEN_PURPOSES = Object.freeze([
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
export type CitizenPurpose = (typeof CITIZEN_PURPOSES)[number];

/** A turn of the Action phase; `armedCard` is the Citizen card played for its action, -1 for none. */
export interface TurnPhase {
  readonly kind: 'turn';
  readonly armedCard: CardIndex;
}
/** A decision without further fields. */
export interface BarePhase {
  readonly kind:
    | 'burnCoal'
    | 'eat'
    | 'expert'
    | 'dusk'
    | 'build'
    | 'gatherTile'
    | 'technology'
    | 'law'
    | 'chooseScout'
    | 'longShift';
}
/** The choice of a site for a Building, or of a Building to destroy. */
export interface SitePhase {
  readonly kind: 'site';
  readonly purpose: 'construct' | 'destroy';
  readonly building: BuildingIndex;
}
/** The choice of a position for a tile. */
export interface TilePhase {
  readonly kind: 'placeTile';
  readonly tile: TileIndex;
}
/** The choice of an option; `optionSet` is the name of the set. */
export interface OptionPhase {
  readonly kind: 'option';
  readonly optionSet: string;
}
/** The choice of a Citizen type. */
export interface CitizenTypePhase {
  readonly kind: 'citizenType';
  readonly purpose: CitizenPurpose;
}
/** The choice of a token of a track, to raise, lower, exhaust or activate. */
export interface TrackPhase {
  readonly kind: 'raise' | 'lower' | 'exhaust' | 'activate';
  readonly track: TokenTrack;
}
/** The choice of the card of a death. */
export interface DeathPhase {
  readonly kind: 'death';
  readonly citizenType: CitizenType;
}
/** The choice of the consequence of a law that stays. */
export interface ConsequencePhase {
  readonly kind: 'consequence';
  readonly law: LawIndex;
}
/** The decision of a Scout who has arrived, or has explored. */
export interface ScoutPhase {
  readonly kind: 'arrived' | 'explored';
  readonly slot: ExpeditionSlot;
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
  | CitizenTypePhase
  | TrackPhase
  | DeathPhase
  | ConsequencePhase
  | ScoutPhase
  | OverPhase;

/** An effect program under way. */
export interface EffectFrame {
  /** The name of an effect list, or of a built-in program. */
  readonly program: string;
  /** The effect or the part under way. */
  readonly partIndex: number;
  /** The units of it that are still to do; 0 before it begins. */
  readonly unitsLeft: number;
  /** The type for which the program was started. */
  readonly citizenType: 'none' | CitizenType;
  /** The slot of its Expedition; -1 for none. */
  readonly slot: ExpeditionSlot;
}

/** The main action under way. */
export interface CurrentAction {
  readonly kind: 'none' | Action;
  readonly meeple: 'none' | MeepleKind;
  readonly site: Site;
  readonly slot: ExpeditionSlot;
  /** The Citizen card played for it. */
  readonly citizenCard: CardIndex;
  /** The tiles or sub-actions that are still to come. */
  readonly subActionsLeft: number;
  /** The wood that a sub-action saves. */
  readonly woodDiscount: number;
  readonly zone: 'none' | Zone;
}

/** A token on a track. */
export interface TokenOnTrack {
  readonly token: string;
  readonly isActive: boolean;
}

/** The faces of an Expedition card in its stack. */
export const FACES = Object.freeze(['top', 'first', 'under', 'dark'] as const);

/** An Expedition; cards are from the bottom up. */
export interface ExpeditionStack {
  readonly cards: readonly { readonly card: CardIndex; readonly face: (typeof FACES)[number] }[];
  readonly scout: 'none' | 'worker' | 'engineer';
  /** The space of the path on which the Scout stands. */
  readonly scoutSpace: number;
}

/** A card in the Event display. */
export interface DisplayedCard {
  readonly source: 'morning' | 'dusk' | 'consequence';
  /** Its index in its table; for a consequence, that of the law. */
  readonly card: CardIndex;
  readonly hasAutomaton: boolean;
  /** True if its special action was used this round. */
  readonly isUsed: boolean;
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

/** The value of `currentAction` when no action is under way. */
export const IDLE: CurrentAction = Object.freeze({
  kind: 'none',
  meeple: 'none',
  site: -1,
  slot: -1,
  citizenCard: -1,
  subActionsLeft: 0,
  woodDiscount: 0,
  zone: 'none',
});
