export { createPlaceBuilder, rectangle } from '../board/board.js';
export type { Translate } from '../words/plain-english.js';
export { COMMON_COLOURS, type Colours, type Theme } from './colours.js';
export {
  type BaseDrawContext,
  createDrawContext,
  createDrawFunctions,
  createDrawing,
  type DrawingStyle,
  type Mark,
} from './draw-context.js';
export { drawFields } from './draw-fields.js';
export type { Drawing } from './drawing.js';
export { type Attributes, type Element, element, type Node, serialize } from './element.js';
export { keepPieceIds } from './keep-piece-ids.js';
export { LEGEND_LINE_HEIGHT, type LegendLine, legend, SYMBOL_WIDTH } from './legend.js';
export { paint, sortPieces } from './paint.js';
export type { DrawOptions, Label, Piece, PlaceStyle, Scene, TextOptions } from './scene.js';
export {
  centredRectangleElement,
  formatCoordinates,
  middleOf,
  outline,
  type Packing,
  packSquares,
  playerFigure,
  type TextStyle,
  textElement,
  translateElements,
  wrapText,
} from './shapes.js';
