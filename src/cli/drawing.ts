import { drawings, type Translate } from '../draw/index.js';
import type { AnyGame, BaseState, BaseView } from '../index.js';

/** Draws a position as text, in the language of `translate`. */
export const drawAsText = (game: AnyGame, state: BaseState | BaseView, translate: Translate): string =>
  drawings[game.id]!.drawText(state, { components: game.components, translate });
