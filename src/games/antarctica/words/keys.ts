import type { CommonKey, CommonNames, KeyOf } from '../../../words/message.js';
import type { Reason } from '../clauses/reasons.js';
import type { Building, Deck, Effect, ResourceCard, ShipyardCard } from '../components/index.js';
import type { LineKey, TextKey } from '../draw/context.js';
import type { BuildingCardIndex, EndReason, Zone } from '../state/index.js';
import type { ChanceKind } from '../told.js';
import type { Antarctica } from '../types.js';
import type { names } from './en/refusals.js';
import type { sentences } from './en/sentences.js';

/** The kinds of names, each with the type of value that identifies one. */
export interface Names extends CommonNames<Antarctica> {
  readonly zone: Zone;
  readonly track: number;
  readonly building: Building;
  readonly deck: Deck;
  /** A building card. */
  readonly card: BuildingCardIndex;
  readonly shipyardCard: ShipyardCard;
  readonly resource: ResourceCard;
  readonly effect: Effect;
  readonly ending: EndReason;
}

/** The keys that the messages must have, by the types of the game; of their kinds there are no others. */
export type RequiredKey =
  | KeyOf<Antarctica>
  | `chance.${ChanceKind}`
  | `building.${Building}`
  | `aBuilding.${Building}`
  | `deck.${Deck}`
  | `shipyardCard.${ShipyardCard}`
  | `resource.${ResourceCard}`
  | `effect.${Effect}`
  | `ending.${EndReason}`;

/** The keys of the messages. */
export type Key = CommonKey | `refusal.${Reason}` | keyof typeof names | TextKey | LineKey | keyof typeof sentences;
