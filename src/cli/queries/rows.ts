import type { ArchivePlace, Query, ValidGame } from './valid-game.js';

/** A game as a flat row with the same keys for every game. */
export interface GameRow extends ArchivePlace {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly components: string;
  readonly createdBy: string;
  readonly players: number;
  /** The options without players and seed, as JSON; null for games that begin in a position. */
  readonly mode: string | null;
  /** The seed; null for games whose chance is told, and for those that begin in a position. */
  readonly seed: string | null;
  /** The number of moves. */
  readonly length: number;
  readonly moves: readonly string[];
  /** The facts of chance, in the deal and in each move; null for games with a seed, or from a position. */
  readonly told: readonly string[] | null;
  readonly over: boolean;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** The outcome as JSON; null if there is none. */
  readonly outcome: string | null;
  readonly date: string | null;
  readonly occasion: string | null;
  readonly names: readonly (string | null)[];
  readonly playerIds: readonly (string | null)[];
  readonly ratings: readonly (number | null)[];
  /** For each move, the milliseconds left to the player who made it. */
  readonly clocks: readonly (number | null)[];
  /** The comments, and the number of moves before each. */
  readonly comments: readonly string[];
  readonly commentPlies: readonly number[];
  readonly termination: string | null;
}

/** Returns the row of a game. */
export const gameRow = ({ place, record, end, score }: ValidGame): GameRow => {
  const { id, game, rules, components, createdBy, moves, envelope = {} } = record;
  const { players = [], comments = [] } = envelope;
  return {
    ...place,
    id,
    game,
    rules,
    components,
    createdBy: `${createdBy.package} ${createdBy.version}`,
    players: end.players,
    mode: formatMode(record),
    seed: record.options?.seed ?? null,
    length: moves.length,
    moves,
    told: record.told ?? null,
    over: score.over,
    totals: score.players.map(({ total }) => total),
    winners: score.winners,
    outcome: score.outcome === null ? null : JSON.stringify(score.outcome),
    date: envelope.date ?? null,
    occasion: envelope.occasion ?? null,
    names: players.map(({ name }) => name ?? null),
    playerIds: players.map((player) => player.id ?? null),
    ratings: players.map(({ rating }) => rating ?? null),
    clocks: envelope.clocks ?? [],
    comments: comments.map(({ text }) => text),
    commentPlies: comments.map(({ ply }) => ply),
    termination: envelope.termination?.kind ?? null,
  };
};

/** Returns the options without players and seed, as JSON; null for games that begin in a position. */
export const formatMode = ({ options }: ValidGame['record']): string | null => {
  if (options === undefined) return null;
  const { players: _, seed: __, ...variant } = options;
  return JSON.stringify(variant);
};

/** The query for rows. */
export const rowQuery: Query<GameRow> = { onGame: gameRow };
