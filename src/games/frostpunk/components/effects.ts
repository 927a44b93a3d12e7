import type { Action, CitizenType, Resource, TokenTrack, Zone } from './vocabulary.js';

/** The target of an effect: a type, a type that the player chooses, or the type for which the list was started. */
export type EffectTarget = CitizenType | 'choose' | 'context';

/** The id of a kind of token, or any of its track. */
export type TokenIdOrAny = string;

/** An effect of a card, Building, law or track. */
export type Effect =
  | { readonly kind: 'gain' | 'lose'; readonly resource: Resource; readonly amount: number }
  | { readonly kind: 'losePerToken'; readonly resource: Resource; readonly token: string }
  | { readonly kind: 'sick' | 'join' | 'leave' | 'die' | 'tire'; readonly who: EffectTarget; readonly amount: number }
  | {
      readonly kind: 'raise' | 'exhaust' | 'activate';
      readonly track: TokenTrack;
      readonly token: TokenIdOrAny;
      readonly amount: 1;
    }
  | { readonly kind: 'lower'; readonly track: TokenTrack; readonly amount: number }
  | { readonly kind: 'pressure'; readonly amount: number | 'none left' }
  | { readonly kind: 'heatingRange'; readonly level: 1 | 2 | 3; readonly amount: number }
  | { readonly kind: CountedEffectKind; readonly amount: number }
  | { readonly kind: 'placeAutomatonHere' }
  | { readonly kind: 'addDuskCard' | 'openExpedition'; readonly card: string }
  | { readonly kind: 'destroyBuilding'; readonly building: string }
  | { readonly kind: 'enactLaw'; readonly choose: boolean }
  | { readonly kind: 'placeTile'; readonly zone: Zone; readonly amount: number }
  | { readonly kind: 'build'; readonly subActions: number; readonly woodDiscount: number }
  | { readonly kind: 'endGame'; readonly wonWhen: readonly Requirement[] }
  | ConditionEffect
  | ChoiceEffect;

/** The effects that have a number and nothing else. */
export const COUNTED_EFFECTS = Object.freeze([
  'cure',
  'treat',
  'vent',
  'raiseCold',
  'delayStorm',
  'rest',
  'gainAutomaton',
  'drawCitizenCard',
  'hastenTechnology',
  'gainStormWork',
  'marchScout',
  'sickenScouts',
  'takeFromSpace',
  'gatherFromTile',
  'useBuilding',
  'endStorm',
] as const);
/** An effect that has a number and nothing else. */
export type CountedEffectKind = (typeof COUNTED_EFFECTS)[number];

/** A condition with two lists, of which one takes effect. */
export interface ConditionEffect {
  readonly kind: 'if';
  readonly when: readonly Requirement[];
  readonly then: readonly Effect[];
  readonly else: readonly Effect[];
}

/** A choice within a list. */
export interface ChoiceEffect {
  readonly kind: 'choose';
  readonly options: readonly Option[];
}

/** Effects that can be chosen while all of `when` holds. */
export interface Option {
  readonly when: readonly Requirement[];
  readonly effects: readonly Effect[];
}

/** The effects of one kind. */
export type EffectOf<EffectKind extends Effect['kind']> = Effect & { readonly kind: EffectKind };

/** A requirement on the city. */
export type Requirement =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly amount: number }
  | { readonly kind: 'tokens'; readonly track: TokenTrack; readonly op: '>=' | '<='; readonly amount: number }
  | { readonly kind: 'activeTokens'; readonly track: TokenTrack; readonly token: TokenIdOrAny; readonly amount: number }
  | { readonly kind: 'idle' | 'inReserve' | 'sick'; readonly who: CitizenType; readonly amount: number }
  | { readonly kind: 'law'; readonly law: string; readonly enacted: boolean }
  | { readonly kind: 'anyBuilt'; readonly buildings: readonly string[] }
  | {
      readonly kind: 'count';
      readonly of: 'corpses' | 'stormWorks' | 'pressure' | 'automatonsInBank' | 'tiredTokens';
      readonly amount: number;
    }
  | { readonly kind: 'citizens'; readonly amount: number }
  | { readonly kind: 'tilePlaceable'; readonly zones: readonly Zone[] }
  | { readonly kind: BareRequirementKind };

/** The requirements that name nothing. */
export const BARE_REQUIREMENTS = Object.freeze([
  'coldAboveHeat',
  'allSheltered',
  'anyCurable',
  'anyTreatable',
  'technologyHastenable',
  'lawAvailable',
  'longShiftWorked',
  'scoutAway',
  'resourceOnTile',
] as const);
/** A requirement that names nothing. */
export type BareRequirementKind = (typeof BARE_REQUIREMENTS)[number];

/** A lasting effect of a law or a technology. */
export type Modifier =
  | { readonly kind: 'childrenMay'; readonly actions: readonly Action[] }
  | {
      readonly kind: 'eachPreparation' | 'duskOffer';
      readonly when: readonly Requirement[];
      readonly effects: readonly Effect[];
    }
  | { readonly kind: 'longShift'; readonly effects: readonly Effect[] }
  | {
      readonly kind: 'feedFewer' | 'treatBonus' | 'cureBonus' | 'huntBonus' | 'maxVent' | 'scoutBonus';
      readonly amount: number;
    }
  | { readonly kind: 'unlockBuilding'; readonly building: string }
  | { readonly kind: 'buildingLevel'; readonly building: string; readonly level: number }
  | { readonly kind: 'useBonus'; readonly building: string; readonly resource: Resource; readonly amount: number };
