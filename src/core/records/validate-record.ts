import type { Either } from 'fp-ts/lib/Either.js';
import type { Game } from '../contract/game.js';
import { digestOf } from '../data/digest.js';
import { difference } from '../data/fingerprint.js';
import {
  accepted,
  type InvalidEnvelope,
  type InvalidOptions,
  type InvalidState,
  invalid,
  orThrow,
  refused,
} from '../errors/verdict.js';
import { toldSettings } from '../play/told-options.js';
import type { Types } from '../types/base-types.js';
import type { Score } from '../types/score.js';
import type { Envelope } from './envelope.js';
import { type Enclosed, envelopeCodec, misfit } from './envelope-codec.js';
import type { GameRecord, Origin, ReadRecord, RecordResult } from './record.js';
import { readRecord } from './record-codec.js';
import { moveRefused, originFault, type RecordFault, type WrongResult, wrongResult } from './record-fault.js';
import { initialState, playRecord, type RecordedGame, validateMoves } from './replay-moves.js';

/** A record that was replayed and led to the end it claims. */
export interface Validated<G extends Types = Types> {
  /** The record, without its envelope if that is wrong. */
  readonly record: GameRecord<G['Settings'], G['State']>;
  /** The last state; that before the last move if the record ends within its facts. */
  readonly end: G['State'];
  /** The score of the last state. */
  readonly score: Score<G['Category'], G['Outcome'], G['TieBreak']>;
  /** The fields of the last state that contain something nobody told, which is imagined; only of a told game. */
  readonly imagined: readonly string[];
  /** False if the record ends within the facts of its last move, or of its deal; only of a told game without result. */
  readonly isComplete: boolean;
  /** The error of the envelope, null if there is none; the game is valid either way. */
  readonly envelope: InvalidEnvelope | null;
}

/** Replays a record of a game and returns its end and score, or the first error. */
export const validateRecord = <G extends Types>(
  document: unknown,
  game: Game<G>,
): Either<RecordFault<G['Refusal']>, Validated<G>> => {
  const claimed = readRecord(document);
  return claimed._tag === 'Left' ? claimed : validateReadRecord(claimed.right, game);
};

/** Replays a record that is well formed. */
export const validateReadRecord = <G extends Types>(
  claimed: ReadRecord,
  game: Game<G>,
): Either<RecordFault<G['Refusal']>, Validated<G>> => {
  const stranger = originFault(game, claimed);
  if (stranger !== null) return refused(stranger);
  const origin = originOf(game, claimed);
  if (origin._tag === 'Left') return origin;
  const begun = playRecord(game, { ...claimed, ...origin.right } as RecordedGame<G>);
  if (begun._tag === 'Left') return begun;
  const { made, refusal } = validateMoves(claimed.moves, game, begun.right);
  if (refusal?._tag === 'InvalidTold') return refused(refusal);
  if (refusal !== null) {
    return refused(moveRefused(game, begun.right.legal(), { number: made + 1, text: claimed.moves[made]!, refusal }));
  }
  return validateResult(claimed, game, {
    origin: origin.right,
    end: begun.right.state(),
    imagined: begun.right.imagined(),
    isComplete: begun.right.isComplete(),
  });
};

/** The beginning of a game, and the state to which its moves led. */
interface ReplayedGame<G extends Types> extends Pick<Validated<G>, 'end' | 'imagined' | 'isComplete'> {
  readonly origin: Origin<G['Settings'], G['State']>;
}

/** Compares the result and the envelope of a record with the end to which its moves led. */
const validateResult = <G extends Types>(
  claimed: ReadRecord,
  game: Game<G>,
  { origin, ...reached }: ReplayedGame<G>,
): Either<WrongResult, Validated<G>> => {
  const { end } = reached;
  const score = game.score(end);
  const verified = (): RecordResult => resultOf(score, origin.told === undefined ? end : game.view(end, 'spectator'));
  const wrong = claimed.result === undefined ? null : wrongResult(verified(), claimed.result);
  if (wrong !== null) return refused(wrong);
  const { envelope, options: _, told: __, start: ___, moves, ...body } = claimed;
  const enclosed = { players: end.players, moves: moves.length, over: score.over };
  const read = envelope === undefined ? accepted({}) : enveloped(envelope, enclosed);
  const [seen, fault] = read._tag === 'Left' ? [{}, read.left] : [read.right, null];
  return accepted({ record: { ...body, moves, ...origin, ...seen }, ...reached, score, envelope: fault });
};

/**
 * Returns the last state of a record that is known to be valid, that before the last move if the record ends within its
 * facts; throws if it is not.
 */
export const replay = <G extends Types>(record: GameRecord<G['Settings'], G['State']>, game: Game<G>): G['State'] => {
  if (record.told !== undefined) {
    const play = orThrow(playRecord(game, record));
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
export const originOf = <G extends Types>(
  game: Game<G>,
  { options, told, start }: Pick<ReadRecord, 'options' | 'told' | 'start'>,
): Either<InvalidOptions | InvalidState, Origin<G['Settings'], G['State']>> => {
  if (options === undefined) {
    const state = game.State.decode(start);
    return state._tag === 'Left' ? refused(atPath('start', state.left)) : accepted({ start: state.right });
  }
  if (told !== undefined) {
    const settings = filledIn(toldSettings(game, options), options);
    return settings._tag === 'Left' ? settings : accepted({ options: settings.right, told });
  }
  const settings = filledIn(game.Options.decode(options), options);
  return settings._tag === 'Left' ? settings : accepted({ options: settings.right });
};

/** Refuses options that are wrong, or not filled in. */
const filledIn = <Settings>(
  settings: Either<InvalidOptions, Settings>,
  options: unknown,
): Either<InvalidOptions, Settings> => {
  if (settings._tag === 'Left') return refused(atPath('options', settings.left));
  const absent = difference(settings.right, options);
  if (absent === null) return settings;
  return refused(
    atPath('options', invalid('InvalidOptions')(absent, 'must be given: a record has all options filled in')),
  );
};

/** Prefixes the path and message of an error with a field of the record. */
const atPath = <E extends { readonly path: string; readonly message: string }>(key: string, error: E): E => ({
  ...error,
  path: error.path === '' ? key : `${key}.${error.path}`,
  message: error.path === '' ? `${key}: ${error.message}` : `${key}.${error.message}`,
});

const enveloped = (document: unknown, enclosed: Enclosed): Either<InvalidEnvelope, { readonly envelope: Envelope }> => {
  const envelope = envelopeCodec.decode(document);
  if (envelope._tag === 'Left') return refused(atPath('envelope', envelope.left));
  const wrong = misfit(envelope.right, enclosed);
  return wrong === null ? accepted({ envelope: envelope.right }) : refused(atPath('envelope', wrong));
};
