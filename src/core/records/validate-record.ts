import type { Either } from 'fp-ts/lib/Either.js';
import { decodeToldOptions } from '../chance-outcomes/index.js';
import type { Game } from '../contract/game.js';
import { digestOf } from '../data/digest.js';
import { firstDifference } from '../data/fingerprint.js';
import {
  type InvalidEnvelope,
  type InvalidOptions,
  type InvalidState,
  invalidDocument,
  left,
  orThrow,
  right,
} from '../errors/errors.js';
import type { Types } from '../types/base-types.js';
import type { Score } from '../types/score.js';
import type { Envelope } from './envelope.js';
import type { GameRecord, Origin, RecordResult, UnvalidatedRecord } from './record.js';
import { decodeRecord, envelopeCodec, findEnvelopeMismatch, type GameSummary } from './record-codec.js';
import {
  findOriginMismatch,
  findWrongResult,
  moveRefusedError,
  type RecordError,
  type WrongResult,
} from './record-errors.js';
import { initialState, type RecordedGame, startRecordedGame, validateMoves } from './replay-moves.js';

/** A record that was replayed and led to the end it claims. */
export interface ValidatedRecord<G extends Types = Types> {
  /** The record, without its envelope if that is wrong. */
  readonly record: GameRecord<G['Settings'], G['State']>;
  /** The last state; that before the last move if the record ends within its facts. */
  readonly end: G['State'];
  /** The score of the last state. */
  readonly score: Score<G['Category'], G['Outcome'], G['TieBreak']>;
  /** The fields of the last state that contain something nobody told, which is imagined; only of a told game. */
  readonly sampledFields: readonly string[];
  /** False if the record ends within the facts of its last move, or of its deal; only of a told game without result. */
  readonly isComplete: boolean;
  /** The error of the envelope, null if there is none; the game is valid either way. */
  readonly envelopeError: InvalidEnvelope | null;
}

/** Replays a record of a game and returns its end and score, or the first error. */
export const validateRecord = <G extends Types>(
  document: unknown,
  game: Game<G>,
): Either<RecordError<G['Refusal']>, ValidatedRecord<G>> => {
  const decoded = decodeRecord(document);
  return decoded._tag === 'Left' ? decoded : validateDecodedRecord(decoded.right, game);
};

/** Replays a record that is well formed. */
export const validateDecodedRecord = <G extends Types>(
  claimed: UnvalidatedRecord,
  game: Game<G>,
): Either<RecordError<G['Refusal']>, ValidatedRecord<G>> => {
  const mismatch = findOriginMismatch(game, claimed);
  if (mismatch !== null) return left(mismatch);
  const origin = decodeOrigin(game, claimed);
  if (origin._tag === 'Left') return origin;
  const started = startRecordedGame(game, { ...claimed, ...origin.right } as RecordedGame<G>);
  if (started._tag === 'Left') return started;
  const { ply, error } = validateMoves(claimed.moves, game, started.right);
  if (error?._tag === 'InvalidTold') return left(error);
  if (error !== null) {
    return left(moveRefusedError(game, started.right.legalMoves(), { ply: ply + 1, text: claimed.moves[ply]!, error }));
  }
  return validateResult(claimed, game, {
    origin: origin.right,
    end: started.right.state(),
    sampledFields: started.right.sampledFields(),
    isComplete: started.right.isComplete(),
  });
};

/** The beginning of a game, and the state to which its moves led. */
interface ReplayedGame<G extends Types> extends Pick<ValidatedRecord<G>, 'end' | 'sampledFields' | 'isComplete'> {
  readonly origin: Origin<G['Settings'], G['State']>;
}

