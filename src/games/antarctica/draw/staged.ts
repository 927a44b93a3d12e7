import type { Place, Rectangle } from '../../../board/board.js';
import type { Stage } from '../../../draw/picture.js';
import type { Cards } from '../board/index.js';
import type { Components } from '../components/index.js';
import type { State, View } from '../state/index.js';
import type { LineKey } from './lines.js';
import type { TextKey } from './texts.js';

/** A position with everything needed to draw it. */
export type Staged = Stage<State | View, Components, Cards, TextKey>;

/** The same for a text drawing. */
export type Lined = Stage<State | View, Components, Cards, TextKey | LineKey>;

/** A place to be drawn. */
export interface Asked extends Staged {
  /** The id of the place without its kind. */
  readonly id: string;
  readonly place: Place;
  readonly area: Rectangle;
}
