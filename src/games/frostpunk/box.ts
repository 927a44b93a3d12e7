import { type Components, type Difficulty, type Tables, tablesOf } from './components/index.js';
import { type Entries, entriesOf } from './moves/index.js';
import type { State } from './state/index.js';
import { unpackedFor } from './state/unpacked.js';

/** The components and the tables that the rules read. */
export interface Box extends Tables {
  readonly entries: Entries;
  /** The start states of games, by difficulty. */
  readonly unpacked: Readonly<Record<Difficulty, State>>;
}

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => {
  const tables = tablesOf(components, id);
  return {
    ...tables,
    entries: entriesOf(tables),
    unpacked: {
      easy: unpackedFor(tables, 'easy'),
      normal: unpackedFor(tables, 'normal'),
      hard: unpackedFor(tables, 'hard'),
    },
  };
};