/** Compares the result and the envelope of a record with the end to which its moves led. */
const validateResult = <G extends Types>(
  claimed: UnvalidatedRecord,
  game: Game<G>,
  { origin, ...reached }: ReplayedGame<G>,
): Either<WrongResult, ValidatedRecord<G>> => {
  const { end } = reached;
  const score = game.score(end);
  const actualResult = (): RecordResult =>
    resultOf(score, origin.told === undefined ? end : game.view(end, 'spectator'));
  const wrong = claimed.result === undefined ? null : findWrongResult(actualResult(), claimed.result);
  if (wrong !== null) return left(wrong);
  const { envelope, options: _, told: __, start: ___, moves, ...body } = claimed;
  const summary = { players: end.players, moves: moves.length, over: score.over };
  const read = envelope === undefined ? right({}) : decodeEnvelope(envelope, summary);
  const [envelopeField, envelopeError] = read._tag === 'Left' ? [{}, read.left] : [read.right, null];
  return right({ record: { ...body, moves, ...origin, ...envelopeField }, ...reached, score, envelopeError });
};

/**
 * Returns the last state of a record that is known to be valid, that before the last move if the record ends within its
 * facts; throws if it is not.
 */
export const replay = <G extends Types>(record: GameRecord<G['Settings'], G['State']>, game: Game<G>): G['State'] => {
  if (record.told !== undefined) {
    const play = orThrow(startRecordedGame(game, record));
    for (const text of record.moves) play.perform(orThrow(game.parseMove(text)));
    return play.state();
  }
  let state = initialState(game, record);
  for (const move of record.moves) state = game.play(state, orThrow(game.parseMove(move)));
  return state;
};

/** Returns the result that a record claims for a state; in a told game, for a spectator's view of it. */
export const resultOf = (
  { over, players, winners, outcome }: Score,
  end: Types['State'] | Types['View'],
): RecordResult => ({
  over,
  totals: players.map(({ total }) => total),
  winners,
  outcome,
  digest: digestOf(end),
});

/** Reads the beginning of a game from its record: options, whose defaults are filled in, or a state. */
export const decodeOrigin = <G extends Types>(
  game: Game<G>,
  { options, told, start }: Pick<UnvalidatedRecord, 'options' | 'told' | 'start'>,
): Either<InvalidOptions | InvalidState, Origin<G['Settings'], G['State']>> => {
  if (options === undefined) {
    const state = game.State.decode(start);
    return state._tag === 'Left' ? left(prefixPath('start', state.left)) : right({ start: state.right });
  }
  if (told !== undefined) {
    const settings = requireAllOptions(decodeToldOptions(game, options), options);
    return settings._tag === 'Left' ? settings : right({ options: settings.right, told });
  }
  const settings = requireAllOptions(game.Options.decode(options), options);
  return settings._tag === 'Left' ? settings : right({ options: settings.right });
};

/** Refuses options that are wrong, or not filled in. */
const requireAllOptions = <Settings>(
  settings: Either<InvalidOptions, Settings>,
  options: unknown,
): Either<InvalidOptions, Settings> => {
  if (settings._tag === 'Left') return left(prefixPath('options', settings.left));
  const missingPath = firstDifference(settings.right, options);
  if (missingPath === null) return settings;
  return left(
    prefixPath(
      'options',
      invalidDocument('InvalidOptions')(missingPath, 'must be given: a record has all options filled in'),
    ),
  );
};

/** Prefixes the path and message of an error with a field of the record. */
const prefixPath = <E extends { readonly path: string; readonly message: string }>(key: string, error: E): E => ({
  ...error,
  path: error.path === '' ? key : `${key}.${error.path}`,
  message: error.path === '' ? `${key}: ${error.message}` : `${key}.${error.message}`,
});

const decodeEnvelope = (
  document: unknown,
  summary: GameSummary,
): Either<InvalidEnvelope, { readonly envelope: Envelope }> => {
  const envelope = envelopeCodec.decode(document);
  if (envelope._tag === 'Left') return left(prefixPath('envelope', envelope.left));
  const wrong = findEnvelopeMismatch(envelope.right, summary);
  return wrong === null ? right({ envelope: envelope.right }) : left(prefixPath('envelope', wrong));
};
