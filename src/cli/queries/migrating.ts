import { migrate } from '../../archive/index.js';
import type { AnyGame } from '../../index.js';
import type { ArchivePlace, Entry, Query } from './entry.js';
import { lineOf } from './texts.js';

/** A line of an archive after migration. */
export interface Migrated {
  readonly place: ArchivePlace;
  /** The outcome: `relabelled` records were changed to these rules; all others stay as they are. */
  readonly outcome: 'new' | 'relabelled' | 'pinned' | 'unread';
  /** The id of the record; null if it cannot be read. */
  readonly id: string | null;
  /** The line with its newline; null if it is too long or its file failed. */
  readonly line: Uint8Array | string | null;
  /** The reason why the record keeps its version; null if it does not. */
  readonly pinned: object | null;
}

/** Builds the query that migrates games to the rules which `targetOf` returns. */
export const migrating = (targetOf: (game: AnyGame) => AnyGame): Query<Migrated> => ({
  game: (entry, copy) => {
    const { record, place } = entry;
    const { text, ...outcome } = outcomeOf(entry, targetOf(entry.game));
    return { place, id: record.id, ...outcome, line: text ?? copy() };
  },
  fault: ({ file, line, offset, isGameValid }, copy) => {
    if (isGameValid) return null; // `game` is called for it as well
    return { place: { file, line, offset }, id: null, outcome: 'unread', line: copy(), pinned: null };
  },
});

/** The outcome for a record, with its new text; null if it stays as it is. */
interface MigrationOutcome extends Pick<Migrated, 'outcome' | 'pinned'> {
  readonly text: string | null;
}

const outcomeOf = ({ record, game, envelope }: Entry, target: AnyGame): MigrationOutcome => {
  if (game === target) return { outcome: 'new', text: null, pinned: null };
  // A record that is written again would lose its wrong envelope.
  if (envelope !== null) return { outcome: 'pinned', text: null, pinned: envelope };
  const migrated = migrate(record, game, target);
  if (migrated._tag === 'Left') return { outcome: 'pinned', text: null, pinned: migrated.left };
  const { right } = migrated;
  if (right._tag === 'Pinned') return { outcome: 'pinned', text: null, pinned: right };
  return { outcome: 'relabelled', text: lineOf(right.record), pinned: null };
};
