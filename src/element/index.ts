/**
 * A board for web pages: the custom element `<sastrugi-board>`, and the logic that turns touches of a drawing into moves,
 * for those who draw themselves.
 *
 * @module
 */
export type { BoardLayout } from '../board/board.js';
export type { WhyNot } from '../board/why-not.js';
export type { Theme } from '../draw/colours.js';
export type { Drawing } from '../draw/drawing.js';
export type { GamePack, InvalidPack } from '../packs/pack.js';
export type { AnyAboutTranslation } from '../words/about-entry.js';
export type { GameText } from '../words/game-text.js';
export { type BoardEventMap, defineBoard, type SastrugiBoard } from './define-board.js';
export type {
  BoardError,
  DrawingFailed,
  LateTouch,
  MissingDrawing,
  MissingLanguage,
  ViewerMismatch,
} from './errors.js';
export { explainPlace, type PlaceExplanation } from './explain-place.js';
export { type Choices, groupMoves, movesAt, type PlacedMove, placeMoves } from './placed-moves.js';
export type { BoardProperties } from './properties.js';
export type { BoardPack } from './shown-game.js';
export { NO_TOUCHES, type TouchEffect, type Touches, touchPlace } from './touches.js';
