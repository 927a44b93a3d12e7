/**
 * A board for web pages: the logic that turns touches of a drawing into moves, for those who draw themselves.
 *
 * @module
 */
export type { WhyNot } from '../board/why-not.js';
export type { Drawing } from '../draw/drawing.js';
export type { GameText } from '../words/game-text.js';
export { explainPlace, type PlaceExplanation } from './explain-place.js';
export { type Choices, groupMoves, movesAt, type PlacedMove, placeMoves } from './placed-moves.js';
export { NO_TOUCHES, type TouchEffect, type Touches, touchPlace } from './touches.js';
