import type { Either } from 'fp-ts/lib/Either.js';
import type { Rules } from '../contract/game.js';
import { accepted, type InvalidMove, type InvalidOptions, invalid, refused } from '../errors/verdict.js';
import { toldSettings } from '../play/told-options.js';
import type { Types } from '../types/base-types.js';
import type { Envelope } from './envelope.js';
import { FORMAT, type GameRecord, type Maker, type Origin } from './record.js';
import { recordKey } from './record-key.js';
import { resultOf } from './validate-record.js';
import { VERSION } from './version.js';

/** A game to be recorded: its beginning and moves, and additions by its owner. */
export type Recorded<G extends Types> = Origin<G['Options'], G['State']> & {
  readonly moves: readonly G['Move'][];
  /** The state after the moves, which is not validated; without it the record claims no result. */
  readonly end?: G['State'];
  /** The id of the record; by default its key. */
  readonly id?: string;
  /** The package that writes the record; by default this one. */
  readonly by?: Maker;
  readonly envelope?: Envelope;
};

const US: Maker = Object.freeze({ package: 'sastrugi', version: VERSION });

/** Builds the record of a game; options are filled in. */
export const recordOf = <G extends Types>(
  rules: Rules<G>,
  recorded: Recorded<G>,
): Either<InvalidOptions | InvalidMove, GameRecord<G['Settings'], G['State']>> => {
  const { moves, told, end, id, by = US, envelope } = recorded;
  const origin = filledIn(rules, recorded);
  if (origin._tag === 'Left') return origin;
  const stranger = moves.findIndex((move) => rules.actionOf(move) < 0);
  if (stranger >= 0) return refused(invalid('InvalidMove')(`moves[${stranger}]`, 'is not a move of the catalogue'));
  const played = {
    game: rules.id,
    rules: rules.version,
    components: rules.componentsId,
    ...origin.right,
    moves: moves.map((move) => rules.formatMove(move)),
  };
  return accepted({
    format: FORMAT,
    id: id ?? recordKey(played),
    by,
    ...played,
    ...(end === undefined ? {} : { result: resultOf(rules.score(end), told ? rules.view(end, 'spectator') : end) }),
    ...(envelope === undefined ? {} : { envelope }),
  });
};

const filledIn = <G extends Types>(
  rules: Rules<G>,
  { options, told, start }: Origin<G['Options'], G['State']>,
): Either<InvalidOptions, Origin<G['Settings'], G['State']>> => {
  if (start !== undefined) return accepted({ start });
  if (told !== undefined) {
    const settings = toldSettings(rules, options);
    return settings._tag === 'Left' ? settings : accepted({ options: settings.right, told });
  }
  const settings = rules.Options.decode(options);
  return settings._tag === 'Left' ? settings : accepted({ options: settings.right });
};
