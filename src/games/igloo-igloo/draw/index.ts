/**
 * Drawings of Igloo Igloo: any state or view as SVG, or as text.
 *
 * @module
 */
import {
  type DrawOptions as AnyOptions,
  type Colours,
  createDrawFunctions,
  type Drawing,
} from '../../../draw/picture.js';
import { board, type PrintedCards, placeless, placesOf } from '../board/index.js';
import { type Components, components as printed } from '../components.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';
import { listValues } from '../values.js';
import { drawingLabels, placeLabels } from '../words/en/labels.js';
import { names } from '../words/en/refusals.js';
import type { TextKey } from './context.js';
import { describeState, labels } from './labels.js';
import { drawPlace } from './look.js';
import { markOf } from './marks.js';
import { pieces } from './pieces.js';
import { drawText } from './text.js';

export type { Element, Theme, Translate } from '../../../draw/picture.js';
export { drawText };

/** The options of a drawing of Igloo Igloo. */
export type DrawOptions = AnyOptions<Move, Components>;

const COLOURS: Colours = {
  p0: ['#b3261e', '#c4382f'],
  p1: ['#1f5fbf', '#2f70d0'],
  p2: ['#8a6700', '#937010'],
  p3: ['#1c7040', '#237d49'],
  water: ['#b9daf0', '#143654'],
  ice: ['#ffffff', '#48596a'],
  pack: ['#dbe4ea', '#6d7f90'],
  land: ['#dccaa2', '#6a5a38'],
  pip: ['#16202b', '#16202b'],
  fish: ['#0f6a80', '#158ba5'],
  fox: ['#9c4312', '#ad5320'],
};

export const { draw, picture } = createDrawFunctions<State | View, Move, Components, PrintedCards, TextKey>({
  game: 'igloo-igloo',
  colours: COLOURS,
  texts: { ...names, ...placeLabels, ...drawingLabels },
  printed,
  values: listValues,
  board,
  placesOf,
  title: (context) => context.formatText('draw.board', { task: describeState(context) }),
  placeStyle: drawPlace,
  pieces,
  labels,
  mark: markOf,
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
