import type { Rectangle } from '../../../board/board.js';
import { folded, type Look, type TextStyle } from '../../../draw/picture.js';
import type { Message } from '../../../words/message.js';
import type { Staged } from './staged.js';

/** A place to be drawn. */
export interface Asked extends Staged {
  /** The id of the place without its kind. */
  readonly id: string;
  /** The name of the place. */
  readonly place: Message;
  readonly area: Rectangle;
}

/** Draws a place that shows one text, in two lines if it is long. */
export const said = (words: string, { x, y, width, height }: Rectangle, setting: TextStyle = {}): Look => ({
  fill: 'shade',
  inside: folded(x + width / 2, y + height / 2, words, { size: 9, room: width - 4, ...setting }),
  name: words,
});
