/**
 * Drawings of Blueprints: any state or view as SVG, or as text.
 *
 * @module
 */
import { sum } from '../../../core/data/list.js';
import {
  type DrawOptions as AnyOptions,
  type Colours,
  createDrawFunctions,
  type Drawing,
} from '../../../draw/picture.js';
import { board, type PrintedCards, placeless, placesOf } from '../board/index.js';
import { type Components, components as printed } from '../components.js';
import type { Move } from '../moves.js';
import type { State, View } from '../state/index.js';
import { drawingLabels, placeLabels } from '../words/en/labels.js';
import type { TextKey } from './context.js';
import { labels } from './labels.js';
import { drawPlace } from './look.js';
import { pieces } from './pieces.js';
import { drawText } from './text.js';

export type { Element, Theme, Translate } from '../../../draw/picture.js';
export { drawText };

/** The options of a drawing of Blueprints. */
export type DrawOptions = AnyOptions<Move, Components>;

const COLOURS: Colours = {
  wood: ['#e08a2b', '#e08a2b'],
  recycled: ['#2f8a4a', '#2f8a4a'],
  stone: ['#39424d', '#39424d'],
  glass: ['#d5e8f2', '#d5e8f2'],
  pip: ['#16202b', '#16202b'],
  gold: ['#e3b53a', '#e3b53a'],
  silver: ['#c3ccd4', '#c3ccd4'],
  bronze: ['#c98a58', '#c98a58'],
};

export const { draw, picture } = createDrawFunctions<State | View, Move, Components, PrintedCards, TextKey>({
  game: 'blueprints',
  colours: COLOURS,
  texts: { ...placeLabels, ...drawingLabels },
  printed,
  board,
  placesOf,
  title: ({ state: { round, bag }, formatText }) => formatText('draw.board', { round: round + 1, dice: sum(bag) }),
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
