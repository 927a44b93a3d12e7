import type { Player } from './game.js';

/** The points of one player. */
export interface PlayerScore<Category extends string, TieBreak extends string = never> {
  /** The sum of the categories. */
  readonly total: number;
  /** The points by where they come from. */
  readonly categories: Readonly<Record<Category, number>>;
  /** What breaks ties, more is better, in the order in which it is looked at. */
  readonly tieBreaks: Readonly<Record<TieBreak, number>>;
}

/** A game as it stands. */
export interface Score<Category extends string = string, Outcome = unknown, TieBreak extends string = string> {
  /** Whether the game is over. */
  readonly over: boolean;
  /** The points by player. */
  readonly players: readonly PlayerScore<Category, TieBreak>[];
  /** The players from best to last; those who are level share a group. */
  readonly ranking: readonly (readonly Player[])[];
  /** Who has won; nobody before the game is over. */
  readonly winners: readonly Player[];
  /** What points do not say. */
  readonly outcome: Outcome;
}

/** A player's points: the sum of the categories, the categories, and what breaks ties. */
export const totalled = <Category extends string, TieBreak extends string>(
  categories: Readonly<Record<Category, number>>,
  tieBreaks: Readonly<Record<TieBreak, number>>,
): PlayerScore<Category, TieBreak> => {
  let total = 0;
  for (const category in categories) total += categories[category];
  return { total, categories, tieBreaks };
};

/** The score of players who are ranked by their totals, then by what breaks ties, in its order. */
export const standings = <Category extends string, Outcome, TieBreak extends string>(
  over: boolean,
  players: readonly PlayerScore<Category, TieBreak>[],
  outcome: Outcome,
): Score<Category, Outcome, TieBreak> => {
  const ranking = ranked(players.map(({ total, tieBreaks }) => [total, ...Object.values<number>(tieBreaks)]));
  return { over, players, ranking, winners: over ? ranking[0]! : [], outcome };
};

/** By player, 1 divided among the winners. */
export const sharesOf = ({ players, winners }: Score<string, unknown, string>): readonly number[] =>
  players.map((_, player) => (winners.includes(player) ? 1 / winners.length : 0));

/** The players in groups, best first, by their merits: lists of numbers, compared first entry first, more is better. */
export const ranked = (merits: readonly (readonly number[])[]): readonly (readonly Player[])[] => {
  const groups: Player[][] = [];
  for (const player of ordered(merits)) {
    const group = groups.at(-1);
    if (group !== undefined && compare(merits[group[0]!]!, merits[player]!) === 0) group.push(player);
    else groups.push([player]);
  }
  return groups;
};

/** The players, best first, by their merits; those who are level in the order of their seats. */
export const ordered = (merits: readonly (readonly number[])[]): readonly Player[] => {
  const order: Player[] = [];
  for (let player = 0; player < merits.length; player++) {
    let place = player;
    while (place > 0 && compare(merits[order[place - 1]!]!, merits[player]!) < 0) {
      order[place] = order[place - 1]!;
      place--;
    }
    order[place] = player;
  }
  return order;
};

/** Below 0, 0 or above 0 as the first differing entry of `a` is less than, equal to or more than that of `b`. */
export const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return a[i]! - b[i]!;
  }
  return 0;
};
