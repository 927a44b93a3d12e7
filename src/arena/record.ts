import { codecOf, integer, list, number, oneOf, optional, record, text } from '../core/codec/index.js';
import type { AnyGame, Types } from '../core/contract/game.js';
import { wellFormed } from '../core/data/well-formed.js';
import { orThrow } from '../core/errors/verdict.js';
import type { Comment, Termination } from '../core/records/envelope.js';
import type { GameRecord, ReadRecord } from '../core/records/record.js';
import { recordOf } from '../core/records/record-of.js';
import { type Foul, LONGEST_PLACE, MOST_PLACES, REASONS } from './foul.js';
import { type Job, jobId } from './job.js';

/** A game between bots, played to its end or to a foul. */
export interface Outcome {
  readonly moves: readonly Types['Move'][];
  readonly state: Types['State'];
  readonly foul: Foul | null;
  /** The thoughts of the bots, if the job asks for it. */
  readonly comments?: readonly Comment[];
}

/** Makes the record of a game. It does not depend on when, where or how fast the game was played. */
export const recordOfGame = (game: AnyGame, job: Job, { moves, state, foul, comments = [] }: Outcome): GameRecord => {
  const shares = foul === null ? game.returns(state) : sharesAfter(foul, game, job);
  const envelope = {
    players: job.seats.map(({ name }) => ({ name })),
    termination: foul === null ? ({ kind: 'playedOut' } as const) : terminationOf(foul, shares),
    ...(comments.length === 0 ? {} : { comments }),
    meta: { shares, ...(foul === null ? {} : { foul: decisionOf(foul, game, state) }) },
  };
  return orThrow(recordOf(game, { options: job.options, moves, end: state, id: jobId(job), envelope }));
};

/** Returns the part of a foul that a termination has no room for. */
const decisionOf = ({ reason, at }: Foul, game: AnyGame, state: Types['State']) => ({
  reason,
  legal: game.legalMoves(state).length,
  ...(at === undefined ? {} : { at }),
});

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
  reason: wellFormed(message, LONGEST_REASON),
});

/** The part of a game that the arena keeps. */
export interface Result {
  /** By player, the share of the win. */
  readonly shares: readonly number[];
  readonly moves: number;
  /** By player, the points. */
  readonly totals: readonly number[];
  readonly foul: RecordedFoul | null;
}

/** A foul, and the decision at which it happened: the one after the last move of the record. */
export interface RecordedFoul extends Foul {
  /** The number of legal moves. */
  readonly legal: number;
}

const MOST_PLAYERS = 16;
const MOST_LEGAL = 1_000_000;

const metaCodec = codecOf(
  record('the meta of a game of an arena', {
    shares: list(number(0, 1), 1, MOST_PLAYERS),
    foul: optional(
      record('a foul', {
        reason: oneOf(...REASONS),
        legal: integer(1, MOST_LEGAL),
        at: optional(list(text(1, LONGEST_PLACE), 1, MOST_PLACES)),
      }),
    ),
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
    foul: foul === undefined ? null : { player: by!, message, ...foul },
  };
};
