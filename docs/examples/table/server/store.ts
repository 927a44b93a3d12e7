/** Tables in a database file: one row each, updated with every change. */
import Database from 'libsql';
import { createCodec, either, list, object, oneOf } from 'sastrugi/core';
import { LEVELS, MAX_SEATS, id as token } from '../shared/messages.ts';
import { type Chairs, FREE_FOR, isPublic } from './chairs.ts';

/** A stored table. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  /** The holders of the seats, with their tokens: for the server only. Empty if the row is damaged. */
  readonly chairs: Chairs;
  /** The result of `saveTable`, unless the row is damaged. */
  readonly saved: unknown;
  readonly stage: Stage;
}

/** The stage of a game; it begins with its first move. */
export type Stage = 'new' | 'begun' | 'over';

export interface Store {
  save(table: StoredTable): void;
  load(id: string): StoredTable | undefined;
  /** Notes that somebody is at a table now. */
  visit(id: string): void;
  /** Deletes the tables where nobody has been for so many milliseconds, by whether their games have begun. */
  sweep(begun: number, unbegun: number): void;
  /** Returns the tables that were changed last, of those that strangers may find. */
  latest(maxCount: number): readonly StoredTable[];
  /** Returns the number of tables. */
  count(): number;
  close(): void;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly chairs: string;
  readonly saved: string;
  readonly stage: Stage;
}

/** Opens the store in this file; `:memory:` keeps nothing. The clock returns milliseconds. */
export const openStore = (file: string, now: () => number = Date.now): Store => createStore(new Database(file), now);

/** Opens the store in this database. */
export const createStore = (database: Database.Database, now: () => number = Date.now): Store => {
  database.exec(
    `create table if not exists tables (
      id text primary key, game text not null, chairs text not null, saved text not null, stage text not null,
      public integer not null, changed integer not null, visited integer not null
    );
    create index if not exists tables_by_change on tables (changed);
    create index if not exists public_tables_by_change on tables (changed) where public;
    create index if not exists tables_by_visit on tables (visited)`,
  );
  const save = database.prepare(
    `insert into tables values (?, ?, ?, ?, ?, ?, (select coalesce(max(changed), 0) + 1 from tables), ?)
     on conflict (id) do update set chairs = excluded.chairs, saved = excluded.saved, stage = excluded.stage,
       public = excluded.public, changed = excluded.changed, visited = excluded.visited`,
  );
  const visit = database.prepare('update tables set visited = ? where id = ?');
  const sweep = database.prepare(
    "delete from tables where visited < max(?1, ?2) and visited < case stage when 'new' then ?2 else ?1 end",
  );
  const one = database.prepare('select * from tables where id = ?');
  const count = database.prepare('select count(*) as tables from tables');
  const latest = database.prepare('select * from tables where public order by changed desc limit ?');
  return {
    save: ({ id, game, chairs, saved, stage }) =>
      void save.run(id, game, JSON.stringify(chairs), JSON.stringify(saved), stage, isPublic(chairs) ? 1 : 0, now()),
    visit: (id) => void visit.run(now(), id),
    sweep: (begun, unbegun) => void sweep.run(now() - begun, now() - unbegun),
    load: (id) => {
      const row = one.get(id) as Row | undefined;
      return row === undefined ? undefined : storedTableOf(row);
    },
    latest: (maxCount) => (latest.all(maxCount) as Row[]).map(storedTableOf),
    count: () => (count.get() as { readonly tables: number }).tables,
    close: () => database.close(),
  };
};

const storedTableOf = ({ id, game, chairs, saved, stage }: Row): StoredTable => ({
  id,
  game,
  chairs: decodeChairs(parseDocument(chairs)),
  saved: parseDocument(saved),
  stage,
});

const chairsCodec = createCodec(
  list(
    either(
      object('a bot', { bot: oneOf(...LEVELS) }),
      either(object('a person', { token }), object('a free seat', { freeFor: oneOf(...FREE_FOR) })),
    ),
    1,
    MAX_SEATS,
  ),
  (path, message) => ({ path, message }),
);

const decodeChairs = (document: unknown): Chairs => {
  const read = chairsCodec.decode(document);
  return read._tag === 'Left' ? [] : read.right;
};

/** Parses a text; returns null if it is damaged. */
const parseDocument = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
