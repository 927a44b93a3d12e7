import type { CommonNames, KeyOf } from '../../../words/message.js';
import type { Building, Deck, Effect, ResourceCard, ShipyardCard } from '../components/index.js';
import type { LineKey } from '../draw/lines.js';
import type { TextKey } from '../draw/texts.js';
import type { BuildingCardIndex, EndReason, Zone } from '../state/index.js';
import type { ChanceKind } from '../told.js';
import type { Antarctica } from '../types.js';

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

/** The keys of the messages. */
export type Key =
  | KeyOf<Antarctica>
  | TextKey
  | LineKey
  | `chance.${ChanceKind}`
  | `building.${Building}`
  | `aBuilding.${Building}`
  | `deck.${Deck}`
  | `shipyardCard.${ShipyardCard}`
  | `resource.${ResourceCard}`
  | `effect.${Effect}`
  | `ending.${EndReason}`
  | `option.placement${'' | '.first-game' | '.free'}`
  | 'zone'
  | 'track'
  | 'card'
  | 'scoreOf';
