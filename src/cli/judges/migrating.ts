import { migrate } from '../../archive/index.js';
import type { AnyGame } from '../../index.js';
import type { Entry, Judge, Place } from './entry.js';
import { lineOf } from './texts.js';

/** A line of an archive that is to be of the rules of this package. */
export interface Migrated {
  readonly place: Place;
  /** Relabelled is a record of other rules that now is of these. Everything else stays as it is. */
  readonly outcome: 'new' | 'relabelled' | 'pinned' | 'unread';
  /** The id of its record; null where none can be read. */
  readonly id: string | null;
  /** The line and the newline behind it; null if it is too long to be kept, or its file failed. */
  readonly line: Uint8Array | string | null;
  /** Why it stays with its own rules; null if it does not. */
  readonly pinned: object | null;
}

/** Brings games to the rules that `targetOf` finds for them. */
export const migrating = (targetOf: (game: AnyGame) => AnyGame): Judge<Migrated> => ({
  game: (entry, copy) => {
    const { record, place } = entry;
    const { text, ...outcome } = outcomeOf(entry, targetOf(entry.game));
    return { place, id: record.id, ...outcome, line: text ?? copy() };
  },
  fault: ({ file, line, offset, isProved }, copy) => {
    if (isProved) return null; // its game is asked as well
    return { place: { file, line, offset }, id: null, outcome: 'unread', line: copy(), pinned: null };
  },
});

/** What becomes of a record, with its new text; null if it stays as it is. */
interface Outcome extends Pick<Migrated, 'outcome' | 'pinned'> {
  readonly text: string | null;
}

const outcomeOf = ({ record, game, envelope }: Entry, target: AnyGame): Outcome => {
  if (game === target) return { outcome: 'new', text: null, pinned: null };
  // A record that is written anew is written without an envelope that is wrong.
  if (envelope !== null) return { outcome: 'pinned', text: null, pinned: envelope };
  const migrated = migrate(record, game, target);
  if (migrated._tag === 'Left') return { outcome: 'pinned', text: null, pinned: migrated.left };
  const { right } = migrated;
  if (right._tag === 'Pinned') return { outcome: 'pinned', text: null, pinned: right };
  return { outcome: 'relabelled', text: lineOf(right.record), pinned: null };
};
