import { codecOf, list, number, oneOf, optional, record } from '../core/codec.js';
import type { Termination } from '../core/envelope.js';
import type { AnyGame, Player, Types } from '../core/game.js';
import type { GameRecord, ReadRecord } from '../core/record.js';
import { recordOf } from '../core/record-of.js';
import { orThrow } from '../core/verdict.js';
import { type Job, jobId } from './job.js';

/** For what a bot loses its game: what `BotFault` tells, no answer in time, or the end of its thread. */
export const REASONS = ['threw', 'no-move', 'illegal-move', 'late', 'crashed'] as const;

/** What a bot did that it may not do. */
export interface Foul {
  readonly player: Player;
  readonly reason: (typeof REASONS)[number];
  readonly message: string;
}

/** A game that bots have played, to its end or to a foul. */
export interface Outcome {
  readonly moves: readonly Types['Move'][];
  readonly state: Types['State'];
  readonly foul: Foul | null;
}

/** The record of a game. It tells nothing of when, where or how fast it was played. */
export const recordOfGame = (game: AnyGame, job: Job, { moves, state, foul }: Outcome): GameRecord => {
  const shares = foul === null ? game.returns(state) : sharesAfter(foul, game, job);
  const envelope = {
    players: job.seats.map(({ name }) => ({ name })),
    termination: foul === null ? ({ kind: 'playedOut' } as const) : terminationOf(foul, shares),
    meta: { shares, ...(foul === null ? {} : { foul: foul.reason }) },
  };
  return orThrow(recordOf(game, { options: job.options, moves, end: state, id: jobId(job), envelope }));
};

/** What a foul makes the game worth: nothing to who did it and to those who are in it together, the rest to the others. */
const sharesAfter = ({ player }: Foul, game: AnyGame, { options, seats }: Job): readonly number[] => {
  const share = game.payoff(options) === 'opponents' ? 1 / (seats.length - 1) : 0;
  return seats.map((_, seat) => (seat === player ? 0 : share));
};

const LONGEST_REASON = 2000;

const terminationOf = ({ player, reason, message }: Foul, shares: readonly number[]): Termination => ({
  kind: reason === 'late' ? 'outOfTime' : 'forfeited',
  by: [player],
  winners: shares.flatMap((share, seat) => (share > 0 ? [seat] : [])),
  reason: message.slice(0, LONGEST_REASON),
});

/** What the arena keeps of a game. */
export interface Result {
  /** By player, what the game was worth. */
  readonly shares: readonly number[];
  readonly moves: number;
  /** By player, the points. */
  readonly totals: readonly number[];
  readonly foul: Foul | null;
}

const MOST_PLAYERS = 16;

const metaCodec = codecOf(
  record('the meta of a game of an arena', {
    shares: list(number(0, 1), 1, MOST_PLAYERS),
    foul: optional(oneOf(...REASONS)),
  }),
  (path, message) => `${path} ${message}`,
);

/** The result of a record that an arena wrote; null for any other. */
export const resultOfRecord = ({ envelope, moves, result }: ReadRecord | GameRecord): Result | null => {
  const { meta, termination } = (envelope ?? {}) as { readonly meta?: unknown; readonly termination?: Termination };
  const read = metaCodec.decode(meta);
  if (read._tag === 'Left' || result === undefined || termination === undefined) return null;
  const { shares, foul } = read.right;
  if (shares.length !== result.totals.length) return null;
  const by = 'by' in termination ? termination.by?.[0] : undefined;
  if ((foul === undefined) !== (by === undefined)) return null;
  const message = 'reason' in termination ? (termination.reason ?? '') : '';
  return {
    shares,
    moves: moves.length,
    totals: result.totals,
    foul: foul === undefined ? null : { player: by!, reason: foul, message },
  };
};
