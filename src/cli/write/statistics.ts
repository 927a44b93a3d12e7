import type { GameEnding } from '../query/statistics.js';

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
interface Statistics {
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

/** The statistics of a player in one of the games. */
export interface PlayerRow {
  readonly player: string;
  readonly game: string;
  readonly games: number;
  /** The number of games that were not played to their ends; they count for nothing else. */
  readonly unfinished: number;
  /** The games won, alone or shared. */
  readonly wins: number;
  /** The wins that were shared. */
  readonly shared: number;
  readonly points: { readonly mean: number | null; readonly min: number | null; readonly max: number | null };
  /** The rating in the latest game that has one. */
  readonly rating: number | null;
  /** The dates of the first and of the last game. */
  readonly first: string | null;
  readonly last: string | null;
}

/** Collects statistics of players by their names, or by their ids where there is no name. */
interface PlayerStatistics {
  add(game: GameEnding): void;
  rows(): readonly PlayerRow[];
}

/** Starts empty statistics. */
export const createPlayerStatistics = (): PlayerStatistics => {
  const players = new Map<string, PlayerCounts>();
  return {
    add: (ending) => {
      for (const [seat, { name, rating }] of ending.namedPlayers.entries()) {
        if (name === null) continue;
        const key = JSON.stringify([name, ending.game]);
        const counts = players.get(key) ?? createCounts(name, ending.game);
        players.set(key, counts);
        countSeat(counts, ending, { seat, rating });
      }
    },
    rows: () => [...players].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => playerRow(counts)),
  };
};

interface PlayerCounts {
  readonly head: Pick<PlayerRow, 'player' | 'game'>;
  games: number;
  unfinished: number;
  wins: number;
  shared: number;
  sum: number;
  least: number;
  most: number;
  rating: number | null;
  /** The date of the game of the rating. */
  ratedOn: string;
  first: string | null;
  last: string | null;
}

const createCounts = (player: string, game: string): PlayerCounts => ({
  head: { player, game },
  games: 0,
  unfinished: 0,
  wins: 0,
  shared: 0,
  sum: 0,
  least: Number.POSITIVE_INFINITY,
  most: Number.NEGATIVE_INFINITY,
  rating: null,
  ratedOn: '',
  first: null,
  last: null,
});

/** The seat of a player in a game, and the rating there. */
interface PlayerSeat {
  readonly seat: number;
  readonly rating: number | null;
}

const countSeat = (
  counts: PlayerCounts,
  { over, totals, winners, date }: GameEnding,
  { seat, rating }: PlayerSeat,
): void => {
  counts.games++;
  if (rating !== null && (date ?? '') >= counts.ratedOn) [counts.rating, counts.ratedOn] = [rating, date ?? ''];
  if (date !== null && (counts.first === null || date < counts.first)) counts.first = date;
  if (date !== null && (counts.last === null || date > counts.last)) counts.last = date;
  if (!over) {
    counts.unfinished++;
    return;
  }
  const points = totals[seat]!;
  counts.sum += points;
  counts.least = Math.min(counts.least, points);
  counts.most = Math.max(counts.most, points);
  if (!winners.includes(seat)) return;
  counts.wins++;
  if (winners.length > 1) counts.shared++;
};

const playerRow = ({
  head,
  games,
  unfinished,
  wins,
  shared,
  sum,
  least: min,
  most: max,
  rating,
  first,
  last,
}: PlayerCounts): PlayerRow => {
  const ended = games - unfinished;
  const points =
    ended === 0 ? { mean: null, min: null, max: null } : { mean: roundToHundredths(sum / ended), min, max };
  return { ...head, games, unfinished, wins, shared, points, rating, first, last };
};
