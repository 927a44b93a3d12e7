import type { Either } from 'fp-ts/lib/Either.js';
import { decodeToldOptions } from '../chance-outcomes/index.js';
import type { Game, Rules } from '../contract/game.js';
import {
  type InvalidMove,
  type InvalidOptions,
  type InvalidRecord,
  invalidDocument,
  left,
  orThrow,
  right,
} from '../errors/errors.js';
import type { Types } from '../types/base-types.js';
import type { Envelope } from './envelope.js';
import { type Creator, FORMAT, type GameRecord, type Origin, recordKey, VERSION } from './record.js';
import { stepsOfRecord } from './replay-moves.js';
import { resultOf } from './validate-record.js';

/** A game to be recorded: its beginning and moves, and additions by its owner. */
export type RecordInput<G extends Types> = Origin<G['Options'], G['State']> & {
  readonly moves: readonly G['Move'][];
  /** The state after the moves, which is not validated; without it the record claims no result. */
  readonly end?: G['State'];
  /** The id of the record; by default its key. */
  readonly id?: string;
  /** The package that writes the record; by default this one. */
  readonly createdBy?: Creator;
  readonly envelope?: Envelope;
};

const THIS_PACKAGE: Creator = Object.freeze({ package: 'sastrugi', version: VERSION });

/** Builds the record of a game; options are filled in. */
export const recordOf = <G extends Types>(
  rules: Rules<G>,
  input: RecordInput<G>,
): Either<InvalidOptions | InvalidMove, GameRecord<G['Settings'], G['State']>> => {
  const { moves, told, end, id, createdBy = THIS_PACKAGE, envelope } = input;
  const origin = withDefaultOptions(rules, input);
  if (origin._tag === 'Left') return origin;
  const unknownIndex = moves.findIndex((move) => rules.actionOf(move) < 0);
  if (unknownIndex >= 0)
    return left(invalidDocument('InvalidMove')(`moves[${unknownIndex}]`, 'is not a move of the catalogue'));
  const game = {
    game: rules.id,
    rules: rules.version,
    components: rules.componentsId,
    ...origin.right,
    moves: moves.map((move) => rules.formatMove(move)),
  };
  return right({
    format: FORMAT,
    id: id ?? recordKey(game),
    createdBy,
    ...game,
    ...(end === undefined ? {} : { result: resultOf(rules.score(end), told ? rules.view(end, 'spectator') : end) }),
    ...(envelope === undefined ? {} : { envelope }),
  });
};

const withDefaultOptions = <G extends Types>(
  rules: Rules<G>,
  { options, told, start }: Origin<G['Options'], G['State']>,
): Either<InvalidOptions, Origin<G['Settings'], G['State']>> => {
  if (start !== undefined) return right({ start });
  if (told !== undefined) {
    const settings = decodeToldOptions(rules, options);
    return settings._tag === 'Left' ? settings : right({ options: settings.right, told });
  }
  const settings = rules.Options.decode(options);
  return settings._tag === 'Left' ? settings : right({ options: settings.right });
};

/**
 * Returns the same game with what chance brought instead of its seed. The record must be valid. An id that was the
 * record's key becomes its new key.
 */
export const toToldRecord = <G extends Types>(
  record: GameRecord<G['Settings'], G['State']>,
  game: Game<G>,
): Either<InvalidRecord, GameRecord<G['Settings'], G['State']>> => {
  if (record.told !== undefined) return right(record);
  if (record.options === undefined) {
    return left(invalidDocument('InvalidRecord')('start', 'a game that begins in a position cannot be told'));
  }
  const { seed: _, ...options } = record.options;
  const { id, createdBy, result, envelope } = record;
  const told: string[] = [];
  const moves: G['Move'][] = [];
  let end: G['State'] | undefined;
  for (const { move, events, state } of stepsOfRecord(game, record)) {
    told.push(game.formatChance(events));
    if (move !== null) moves.push(move);
    end = state;
  }
  const kept = {
    createdBy,
    ...(id === recordKey(record) ? {} : { id }),
    ...(result === undefined || end === undefined ? {} : { end }),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return right(orThrow(recordOf(game, { options, told, moves, ...kept })));
};
