import type { BaseDrawContext } from '../../../draw/picture.js';
import type { Cards } from '../board/index.js';
import type { Components } from '../components/index.js';
import type { State, View } from '../state/index.js';
import type { drawingLabels, placeLabels, textDrawingLabels } from '../words/en/labels.js';
import type { names } from '../words/en/refusals.js';

/** The keys of the messages that drawings use. */
export type TextKey = keyof typeof names | keyof typeof placeLabels | keyof typeof drawingLabels;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof textDrawingLabels;

/** A state with everything needed to draw it. */
export type DrawContext = BaseDrawContext<State | View, Components, Cards, TextKey>;

/** The same for a text drawing. */
export type TextContext = BaseDrawContext<State | View, Components, Cards, TextKey | LineKey>;
