import type { BaseDrawContext } from '../../../draw/picture.js';
import type { Cards } from '../board/index.js';
import type { Components } from '../components/index.js';
import type { State, View } from '../state/index.js';
import type { LineKey } from './lines.js';
import type { TextKey } from './texts.js';

/** A state with everything needed to draw it. */
export type DrawContext = BaseDrawContext<State | View, Components, Cards, TextKey>;

/** The same for a text drawing. */
export type TextContext = BaseDrawContext<State | View, Components, Cards, TextKey | LineKey>;
