import type { Either } from 'fp-ts/lib/Either.js';
import { validateDocument } from '../../archive/index.js';
import { left, right } from '../../core/errors/errors.js';
import { findWrongResult } from '../../core/records/record-errors.js';
import { resultOf } from '../../core/records/validate-record.js';
import { type RecordResult, toToldRecord } from '../../index.js';
import type { LocatedError, ValidGame } from './valid-game.js';

/** Changes a seeded game into the told one, and validates it: both must have the same result and the same last view. */
export const convertToTold = (entry: ValidGame): Either<LocatedError['error'], ValidGame> => {
  const told = toToldRecord(entry.record, entry.game);
  if (told._tag === 'Left') return told;
  const validated = validateDocument(told.right, () => entry.game);
  if (validated._tag === 'Left') return validated;
  const mismatch = findWrongResult(spectatorResult({ ...entry, ...validated.right }), spectatorResult(entry));
  return mismatch === null ? right({ ...entry, ...validated.right }) : left(mismatch);
};

/** Returns the result of a game with the digest of what a spectator sees. */
const spectatorResult = ({ game, score, end }: ValidGame): RecordResult => resultOf(score, game.view(end, 'spectator'));
