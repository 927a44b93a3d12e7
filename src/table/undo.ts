import type { Game, Player, Types } from '../core/contract/game.js';
import { type MatchOf, stateAt, undo, undoReveals } from '../core/records/match.js';

/** Returns the ply before the last move of a player; null if there is none. */
export const undoPly = <G extends Types>(game: Game<G>, match: MatchOf<G>, player: Player): number | null => {
  for (let ply = match.ply - 1; ply >= 0; ply--) {
    if (game.toAct(stateAt(game, match, ply)!) === player) return ply;
  }
  return null;
};

/**
 * Checks whether a player may take their last move back without asking: nobody has moved since, and the move revealed
 * nothing.
 */
export const isFreeUndo = <G extends Types>(game: Game<G>, match: MatchOf<G>, player: Player): boolean =>
  match.ply > 0 && undoPly(game, match, player) === undo(match).ply && !undoReveals(game, match);
