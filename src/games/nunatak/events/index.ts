import type { Secrets } from '../../../core/contract/game.js';
import type {
  AnyCardAnyTile,
  BackSeen,
  CardFiled,
  CardRevealed,
  CardSeen,
  CardTaken,
  CardTransformed,
  DeckExchanged,
  DeckOrdered,
  DeckSeen,
  ReservationLapsed,
  Reserved,
  Reshuffled,
} from './cards.js';
import type { FavourKept, FavourRemoved, FavourRevealed, FavourTaken, FavourUsed } from './favours.js';
import type { BlockPlaced, Scored, SquareCompleted, TileLaid, TilesSwapped, TrackMoved } from './temple.js';
import type {
  CompletionRevealed,
  ExtraTurns,
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
  | Reshuffled
  | BackSeen
  | AnyCardAnyTile
  | CardRevealed
  | CardTaken
  | CardFiled
  | TilesSwapped
  | BlockPlaced
  | FavourTaken
  | FavourUsed
  | FavourKept
  | FavourRevealed
  | FavourRemoved
  | Scored
  | TrackMoved
  | SquareCompleted
  | TileLaid
  | Reserved
  | ReservationLapsed
  | DeckSeen
  | CardSeen
  | DeckExchanged
  | DeckOrdered
  | TurnSkipped
  | LotOpened
  | RoundEnded
  | ExtraTurns
  | GameOver
  | CardTransformed;

/** The hidden fields of events: the cards of the deck that one player sees. */
export const secrets: Secrets<Event> = { cardSeen: ['card'] };
