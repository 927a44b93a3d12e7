import type { CommonKey, CommonNames, KeyOf } from '../../../words/message.js';
import type { Reason } from '../clauses/reasons.js';
import type { Effect, Requirement } from '../components/index.js';
import type { Action, MeepleKind, Resource, Stage, Zone } from '../components/vocabulary.js';
import type { LineKey, TextKey } from '../draw/context.js';
import type { Ending, Phase } from '../state/index.js';
import type { ChanceKind } from '../told.js';
import type { Frostpunk } from '../types.js';
import type { sentences } from './en/sentences.js';

/** The named things, each with the type of value that identifies it. */
export interface Names extends CommonNames<Frostpunk> {
  readonly stage: Stage;
  readonly meeple: MeepleKind;
  /** A Citizen or automaton as the subject that begins a sentence. */
  readonly someone: MeepleKind;
  readonly resource: Resource;
  /** Some of a resource, as the object of a verb. */
  readonly someResource: Resource;
  readonly zone: Zone;
  readonly action: Action;
  readonly track: 'hope' | 'discontent';
  /** A kind of token, identified by its id. */
  readonly token: string;
  /** A card, Building or law, identified by its id; a consequence such as `L3.b`. */
  readonly card: string;
  /** A tile, identified by its index. */
  readonly tile: number;
  /** A space, or a place for a tile, identified by its name. */
  readonly site: string;
  /** A pile of Expeditions, identified by its slot. */
  readonly slot: number;
  readonly ending: Ending;
  readonly effect: Effect;
  readonly requirement: Requirement;
}

/** The keys that the messages must have, by the types of the game; of their kinds there are no others. */
export type RequiredKey =
  | KeyOf<Frostpunk>
  | `chance.${ChanceKind}`
  | `stage.${Stage}`
  | `citizen.${MeepleKind}`
  | `someone.${MeepleKind}`
  | `res.${Resource}`
  | `someRes.${Resource}`
  | `zone.${Zone}`
  | `action.${Action}`
  | `track.${'hope' | 'discontent'}`
  | `now.${Phase['kind']}`
  | `effect.${Effect['kind']}`
  | `require.${Requirement['kind']}`
  | `ending.${Ending}`;

/** The keys of the messages; titles and tokens of a pack have more: `title.Old Stoker`, `token.trust`. */
export type Key = CommonKey | `refusal.${Reason}` | TextKey | LineKey | keyof typeof sentences;
