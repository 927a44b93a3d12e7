/**
 * Igloo Igloo: two to four tribes on melting ice, three points a turn.
 *
 * @module
 */
export { orThrow } from '../../core/errors/verdict.js';
export type { Clause } from './clauses/index.js';
export { type Reason, type Refusal, reasons } from './clauses/reasons.js';
export {
  ANIMALS,
  type Animal,
  type Box,
  type ByAnimal,
  type ByCellAndValue,
  type ByKeptKind,
  type ByPlayerAndAnimal,
  type ByTileKind,
  type ByValue,
  type Components,
  TILES,
  type Tile,
  type TileKind,
  type TileName,
} from './components.js';
export type {
  AnimalGone,
  AnimalMoved,
  Attacked,
  BearAppeared,
  Declined,
  Displaced,
  DriftLost,
  Event,
  FirstPlayerDrawn,
  FishPlaced,
  Fled,
  GameOver,
  Hid,
  IglooBuilt,
  InuitPlaced,
  Kept,
  Melted,
  PackTurned,
  Shifted,
  Taken,
  Thawed,
  TilePlayed,
  Travelled,
  TurnEnded,
  TurnStarted,
} from './events.js';
export * from './game.js';
export { type ByCell, type ByPlayerAndCell, type Cell, DIRECTIONS, type Dir } from './grid.js';
export type {
  Decline,
  Defend,
  Displace,
  Drift,
  Embark,
  End,
  Endurance,
  Flee,
  Harpoon,
  Hunt,
  Igloo,
  Land,
  Melt,
  MoveAnimals,
  Place,
  SeenMove,
  StepMove,
  Thaw,
  Walk,
} from './moves/index.js';
export * from './rules.js';
export type { Category, TieBreak } from './score/index.js';
export type { Draft } from './state/draft.js';
export { GROUNDS, type Ground, type Phase, type Settings, type Used, VARIANTS, type Variant } from './state/index.js';
export type { Facts, IglooIgloo, Things } from './types.js';
