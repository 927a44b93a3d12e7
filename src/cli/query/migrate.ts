import { migrate } from '../../archive/index.js';
import type { AnyGame } from '../../index.js';
import type { ArchivePlace } from '../read/batches.js';
import type { ValidGame } from '../validate/validate-batch.js';
import { recordLine } from './forms.js';
import type { Query } from './query.js';

/** A line of an archive after migration. */
export interface MigratedLine {
  readonly place: ArchivePlace;
  /** The outcome: `migrated` records were changed to these rules; all others stay as they are. */
  readonly outcome: 'new' | 'migrated' | 'notMigrated' | 'unread';
  /** The id of the record; null if it cannot be read. */
  readonly id: string | null;
  /** The line with its newline; null if it is too long or its file failed. */
  readonly line: Uint8Array | string | null;
  /** The reason why the record keeps its version; null if it does not. */
  readonly reason: object | null;
}

/** Builds the query that migrates games to the rules which `targetOf` returns. */
export const createMigrateQuery = (targetOf: (game: AnyGame) => AnyGame): Query<MigratedLine> => ({
  onGame: (entry, copy) => {
    const { record, place } = entry;
    const { text, ...outcome } = migrateRecord(entry, targetOf(entry.game));
    return { place, id: record.id, ...outcome, line: text ?? copy() };
  },
  onError: ({ file, line, offset, isGameValid }, copy) => {
    if (isGameValid) return null; // `game` is called for it as well
    return { place: { file, line, offset }, id: null, outcome: 'unread', line: copy(), reason: null };
  },
});

/** The outcome for a record, with its new text; null if it stays as it is. */
interface MigrationOutcome extends Pick<MigratedLine, 'outcome' | 'reason'> {
  readonly text: string | null;
}

const migrateRecord = ({ record, game, envelopeError }: ValidGame, target: AnyGame): MigrationOutcome => {
  if (game === target) return { outcome: 'new', text: null, reason: null };
  // A record that is written again would lose its wrong envelope.
  if (envelopeError !== null) return { outcome: 'notMigrated', text: null, reason: envelopeError };
  const migrated = migrate(record, game, target);
  if (migrated._tag === 'Left') return { outcome: 'notMigrated', text: null, reason: migrated.left };
  const { right } = migrated;
  if (right._tag === 'NotMigrated') return { outcome: 'notMigrated', text: null, reason: right };
  return { outcome: 'migrated', text: recordLine(right.record), reason: null };
};
