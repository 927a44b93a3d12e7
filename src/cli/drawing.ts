import { type Drawing, drawings, type Translate } from '../draw/index.js';
import type { AnyGame, BaseState, BaseView } from '../index.js';
import { plainDrawing } from '../packs/plain.js';
import { findOwnGame } from './games.js';

/** The part of a drawing that a terminal shows. */
type TextDrawing = Pick<Drawing, 'board' | 'placesOf' | 'drawText'>;

/** Returns the drawing of a game; a game without one is shown as a table of its fields. */
export const drawingOf = ({ id }: AnyGame): TextDrawing => findOwnGame(id)?.drawing ?? drawings[id] ?? plainDrawing;

/** Draws a position as text, in the language of `translate`. */
export const drawAsText = (game: AnyGame, state: BaseState | BaseView, translate: Translate): string =>
  drawingOf(game).drawText(state, { components: game.components, translate });
