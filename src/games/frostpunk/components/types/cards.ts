import type { Effect, Modifier, Option } from '../effects.js';
import type { Action, Citizen, Letter } from '../vocabulary.js';
import type { Triple } from './boards.js';

/** The heating level of a Building; 0 is always heated. */
export type Level = 0 | 1 | 2 | 3;

/** What an upgrade may change. */
export interface Facilities {
  readonly level: Level;
  /** How many Meeples it shelters. */
  readonly shelter: number;
  /** Its hunt icons. */
  readonly hunt: number;
  /** How many Expeditions it allows at a time. */
  readonly expeditions: number;
  readonly use: readonly Option[];
}

/** A kind of Building. */
export interface Building extends Facilities {
  readonly id: string;
  readonly title: string;
  readonly size: 'small' | 'large';
  /** Wood, steel, cores. */
  readonly cost: 'none' | Triple;
  readonly staff: readonly Citizen[];
  readonly shelterType: Citizen | 'any';
  readonly onDeath: readonly Effect[];
  readonly upgrade: 'none' | (Facilities & { readonly cost: Triple });
  readonly supply: number;
  /** It cannot be built. */
  readonly hammer: boolean;
  /** It can neither be dismantled nor destroyed. */
  readonly house: boolean;
  readonly printed: boolean;
  readonly workshop: boolean;
}

/** What a card does while it is displayed or in play. */
export interface Display {
  readonly dusk: readonly Effect[];
  /** Leaves after its Dusk effect. */
  readonly once: boolean;
  readonly special: 'none' | Special;
}

/** A special action. */
export interface Special {
  readonly staff: readonly Citizen[];
  readonly perRound: boolean;
  readonly option: Option;
  readonly once: boolean;
}

/** A card of the Morning deck. */
export interface Morning {
  readonly id: string;
  readonly title: string;
  readonly options: readonly (Option & { readonly to: 'removed' | 'display' })[];
  readonly display: 'none' | Display;
}

/** A card of the Weather deck. */
export interface Weather {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly hunt: 0 | 1;
  readonly scouts: number;
  readonly storm: number;
}

/** What a card of the Dusk deck does, and where it goes. */
export interface DuskFace {
  readonly effects: readonly Effect[];
  readonly then: 'discard' | 'removed' | 'display';
  /** Never discarded. */
  readonly red: boolean;
  readonly display: 'none' | Display;
}

/** A card of the Dusk deck of its own. */
export interface Dusk extends DuskFace {
  readonly id: string;
  readonly title: string;
  /** Not in the deck at the start. */
  readonly aside: boolean;
}

/** A Council card. */
export interface Council {
  readonly id: string;
  readonly title: string;
  readonly options: readonly Option[];
}

/** A law, with the two consequences of which one comes to pass. */
export interface Law {
  readonly id: string;
  readonly title: string;
  readonly now: readonly Effect[];
  readonly lasting: readonly Modifier[];
  readonly consequences: readonly [DuskFace, DuskFace];
  readonly excludes: readonly string[];
}

/** A technology. */
export interface Technology {
  readonly id: string;
  readonly title: string;
  readonly time: number;
  readonly now: readonly Effect[];
  readonly lasting: readonly Modifier[];
}

/** A Citizen card. */
export interface CitizenCard {
  readonly id: string;
  readonly title: string;
  readonly type: Citizen;
  /** For which actions it can be played; a list of Buildings that is empty means any. */
  readonly actions: readonly { readonly action: Action; readonly buildings: readonly string[] }[];
  readonly main: readonly Effect[];
  /** By type of the dead. */
  readonly death: readonly [readonly Effect[], readonly Effect[], readonly Effect[]];
}

/** An expert. */
export interface Expert {
  readonly id: string;
  readonly title: string;
  /** The Hope token that is exhausted. */
  readonly token: string;
  readonly effects: readonly Effect[];
}

/** An Expedition card. */
export interface Expedition {
  readonly id: string;
  readonly title: string;
  readonly letter: Letter | 'X';
  readonly path: number;
  /** The bonus for going on, and what is drawn then. */
  readonly next: 'none' | { readonly effects: readonly Effect[]; readonly letter: Letter };
  /** The bonus for returning, and what becomes of the stack then. */
  readonly back: { readonly effects: readonly Effect[]; readonly after: 'newA' | 'addB' | 'addC' | 'remove' };
}

/** A card of the scenario. */
export interface ScenarioCard {
  readonly id: string;
  readonly at:
    | { readonly kind: 'round'; readonly round: number }
    | { readonly kind: 'storm' }
    | { readonly kind: 'stormEnd' };
  readonly effects: readonly Effect[];
  /** It stays in play. */
  readonly stays: boolean;
  readonly display: 'none' | Display;
}
