import type { GameEnding } from './queries/statistics.js';

/** The statistics of games with the same number of players and the same options. */
export interface ModeStatistics {
  readonly game: string;
  readonly players: number;
  /** The options without players and seed, as JSON; null for games that begin in a position. */
  readonly mode: string | null;
  readonly games: number;
  /** The number of games that were not played to their ends; they count for nothing else. */
  readonly unfinished: number;
  readonly moves: Spread;
  /** The average points by seat. */
  readonly points: readonly number[];
  /** The games won, alone or shared, by seat. */
  readonly wins: readonly number[];
  /** The number of games with several winners. */
  readonly shared: number;
}

/** The minimum, median, mean and maximum. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

/** Collects statistics in memory that does not grow with the number of games. */
export interface Statistics {
  add(game: GameEnding): void;
  rows(): readonly ModeStatistics[];
}

/** Starts empty statistics. */
export const createStatistics = (): Statistics => {
  const modes = new Map<string, ModeCounts>();
  return {
    add: (game) => {
      const key = JSON.stringify([game.game, game.players, game.mode]);
      const counts = modes.get(key) ?? createModeCounts(game);
      modes.set(key, counts);
      countGame(counts, game);
    },
    rows: () => [...modes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => modeStatistics(counts)),
  };
};

interface ModeCounts {
  readonly head: Pick<ModeStatistics, 'game' | 'players' | 'mode'>;
  games: number;
  unfinished: number;
  shared: number;
  /** The number of games by their number of moves. */
  readonly lengths: Map<number, number>;
  readonly points: number[];
  readonly wins: number[];
}

const createModeCounts = ({ game, players, mode }: GameEnding): ModeCounts => ({
  head: { game, players, mode },
  games: 0,
  unfinished: 0,
  shared: 0,
  lengths: new Map(),
  points: new Array<number>(players).fill(0),
  wins: new Array<number>(players).fill(0),
});

const countGame = (counts: ModeCounts, { over, length, totals, winners }: GameEnding): void => {
  counts.games++;
  if (!over) {
    counts.unfinished++;
    return;
  }
  counts.lengths.set(length, (counts.lengths.get(length) ?? 0) + 1);
  totals.forEach((total, seat) => {
    counts.points[seat]! += total;
  });
  for (const seat of winners) counts.wins[seat]!++;
  if (winners.length > 1) counts.shared++;
};

const modeStatistics = ({ head, games, unfinished, shared, lengths, points, wins }: ModeCounts): ModeStatistics => ({
  ...head,
  games,
  unfinished,
  moves: summariseLengths(lengths),
  points: points.map((sum) => roundToHundredths(sum / Math.max(1, games - unfinished))),
  wins,
  shared,
});

const summariseLengths = (lengths: ReadonlyMap<number, number>): Spread => {
  const sorted = [...lengths].sort(([a], [b]) => a - b);
  const games = sorted.reduce((sum, [, times]) => sum + times, 0);
  const moves = sorted.reduce((sum, [length, times]) => sum + length * times, 0);
  let seen = 0;
  const median = sorted.find(([, times]) => {
    seen += times;
    return 2 * seen >= games;
  });
  return {
    min: sorted[0]?.[0] ?? 0,
    median: median?.[0] ?? 0,
    mean: roundToHundredths(moves / Math.max(1, games)),
    max: sorted.at(-1)?.[0] ?? 0,
  };
};

/** Rounds to two digits. */
export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;
