import type { Either } from 'fp-ts/lib/Either.js';
import { validateDocument } from '../../archive/index.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { wrongResult } from '../../core/records/record-fault.js';
import { resultOf } from '../../core/records/validate-record.js';
import { type RecordResult, toldRecord } from '../../index.js';
import type { Entry, Fault } from './entry.js';

/** Changes a seeded game into the told one, and validates it: both must have the same result and the same last view. */
export const inToldForm = (entry: Entry): Either<Fault['error'], Entry> => {
  const told = toldRecord(entry.record, entry.game);
  if (told._tag === 'Left') return told;
  const validated = validateDocument(told.right, () => entry.game);
  if (validated._tag === 'Left') return validated;
  const wrong = wrongResult(resultSeen({ ...entry, ...validated.right }), resultSeen(entry));
  return wrong === null ? accepted({ ...entry, ...validated.right }) : refused(wrong);
};

/** Returns the result of a game with the digest of what a spectator sees. */
const resultSeen = ({ game, score, end }: Entry): RecordResult => resultOf(score, game.view(end, 'spectator'));
