/**
 * Nunatak: one to four builders, a pyramid of ice of 54 tiles and 54 blocks, one card and one block at a time.
 *
 * @module
 */
export { orThrow } from '../../core/verdict.js';
export type { Category, Score, TieBreak } from './categories.js';
export type { Clause } from './clauses/index.js';
export { type Reason, reasons } from './clauses/reasons.js';
export {
  type Box,
  type Card,
  type Components,
  type Effects,
  FAVOURS,
  type Favour,
  type FavourId,
  type FavourType,
  type Mode,
  QUANTITIES,
  type Quantity,
  RATINGS,
  type Rating,
  SYMBOLS,
  type Sym,
  type Tile,
  TOOLS,
  type Tool,
} from './components/index.js';
export type {
  AnyCardAnyTile,
  BlockPlaced,
  CardFiled,
  CardRevealed,
  CardTaken,
  CardTransformed,
  CompletedRow,
  DeckExchanged,
  DeckOrdered,
  DeckSeen,
  Event,
  ExtraTurns,
  FavourKept,
  FavourRemoved,
  FavourRevealed,
  FavourTaken,
  FavourUsed,
  GameOver,
  LotOpened,
  ReservationLapsed,
  Reserved,
  Reshuffled,
  RoundEnded,
  Scored,
  Share,
  SquareCompleted,
  TileLaid,
  TilesSwapped,
  TrackMoved,
  TurnSkipped,
  TurnStarted,
} from './events/index.js';
export * from './game.js';
export {
  type As,
  type Brace,
  type Drop,
  type Exchange,
  type Into,
  type Lift,
  type NewType,
  ORDERS,
  type Order,
  type Pass,
  type Pick,
  type Place,
  type Reserve,
  type SeenMove,
  type Square,
  type Take,
  type TopOrder,
  type Transform,
  type UseFavour,
  type UseFor,
} from './moves/index.js';
export * from './rules.js';
export type { Draft } from './state/draft.js';
export type { Abundance, Held, Known, Lot, Owner, Peek, Reservation, Resume, Use } from './state/index.js';
export type {
  AsPhase,
  BracePhase,
  DropPhase,
  DummyPhase,
  FinalPhase,
  ImmediatePhase,
  IntoPhase,
  OverPhase,
  PeekPhase,
  Phase,
  PickPhase,
  PlacePhase,
  ReservePhase,
  SpreadPhase,
  SquaresPhase,
  TakePhase,
  TransformPhase,
  UsePhase,
  WindowPhase,
} from './state/phases.js';
export { USES } from './state/phases.js';
export type { Nunatak } from './types.js';
