import type { Rectangle } from '../../../board/board.js';
import { type PlaceStyle, type TextStyle, wrapText } from '../../../draw/picture.js';
import type { Message } from '../../../words/message.js';
import type { DrawContext } from './context.js';

/** A place to be drawn. */
export interface DrawnPlace extends DrawContext {
  /** The id of the place without its kind. */
  readonly id: string;
  /** The name of the place. */
  readonly name: Message;
  readonly area: Rectangle;
}

/** Draws a place that shows one text, in two lines if it is long. */
export const drawTextPlace = (
  writing: string,
  { x, y, width, height }: Rectangle,
  style: TextStyle = {},
): PlaceStyle => ({
  fill: 'shade',
  elements: wrapText(x + width / 2, y + height / 2, writing, { size: 9, maxWidth: width - 4, ...style }),
  title: writing,
});
