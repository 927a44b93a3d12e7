import type * as cards from './cards.js';
import type * as favours from './favours.js';
import type * as temple from './temple.js';
import type * as turn from './turn.js';

export type * from './cards.js';
export type * from './favours.js';
export type * from './temple.js';
export type * from './turn.js';

/** Something that happened in a game of Nunatak. */
export type Event =
  | turn.CompletionRevealed
  | turn.TurnStarted
  | cards.DeckReshuffled
  | cards.BackSeen
  | cards.AnyCardAnyTileAllowed
  | cards.CardRevealed
  | cards.CardTaken
  | cards.CardFiled
  | temple.TilesSwapped
  | temple.BlockPlaced
  | favours.FavourPicked
  | favours.FavourUsed
  | favours.FavourKept
  | favours.FavourRevealed
  | favours.FavourRemoved
  | temple.PointsScored
  | temple.EngineeringAdvanced
  | temple.SquareCompleted
  | temple.TileLaid
  | cards.CardReserved
  | cards.ReservationLapsed
  | cards.DeckSeen
  | cards.CardSeen
  | cards.CardsExchanged
  | cards.DeckOrdered
  | turn.TurnSkipped
  | turn.LotOpened
  | turn.RoundEnded
  | turn.ExtraTurnsGranted
  | turn.GameOver
  | cards.CardTransformed;
