import type { Either } from 'fp-ts/lib/Either.js';
import { decodeToldOptions } from '../chance-outcomes/told-options.js';
import type { Rules } from '../contract/game.js';
import { type InvalidMove, type InvalidOptions, invalidDocument, left, right } from '../errors/errors.js';
import type { Types } from '../types/base-types.js';
import type { Envelope } from './envelope.js';
import { type Creator, FORMAT, type GameRecord, type Origin } from './record.js';
import { recordKey } from './record-key.js';
import { resultOf } from './validate-record.js';
import { VERSION } from './version.js';

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
