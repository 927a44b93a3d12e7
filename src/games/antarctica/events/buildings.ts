import type { Player } from '../../../core/game.js';
import type { Building, Deck, Effect, Sort } from '../components/index.js';
import type { Card, Zone } from '../state/index.js';

/** A building is built. */
export interface BuildingBuilt {
  readonly kind: 'buildingBuilt';
  readonly player: Player;
  readonly zone: Zone;
  readonly building: Building;
  readonly deck: Deck;
  readonly card: Card;
}

/** The next card of a deck shows; null when there is none. */
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

/** A resource card stands for a building. */
export interface ResourceUsed {
  readonly kind: 'resourceUsed';
  readonly player: Player;
  readonly sort: Sort;
  /** The building for which it stands. */
  readonly instead: Building;
}

/** A resource card is got, or got back. */
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
  readonly space: number;
  readonly effect: Effect;
}

/** An effect does nothing. */
export interface EffectIdle {
  readonly kind: 'effectIdle';
  readonly player: Player;
  readonly effect: Effect;
}
