export type { Say } from '../core/plain.js';
export { COMMON, type Colours, type Theme } from './colours.js';
export type { Drawing } from './drawing.js';
export { type Attributes, type Element, element, type Node, write } from './element.js';
export { follow } from './follow.js';
export { paint } from './paint.js';
export { figure, folded, middleOf, outline, type Packing, packed, pointsOf, type Setting, text } from './parts.js';
export type { DrawOptions, Label, Look, Piece, Scene, TextOptions } from './scene.js';
export { drawers, type Manner, type Stage, stageOf } from './stage.js';
