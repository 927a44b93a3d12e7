/** Stored tables: saving, opening, and failures of both. */
import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import Database from 'libsql';
import { orThrow } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import { House } from '../server/house.ts';
import { createStore, openStore, type StoredTable } from '../server/store.ts';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';

/** Connects a page; returns all messages to it, and its replies. */
const entering = (house: House) => {
  const told: ServerMessage[] = [];
  const { handle, leave } = house.connect((each) => told.push(each));
  const ask = (wish: ClientMessage): ServerMessage => {
    handle(JSON.stringify(wish));
    return told.at(-1)!;
  };
  return { told, ask, leave };
};

/** Returns a house with a visitor, and the number of times a table was fetched from the store. */
const housed = () => {
  const database = new Database(':memory:');
  const store = createStore(database);
  const fetched: string[] = [];
  const load = (id: string): StoredTable | undefined => {
    fetched.push(id);
    return store.load(id);
  };
  const house = new House({ store: { ...store, load }, botDelayMs: 0 });
  /** Writes what is no table. */
  const write = ({ id, chairs, saved }: StoredTable): void =>
    void database
      .prepare('update tables set chairs = ?, saved = ? where id = ?')
      .run(JSON.stringify(chairs), JSON.stringify(saved), id);
  return { store, write, fetched, enter: () => entering(house) };
};

const opened = (ask: (wish: ClientMessage) => ServerMessage): string => {
  const seats = [
    { name: 'Ann', sitter: 'here' },
    { name: 'Ben', sitter: 'anyone' },
  ] as const;
  const told = ask({ kind: 'open', game: 'nunatak', options: { players: 2 }, seats });
  return told.kind === 'seated' ? told.table : assert.fail('it does not open');
};

interface SavedRecord {
  readonly moves: readonly string[];
  readonly result: object;
}

/** Changes the record of a saved table. */
const changing =
  (change: (record: SavedRecord) => object) =>
  (kept: StoredTable): StoredTable => {
    const saved = kept.saved as { readonly record: SavedRecord };
    return { ...kept, saved: { ...saved, record: { ...saved.record, ...change(saved.record) } } };
  };

/** A first move that cannot be made twice. */
const FIRST = (() => {
  const game = gameOf('nunatak')!;
  return game.formatMove(game.legalMoves(orThrow(game.setup({ players: 2, seed: 'ice' })))[0]!);
})();

const times = <A>(count: number, value: A): readonly A[] => Array<A>(count).fill(value);

