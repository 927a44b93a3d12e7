import type { Place, Rectangle } from '../../../board/board.js';
import type { BaseDrawContext } from '../../../draw/picture.js';
import type { PrintedCards } from '../board/index.js';
import type { Components } from '../components/index.js';
import type { State, View } from '../state/index.js';
import type { drawingLabels, placeLabels, textDrawingLabels } from '../words/en/labels.js';

/** The keys of the messages that drawings use. */
export type TextKey = keyof typeof placeLabels | keyof typeof drawingLabels;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof textDrawingLabels;

/** A state or view with everything needed to draw it. */
export type DrawContext = BaseDrawContext<State | View, Components, PrintedCards, TextKey>;

/** The same for a text drawing. */
export type TextContext = BaseDrawContext<State | View, Components, PrintedCards, TextKey | LineKey>;

/** A place to be drawn. */
export interface DrawnPlace extends DrawContext {
  /** The id of the place without its kind. */
  readonly id: string;
  readonly place: Place;
  readonly area: Rectangle;
}
