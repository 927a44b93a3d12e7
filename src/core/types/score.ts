import type { ByPlayer, Player } from './base-types.js';

/** The points of one player. */
export interface PlayerScore<Category extends string, TieBreak extends string = never> {
  /** The sum of the categories. */
  readonly total: number;
  /** The points by category. */
  readonly categories: Readonly<Record<Category, number>>;
  /** The values that break ties, in the order in which they are compared; more is better. */
  readonly tieBreaks: Readonly<Record<TieBreak, number>>;
}

/** The current score of a game. */
export interface Score<Category extends string = string, Outcome = unknown, TieBreak extends string = string> {
  /** True if the game is over. */
  readonly over: boolean;
  /** The points by player. */
  readonly players: ByPlayer<PlayerScore<Category, TieBreak>>;
  /** The players from best to last; players who are level share a group. */
  readonly ranking: readonly (readonly Player[])[];
  /** The winners; empty before the game is over. */
  readonly winners: readonly Player[];
  /** The result beyond points, such as the way in which the game ended. */
  readonly outcome: Outcome;
}

/** Builds a player's score from the points by category and the values that break ties. */
export const createPlayerScore = <Category extends string, TieBreak extends string>(
  categories: Readonly<Record<Category, number>>,
  tieBreaks: Readonly<Record<TieBreak, number>>,
): PlayerScore<Category, TieBreak> => {
  let total = 0;
  for (const category in categories) total += categories[category];
  return { total, categories, tieBreaks };
};

/** Builds the score of a game; players are ranked by totals, then by tie breaks in their order. */
export const createScore = <Category extends string, Outcome, TieBreak extends string>(
  over: boolean,
  players: ByPlayer<PlayerScore<Category, TieBreak>>,
  outcome: Outcome,
): Score<Category, Outcome, TieBreak> => {
  const ranking = rankPlayers(players.map(({ total, tieBreaks }) => [total, ...Object.values<number>(tieBreaks)]));
  return { over, players, ranking, winners: over ? ranking[0]! : [], outcome };
};

/** Returns 1 divided among the winners, by player. */
export const winShares = ({ players, winners }: Score<string, unknown, string>): ByPlayer<number> =>
  players.map((_, player) => (winners.includes(player) ? 1 / winners.length : 0));

/** Groups the players, best first, by their merits: lists of numbers, compared first entry first, more is better. */
export const rankPlayers = (merits: ByPlayer<readonly number[]>): readonly (readonly Player[])[] => {
  const groups: Player[][] = [];
  for (const player of orderPlayers(merits)) {
    const group = groups.at(-1);
    if (group !== undefined && compareLists(merits[group[0]!]!, merits[player]!) === 0) group.push(player);
    else groups.push([player]);
  }
  return groups;
};

/** Orders the players, best first, by their merits; players who are level keep the order of their seats. */
export const orderPlayers = (merits: ByPlayer<readonly number[]>): readonly Player[] => {
  const order: Player[] = [];
  for (let player = 0; player < merits.length; player++) {
    let rank = player;
    while (rank > 0 && compareLists(merits[order[rank - 1]!]!, merits[player]!) < 0) {
      order[rank] = order[rank - 1]!;
      rank--;
    }
    order[rank] = player;
  }
  return order;
};

/** Compares two lists by their first different entry: below 0, 0 or above 0 if that of `a` is less, equal or more. */
export const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return a[i]! - b[i]!;
  }
  return 0;
};
