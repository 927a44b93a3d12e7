import { drawings, type Say } from '../draw/index.js';
import type { AnyGame, BaseState, BaseView } from '../index.js';

/** A position drawn as text, in the words of a language. */
export const drawn = (game: AnyGame, position: BaseState | BaseView, say: Say): string =>
  drawings[game.id]!.drawText(position, { components: game.components, say });
