/** Floods: more connections, messages and tables than people need, pages that fall silent, and pages of other sites. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, mock, test } from 'node:test';
import { WebSocket } from 'ws';
import { House } from '../server/house.ts';
import { HOUR_MS, Quota } from '../server/limits.ts';
import { type ServeOptions, type Server, serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';
import { played } from './played.ts';
import { visit } from './visitor.ts';

const OPEN: ClientMessage = {
  kind: 'open',
  game: 'igloo-igloo',
  options: { players: 2 },
  seats: ['Ann', 'Ben'].map((name) => ({ name, sitter: 'here' })),
};

const pages = mkdtempSync(join(tmpdir(), 'sastrugi-pages-'));
writeFileSync(join(pages, 'index.html'), 'the page');
after(() => rmSync(pages, { recursive: true }));

let server: Server;
const serving = async (setting: Partial<ServeOptions>): Promise<string> => {
  server = await serve({ store: openStore(':memory:'), pages, port: 0, botDelayMs: 0, ...setting });
  return server.url;
};

/** Returns the tag of a refusal, or the kind of another message. */
const tagOf = (told: ServerMessage): string => (told.kind === 'refused' ? told.error._tag : told.kind);

/** Returns the status of the answer to a request for a file; null if the server hangs up. */
const statusOf = (url: string, host?: string): Promise<number | null> =>
  new Promise((done) => {
    const asked = request(url, { agent: false, ...(host === undefined ? {} : { headers: { host } }) }, (answer) =>
      done(answer.resume().statusCode!),
    );
    asked.on('error', () => done(null)).end();
  });

/** Returns the status of the answer to a handshake. */
const handshake = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const socket = new WebSocket(url, { headers });
  socket.on('error', () => {});
  const status = await new Promise<number>((done) => {
    socket.on('open', () => done(101));
    socket.on('unexpected-response', (_, { statusCode }) => done(statusCode!));
  });
  socket.terminate();
  return status;
};

describe('a page of another site', () => {
  afterEach(() => server.close());

  test('is not let in', async () => {
    const url = await serving({ origins: ['https://play.example'] });
    const { host, port } = new URL(url);
    for (const [origin, status] of [
      [`http://${host}`, 101],
      [`https://${host}`, 101],
      ['https://play.example', 101],
      ['http://evil.example', 403],
      [`http://${host}.evil.example`, 403],
      [`http://localhost:${port}`, 403],
      ['http://127.0.0.1', 403],
      ['null', 403],
      ['', 403],
      ['file://', 403],
    ] as const) {
      assert.equal(await handshake(url, { origin }), status, origin);
    }
    assert.equal(await handshake(url, {}), 101, 'programs name no origin');
  });

  test('is not let in by a name of its own that leads here', async () => {
    const url = await serving({ origins: ['https://play.example'] });
    const { port } = new URL(url);
    for (const [host, isKnown] of [
      [`127.0.0.1:${port}`, true],
      [`localhost:${port}`, true],
      [`[::1]:${port}`, true],
      ['192.168.1.20:4173', true],
      ['play.example', true],
      ['evil.example', false],
      [`evil.example:${port}`, false],
      ['127.0.0.1.evil.example', false],
      ['localhost.evil.example', false],
      ['play.example.evil.example', false],
      ['a b', false],
    ] as const) {
      assert.equal(
        await handshake(url, { host, origin: `http://${host}` }),
        isKnown ? 101 : 421,
        `a socket for ${host}`,
      );
      assert.equal(await statusOf(url, host), isKnown ? 200 : 421, `a page for ${host}`);
    }
  });
});

