import type { Effect, Modifier, Option } from '../effects.js';
import type { Action, CitizenType, ExpeditionLetter } from '../vocabulary.js';
import type { Triple } from './boards.js';

/** The heating level of a Building; 0 needs no heat. */
export type HeatingLevel = 0 | 1 | 2 | 3;

/** The features of a Building that an upgrade may change. */
export interface Facilities {
  readonly heatingLevel: HeatingLevel;
  /** The number of Meeples that it shelters. */
  readonly shelterPlaces: number;
  /** The number of its hunt icons. */
  readonly huntIcons: number;
  /** The number of Expeditions that it allows at a time. */
  readonly maxExpeditions: number;
  readonly useOptions: readonly Option[];
}

/** A kind of Building. */
export interface Building extends Facilities {
  readonly id: string;
  readonly title: string;
  readonly size: 'small' | 'large';
  /** The cost in wood, steel and cores; `'none'` if the Building has no cost. */
  readonly cost: 'none' | Triple;
  readonly staff: readonly CitizenType[];
  readonly shelterType: CitizenType | 'any';
  readonly onDeath: readonly Effect[];
  readonly upgrade: 'none' | (Facilities & { readonly cost: Triple });
  readonly copies: number;
  /** True if the Building cannot be built. */
  readonly isLocked: boolean;
  /** True if the Building can neither be dismantled nor destroyed. */
  readonly isPermanent: boolean;
  readonly isPrinted: boolean;
  readonly isWorkshop: boolean;
}

/** The effects of a card while it is displayed or in play. */
export interface Display {
  readonly duskEffects: readonly Effect[];
  /** True if the card leaves after its Dusk effect. */
  readonly leavesAfterDusk: boolean;
  readonly specialAction: 'none' | SpecialAction;
}

/** A special action. */
export interface SpecialAction {
  readonly staff: readonly CitizenType[];
  readonly isOncePerRound: boolean;
  readonly option: Option;
  readonly leavesAfterUse: boolean;
}

/** A card of the Morning deck. */
export interface MorningCard {
  readonly id: string;
  readonly title: string;
  readonly options: readonly (Option & { readonly destination: 'removed' | 'display' })[];
  readonly display: 'none' | Display;
}

/** A card of the Weather deck. */
export interface WeatherCard {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly hunt: 0 | 1;
  readonly scoutSteps: number;
  readonly stormApproach: number;
}

/** The effects of a card of the Dusk deck, and its place after them. */
export interface DuskFace {
  readonly effects: readonly Effect[];
  readonly destination: 'discard' | 'removed' | 'display';
  /** True if the card is never discarded. */
  readonly isNeverDiscarded: boolean;
  readonly display: 'none' | Display;
}

/** A Dusk card, as opposed to a consequence of a law. */
export interface DuskCard extends DuskFace {
  readonly id: string;
  readonly title: string;
  /** True if the card is not in the deck at the start. */
  readonly isSetAside: boolean;
}

/** A Council card. */
export interface CouncilCard {
  readonly id: string;
  readonly title: string;
  readonly options: readonly Option[];
}

/** A law, with its two consequences, of which one stays in the game. */
export interface Law {
  readonly id: string;
  readonly title: string;
  readonly immediateEffects: readonly Effect[];
  readonly modifiers: readonly Modifier[];
  readonly consequences: readonly [DuskFace, DuskFace];
  readonly excludes: readonly string[];
}

/** A technology. */
export interface Technology {
  readonly id: string;
  readonly title: string;
  readonly developmentRounds: number;
  readonly immediateEffects: readonly Effect[];
  readonly modifiers: readonly Modifier[];
}

/** A Citizen card. */
export interface CitizenCard {
  readonly id: string;
  readonly title: string;
  readonly citizenType: CitizenType;
  /** The actions for which it can be played; an empty list of Buildings means any Building. */
  readonly actions: readonly { readonly action: Action; readonly buildings: readonly string[] }[];
  readonly mainEffects: readonly Effect[];
  /** The effects when it decides a death, by type of the dead. */
  readonly deathEffects: readonly [readonly Effect[], readonly Effect[], readonly Effect[]];
}

/** An expert. */
export interface Expert {
  readonly id: string;
  readonly title: string;
  /** The kind of Hope token that is exhausted. */
  readonly token: string;
  readonly effects: readonly Effect[];
}

/** An Expedition card. */
export interface ExpeditionCard {
  readonly id: string;
  readonly title: string;
  readonly letter: ExpeditionLetter | 'X';
  readonly pathLength: number;
  /** The bonus for going on, and the letter of the card that is drawn then. */
  readonly onContinue: 'none' | { readonly effects: readonly Effect[]; readonly letter: ExpeditionLetter };
  /** The bonus for returning, and the change of the stack then. */
  readonly onReturn: { readonly effects: readonly Effect[]; readonly stackChange: 'newA' | 'addB' | 'addC' | 'remove' };
}

/** A card of the scenario. */
export interface ScenarioCard {
  readonly id: string;
  readonly trigger:
    | { readonly kind: 'round'; readonly round: number }
    | { readonly kind: 'storm' }
    | { readonly kind: 'stormEnd' };
  readonly effects: readonly Effect[];
  /** True if the card stays in play. */
  readonly staysInPlay: boolean;
  readonly display: 'none' | Display;
}
