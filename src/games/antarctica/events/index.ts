import type {
  BuildingBuilt,
  CubeAdvanced,
  DeckTurned,
  EffectReached,
  EffectWasted,
  ResourceCardGained,
  ResourceCardUsed,
  ScientistsPlaced,
  ScientistsRecruited,
} from './buildings.js';
import type { CardPlayed, CardsDrawn, CardTaken, IcebreakerRemoved, PileRemoved } from './cards.js';
import type { BuildingPlaced, StartPlayerDrawn } from './deal.js';
import type { GameOver, PointsScored } from './end.js';
import type {
  PieceSacrificed,
  ShipMoved,
  ShipPlaced,
  SunMoved,
  TurnDeclined,
  TurnEnded,
  TurnStarted,
} from './ships.js';

export type * from './buildings.js';
export type * from './cards.js';
export type * from './deal.js';
export type * from './end.js';
export type * from './ships.js';

/** Something that happened in a game of Antarctica. */
export type Event =
  | StartPlayerDrawn
  | BuildingPlaced
  | ShipPlaced
  | SunMoved
  | TurnStarted
  | TurnEnded
  | TurnDeclined
  | ShipMoved
  | BuildingBuilt
  | DeckTurned
  | ScientistsPlaced
  | ScientistsRecruited
  | ResourceCardUsed
  | ResourceCardGained
  | CubeAdvanced
  | EffectReached
  | EffectWasted
  | CardsDrawn
  | CardTaken
  | PileRemoved
  | CardPlayed
  | IcebreakerRemoved
  | PieceSacrificed
  | GameOver
  | PointsScored;
