import type { Game, Player, Types } from '../../core/game.js';
import { standingsOf } from '../standing.js';

/** Says what a position is worth by player, from 0 to 1. */
export interface Judge<G extends Types> {
  /** Writes into `worths`; the position may be the end of the game, or anywhere. */
  judge(state: G['State'], isOver: boolean, worths: Float64Array): void;
}

/** What positions are judged by. */
export interface Judgement<G extends Types> {
  /** What a state is worth to a player, on any scale, more is better; by `progress` unless told. */
  readonly worth?: ((state: G['State'], player: Player) => number) | undefined;
  /** How much of the worth of an end is how well one stands, and not who has won: from 0 to 1. */
  readonly margin: number;
}

/**
 * A judge of one search: ends by `returns` and a share of how well one stands, other positions by how well one stands
 * alone, measured in what is usual among the positions that it has seen.
 */
export const judgeOf = <G extends Types>(game: Game<G>, { worth, margin }: Judgement<G>): Judge<G> => {
  const standings = standingsOf();
  let count = 0;
  let mean = 0;
  let spread = 0;
  const standing = (state: G['State'], isOver: boolean, worths: Float64Array): void => {
    const progress = game.progress(state);
    standings.look(progress);
    const isRivalry = !standings.areTogether();
    for (let player = 0; player < worths.length; player++) {
      const found = worth === undefined ? standings.worth(progress, player) : worth(state, player);
      const before = found - mean;
      if (!isOver) {
        count++;
        // What rivals lead by has its middle at 0, for they are rivals.
        if (!isRivalry) mean += before / count;
        spread += before * (found - mean);
      }
      worths[player] = spread === 0 ? 0.5 : 1 / (1 + Math.exp((mean - found) / Math.sqrt(spread / count)));
    }
  };
  return {
    judge: (state, isOver, worths) => {
      if (!isOver || margin > 0) standing(state, isOver, worths);
      if (!isOver) return;
      const returns = game.returns(state);
      for (let player = 0; player < worths.length; player++) {
        worths[player] = (1 - margin) * returns[player]! + (margin > 0 ? margin * worths[player]! : 0);
      }
    },
  };
};
