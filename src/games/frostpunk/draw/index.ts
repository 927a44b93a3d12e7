/**
 * Drawings of Frostpunk: any state or view as SVG, or as text.
 *
 * @module
 */
import {
  type DrawOptions as AnyOptions,
  type Colours,
  createDrawFunctions,
  type Drawing,
} from '../../../draw/picture.js';
import { board, type Cards, placeless, placesOf } from '../board/index.js';
import { type Components, components as printed } from '../components/index.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';
import { drawingLabels, placeLabels } from '../words/en/labels.js';
import { names } from '../words/en/refusals.js';
import type { TextKey } from './context.js';
import { drawPlace } from './draw-place.js';
import { drawLabels, writeTask } from './labels.js';
import { drawPieces } from './pieces.js';
import { drawText } from './text.js';

export type { Element, Theme, Translate } from '../../../draw/picture.js';
export { drawText };

/** The options of a drawing of Frostpunk. */
export type DrawOptions = AnyOptions<Move, Components>;

const COLOURS: Colours = {
  warm: ['#ffe3c2', '#5a3413'],
  frost: ['#d6e8f5', '#1c3a52'],
  coal: ['#2d343c', '#2d343c'],
  wood: ['#8a5a2b', '#8a5a2b'],
  steel: ['#5c7186', '#5c7186'],
  core: ['#7a2f8a', '#8d3f9e'],
  food: ['#2f7a3a', '#2f7a3a'],
  good: ['#1b6b46', '#23845a'],
  bad: ['#9a2b1f', '#b33a2d'],
};

export const { draw, picture } = createDrawFunctions<State | View, Move, Components, Cards, TextKey>({
  game: 'frostpunk',
  colours: COLOURS,
  texts: { ...names, ...placeLabels, ...drawingLabels },
  printed,
  board,
  placesOf,
  title: (context) => context.formatText('draw.board', { round: context.state.round, task: writeTask(context) }),
  placeStyle: drawPlace,
  pieces: drawPieces,
  labels: drawLabels,
});

/** The drawings of the game in one value, for code that serves any game. */
export const drawing: Drawing<State | View, Move, Components> = Object.freeze({
  board,
  placeless,
  placesOf,
  draw,
  picture,
  drawText,
});
