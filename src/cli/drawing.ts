import { drawings } from '../../scripts/drawings/index.js';
import type { AnyGame, BaseState, GameId } from '../index.js';

/** A state drawn as text. */
export const drawn = (game: AnyGame, state: BaseState): string => drawings[game.id as GameId].draw(state);
