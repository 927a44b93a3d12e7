import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../core/contract/game.js';
import { accepted, refused } from '../core/errors/verdict.js';
import type { ReadRecord } from '../core/records/record.js';
import { readRecord } from '../core/records/record-codec.js';
import { type OtherGame, type OtherRules, originFault, type RecordFault } from '../core/records/record-fault.js';
import { type Validated, validateReadRecord } from '../core/records/validate-record.js';
import { games } from '../games/index.js';
import { errorText, type Failed, type RulesNotAtHand } from './line-fault.js';
import { type Resolve, resolve as resolveHere } from './resolve.js';
import { versionsReading } from './versions.js';

/** The first error of a document. It lists the versions that read the document where its rules are missing. */
export type DocumentFault = Exclude<RecordFault, OtherRules> | RulesNotAtHand;

/**
 * Finds the game of a record and replays it: its end and score, or the first error. Never throws.
 *
 * @example
 * ```ts run
 * import { validateDocument } from 'sastrugi/archive';
 *
 * const verdict = validateDocument({ format: 'sastrugi-record/2', id: 'A7' });
 * console.log(verdict._tag === 'Left' && verdict.left._tag); // => InvalidRecord
 * ```
 */
export const validateDocument = (
  document: unknown,
  resolve: Resolve = resolveHere,
): Either<DocumentFault | Failed, Validated> =>
  guarded(() => {
    const read = readRecord(document);
    if (read._tag === 'Left') return read;
    const game = gameFor(resolve, read.right);
    return game._tag === 'Left'
      ? game
      : (validateReadRecord(read.right, game.right) as Either<DocumentFault, Validated>);
  });

/** Returns the game with the named rules and components, or the error. */
const gameFor = (
  resolve: Resolve,
  named: Pick<ReadRecord, 'game' | 'rules' | 'components'>,
): Either<DocumentFault, AnyGame> => {
  const game = resolve(named.game, named.rules, named.components);
  if (game === undefined) return refused(otherGame(named.game));
  const stranger = originFault(game, named);
  if (stranger === null) return accepted(game);
  return refused(stranger._tag === 'OtherRules' ? notAtHand(stranger, named.game) : stranger);
};

const otherGame = (found: string): OtherGame => {
  const expected = Object.keys(games).join(', ');
  return { _tag: 'OtherGame', expected, found, message: `There is no game '${found}' here; there are ${expected}.` };
};

const notAtHand = (other: OtherRules, game: string): RulesNotAtHand => {
  const readBy = versionsReading(game, other.found);
  const who = readBy.length === 0 ? 'No released version' : `Version ${readBy.join(' or ')}`;
  return { ...other, readBy, message: `${other.message} ${who} of sastrugi reads it.` };
};

/** Returns the verdict of a function, or `Failed` where it throws, as rules from elsewhere may. */
export const guarded = <E, A>(judge: () => Either<E, A>): Either<E | Failed, A> => {
  try {
    return judge();
  } catch (error) {
    return refused({ _tag: 'Failed', message: `The record cannot be validated: ${errorText(error)}` });
  }
};
