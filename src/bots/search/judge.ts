import type { Game, Player, Types } from '../../core/game.js';
import { standingsOf } from '../standing.js';
import type { SearchOptions } from './options.js';

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
  /** By player, what a state is worth, on any scale, more is better; by `progress` unless told. */
  readonly worth?: SearchOptions<G>['worth'] | undefined;
  /** How much of the worth of an end is how well one stands, and not who has won: from 0 to 1. */
  readonly margin: number;
}

/**
 * A judge of one search: ends by `returns` and a share of how well one stands, other positions by how well one stands
 * alone, measured in what is usual among the positions that it has seen.
 */
export const judgeOf = <G extends Types>(game: Game<G>, { worth, margin }: Judgement<G>): Judge<G> => {
  const reader = worth === undefined ? progressOf(game) : worthsOf<G>(worth);
  const usual = usualOf();
  const foreseen = (returns: readonly number[] | undefined, player: Player): number => {
    if (returns === undefined) return usual.compared(reader.read(player), false, player);
    const won = (1 - margin) * returns[player]!;
    return margin === 0 ? won : won + margin * usual.compared(reader.read(player), true, player);
  };
  /** What is to be known of a position, found once for all players: what it returns if it is the end. */
  const look = (state: G['State'], isOver: boolean): readonly number[] | undefined => {
    if (!isOver || margin > 0) reader.look(state);
    return isOver ? game.returns(state) : undefined;
  };
  return {
    standing: (state, player) => {
      reader.look(state);
      return reader.read(player);
    },
    foreseen: (state, isOver, player) => foreseen(look(state, isOver), player),
    judge: (state, isOver, worths) => {
      const returns = look(state, isOver);
      for (let player = 0; player < worths.length; player++) worths[player] = foreseen(returns, player);
    },
  };
};

/** How well a position stands for each player, looked at once. */
interface Reader<G extends Types> {
  look(state: G['State']): void;
  read(player: Player): number;
}

const progressOf = <G extends Types>(game: Game<G>): Reader<G> => {
  const standings = standingsOf();
  let progress: readonly (number | null)[] = [];
  return {
    look: (state) => {
      progress = game.progress(state);
      standings.look(progress);
    },
    read: (player) => standings.worth(progress, player),
  };
};

const worthsOf = <G extends Types>(worth: NonNullable<SearchOptions<G>['worth']>): Reader<G> => {
  let worths: readonly number[] = [];
  return {
    look: (state) => {
      worths = worth(state);
    },
    read: (player) => worths[player]!,
  };
};

/** What is usual in a search, by player. */
interface Usual {
  /** Where a standing lies among the usual ones, from 0 to 1; those of ends are compared, and not remembered. */
  compared(found: number, isOver: boolean, player: Player): number;
}

/** Whoever is far ahead still tells good from better. */
const usualOf = (): Usual => {
  const means: number[] = [];
  let count = 0;
  let spread = 0;
  return {
    compared: (found, isOver, player) => {
      const before = found - (means[player] ?? found);
      if (!isOver) {
        count++;
        means[player] = found - before + (before * means.length) / (count + means.length);
        spread += before * before;
      }
      return spread === 0 ? 0.5 : 1 / (1 + Math.exp(-before / Math.sqrt(spread / count)));
    },
  };
};
