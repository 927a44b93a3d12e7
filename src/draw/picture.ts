export type { Say } from '../words/plain-english.js';
export { COMMON, type Colours, type Theme } from './colours.js';
export type { Drawing } from './drawing.js';
export { type Attributes, type Element, element, type Node, write } from './element.js';
export { follow } from './follow.js';
export { LEGEND_LINE, type LegendLine, legend, SIGN } from './legend.js';
export { inOrder, paint } from './paint.js';
export {
  figure,
  folded,
  middleOf,
  movedTo,
  outline,
  type Packing,
  packed,
  plate,
  pointsOf,
  type TextStyle,
  text,
} from './parts.js';
export type { DrawnPosition, DrawOptions, Label, Look, Piece, TextOptions } from './scene.js';
export { type DrawingStyle, drawers, type Mark, type Stage, stageOf } from './stage.js';
