import { drawings, type Say } from '../draw/index.js';
import type { AnyGame, BaseState, BaseView } from '../index.js';

/** Draws a position as text, in the language of `say`. */
export const drawn = (game: AnyGame, position: BaseState | BaseView, say: Say): string =>
  drawings[game.id]!.drawText(position, { components: game.components, say });