describe('a table', () => {
  test('stays open while somebody is there, and is fetched when somebody comes back', async () => {
    const { fetched, enter } = housed();
    const [ann, ben] = [enter(), enter()];
    const table = opened(ann.ask);
    const watch: ClientMessage = { kind: 'watch', table, token: null, revision: null, speed: 'normal' };
    assert.equal(ann.ask(watch).kind, 'published');
    const before = fetched.length;
    assert.equal(ben.ask(watch).kind, 'published');
    ann.leave();
    assert.equal(ann.ask(watch).kind, 'published');
    assert.equal(fetched.length, before);
    ann.leave();
    ben.leave();
    await new Promise(setImmediate);
    assert.equal(ben.ask(watch).kind, 'published');
    assert.equal(fetched.length, before + 1);
  });

  test('gets a new version with every person who sits down', () => {
    const { enter } = housed();
    const [ann, ben] = [enter(), enter()];
    const table = opened(ann.ask);
    ann.ask({ kind: 'watch', table, token: null, revision: null, speed: 'normal' });
    ben.ask({ kind: 'sit', table, seat: 1, name: 'Zoé' });
    const told = ann.ask({ kind: 'watch', table, token: null, revision: null, speed: 'normal' });
    assert.ok(told.kind === 'published');
    assert.deepEqual([told.publication.version, told.publication.seats[1]!.name], [1, 'Zoé']);
  });

  for (const [what, damage] of [
    ['is no table', (kept: StoredTable): StoredTable => ({ ...kept, saved: null })],
    ['has lost its seats', (kept: StoredTable): StoredTable => ({ ...kept, chairs: [] })],
    ...([7, 'Ann', [null], { seats: 7 }, { seats: [null, 7] }, { seats: [{ name: {} }] }] as const).flatMap(
      (nonsense) =>
        [
          [
            `is kept as ${JSON.stringify(nonsense)}`,
            (kept: StoredTable): StoredTable => ({ ...kept, saved: nonsense }),
          ],
          [
            `has seats that are ${JSON.stringify(nonsense)}`,
            (kept: StoredTable): StoredTable => ({ ...kept, chairs: nonsense as never }),
          ],
        ] as const,
    ),
    [
      'is for a bot that nobody knows',
      (kept: StoredTable): StoredTable => ({ ...kept, chairs: [{ bot: 'oracle' }, { token: 7 }] as never }),
    ],
    [
      'has names that are none',
      (kept: StoredTable): StoredTable => ({
        ...kept,
        saved: { ...(kept.saved as object), seats: [{ name: 7 }, 'Ben'] },
      }),
    ],
    ['was played by other rules', changing(() => ({ rules: '0' }))],
    ['has an illegal move', changing(({ moves }) => ({ moves: [...moves, FIRST, FIRST] }))],
    ['has other points', changing(({ result }) => ({ result: { ...result, totals: [7, 7] } }))],
    ['has another end', changing(({ result }) => ({ result: { ...result, digest: '0'.repeat(32) } }))],
  ] as const) {
    test(`that ${what} is not opened, and all others are still listed`, () => {
      const { store, write, enter } = housed();
      const { ask } = enter();
      const table = opened(ask);
      const other = opened(ask);
      write(damage(store.load(table)!));
      const log = mock.method(console, 'error', () => {});
      const watch: ClientMessage = { kind: 'watch', table, token: null, revision: null, speed: 'normal' };
      const answers = [watch, { ...watch, token: 'any' }, { kind: 'sit', table, seat: 1, name: 'Zoé' } as const].map(
        ask,
      );
      log.mock.restore();
      const error = { _tag: 'NotOpened', message: 'This table cannot be opened.' };
      assert.deepEqual(answers, times(3, { kind: 'refused', error }), 'strangers and players are told no more');
      assert.equal(log.mock.callCount(), 1, 'a flood of messages is not a flood of lines');
      assert.match(String(log.mock.calls[0]!.arguments[0]), new RegExp(`^Table ${table} cannot be opened`));
      const list = ask({ kind: 'tables' });
      assert.ok(list.kind === 'tables');
      assert.equal(list.tables.length, 2);
      assert.deepEqual(list.tables.find((each) => each.table === other)!.names, ['Ann', 'Ben']);
      assert.ok(
        list.tables.every(({ names, chairs }) => [...names, ...chairs].every((each) => typeof each === 'string')),
      );
      assert.equal(
        ask({ kind: 'watch', table: other, token: null, revision: null, speed: 'normal' }).kind,
        'published',
      );
    });
  }
});

test('no query reads all tables to find a few', () => {
  const database = new Database(':memory:');
  const queries: string[] = [];
  const prepare = database.prepare.bind(database);
  mock.method(database, 'prepare', (query: string) => {
    queries.push(query);
    return prepare(query);
  });
  createStore(database);
  const plans = queries.flatMap((query) =>
    (prepare(`explain query plan ${query}`).all(...(query.match(/\?/g) ?? [])) as { readonly detail: string }[]).map(
      ({ detail }) => detail,
    ),
  );
  assert.ok(plans.length >= 4, plans.join('; '));
  assert.deepEqual(
    plans.filter((plan) => /SCAN (?!CONSTANT)(?!.* USING)|TEMP B-TREE/.test(plan)),
    [],
  );
});

