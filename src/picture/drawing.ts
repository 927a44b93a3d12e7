import type { Board } from '../core/board.js';
import type { BaseMove, BaseState, BaseView } from '../core/game.js';
import type { Element } from './element.js';
import type { DrawOptions, TextOptions } from './scene.js';

/** What a game looks like, in one value. */
export interface Drawing<
  Position extends BaseState | BaseView = BaseState | BaseView,
  Move extends BaseMove = BaseMove,
  Components = unknown,
> {
  /** The table as data. */
  board(position: Pick<Position, 'players'>, components?: Components): Board;
  /** The kinds of moves that touch no place. */
  readonly placeless: readonly Move['kind'][];
  /** The ids of the places that a move touches, made in this position. */
  placesOf(move: Move, position: Position, components?: Components): readonly string[];
  /** A position as SVG. */
  draw(position: Position, options?: DrawOptions<Move, Components>): string;
  /** A position as a tree of elements. */
  picture(position: Position, options?: DrawOptions<Move, Components>): Element;
  /** A position as lines of text. */
  drawText(position: Position, options?: TextOptions<Components>): string;
}
