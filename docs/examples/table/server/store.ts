/** Tables in a database file: one row each, updated with every change. */
import Database from 'libsql';
import { codecOf, either, list, nullable, oneOf, record } from 'sastrugi/core';
import { LEVELS, MOST_SEATS, id as token } from '../shared/messages.ts';
import type { Chairs } from './chairs.ts';

/** A stored table. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  /** The holders of the seats, with their tokens: for the server only. Empty if the row is damaged. */
  readonly chairs: Chairs;
  /** The result of `saveTable`, unless the row is damaged. */
  readonly saved: unknown;
  readonly over: boolean;
}

export interface Store {
  save(kept: Kept): void;
  load(id: string): Kept | undefined;
  /** Returns the tables that were changed last. */
  latest(most: number): readonly Kept[];
  /** Returns the number of tables. */
  count(): number;
  close(): void;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly chairs: string;
  readonly saved: string;
  readonly finished: number;
}

/** Opens the store in this file; `:memory:` keeps nothing. */
export const storeIn = (file: string): Store => storeOf(new Database(file));

/** Opens the store in this database. */
export const storeOf = (database: Database.Database): Store => {
  database.exec(
    `create table if not exists tables (
      id text primary key, game text not null, chairs text not null, saved text not null,
      finished integer not null, changed integer not null
    );
    create index if not exists tables_by_change on tables (changed)`,
  );
  const save = database.prepare(
    `insert into tables values (?, ?, ?, ?, ?, (select coalesce(max(changed), 0) + 1 from tables))
     on conflict (id) do update set chairs = excluded.chairs, saved = excluded.saved,
       finished = excluded.finished, changed = excluded.changed`,
  );
  const one = database.prepare('select * from tables where id = ?');
  const count = database.prepare('select count(*) as tables from tables');
  const latest = database.prepare('select * from tables order by changed desc limit ?');
  return {
    save: ({ id, game, chairs, saved, over }) =>
      void save.run(id, game, JSON.stringify(chairs), JSON.stringify(saved), over ? 1 : 0),
    load: (id) => {
      const row = one.get(id) as Row | undefined;
      return row === undefined ? undefined : keptOf(row);
    },
    latest: (most) => (latest.all(most) as Row[]).map(keptOf),
    count: () => (count.get() as { readonly tables: number }).tables,
    close: () => database.close(),
  };
};

const keptOf = ({ id, game, chairs, saved, finished }: Row): Kept => ({
  id,
  game,
  chairs: chairsIn(documentIn(chairs)),
  saved: documentIn(saved),
  over: finished === 1,
});

const chairsCodec = codecOf(
  list(
    either(record('a bot', { bot: oneOf(...LEVELS) }), record('a person', { token: nullable(token) })),
    1,
    MOST_SEATS,
  ),
  (path, message) => ({ path, message }),
);

const chairsIn = (document: unknown): Chairs => {
  const read = chairsCodec.decode(document);
  return read._tag === 'Left' ? [] : read.right;
};

/** Parses a text; returns null if it is damaged. */
const documentIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
