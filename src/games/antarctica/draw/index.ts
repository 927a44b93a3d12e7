/**
 * Antarctica as a drawing: any state or view as SVG, or as text.
 *
 * @module
 */
import {
  type DrawOptions as AnyOptions,
  type Colours,
  type Drawing,
  type Element,
  paint,
  write,
} from '../../../picture/index.js';
import { board, placeless, placesOf } from '../board/index.js';
import { type Components, components as printed } from '../components/index.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';
import { labels } from './labels.js';
import { look } from './look.js';
import { pieces } from './pieces.js';
import { drawText } from './text.js';

export type { Element, Facts, Theme, Thing } from '../../../picture/index.js';
export { drawText };

/** How a drawing of Antarctica is wanted. */
export type DrawOptions = AnyOptions<Move, Components>;

const COLOURS: Colours = {
  zone: ['#f3f8fb', '#1b2a38'],
  sunny: ['#fff2c4', '#4a3f12'],
  sun: ['#f2b705', '#f2b705'],
  red: ['#f6cdc8', '#6e241d'],
  blue: ['#cbe0f6', '#163f6b'],
  pip: ['#16202b', '#16202b'],
};

/** A position as a tree of elements, for who makes something else of it than text. */
export const picture = (position: State | View, options: DrawOptions = {}): Element => {
  const { moves = [], components = printed } = options;
  const table = board(position, components);
  return paint(
    {
      game: 'antarctica',
      name: `Antarctica, the sun over zone ${position.sun}`,
      board: table,
      colours: COLOURS,
      marked: new Set(moves.flatMap((move) => placesOf(move, position))),
      look: look(position, table, components),
      pieces: pieces(position, table),
      labels: labels(position, table),
    },
    options,
  );
};

/** A position as SVG. */
export const draw = (position: State | View, options: DrawOptions = {}): string => write(picture(position, options));

/** What the game looks like, in one value, for code that serves any game. */
export const drawing: Drawing<State | View, Move, Components> = { board, placeless, placesOf, draw, picture, drawText };
