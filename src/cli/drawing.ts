import { drawings } from '../draw/index.js';
import type { AnyGame, BaseState, BaseView } from '../index.js';

/** A position drawn as text. */
export const drawn = (game: AnyGame, position: BaseState | BaseView): string =>
  drawings[game.id]!.drawText(position, game.components);
