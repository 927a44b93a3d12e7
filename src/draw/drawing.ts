import type { Board, BoardLayout } from '../board/board.js';
import type { BaseMove, BaseState, BaseView } from '../core/contract/game.js';
import type { Element } from './element.js';
import type { DrawOptions, TextOptions } from './scene.js';

/** The drawing functions of a game, in one value. */
export interface Drawing<
  State extends BaseState | BaseView = BaseState | BaseView,
  Move extends BaseMove = BaseMove,
  Components = unknown,
> {
  /** Returns the table as data, tall by default. */
  board(state: Pick<State, 'players'>, components?: Components, layout?: BoardLayout): Board;
  /** The kinds of moves that touch no place. */
  readonly placeless: readonly Move['kind'][];
  /** Returns the ids of the places that a move touches if made in this position. */
  placesOf(move: Move, state: State, components?: Components): readonly string[];
  /** Draws a position as SVG. */
  draw(state: State, options?: DrawOptions<Move, Components>): string;
  /** Draws a position as a tree of elements, for output other than SVG text. */
  picture(state: State, options?: DrawOptions<Move, Components>): Element;
  /** Draws a position as lines of text. */
  drawText(state: State, options?: TextOptions<Components>): string;
}
