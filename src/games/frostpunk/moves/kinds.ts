import type {
  BuildingIndex,
  CardIndex,
  LawIndex,
  PositionIndex,
  Site,
  Slot,
  TechnologyIndex,
} from '../components/index.js';
import type { Citizen, Consequence, Kind, Zone } from '../components/vocabulary.js';

/** Coal is burnt. Written `feed:3`. */
export interface Feed {
  readonly kind: 'feed';
  readonly n: number;
}
/** Food is spent against hunger. Written `eat:5`. */
export interface Eat {
  readonly kind: 'eat';
  readonly n: number;
}
/** A move of one word, which is its notation. */
export interface Word {
  readonly kind:
    | 'pass'
    | 'done'
    | 'call'
    | 'expert'
    | 'patrol'
    | 'shift'
    | 'token'
    | 'draw'
    | 'avoid'
    | 'explore'
    | 'continue'
    | 'return';
}
/** A Citizen card is played before its action, or discarded for a death. Written `card:C05`, `discard:C02`. */
export interface HandCard {
  readonly kind: 'card' | 'discard';
  /** The number of the Citizen card. */
  readonly card: CardIndex;
}
/** Snow is cleared. Written `clear:W:near`. */
export interface Clear {
  readonly kind: 'clear';
  readonly meeple: Kind;
  readonly zone: Zone;
}
/**
 * Resources are gathered, or a Building is used, which is named by its first site. Written `gather:A:n3a`, `use:E:p0`.
 */
export interface AtSite {
  readonly kind: 'gather' | 'use';
  readonly meeple: Kind;
  readonly site: Site;
}
/** A Meeple begins a Build. Written `build:E`. */
export interface Build {
  readonly kind: 'build';
  readonly meeple: Kind;
}
/** A Scout leaves. Written `scout:W:2`. */
export interface Scout {
  readonly kind: 'scout';
  readonly meeple: 'worker' | 'engineer';
  readonly slot: Slot;
}
/** The special action of a card. Written `special:W:S3`. */
export interface SpecialAction {
  readonly kind: 'special';
  readonly meeple: Kind;
  /** The card as written: `S3`, or `L3.b` for a consequence. */
  readonly card: string;
}
/** The kind of a new Building. Written `construct:TENT`. */
export interface Construct {
  readonly kind: 'construct';
  readonly building: BuildingIndex;
}
/**
 * The site of a Building that is built, destroyed, dismantled or upgraded. Written `on:n3a`, `dismantle:g0`,
 * `upgrade:g0`.
 */
export interface OnSite {
  readonly kind: 'site' | 'dismantle' | 'upgrade';
  readonly site: Site;
}
/** The position of a tile. Written `at:n2`. */
export interface PlaceTile {
  readonly kind: 'tile';
  readonly position: PositionIndex;
}
/** An option, counted from 1. Written `option:1`. */
export interface ChooseOption {
  readonly kind: 'option';
  readonly n: number;
}
/** A Citizen type. Written `type:W`. */
export interface ChooseType {
  readonly kind: 'type';
  readonly type: Citizen;
}
/** A kind of token. Written `activate:trust`. */
export interface TurnToken {
  readonly kind: 'activate' | 'exhaust' | 'remove';
  readonly token: string;
}
/** A Technology is begun. Written `tech:T1`. */
export interface Develop {
  readonly kind: 'technology';
  readonly technology: TechnologyIndex;
}
/** A law is enacted. Written `law:L2`. */
export interface Enact {
  readonly kind: 'law';
  readonly law: LawIndex;
}
/** The consequence that stays. Written `keep:a`. */
export interface Keep {
  readonly kind: 'keep';
  readonly consequence: Consequence;
}
/** The Expedition that goes on. Written `stack:0`. */
export interface ChooseStack {
  readonly kind: 'stack';
  readonly slot: Slot;
}

/** A decision. */
export type Move =
  | Feed
  | Eat
  | Word
  | HandCard
  | Clear
  | AtSite
  | Build
  | Scout
  | SpecialAction
  | Construct
  | OnSite
  | PlaceTile
  | ChooseOption
  | ChooseType
  | TurnToken
  | Develop
  | Enact
  | Keep
  | ChooseStack;

/** A decision as others see it: unchanged, since all players see the same. */
export type SeenMove = Move;
