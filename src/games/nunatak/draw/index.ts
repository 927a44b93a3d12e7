/**
 * Drawings of Nunatak: any state or view as SVG, or as text.
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
import { type Components, components as printed } from '../components/index.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';
import { drawingLabels, placeLabels } from '../words/en/labels.js';
import type { TextKey } from './context.js';
import { describeState, labels } from './labels.js';
import { drawPlace } from './look.js';
import { pieces } from './pieces.js';
import { drawText } from './text.js';

export type { Element, Theme, Translate } from '../../../draw/picture.js';
export { drawText };

/** The options of a drawing of Nunatak. */
export type DrawOptions = AnyOptions<Move, Components>;

const COLOURS: Colours = {
  stone: ['#e2e8ec', '#2a3743'],
  ice: ['#cfe8f5', '#bfdcec'],
  labourer: ['#6d4f31', '#84613d'],
  sculptor: ['#20698f', '#2b7ba6'],
  artisan: ['#a03a22', '#b04a31'],
  beast: ['#4c6b1f', '#5d7d2d'],
  engineer: ['#65509c', '#7661ad'],
  elder: ['#454c55', '#5d6671'],
};

export const { draw, picture } = createDrawFunctions<State | View, Move, Components, PrintedCards, TextKey>({
  game: 'nunatak',
  colours: COLOURS,
  texts: { ...placeLabels, ...drawingLabels },
  printed,
  board,
  placesOf,
  title: (context) => context.formatText('draw.board', { turn: describeState(context) }),
  placeStyle: drawPlace,
  pieces,
  labels,
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
