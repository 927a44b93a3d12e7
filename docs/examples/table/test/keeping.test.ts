/** The tables that the server keeps, and those that strangers are shown. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { House } from '../server/house.ts';
import { DAY_MS, HOUR_MS } from '../server/limits.ts';
import { openStore, type Store } from '../server/store.ts';
import type { ClientMessage, ServerMessage, Sitter } from '../shared/messages.ts';

const START = Date.UTC(2026, 0, 1);

/** Returns a house and a page of it. */
const housedIn = (store: Store) => {
  const house = new House({ store, botDelayMs: 0 });
  const told: ServerMessage[] = [];
  const guest = house.connect((each) => told.push(each));
  const ask = (wish: ClientMessage): ServerMessage => {
    guest.handle(JSON.stringify(wish));
    return told.at(-1)!;
  };
  const watch = (table: string, token: string | null = null): ServerMessage =>
    ask({ kind: 'watch', table, token, revision: null, speed: 'normal' });
  const open = (...sitters: readonly Sitter[]) => {
    const seats = sitters.map((sitter, i) => ({ name: `Seat ${i}`, sitter }));
    const seated = ask({ kind: 'open', game: 'igloo-igloo', options: { players: 2 }, seats });
    return seated.kind === 'seated' ? seated : assert.fail(JSON.stringify(seated));
  };
  /** Opens a table, makes a move and leaves. */
  const begin = (): string => {
    const { table, tokens } = open('here', 'here');
    for (const token of Object.values(tokens)) {
      const seen = watch(table, token);
      const { revision, moves } = seen.kind === 'published' ? seen.publication : assert.fail(seen.kind);
      if (moves.length > 0) ask({ kind: 'request', request: { kind: 'move', revision, move: moves[0] } });
    }
    guest.leave();
    return table;
  };
  const isThere = (table: string): boolean => store.load(table) !== undefined;
  const listed = (): readonly string[] => {
    const list = ask({ kind: 'tables' });
    return list.kind === 'tables' ? list.tables.map(({ table }) => table) : assert.fail(list.kind);
  };
  return { house, guest, ask, watch, open, begin, isThere, listed };
};

describe('a table', () => {
  let folder: string;
  let now: number;
  let store: Store;

  const reopened = (): Store => openStore(join(folder, 'tables.db'), () => now);
  /** Lets time pass, and the house look after its tables. */
  const pass = async (span: number): Promise<void> => {
    await new Promise(setImmediate); // until those who leave have left
    now += span;
    mock.timers.tick(HOUR_MS);
  };

  beforeEach(() => {
    mock.timers.enable({ apis: ['setInterval'] });
    folder = mkdtempSync(join(tmpdir(), 'sastrugi-tables-'));
    now = START;
    store = reopened();
  });
  afterEach(() => {
    store.close();
    rmSync(folder, { recursive: true });
    mock.timers.reset();
  });

  test('that nobody opens for 30 days is deleted, also from the list', async () => {
    const { begin, isThere, listed } = housedIn(store);
    const table = begin();
    await pass(29 * DAY_MS);
    assert.ok(isThere(table));
    assert.deepEqual(listed(), [table]);
    await pass(DAY_MS + HOUR_MS);
    assert.ok(!isThere(table));
    assert.deepEqual(listed(), []);
  });

  test('that somebody opens is kept for 30 days more', async () => {
    const { begin, isThere, watch, guest } = housedIn(store);
    const table = begin();
    await pass(29 * DAY_MS);
    assert.equal(watch(table).kind, 'published');
    guest.leave();
    await pass(29 * DAY_MS);
    assert.ok(isThere(table));
    await pass(DAY_MS + HOUR_MS);
    assert.ok(!isThere(table));
  });

  test('that never began is deleted after a day', async () => {
    const { open, begin, isThere } = housedIn(store);
    const [idle, begun] = [open('here', 'other').table, begin()];
    await pass(DAY_MS - HOUR_MS);
    assert.ok(isThere(idle));
    await pass(2 * HOUR_MS);
    assert.ok(!isThere(idle));
    assert.ok(isThere(begun));
  });

  test('with somebody connected is never deleted, and is kept after they leave', async () => {
    const { open, isThere, watch, guest } = housedIn(store);
    const { table, tokens } = open('here', 'other');
    assert.equal(watch(table, tokens[0]!).kind, 'published');
    for (let i = 0; i < 40; i++) await pass(DAY_MS);
    assert.ok(isThere(table));
    guest.leave();
    await pass(DAY_MS - HOUR_MS);
    assert.ok(isThere(table));
    await pass(2 * HOUR_MS);
    assert.ok(!isThere(table));
  });

  test('is as old after the server stops and starts', async () => {
    const before = housedIn(store);
    const table = before.begin();
    now += 20 * DAY_MS;
    before.house.close();
    store.close();
    store = reopened();
    assert.ok(housedIn(store).isThere(table));
    now += 11 * DAY_MS;
    store.close();
    store = reopened();
    assert.ok(!housedIn(store).isThere(table), 'a server that starts deletes it');
  });

  test('is kept if the store cannot note who is there', async () => {
    const watched = housedIn({
      ...store,
      visit: () => {
        throw new Error('disk I/O error');
      },
    });
    const { table, tokens } = watched.open('here', 'other');
    const log = mock.method(console, 'error', () => {});
    assert.equal(watched.watch(table, tokens[0]!).kind, 'published', 'it opens all the same');
    await pass(2 * DAY_MS);
    log.mock.restore();
    assert.ok(watched.isThere(table));
  });

  test('that is deleted makes room for another', async () => {
    const house = new House({ store, limits: { maxTables: 1 } });
    const told: string[] = [];
    const { handle } = house.connect((each) => told.push(each.kind));
    const seats = ['Ann', 'Ben'].map((name) => ({ name, sitter: 'here' }));
    const open = (): number =>
      handle(JSON.stringify({ kind: 'open', game: 'nunatak', options: { players: 2 }, seats }));
    open();
    open();
    await pass(2 * DAY_MS);
    open();
    assert.deepEqual(told, ['seated', 'refused', 'seated']);
  });

  test('with a seat for somebody who has the link is not listed before that seat is taken', async () => {
    const { open, ask, listed } = housedIn(store);
    const { table } = open('here', 'other');
    const isOpen = open('here', 'anyone').table;
    const bots = open('here', 'novice').table;
    assert.deepEqual(listed(), [bots, isOpen]);
    assert.equal(ask({ kind: 'sit', table, seat: 1, name: 'Ben' }).kind, 'seated');
    assert.deepEqual(listed(), [table, bots, isOpen]);
    assert.equal(ask({ kind: 'sit', table: isOpen, seat: 1, name: 'Ben' }).kind, 'seated');
  });

  test('that is not listed keeps no other from the list', async () => {
    const { open, listed } = housedIn(store);
    const { table } = open('here', 'anyone');
    for (let i = 0; i < 30; i++) open('here', 'other');
    assert.deepEqual(listed(), [table]);
  });
});
