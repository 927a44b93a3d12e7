import type { Game, Player, Types } from '../../core/contract/game.js';
import { standingsOf } from '../standing.js';
import type { SearchOptions } from './options.js';

/** Values positions by player, from 0 to 1. */
export interface Judge<G extends Types> {
  /** Writes the values by player into `worths`; the position may be the end of the game or any other. */
  judge(state: G['State'], isOver: boolean, worths: Float64Array): void;
  /** Returns the value of a position to one player, from 0 to 1. */
  foreseen(state: G['State'], isOver: boolean, player: Player): number;
  /** Returns the standing of a player in a position, on a scale of its own. */
  standing(state: G['State'], player: Player): number;
}

/** The settings by which positions are valued. */
export interface Judgement<G extends Types> {
  /** Values a state by player, on any scale, more is better; `progress` by default. */
  readonly worth?: SearchOptions<G>['worth'] | undefined;
  /** The share of the standing in the value of an end, from 0 to 1; the rest is the result. */
  readonly margin: number;
}

/**
 * Makes the judge of one search. Ends are valued by `returns` and a share of the standing, other positions by the
 * standing alone, compared with the positions seen so far.
 */
export const judgeOf = <G extends Types>(game: Game<G>, { worth, margin }: Judgement<G>): Judge<G> => {
  const reader = worth === undefined ? progressOf(game) : worthsOf(game, worth);
  const usual = usualOf();
  const foreseen = (returns: readonly number[] | undefined, player: Player): number => {
    if (returns === undefined) return usual.compared(reader.read(player), false, player);
    const won = (1 - margin) * returns[player]!;
    return margin === 0 ? won : won + margin * usual.compared(reader.read(player), true, player);
  };
  /** Reads a position once for all players, and returns its `returns` if it is the end. */
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

/** Reads the standings of a position once for all players. */
interface StandingReader<G extends Types> {
  look(state: G['State']): void;
  read(player: Player): number;
}

const progressOf = <G extends Types>(game: Game<G>): StandingReader<G> => {
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

const worthsOf = <G extends Types>(game: Game<G>, worth: NonNullable<SearchOptions<G>['worth']>): StandingReader<G> => {
  let worths: readonly number[] = [];
  return {
    look: (state) => {
      worths = worth(state, game);
    },
    read: (player) => worths[player]!,
  };
};

/** The number of standings after which those so far count half. */
const WINDOW = 20_000;

/** The distribution of the standings seen in a search, by player. */
interface Usual {
  /** Returns how a standing compares with those seen, from 0 to 1; standings of ends are not recorded. */
  compared(found: number, isOver: boolean, player: Player): number;
}

/**
 * Compares standings with the mean so far by a logistic curve, so that leaders still prefer the better of two good
 * moves.
 */
const usualOf = (): Usual => {
  const means: number[] = [];
  let count = 0;
  let spread = 0;
  return {
    compared: (found, isOver, player) => {
      const before = found - (means[player] ?? found);
      if (!isOver) {
        if (count >= WINDOW) {
          count /= 2;
          spread /= 2;
        }
        count++;
        means[player] = found - before + (before * means.length) / (count + means.length);
        spread += before * before;
      }
      return spread === 0 ? 0.5 : 1 / (1 + Math.exp(-before / Math.sqrt(spread / count)));
    },
  };
};
