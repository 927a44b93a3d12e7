import type { Answer } from '../bots/index.js';
import { createCodec, integer, list, number, object, oneOf, optional, text } from '../core/codec/index.js';
import type { AnyGame, Types } from '../core/contract/game.js';
import { toWellFormed } from '../core/data/text.js';
import { orThrow } from '../core/errors/errors.js';
import type { Comment, Termination } from '../core/records/envelope.js';
import type { GameRecord, UnvalidatedRecord } from '../core/records/record.js';
import { recordOf } from '../core/records/record-of.js';
import { FORFEIT_REASONS, type Forfeit, MAX_STACK_FRAME_CHARACTERS, MAX_STACK_FRAMES } from './forfeit.js';
import { type Job, jobId } from './job.js';

/** A game between bots, played to its end or to a forfeit. */
export interface FinishedGame {
  readonly moves: readonly Types['Move'][];
  readonly state: Types['State'];
  readonly forfeit: Forfeit | null;
  /** The bots' thoughts about their moves, if the job asks for them. */
  readonly comments?: readonly Comment[];
}

/** Makes the record of a game. It does not depend on when, where or how fast the game was played. */
export const createGameRecord = (
  game: AnyGame,
  job: Job,
  { moves, state, forfeit, comments = [] }: FinishedGame,
): GameRecord => {
  const shares = forfeit === null ? game.returns(state) : forfeitShares(forfeit, game, job);
  const envelope = {
    players: job.seats.map(({ name }) => ({ name })),
    termination: forfeit === null ? ({ kind: 'playedOut' } as const) : forfeitTermination(forfeit, shares),
    ...(comments.length === 0 ? {} : { comments }),
    meta: { shares, ...(forfeit === null ? {} : { forfeit: forfeitMeta(forfeit, game, state) }) },
  };
  return orThrow(recordOf(game, { options: job.options, moves, end: state, id: jobId(job), envelope }));
};

/** Returns the part of a forfeit that a termination has no room for. */
const forfeitMeta = ({ reason, stackFrames }: Forfeit, game: AnyGame, state: Types['State']) => ({
  reason,
  legalMoves: game.legalMoves(state).length,
  ...(stackFrames === undefined ? {} : { stackFrames }),
});

/** Returns the shares of a game that ended by a forfeit: 0 for the offender and its team, the rest for the opponents. */
const forfeitShares = ({ player }: Forfeit, game: AnyGame, { options, seats }: Job): readonly number[] => {
  const share = game.payoff(options) === 'opponents' ? 1 / (seats.length - 1) : 0;
  return seats.map((_, seat) => (seat === player ? 0 : share));
};

const MAX_REASON_CHARACTERS = 2000;

const forfeitTermination = ({ player, reason, message }: Forfeit, shares: readonly number[]): Termination => ({
  kind: reason === 'late' ? 'outOfTime' : 'forfeited',
  causedBy: [player],
  winners: shares.flatMap((share, seat) => (share > 0 ? [seat] : [])),
  reason: toWellFormed(message, MAX_REASON_CHARACTERS),
});

/** The part of a game that the arena keeps. */
export interface GameResult {
  /** By player, the share of the win. */
  readonly shares: readonly number[];
  readonly moves: number;
  /** By player, the points. */
  readonly totals: readonly number[];
  readonly forfeit: RecordedForfeit | null;
}

/** A forfeit, and the decision at which it happened: the one after the last move of the record. */
export interface RecordedForfeit extends Forfeit {
  /** The number of legal moves. */
  readonly legalMoves: number;
}

const MAX_PLAYERS = 16;
const MAX_LEGAL_MOVES = 1_000_000;

const metaCodec = createCodec(
  object('the meta of a game of an arena', {
    shares: list(number(0, 1), 1, MAX_PLAYERS),
    forfeit: optional(
      object('a forfeit', {
        reason: oneOf(...FORFEIT_REASONS),
        legalMoves: integer(1, MAX_LEGAL_MOVES),
        stackFrames: optional(list(text(1, MAX_STACK_FRAME_CHARACTERS), 1, MAX_STACK_FRAMES)),
      }),
    ),
  }),
  (path, message) => `${path} ${message}`,
);

/** Returns the result of a record that an arena wrote; null for any other record. */
export const resultOfRecord = ({ envelope, moves, result }: UnvalidatedRecord | GameRecord): GameResult | null => {
  const { meta, termination } = (envelope ?? {}) as { readonly meta?: unknown; readonly termination?: Termination };
  const read = metaCodec.decode(meta);
  if (read._tag === 'Left' || result === undefined || termination === undefined) return null;
  const { shares, forfeit } = read.right;
  if (shares.length !== result.totals.length) return null;
  const player = 'causedBy' in termination ? termination.causedBy?.[0] : undefined;
  if ((forfeit === undefined) !== (player === undefined)) return null;
  const message = 'reason' in termination ? (termination.reason ?? '') : '';
  return {
    shares,
    moves: moves.length,
    totals: result.totals,
    forfeit: forfeit === undefined ? null : { player: player!, message, ...forfeit },
  };
};

const MAX_CANDIDATES = 3;
const MAX_LINE_MOVES = 6;
const MAX_COMMENT_CHARACTERS = 2000;

/**
 * Writes what a bot thought of its move as a comment: `800 iterations; b3-b4 0.523 (711), b3-a3 0.41 (89); line b3-b4 ?`.
 * Returns null if it gave no reasons, or none that can be read.
 */
export const formatAnalysis = (game: AnyGame, answer: Answer<Types>): string | null => {
  try {
    const { iterations, candidates = [], line = [] } = answer;
    const best = candidates.slice(0, MAX_CANDIDATES).map(({ move, visits, value }) => {
      return `${game.formatMove(catalogueMove(game, move))} ${formatNumber(value)} (${formatNumber(visits)})`;
    });
    const expected = line.slice(0, MAX_LINE_MOVES).map((move) => game.formatMove(move));
    const parts = [
      iterations === undefined ? '' : `${formatNumber(iterations)} iterations`,
      best.join(', '),
      expected.length < 2 ? '' : `line ${expected.join(' ')}`,
    ];
    const text = parts.filter((part) => part !== '').join('; ');
    return text === '' ? null : text.slice(0, MAX_COMMENT_CHARACTERS);
  } catch {
    return null; // a bot from outside may have filled its reasons with anything
  }
};

/** Returns the catalogue entry of a move; throws if there is none. */
const catalogueMove = (game: AnyGame, move: Types['Move']): Types['Move'] => {
  const found = game.moveOf(game.actionOf(move));
  if (found === undefined) throw new RangeError('is not a move');
  return found;
};

/** Formats a finite number with up to three decimals; throws if it is none. */
const formatNumber = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError('is not a number');
  return `${Number(value.toFixed(3))}`;
};
