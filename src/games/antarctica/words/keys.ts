import type { CommonNames, KeyOf } from '../../../words/message.js';
import type { Building, Deck, Effect, ShipyardCard, Sort } from '../components/index.js';
import type { LineKey } from '../draw/lines.js';
import type { TextKey } from '../draw/texts.js';
import type { Card, EndReason, Zone } from '../state/index.js';
import type { ChanceKind } from '../told.js';
import type { Antarctica } from '../types.js';

/** The named things, each with the type of value that identifies it. */
export interface Names extends CommonNames<Antarctica> {
  readonly zone: Zone;
  readonly track: number;
  readonly building: Building;
  readonly deck: Deck;
  /** A building card. */
  readonly card: Card;
  readonly shipyardCard: ShipyardCard;
  readonly resource: Sort;
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
  | `resource.${Sort}`
  | `effect.${Effect}`
  | `ending.${EndReason}`
  | `option.placement${'' | '.first-game' | '.free'}`
  | 'zone'
  | 'track'
  | 'card'
  | 'scoreOf';
