import type { Effect, Modifier, Option } from '../effects.js';
import type { Action, Citizen, Letter } from '../vocabulary.js';
import type { Triple } from './boards.js';

/** The heating level of a Building; 0 needs no heat. */
export type Level = 0 | 1 | 2 | 3;

/** The features of a Building that an upgrade may change. */
export interface Facilities {
  readonly level: Level;
  /** The number of Meeples that it shelters. */
  readonly shelter: number;
  /** The number of its hunt icons. */
  readonly hunt: number;
  /** The number of Expeditions that it allows at a time. */
  readonly expeditions: number;
  readonly use: readonly Option[];
}

/** A kind of Building. */
export interface Building extends Facilities {
  readonly id: string;
  readonly title: string;
  readonly size: 'small' | 'large';
  /** The cost in wood, steel and cores; `'none'` if the Building has no cost. */
  readonly cost: 'none' | Triple;
  readonly staff: readonly Citizen[];
  readonly shelterType: Citizen | 'any';
  readonly onDeath: readonly Effect[];
  readonly upgrade: 'none' | (Facilities & { readonly cost: Triple });
  readonly supply: number;
  /** True if the Building cannot be built. */
  readonly hammer: boolean;
  /** True if the Building can neither be dismantled nor destroyed. */
  readonly house: boolean;
  readonly printed: boolean;
  readonly workshop: boolean;
}

/** The effects of a card while it is displayed or in play. */
export interface Display {
  readonly dusk: readonly Effect[];
  /** True if the card leaves after its Dusk effect. */
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

/** The effects of a card of the Dusk deck, and its place after them. */
export interface DuskFace {
  readonly effects: readonly Effect[];
  readonly then: 'discard' | 'removed' | 'display';
  /** True if the card is never discarded. */
  readonly red: boolean;
  readonly display: 'none' | Display;
}

/** A Dusk card, as opposed to a consequence of a law. */
export interface Dusk extends DuskFace {
  readonly id: string;
  readonly title: string;
  /** True if the card is not in the deck at the start. */
  readonly aside: boolean;
}

/** A Council card. */
export interface Council {
  readonly id: string;
  readonly title: string;
  readonly options: readonly Option[];
}

/** A law, with its two consequences, of which one stays in the game. */
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
  /** The actions for which it can be played; an empty list of Buildings means any Building. */
  readonly actions: readonly { readonly action: Action; readonly buildings: readonly string[] }[];
  readonly main: readonly Effect[];
  /** The effects when it decides a death, by type of the dead. */
  readonly death: readonly [readonly Effect[], readonly Effect[], readonly Effect[]];
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
export interface Expedition {
  readonly id: string;
  readonly title: string;
  readonly letter: Letter | 'X';
  readonly path: number;
  /** The bonus for going on, and the letter of the card that is drawn then. */
  readonly next: 'none' | { readonly effects: readonly Effect[]; readonly letter: Letter };
  /** The bonus for returning, and the change of the stack then. */
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
  /** True if the card stays in play. */
  readonly stays: boolean;
  readonly display: 'none' | Display;
}
