import type { Game, Player, Types } from '../../core/game.js';
import { standingsOf } from '../standing.js';

/** Says what a position is worth by player, from 0 to 1. */
export interface Judge<G extends Types> {
  /** Writes into `worths`; the position may be the end of the game, or anywhere. */
  judge(state: G['State'], isOver: boolean, worths: Float64Array): void;
  /** What a position is worth to a player alone, from 0 to 1. */
  foreseen(state: G['State'], isOver: boolean, player: Player): number;
  /** How well a position stands for a player, on a scale of its own. */
  standing(state: G['State'], player: Player): number;
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
  const means: number[] = [];
  let count = 0;
  let spread = 0;
  const standing = (state: G['State'], player: Player): number => {
    if (worth !== undefined) return worth(state, player);
    const progress = game.progress(state);
    standings.look(progress);
    return standings.worth(progress, player);
  };
  /** Compares with what is usual for the player in this search: whoever is far ahead still tells good from better. */
  const compared = (state: G['State'], isOver: boolean, player: Player): number => {
    const found = standing(state, player);
    const before = found - (means[player] ?? found);
    if (!isOver) {
      count++;
      means[player] = found - before + (before * means.length) / (count + means.length);
      spread += before * before;
    }
    return spread === 0 ? 0.5 : 1 / (1 + Math.exp(-before / Math.sqrt(spread / count)));
  };
  const foreseen = (state: G['State'], isOver: boolean, player: Player): number => {
    if (!isOver) return compared(state, false, player);
    const won = (1 - margin) * game.returns(state)[player]!;
    return margin === 0 ? won : won + margin * compared(state, true, player);
  };
  return {
    standing,
    foreseen,
    judge: (state, isOver, worths) => {
      for (let player = 0; player < worths.length; player++) worths[player] = foreseen(state, isOver, player);
    },
  };
};