describe('an address', () => {
  afterEach(() => server.close());

  test('has a limited number of connections, of which those it closes are free again', async () => {
    const url = await serving({ limits: { maxConnectionsPerAddress: 3 } });
    const visitors = await Promise.all([1, 2, 3].map(() => visit(url)));
    await assert.rejects(visit(url));
    assert.equal(await statusOf(url), null);
    visitors[0]!.socket.close();
    await visitors[0]!.closed;
    const next = await visit(url);
    assert.equal(tagOf(await next.ask({ kind: 'tables' })), 'tables');
  });

  test('does not hold a connection without a request', async () => {
    const url = await serving({ timeoutMs: 100 });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\n');
    const [[status]] = await Promise.all([once(socket.setEncoding('latin1'), 'data'), once(socket, 'close')]);
    assert.match(String(status), /408/);
  });

  test('is heard so often in a second: what it sends besides waits, and others are heard', async () => {
    const taken = mock.method(Quota.prototype, 'take');
    const url = await serving({ isProxied: true, limits: { maxMessagesPerSecond: 4 } });
    const from = async (address: string) => {
      const socket = new WebSocket(url, { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } });
      await once(socket, 'open');
      const told: ServerMessage[] = [];
      socket.on('message', (data) => told.push(JSON.parse(String(data))));
      return { socket, told, ask: () => socket.send(JSON.stringify({ kind: 'tables' })) };
    };
    const flood = await from('1.1.1.1');
    const other = await from('2.2.2.2');
    for (let i = 0; i < 12; i++) flood.ask();
    other.ask();
    while (other.told.length < 1) await once(other.socket, 'message');
    assert.ok(flood.told.length < 12);
    while (flood.told.length < 12) await once(flood.socket, 'message');
    const waited = taken.mock.calls.filter(({ result }) => result === false);
    taken.mock.restore();
    assert.deepEqual([...new Set(waited.map((call) => call.arguments[0]))], ['1.1.1.1']);
  });

  test('pays for a long answer, and for a table that is fetched, as for many messages', async () => {
    const store = openStore(':memory:');
    const url = await serving({ store, limits: { maxMessagesPerSecond: 1000 } });
    const taken = mock.method(Quota.prototype, 'take');
    const charged = mock.method(Quota.prototype, 'charge');
    const costOf = async (wish: ClientMessage, wanted: ServerMessage['kind']): Promise<number> => {
      const page = await visit(url);
      charged.mock.resetCalls();
      const told = await page.ask(wish);
      assert.equal(told.kind, wanted);
      while (charged.mock.callCount() === 0) await new Promise(setImmediate);
      page.socket.close();
      await page.closed;
      return charged.mock.calls[0]!.arguments[1];
    };
    const finished = played('table', ['ann', 'ben']);
    store.save(finished);
    const watch = { kind: 'watch', table: 'table', token: null, speed: 'normal' } as const;
    const short = await costOf({ ...watch, revision: null }, 'published');
    const long = await costOf({ ...watch, revision: { undoCount: 0, ply: finished.ply - 40 } }, 'published');
    const list = await costOf({ kind: 'tables' }, 'tables');
    taken.mock.restore();
    charged.mock.restore();
    assert.equal(list, 0, 'besides the message itself');
    assert.equal(short, 4, 'the table is fetched');
    assert.ok(long > 24, `${long}`);
  });

  test('that connects too often is refused', async () => {
    const url = await serving({ isProxied: true, limits: { maxMessagesPerSecond: 4 } });
    const connecting = Array.from({ length: 40 }, () => handshake(url, { 'x-forwarded-for': '1.1.1.1' }));
    const statuses = await Promise.all(connecting);
    assert.ok(statuses.includes(101) && statuses.includes(429), statuses.join());
  });

  test('that sends more than can wait is disconnected', async () => {
    const url = await serving({ limits: { maxMessagesPerSecond: 5 } });
    const { closed, tell } = await visit(url);
    for (let i = 0; i < 200; i++) tell({ kind: 'tables' });
    await closed;
    for (const text of ['x'.repeat(2 ** 13), JSON.stringify(OPEN).padEnd(2 ** 12 + 1)]) {
      await new Promise((done) => setTimeout(done, 1000)); // until it may come again
      const large = await visit(url);
      large.socket.send(text);
      assert.deepEqual((await once(large.socket, 'close'))[0], 1009);
    }
  });

  test('opens a limited number of tables', async () => {
    const url = await serving({ limits: { maxTablesPerHour: 3 } });
    const { ask } = await visit(url);
    const told = [];
    for (let i = 0; i < 5; i++) told.push(tagOf(await ask(OPEN)));
    assert.deepEqual(told, ['seated', 'seated', 'seated', 'TooManyTables', 'TooManyTables']);
    assert.equal(tagOf(await ask({ kind: 'tables' })), 'tables');
  });
});

describe('the server', () => {
  afterEach(() => server.close());

  test('keeps a limited number of tables, whoever opens them', async () => {
    const store = openStore(':memory:');
    const house = new House({ store, limits: { maxTables: 4, maxTablesPerHour: 3 } });
    const told: string[] = [];
    for (const address of ['one', 'two', 'three']) {
      const guest = house.connect((each) => told.push(tagOf(each)), address);
      for (let i = 0; i < 2; i++) guest.handle(JSON.stringify(OPEN));
    }
    assert.deepEqual(told, ['seated', 'seated', 'seated', 'seated', 'TooManyTables', 'TooManyTables']);
    assert.equal(store.count(), 4);
    house.close();
    await serving({});
  });

  test('disconnects pages that have fallen silent, and no others', async () => {
    const url = await serving({ heartbeatMs: 1500 }); // long enough for an answer on a busy machine
    const [silent, other] = await Promise.all([visit(url), visit(url)]);
    silent.socket.pause();
    await new Promise((done) => setTimeout(done, 4000));
    silent.socket.resume();
    await silent.closed;
    assert.equal(tagOf(await other.ask({ kind: 'tables' })), 'tables');
  });

  test('answers requests for files while all connections of pages are open', async () => {
    const url = await serving({});
    await Promise.all(Array.from({ length: 30 }, () => visit(url)));
    assert.equal(await statusOf(url), 200);
  });
});

describe('a quota', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
  afterEach(() => mock.timers.reset());

  test('begins again after its span', () => {
    const quota = new Quota(2, HOUR_MS);
    assert.deepEqual(
      [1, 2, 3].map(() => quota.take('one')),
      [true, true, false],
    );
    assert.ok(quota.take('two'));
    mock.timers.tick(HOUR_MS);
    assert.ok(quota.take('one'));
    quota.close();
  });

  test('is used up for as long as an address owes for more work', () => {
    const quota = new Quota(10, HOUR_MS);
    assert.ok(quota.take('one'));
    quota.charge('one', 24);
    const taken: boolean[] = [];
    for (let i = 0; i < 4; i++) {
      taken.push(quota.take('one'));
      mock.timers.tick(HOUR_MS);
    }
    assert.deepEqual(taken, [false, false, true, true]);
    assert.ok(quota.take('two'));
    quota.close();
  });
});
