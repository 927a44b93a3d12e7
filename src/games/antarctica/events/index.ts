import type { Secrets } from '../../../core/contract/game.js';
import type {
  BuildingBuilt,
  CubeAdvanced,
  DeckTurned,
  EffectIdle,
  EffectReached,
  Recruited,
  ResourceGained,
  ResourceUsed,
  ScientistsPlaced,
} from './buildings.js';
import type { CardPlayed, CardsDrawn, CardTaken, IcebreakerRemoved, PileBoxed } from './cards.js';
import type { BuildingPlaced, FirstPlayerDrawn } from './deal.js';
import type { GameOver, Scored } from './end.js';
import type { Sacrificed, ShipMoved, ShipPlaced, SunMoved, TurnBegan, TurnDeclined, TurnEnded } from './ships.js';

export type * from './buildings.js';
export type * from './cards.js';
export type * from './deal.js';
export type * from './end.js';
export type * from './ships.js';

/** Something that happened in a game of Antarctica. */
export type Event =
  | FirstPlayerDrawn
  | BuildingPlaced
  | ShipPlaced
  | SunMoved
  | TurnBegan
  | TurnEnded
  | TurnDeclined
  | ShipMoved
  | BuildingBuilt
  | DeckTurned
  | ScientistsPlaced
  | Recruited
  | ResourceUsed
  | ResourceGained
  | CubeAdvanced
  | EffectReached
  | EffectIdle
  | CardsDrawn
  | CardTaken
  | PileBoxed
  | CardPlayed
  | IcebreakerRemoved
  | Sacrificed
  | GameOver
  | Scored;

/** The hidden fields of events: none, since everything that happens is public. */
export const secrets: Secrets<Event> = Object.freeze({});
