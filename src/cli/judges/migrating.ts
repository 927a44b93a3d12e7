import { migrate } from '../../archive/index.js';
import type { AnyGame, GameRecord } from '../../index.js';
import type { Entry, Judge, Place } from './entry.js';
import { lineOf } from './texts.js';

/** A record that was brought to the rules of this package, or stays with its own. */
export interface Migrated {
  readonly place: Place;
  readonly id: string;
  readonly text: string;
  /** Whether it was of these rules before. */
  readonly isNew: boolean;
  /** Why it stays with its own rules; null if it does not. */
  readonly pinned: object | null;
}

/** Brings games to the rules that `targetOf` finds for them. */
export const migrating = (targetOf: (game: AnyGame) => AnyGame): Judge<Migrated> => ({
  game: ({ game, record, place }) => {
    const target = targetOf(game);
    return { place, id: record.id, ...outcomeOf(record, game, target) };
  },
});

const outcomeOf = (
  record: Entry['record'],
  from: AnyGame,
  to: AnyGame,
): Pick<Migrated, 'text' | 'isNew' | 'pinned'> => {
  if (from === to) return { ...written(record), isNew: true, pinned: null };
  const outcome = migrate(record, from, to);
  if (outcome._tag === 'Left') return { ...written(record), isNew: false, pinned: outcome.left };
  return outcome.right._tag === 'Relabelled'
    ? { ...written(outcome.right.record), isNew: false, pinned: null }
    : { ...written(record), isNew: false, pinned: outcome.right };
};

const written = (record: GameRecord): { readonly text: string } => ({ text: lineOf(record) });
