import type { Player } from '../../../core/contract/game.js';
import type { Building, Deck, Effect, ResourceCard, Space } from '../components/index.js';
import type { BuildingCardIndex, Zone } from '../state/index.js';

/** A building comes onto the board. */
export interface BuildingBuilt {
  readonly kind: 'buildingBuilt';
  readonly player: Player;
  readonly zone: Zone;
  readonly building: Building;
  readonly deck: Deck;
  readonly card: BuildingCardIndex;
}

/** The top card of a deck is turned up, at the deal or after the one above it is taken; null when the deck is empty. */
export interface DeckTurned {
  readonly kind: 'deckTurned';
  readonly deck: Deck;
  readonly card: BuildingCardIndex | null;
}

/** Scientists come onto the board. */
export interface ScientistsPlaced {
  readonly kind: 'scientistsPlaced';
  readonly player: Player;
  readonly zone: Zone;
  readonly count: number;
  readonly reason: 'building' | 'card';
}

/** Scientists go from reserve to personnel. */
export interface ScientistsRecruited {
  readonly kind: 'scientistsRecruited';
  readonly player: Player;
  readonly count: number;
  readonly reason: 'camp' | 'card' | 'effect' | 'sacrifice';
}

/** A resource card replaces a building. */
export interface ResourceCardUsed {
  readonly kind: 'resourceCardUsed';
  readonly player: Player;
  readonly resource: ResourceCard;
  /** The building that it replaces. */
  readonly replacedBuilding: Building;
}

/** A player gains a resource card, or gets it back. */
export interface ResourceCardGained {
  readonly kind: 'resourceCardGained';
  readonly player: Player;
  readonly resource: ResourceCard;
}

/** A cube advances. */
export interface CubeAdvanced {
  readonly kind: 'cubeAdvanced';
  readonly player: Player;
  readonly track: number;
  /** 0 for a cube that comes onto the track. */
  readonly from: number;
  readonly to: number;
  readonly reason: 'start' | 'building' | 'centre' | 'card' | 'effect';
}

/** A cube reaches or passes a coloured space whose effect will be played. */
export interface EffectReached {
  readonly kind: 'effectReached';
  readonly player: Player;
  readonly track: number;
  readonly space: Space;
  readonly effect: Effect;
}

/** An effect has nothing to do. */
export interface EffectWasted {
  readonly kind: 'effectWasted';
  readonly player: Player;
  readonly effect: Effect;
}
