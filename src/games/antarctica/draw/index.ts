/**
 * Drawings of Antarctica: any state or view as SVG, or as text.
 *
 * @module
 */
import {
  type DrawOptions as AnyOptions,
  type Colours,
  createDrawFunctions,
  type Drawing,
} from '../../../draw/picture.js';
import { ordinal } from '../../../words/message.js';
import { board, type PrintedCards, placeless, placesOf } from '../board/index.js';
import { type Components, components as printed } from '../components/index.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';
import { listValues } from '../values.js';
import { drawingLabels, placeLabels } from '../words/en/labels.js';
import type { TextKey } from './context.js';
import { labels } from './labels.js';
import { drawPlace } from './look.js';
import { pieces } from './pieces.js';
import { drawText } from './text.js';

export type { Element, Theme, Translate } from '../../../draw/picture.js';
export { drawText };

/** The options of a drawing of Antarctica. */
export type DrawOptions = AnyOptions<Move, Components>;

const COLOURS: Colours = {
  zone: ['#f3f8fb', '#1b2a38'],
  sunny: ['#fff2c4', '#4a3f12'],
  sun: ['#f2b705', '#f2b705'],
  red: ['#f6cdc8', '#6e241d'],
  blue: ['#cbe0f6', '#163f6b'],
  pip: ['#16202b', '#16202b'],
};

export const { draw, picture } = createDrawFunctions<State | View, Move, Components, PrintedCards, TextKey>({
  game: 'antarctica',
  colours: COLOURS,
  texts: { ...placeLabels, ...drawingLabels },
  printed,
  values: listValues,
  board,
  placesOf,
  title: ({ state: { sun }, formatText }) => formatText('draw.board', { sun: ordinal(sun) }),
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
