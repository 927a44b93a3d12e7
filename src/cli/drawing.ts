import { drawings } from '../draw/index.js';
import type { AnyGame, BaseState } from '../index.js';

/** A state drawn as text. */
export const drawn = (game: AnyGame, state: BaseState): string => drawings[game.id]!.drawText(state);
