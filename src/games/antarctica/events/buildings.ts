import type { Player } from '../../../core/contract/game.js';
import type { Building, Deck, Effect, Sort, Space } from '../components/index.js';
import type { Card, Zone } from '../state/index.js';

/** A building comes onto the board. */
export interface BuildingBuilt {
  readonly kind: 'buildingBuilt';
  readonly player: Player;
  readonly zone: Zone;
  readonly building: Building;
  readonly deck: Deck;
  readonly card: Card;
}

/** The top card of a deck is turned up, at the deal or after the one above it is taken; null when the deck is empty. */
export interface DeckTurned {
  readonly kind: 'deckTurned';
  readonly deck: Deck;
  readonly card: Card | null;
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
export interface Recruited {
  readonly kind: 'recruited';
  readonly player: Player;
  readonly count: number;
  readonly reason: 'camp' | 'card' | 'effect' | 'sacrifice';
}

/** A resource card replaces a building. */
export interface ResourceUsed {
  readonly kind: 'resourceUsed';
  readonly player: Player;
  readonly sort: Sort;
  /** The building that it replaces. */
  readonly instead: Building;
}

/** A player gains a resource card, or gets it back. */
export interface ResourceGained {
  readonly kind: 'resourceGained';
  readonly player: Player;
  readonly sort: Sort;
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
export interface EffectIdle {
  readonly kind: 'effectIdle';
  readonly player: Player;
  readonly effect: Effect;
}
