import type {
  AnyCardAnyTileAllowed,
  BackSeen,
  CardFiled,
  CardReserved,
  CardRevealed,
  CardSeen,
  CardsExchanged,
  CardTaken,
  CardTransformed,
  DeckOrdered,
  DeckReshuffled,
  DeckSeen,
  ReservationLapsed,
} from './cards.js';
import type { FavourKept, FavourPicked, FavourRemoved, FavourRevealed, FavourUsed } from './favours.js';
import type {
  BlockPlaced,
  EngineeringAdvanced,
  PointsScored,
  SquareCompleted,
  TileLaid,
  TilesSwapped,
} from './temple.js';
import type {
  CompletionRevealed,
  ExtraTurnsGranted,
  GameOver,
  LotOpened,
  RoundEnded,
  TurnSkipped,
  TurnStarted,
} from './turn.js';

export type * from './cards.js';
export type * from './favours.js';
export type * from './temple.js';
export type * from './turn.js';

/** Something that happened in a game of Nunatak. */
export type Event =
  | CompletionRevealed
  | TurnStarted
  | DeckReshuffled
  | BackSeen
  | AnyCardAnyTileAllowed
  | CardRevealed
  | CardTaken
  | CardFiled
  | TilesSwapped
  | BlockPlaced
  | FavourPicked
  | FavourUsed
  | FavourKept
  | FavourRevealed
  | FavourRemoved
  | PointsScored
  | EngineeringAdvanced
  | SquareCompleted
  | TileLaid
  | CardReserved
  | ReservationLapsed
  | DeckSeen
  | CardSeen
  | CardsExchanged
  | DeckOrdered
  | TurnSkipped
  | LotOpened
  | RoundEnded
  | ExtraTurnsGranted
  | GameOver
  | CardTransformed;
