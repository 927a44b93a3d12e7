import { type Components, type Difficulty, type Tables, tablesOf } from './components/index.js';
import { type Entries, entriesOf } from './moves/index.js';
import type { State } from './state/index.js';
import { unpackedFor } from './state/unpacked.js';

/** What the rules read. */
export interface Box extends Tables {
  readonly entries: Entries;
  /** What games begin with. */
  readonly unpacked: Readonly<Record<Difficulty, State>>;
}

/** The tables that the rules read. */
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
