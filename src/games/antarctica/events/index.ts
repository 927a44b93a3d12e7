import type * as buildings from './buildings.js';
import type * as cards from './cards.js';
import type * as deal from './deal.js';
import type * as end from './end.js';
import type * as ships from './ships.js';

export type * from './buildings.js';
export type * from './cards.js';
export type * from './deal.js';
export type * from './end.js';
export type * from './ships.js';

/** Something that happened in a game of Antarctica. */
export type Event =
  | deal.StartPlayerDrawn
  | deal.BuildingPlaced
  | ships.ShipPlaced
  | ships.SunMoved
  | ships.TurnStarted
  | ships.TurnEnded
  | ships.TurnDeclined
  | ships.ShipMoved
  | buildings.BuildingBuilt
  | buildings.DeckTurned
  | buildings.ScientistsPlaced
  | buildings.ScientistsRecruited
  | buildings.ResourceCardUsed
  | buildings.ResourceCardGained
  | buildings.CubeAdvanced
  | buildings.EffectReached
  | buildings.EffectWasted
  | cards.CardsDrawn
  | cards.CardTaken
  | cards.PileRemoved
  | cards.CardPlayed
  | cards.IcebreakerRemoved
  | ships.PieceSacrificed
  | end.GameOver
  | end.PointsScored;
