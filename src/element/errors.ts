import type { ErrorValue, InvalidMove, InvalidState, InvalidView } from '../core/errors/errors.js';
import type { InvalidPack } from '../packs/pack.js';

/** The pack has no drawing: positions are shown as tables of their fields, moves as buttons. */
export interface MissingDrawing extends ErrorValue {
  readonly _tag: 'MissingDrawing';
}

/** The pack has no words in the language of the board: English is shown or, if that is missing too, notation. */
export interface MissingLanguage extends ErrorValue {
  readonly _tag: 'MissingLanguage';
  readonly language: string;
}

/** The view is of another player than the board: it is not shown. */
export interface ViewerMismatch extends ErrorValue {
  readonly _tag: 'ViewerMismatch';
}

/** The drawing or the words threw an error: the position is shown as a table of its fields. */
export interface DrawingFailed extends ErrorValue {
  readonly _tag: 'DrawingFailed';
}

/** The view or the moves changed between the press and the release of a touch, which is ignored. */
export interface LateTouch extends ErrorValue {
  readonly _tag: 'LateTouch';
}

/** An error that a board reports by its event `error`. */
export type BoardError =
  | DrawingFailed
  | InvalidMove
  | InvalidPack
  | InvalidState
  | InvalidView
  | LateTouch
  | MissingDrawing
  | MissingLanguage
  | ViewerMismatch;
