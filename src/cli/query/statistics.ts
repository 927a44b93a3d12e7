import type { ValidGame } from '../validate/validate-batch.js';
import { formatMode } from './forms.js';
import type { Query } from './query.js';

/** The data of a game that statistics use. */
export interface GameEnding {
  readonly game: string;
  readonly players: number;
  readonly mode: string | null;
  readonly length: number;
  readonly over: boolean;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly date: string | null;
  /** The players by seat, as far as the record names them. */
  readonly namedPlayers: readonly { readonly name: string | null; readonly rating: number | null }[];
}

/** The query for statistics. */
export const statisticsQuery: Query<GameEnding> = {
  onGame: ({ record, end, score }: ValidGame) => ({
    game: record.game,
    players: end.players,
    mode: formatMode(record),
    length: record.moves.length,
    over: score.over,
    totals: score.players.map(({ total }) => total),
    winners: score.winners,
    date: record.envelope?.date ?? null,
    namedPlayers: (record.envelope?.players ?? []).map(({ name, id, rating }) => ({
      name: name ?? id ?? null,
      rating: rating ?? null,
    })),
  }),
};
