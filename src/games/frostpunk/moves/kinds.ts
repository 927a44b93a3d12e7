import type {
  BuildingIndex,
  CardIndex,
  ExpeditionSlot,
  LawIndex,
  PositionIndex,
  Site,
  TechnologyIndex,
} from '../components/index.js';
import type { CitizenType, Consequence, MeepleKind, Zone } from '../components/vocabulary.js';

/** Coal is burnt. Written `feed:3`. */
export interface BurnCoalMove {
  readonly kind: 'burnCoal';
  readonly amount: number;
}
/** Food is eaten against hunger. Written `eat:5`. */
export interface EatMove {
  readonly kind: 'eat';
  readonly amount: number;
}
/** A move of one word, which is its notation. */
export interface BareMove {
  readonly kind:
    | 'pass'
    | 'done'
    | 'useCallOfDuty'
    | 'useExpert'
    | 'takeDuskOffer'
    | 'workLongShift'
    | 'drawToken'
    | 'drawDeathCard'
    | 'avoid'
    | 'explore'
    | 'continue'
    | 'return';
}
/** A Citizen card is played before its action, or discarded for a death. Written `card:C05`, `discard:C02`. */
export interface HandCardMove {
  readonly kind: 'playCard' | 'discardForDeath';
  /** The index of the Citizen card. */
  readonly card: CardIndex;
}
/** Snow is cleared. Written `clear:W:near`. */
export interface ClearMove {
  readonly kind: 'clear';
  readonly meeple: MeepleKind;
  readonly zone: Zone;
}
/**
 * Resources are gathered, or a Building is used, which is named by its first site. Written `gather:A:n3a`, `use:E:p0`.
 */
export interface SiteActionMove {
  readonly kind: 'gather' | 'use';
  readonly meeple: MeepleKind;
  readonly site: Site;
}
/** A Meeple begins a Build. Written `build:E`. */
export interface BuildMove {
  readonly kind: 'build';
  readonly meeple: MeepleKind;
}
/** A Scout leaves. Written `scout:W:2`. */
export interface ScoutMove {
  readonly kind: 'scout';
  readonly meeple: 'worker' | 'engineer';
  readonly slot: ExpeditionSlot;
}
/** The special action of a card. Written `special:W:S3`. */
export interface SpecialMove {
  readonly kind: 'special';
  readonly meeple: MeepleKind;
  /** The card as written: `S3`, or `L3.b` for a consequence. */
  readonly card: string;
}
/** The kind of a new Building. Written `construct:TENT`. */
export interface ConstructMove {
  readonly kind: 'construct';
  readonly building: BuildingIndex;
}
/**
 * The site of a Building that is built, destroyed, dismantled or upgraded. Written `on:n3a`, `dismantle:g0`,
 * `upgrade:g0`.
 */
export interface BuildingSiteMove {
  readonly kind: 'chooseSite' | 'dismantle' | 'upgrade';
  readonly site: Site;
}
/** The position of a tile. Written `at:n2`. */
export interface ChoosePositionMove {
  readonly kind: 'choosePosition';
  readonly position: PositionIndex;
}
/** An option, counted from 1. Written `option:1`. */
export interface ChooseOptionMove {
  readonly kind: 'chooseOption';
  readonly optionNumber: number;
}
/** A Citizen type. Written `type:W`. */
export interface ChooseTypeMove {
  readonly kind: 'chooseType';
  readonly citizenType: CitizenType;
}
/** A kind of token. Written `activate:trust`. */
export interface TokenMove {
  readonly kind: 'activateToken' | 'exhaustToken' | 'removeToken';
  readonly token: string;
}
/** A Technology is begun. Written `tech:T1`. */
export interface DevelopTechnologyMove {
  readonly kind: 'developTechnology';
  readonly technology: TechnologyIndex;
}
/** A law is enacted. Written `law:L2`. */
export interface EnactLawMove {
  readonly kind: 'enactLaw';
  readonly law: LawIndex;
}
/** The consequence that stays. Written `keep:a`. */
export interface KeepConsequenceMove {
  readonly kind: 'keepConsequence';
  readonly consequence: Consequence;
}
/** The Expedition that goes on. Written `stack:0`. */
export interface ChooseScoutMove {
  readonly kind: 'chooseScout';
  readonly slot: ExpeditionSlot;
}

/** A decision. */
export type Move =
  | BurnCoalMove
  | EatMove
  | BareMove
  | HandCardMove
  | ClearMove
  | SiteActionMove
  | BuildMove
  | ScoutMove
  | SpecialMove
  | ConstructMove
  | BuildingSiteMove
  | ChoosePositionMove
  | ChooseOptionMove
  | ChooseTypeMove
  | TokenMove
  | DevelopTechnologyMove
  | EnactLawMove
  | KeepConsequenceMove
  | ChooseScoutMove;

/** A decision as others see it: unchanged, since all players see the same. */
export type SeenMove = Move;
