import type { Rectangle } from '../../../core/board.js';
import type { Message } from '../../../core/words.js';
import { type Look, type Setting, text } from '../../../picture/index.js';
import type { Staged } from './staged.js';

/** A place as its look is asked for. */
export interface Asked extends Staged {
  /** The id without what its kind puts before it. */
  readonly id: string;
  /** What it is called. */
  readonly place: Message;
  readonly area: Rectangle;
}

/** A place that says one thing. */
export const said = (words: string, { x, y, width, height }: Rectangle, setting: Setting = {}): Look => ({
  fill: 'shade',
  inside: [text(x + width / 2, y + height / 2, words, { size: 9, room: width - 4, ...setting })],
  name: words,
});
