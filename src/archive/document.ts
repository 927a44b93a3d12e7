import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../core/contract/game.js';
import { left, type RulesMismatch, right } from '../core/errors/errors.js';
import type { UnvalidatedRecord } from '../core/records/record.js';
import { decodeRecord } from '../core/records/record-codec.js';
import { findOriginMismatch, type GameMismatch, type RecordError } from '../core/records/record-errors.js';
import { type ValidatedRecord, validateDecodedRecord } from '../core/records/validate-record.js';
import { errorText, type RulesUnavailable, type ValidatorThrew } from './line-error.js';
import type { Resolve } from './resolve.js';
import { listReadableGames, listReleases } from './versions.js';

/** The first error of a document. It lists the versions that read the document where its rules are missing. */
export type DocumentError = Exclude<RecordError, RulesMismatch> | RulesUnavailable;

/** Finds the game of a record by `resolve` and replays it: its end and score, or the first error. Never throws. */
export const validateDocumentBy = (
  document: unknown,
  resolve: Resolve,
): Either<DocumentError | ValidatorThrew, ValidatedRecord> =>
  catchThrown(() => {
    const read = decodeRecord(document);
    if (read._tag === 'Left') return read;
    const game = resolveGame(resolve, read.right);
    return game._tag === 'Left'
      ? game
      : (validateDecodedRecord(read.right, game.right) as Either<DocumentError, ValidatedRecord>);
  });

/** Returns the game with the named rules and components, or the error. */
const resolveGame = (
  resolve: Resolve,
  origin: Pick<UnvalidatedRecord, 'game' | 'rules' | 'components'>,
): Either<DocumentError, AnyGame> => {
  const game = resolve(origin.game, origin.rules, origin.components);
  if (game === undefined) return left(gameMismatch(origin.game));
  const mismatch = findOriginMismatch(game, origin);
  if (mismatch === null) return right(game);
  return left(mismatch._tag === 'RulesMismatch' ? rulesUnavailable(mismatch, origin.game) : mismatch);
};

const gameMismatch = (found: string): GameMismatch => {
  const expected = listReadableGames().join(', ');
  return { _tag: 'GameMismatch', expected, found, message: `There is no game '${found}' here; there are ${expected}.` };
};

const rulesUnavailable = (mismatch: RulesMismatch, game: string): RulesUnavailable => {
  const readBy = listReleases(game, mismatch.found);
  const reader = readBy.length === 0 ? 'No released version' : `Version ${readBy.join(' or ')}`;
  return {
    ...mismatch,
    _tag: 'RulesUnavailable',
    readBy,
    message: `${mismatch.message} ${reader} of sastrugi reads it.`,
  };
};

/** Returns the verdict of a function, or `ValidatorThrew` where it throws, as rules from elsewhere may. */
export const catchThrown = <E, A>(validate: () => Either<E, A>): Either<E | ValidatorThrew, A> => {
  try {
    return validate();
  } catch (error) {
    return left({ _tag: 'ValidatorThrew', message: `The record cannot be validated: ${errorText(error)}` });
  }
};
