import { codecOf, list, number, oneOf, optional, record } from '../core/codec/index.js';
import type { AnyGame, Player, Types } from '../core/contract/game.js';
import { orThrow } from '../core/errors/verdict.js';
import type { Termination } from '../core/records/envelope.js';
import type { GameRecord, ReadRecord } from '../core/records/record.js';
import { recordOf } from '../core/records/record-of.js';
import { type Job, jobId } from './job.js';

/** The reasons for which a bot loses its game: those of `BotFault`, no answer in time, or the end of its thread. */
export const REASONS = ['threw', 'no-move', 'illegal-move', 'late', 'crashed'] as const;

/** A forbidden action of a bot. */
export interface Foul {
  readonly player: Player;
  readonly reason: (typeof REASONS)[number];
  readonly message: string;
}

/** A game between bots, played to its end or to a foul. */
export interface Outcome {
  readonly moves: readonly Types['Move'][];
  readonly state: Types['State'];
  readonly foul: Foul | null;
}

/** Makes the record of a game. It does not depend on when, where or how fast the game was played. */
export const recordOfGame = (game: AnyGame, job: Job, { moves, state, foul }: Outcome): GameRecord => {
  const shares = foul === null ? game.returns(state) : sharesAfter(foul, game, job);
  const envelope = {
    players: job.seats.map(({ name }) => ({ name })),
    termination: foul === null ? ({ kind: 'playedOut' } as const) : terminationOf(foul, shares),
    meta: { shares, ...(foul === null ? {} : { foul: foul.reason }) },
  };
  return orThrow(recordOf(game, { options: job.options, moves, end: state, id: jobId(job), envelope }));
};

/** Returns the shares of a game that ended by a foul: 0 for the offender and its team, the rest for the opponents. */
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

/** The part of a game that the arena keeps. */
export interface Result {
  /** By player, the share of the win. */
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

/** Returns the result of a record that an arena wrote; null for any other record. */
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
