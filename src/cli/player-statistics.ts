import type { GameEnding } from './queries/statistics.js';
import { roundToHundredths } from './statistics.js';

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
export interface PlayerStatistics {
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
        countGame(counts, ending, { seat, rating });
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

const countGame = (
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