describe('a full disk', () => {
  /** Returns a house with a disk that can be filled, and two people at a table. */
  const playing = () => {
    const database = new Database(':memory:');
    database.pragma('page_size = 512');
    const store = createStore(database);
    const house = new House({ store, botDelayMs: 0, retryMs: 1 });
    const enter = () => entering(house);
    const open: ClientMessage = {
      kind: 'open',
      game: 'nunatak',
      options: { players: 2 },
      seats: ['Ann', 'Ben'].map((name) => ({ name, sitter: 'here' })),
    };
    const seated = enter().ask(open);
    assert.ok(seated.kind === 'seated');
    const { table, tokens } = seated;
    const people = [enter(), enter()];
    const watch = (): void => {
      for (const [i, { ask }] of people.entries())
        ask({ kind: 'watch', table, token: tokens[i]!, revision: null, speed: 'normal' });
    };
    watch();
    /** Returns the last message to each. */
    const last = () =>
      people.map(({ told }) => {
        const each = told.at(-1);
        return each?.kind === 'published' ? each : assert.fail(JSON.stringify(each));
      });
    /** Makes a move of the player who is to act. */
    const move = (): void => {
      const i = last()[0]!.publication.toAct!;
      const { revision, moves } = last()[i]!.publication;
      people[i]!.ask({ kind: 'request', request: { kind: 'move', revision, move: moves[0] } });
    };
    const fill = (): void => void database.pragma('max_page_count = 1');
    const makeRoom = (): void => void database.pragma('max_page_count = 100000');
    return { store, house, enter, open, table, people, watch, last, move, fill, makeRoom };
  };

  const until = async (isSo: () => boolean): Promise<void> => {
    for (let i = 0; !isSo(); i++) {
      assert.ok(i < 1000, 'it is not saved again');
      await new Promise((done) => setTimeout(done, 5));
    }
  };

  /** Plays on until the table cannot be saved; returns the game and the server's log. */
  const playedUntilFull = () => {
    const log = mock.method(console, 'error', () => {});
    const game = playing();
    game.fill();
    for (let i = 0; game.last()[0]!.isSaved && i < 200; i++) game.move();
    const logged = log.mock.calls.map(({ arguments: words }) => words);
    log.mock.restore();
    return { ...game, logged };
  };

  test('ends no game: the players are told, and play on', () => {
    const { store, table, last, move, logged } = playedUntilFull();
    assert.deepEqual(logged, [[`Table ${table} cannot be saved: database or disk is full`]], 'it is logged once');
    assert.deepEqual([last()[0]!.isSaved, last()[1]!.isSaved], [false, false]);
    const { version } = last()[0]!.publication;
    move();
    move();
    assert.equal(last()[1]!.publication.version, version + 2);
    assert.ok((store.load(table)!.saved as { readonly version: number }).version < version);
  });

  test('loses no table that everybody has left: it is saved when there is room', async () => {
    const { store, table, people, watch, last, makeRoom } = playedUntilFull();
    const { version } = last()[0]!.publication;
    for (const { leave } of people) leave();
    await new Promise(setImmediate);
    watch();
    assert.deepEqual([last()[0]!.publication.version, last()[0]!.isSaved], [version, false]);
    for (const { leave } of people) leave();
    makeRoom();
    await until(() => (store.load(table)!.saved as { readonly version: number }).version === version);
    watch();
    assert.deepEqual([last()[0]!.publication.version, last()[0]!.isSaved], [version, true]);
  });

  test('is over when there is room: the table is saved, and the players are told', async () => {
    const { store, table, last, makeRoom } = playedUntilFull();
    const { version } = last()[0]!.publication;
    makeRoom();
    await until(() => last().every(({ isSaved }) => isSaved));
    assert.equal(last()[1]!.publication.version, version);
    assert.equal((store.load(table)!.saved as { readonly version: number }).version, version);
  });

  test('is tried once more when the house closes', () => {
    const { store, house, table, last, makeRoom } = playedUntilFull();
    makeRoom();
    house.close();
    const { version } = store.load(table)!.saved as { readonly version: number };
    assert.equal(version, last()[0]!.publication.version);
  });

  test('opens no table that would be lost', () => {
    const { enter, open } = playedUntilFull();
    const log = mock.method(console, 'error', () => {});
    let told = enter().ask(open);
    for (let i = 0; told.kind === 'seated' && i < 20; i++) told = enter().ask(open);
    log.mock.restore();
    assert.equal(told.kind === 'refused' && told.error._tag, 'NotSaved');
    const list = enter().ask({ kind: 'tables' });
    assert.equal(list.kind, 'tables');
  });

  test('or any other error of the store is reported to that page alone', () => {
    const load = (): never => {
      throw new Error('disk I/O error');
    };
    const house = new House({ store: { ...openStore(':memory:'), load } });
    const { told, ask } = entering(house);
    const log = mock.method(console, 'error', () => {});
    ask({ kind: 'watch', table: 'any', token: null, revision: null, speed: 'normal' });
    ask({ kind: 'tables' });
    log.mock.restore();
    assert.deepEqual(
      told.map((each) => (each.kind === 'refused' ? each.error._tag : each.kind)),
      ['ServerError', 'tables'],
    );
  });
});
