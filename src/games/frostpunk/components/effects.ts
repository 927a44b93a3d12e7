import type { Action, Citizen, Res, Track, Zone } from './vocabulary.js';

/** The target of an effect: a type, a type that the player chooses, or the type for which the list was started. */
export type Who = Citizen | 'choose' | 'context';

/** The id of a kind of token, or any of its track. */
export type TokenChoice = string;

/** An effect of a card, Building, law or track. */
export type Effect =
  | { readonly kind: 'gain' | 'lose'; readonly res: Res; readonly n: number }
  | { readonly kind: 'loseEach'; readonly res: Res; readonly token: string }
  | { readonly kind: 'sick' | 'join' | 'leave' | 'die' | 'tire'; readonly who: Who; readonly n: number }
  | {
      readonly kind: 'raise' | 'exhaust' | 'activate';
      readonly track: Track;
      readonly token: TokenChoice;
      readonly n: 1;
    }
  | { readonly kind: 'lower'; readonly track: Track; readonly n: number }
  | { readonly kind: 'pressure'; readonly n: number | 'none left' }
  | { readonly kind: 'range'; readonly level: 1 | 2 | 3; readonly n: number }
  | { readonly kind: Counted; readonly n: number }
  | { readonly kind: 'automatonHere' }
  | { readonly kind: 'addDusk' | 'openStack'; readonly card: string }
  | { readonly kind: 'destroy'; readonly building: string }
  | { readonly kind: 'enact'; readonly choose: boolean }
  | { readonly kind: 'tile'; readonly zone: Zone; readonly n: number }
  | { readonly kind: 'build'; readonly actions: number; readonly woodLess: number }
  | { readonly kind: 'finish'; readonly won: readonly Req[] }
  | If
  | Choose;

/** The effects that have a number and nothing else. */
export const COUNTED = Object.freeze([
  'cure',
  'treat',
  'vent',
  'cold',
  'storm',
  'rest',
  'automaton',
  'citizenCard',
  'hasten',
  'works',
  'march',
  'sickScouts',
  'take',
  'gatherTile',
  'useBuilding',
  'stormEnd',
] as const);
/** An effect that has a number and nothing else. */
export type Counted = (typeof COUNTED)[number];

/** A condition with two lists, of which one takes effect. */
export interface If {
  readonly kind: 'if';
  readonly when: readonly Req[];
  readonly then: readonly Effect[];
  readonly else: readonly Effect[];
}

/** A choice within a list. */
export interface Choose {
  readonly kind: 'choose';
  readonly options: readonly Option[];
}

/** Effects that can be chosen while all of `when` holds. */
export interface Option {
  readonly when: readonly Req[];
  readonly effects: readonly Effect[];
}

/** The effects of one kind. */
export type EffectOf<Kind extends Effect['kind']> = Effect & { readonly kind: Kind };

/** A requirement on the city. */
export type Req =
  | { readonly kind: 'res'; readonly res: Res; readonly n: number }
  | { readonly kind: 'tokens'; readonly track: Track; readonly op: '>=' | '<='; readonly n: number }
  | { readonly kind: 'active'; readonly track: Track; readonly token: TokenChoice; readonly n: number }
  | { readonly kind: 'idle' | 'home' | 'sick'; readonly who: Citizen; readonly n: number }
  | { readonly kind: 'law'; readonly law: string; readonly enacted: boolean }
  | { readonly kind: 'built'; readonly any: readonly string[] }
  | {
      readonly kind: 'count';
      readonly of: 'corpses' | 'works' | 'pressure' | 'automatonBank' | 'tired';
      readonly n: number;
    }
  | { readonly kind: 'citizens'; readonly n: number }
  | { readonly kind: 'placeable'; readonly zones: readonly Zone[] }
  | { readonly kind: Bare };

/** The requirements that name nothing. */
export const BARE = Object.freeze([
  'chilly',
  'housed',
  'curable',
  'treatable',
  'hastenable',
  'lawFree',
  'shifted',
  'scoutAway',
  'ripe',
] as const);
/** A requirement that names nothing. */
export type Bare = (typeof BARE)[number];

/** A lasting effect of a law or a technology. */
export type Modifier =
  | { readonly kind: 'childrenMay'; readonly actions: readonly Action[] }
  | { readonly kind: 'prepare' | 'duskOffer'; readonly when: readonly Req[]; readonly effects: readonly Effect[] }
  | { readonly kind: 'longShift'; readonly effects: readonly Effect[] }
  | {
      readonly kind: 'feedFewer' | 'treatBonus' | 'cureBonus' | 'huntBonus' | 'ventMax' | 'scoutBonus';
      readonly n: number;
    }
  | { readonly kind: 'unlock'; readonly building: string }
  | { readonly kind: 'buildingLevel'; readonly building: string; readonly level: number }
  | { readonly kind: 'useBonus'; readonly building: string; readonly res: Res; readonly n: number };
