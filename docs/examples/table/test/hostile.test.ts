/** Messages that no page of the app sends: the server refuses them, and goes on serving everybody else. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Server, serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';
import { played } from './played.ts';
import { type Visitor, visit } from './visitor.ts';

const HOST = 'Host: localhost\r\nConnection: close\r\n\r\n';
const UPGRADE = [
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');

describe('the server', () => {
  const pages = mkdtempSync(join(tmpdir(), 'sastrugi-pages-'));
  const store = openStore(':memory:');
  const finished = played('table', ['ann', 'ben']);
  let server: Server;
  before(async () => {
    writeFileSync(join(pages, 'index.html'), 'the page');
    store.save(finished);
    server = await serve({
      store,
      pages,
      port: 0,
      botDelayMs: 0,
      limits: { maxUnsentBytes: 2 ** 16, maxMessagesPerSecond: 100_000 },
    });
  });
  after(async () => {
    await server.close();
    rmSync(pages, { recursive: true });
  });

  /** Returns the status of the server's answer to these bytes; null if it hangs up. */
  const statusOf = async (bytes: string): Promise<number | null> => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
      if (answer.startsWith('HTTP/1.1 101') && bytes.endsWith('\r\n\r\n')) socket.end();
    });
    socket.on('error', () => socket.destroy());
    socket.setTimeout(60_000, () => socket.destroy()); // if the server does not answer at all
    socket.write(Buffer.from(bytes, 'latin1'));
    await once(socket, 'close');
    const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
    return status === undefined ? null : Number(status);
  };

  const servesOn = async (): Promise<void> => {
    assert.equal(await statusOf(`GET / HTTP/1.1\r\n${HOST}`), 200);
    const page = await visit(server.url);
    assert.equal((await page.ask({ kind: 'tables' })).kind, 'tables');
    page.socket.close();
  };

  for (const [target, status] of [
    ['//', 400],
    ['http://[', 400],
    ['http://a:99999/', 400],
    ['/\\', 400],
    ['//:0', 400],
    ['/\0', 400],
    ['/\xff', 400],
    ['', 400],
    ['*', 404],
    ['/%', 404],
    ['/%00', 404],
    ['/%c0%af', 404],
    ['/../../etc/passwd', 404],
    ['/..%2f..%2fetc/passwd', 404],
    ['/?//', 200],
  ] as const) {
    test(`answers ${status} to the request target ${JSON.stringify(target)}, and goes on`, async () => {
      assert.equal(await statusOf(`GET ${target} HTTP/1.1\r\n${HOST}`), status);
      await servesOn();
    });
  }

  for (const [what, bytes, status] of [
    ['to the target //', `GET // HTTP/1.1\r\n${UPGRADE}`, 101],
    ['to the target http://[', `GET http://[ HTTP/1.1\r\n${UPGRADE}`, 101],
    ['by POST', `POST / HTTP/1.1\r\n${UPGRADE}`, 405],
    ['of another version', `GET / HTTP/1.1\r\n${UPGRADE.replace('13', '99')}`, 400],
    ['with a damaged key', `GET / HTTP/1.1\r\n${UPGRADE.replace('dGhl', '')}`, 400],
    ['to another protocol', `GET / HTTP/1.1\r\n${UPGRADE.replace('websocket', 'h2c')}`, 400],
    ['that becomes a frame without a mask', `GET / HTTP/1.1\r\n${UPGRADE}\x81\x05hello`, 101],
    [
      'that becomes a frame of 2 ** 63 bytes',
      `GET / HTTP/1.1\r\n${UPGRADE}\x81\xff\x7f${'\xff'.repeat(7)}\0\0\0\0`,
      101,
    ],
    ['that becomes text that is not UTF-8', `GET / HTTP/1.1\r\n${UPGRADE}\x81\x82\0\0\0\0\xff\xfe`, 101],
    ['that becomes a reserved frame', `GET / HTTP/1.1\r\n${UPGRADE}\xf1\x80\0\0\0\0`, 101],
    ['that becomes a continuation of nothing', `GET / HTTP/1.1\r\n${UPGRADE}\x80\x80\0\0\0\0`, 101],
  ] as const) {
    test(`answers ${status} to an upgrade ${what}, and goes on`, async () => {
      assert.equal(await statusOf(bytes), status);
      await servesOn();
    });
  }

  type Watch = Extract<ClientMessage, { readonly kind: 'watch' }>;
  /** Asks for the moves since this one. */
  const since = (ply: number): Watch => ({
    kind: 'watch',
    table: 'table',
    token: null,
    revision: { undoCount: 0, ply },
    speed: 'normal',
  });
  /** Asks for about as much as a publication may have. */
  const MUCH = since(finished.ply - 40);

  test('sends no page a whole match, whatever the page says that it knows', async () => {
    const page = await visit(server.url);
    assert.ok(JSON.stringify(await page.ask(MUCH)).length > 100_000);
    for (let ply = 0; ply <= finished.ply + 4; ply += 4) {
      const told = await page.ask(since(ply));
      assert.ok(told.kind === 'published');
      assert.ok(JSON.stringify(told).length < 600_000);
      if (ply < finished.ply - 128) assert.equal(told.publication.steps, null);
    }
    page.socket.close();
  });

  /** Lets a page read again; returns the bytes that were waiting for it, and whether the server has hung up. */
  const backlogOf = async ({ socket, closed, tell }: Visitor) => {
    let bytes = 0;
    const answered = new Promise<boolean>((done) => {
      socket.on('message', (data) => {
        const text = String(data);
        bytes += text.length;
        if ((JSON.parse(text) as ServerMessage).kind === 'tables') done(false);
      });
    });
    socket.resume();
    tell({ kind: 'tables' });
    const isClosed = await Promise.race([closed, answered]);
    socket.close();
    return { bytes, isClosed };
  };

  test('disconnects a page that sends requests endlessly and reads nothing', async () => {
    const page = await visit(server.url);
    const { length } = JSON.stringify(await page.ask(MUCH));
    page.socket.pause();
    for (let i = 0; i < 100; i++) page.tell(MUCH);
    await servesOn();
    const { bytes, isClosed } = await backlogOf(page);
    assert.ok(isClosed);
    assert.ok(bytes <= 2 * length, `${bytes} bytes were on their way`);
  });

  test('waits for a page that reads late, and answers all its messages', async () => {
    const page = await visit(server.url);
    page.socket.pause();
    for (let i = 0; i < 20; i++) page.tell(MUCH); // more than network buffers hold
    for (let i = 0; i < 5; i++) await servesOn();
    let answers = 0;
    const answered = new Promise<boolean>((done) => {
      page.socket.on('message', () => ++answers === 20 && done(false));
    });
    page.socket.resume();
    assert.equal(await Promise.race([page.closed, answered]), false, `hung up after ${answers} answers`);
    page.socket.close();
  });

  test('answers all messages of a page that reads, one after the other', async () => {
    const page = await visit(server.url);
    const tables: string[] = [];
    page.socket.on('message', (data) => {
      const told = JSON.parse(String(data)) as ServerMessage;
      tables.push(told.kind === 'refused' ? told.error._tag : told.kind);
    });
    page.tell(MUCH);
    page.tell({ kind: 'leave' });
    page.tell({ kind: 'request', request: null });
    page.tell({ kind: 'tables' });
    while (tables.length < 3) await once(page.socket, 'message');
    assert.deepEqual(tables, ['published', 'NotSeated', 'tables']);
    page.socket.close();
  });

  test('disconnects a page that reads nothing once too much waits for it, and others play on', async () => {
    const reader = await visit(server.url);
    const players = await Promise.all([1, 2].map(() => visit(server.url)));
    await reader.ask(MUCH);
    reader.socket.pause();
    for (let i = 0; i < 20; i++) reader.tell(MUCH); // more than network buffers hold
    const [ann, ben] = await Promise.all(
      players.map(async ({ ask }, i) => {
        const told = await ask({ ...MUCH, revision: null, token: ['ann', 'ben'][i]! });
        return told.kind === 'published' ? told.publication : assert.fail(told.kind);
      }),
    );
    // The last move is undone without consent, so the other player asks again and again, and is refused.
    const [by, asking, answering] =
      ann!.undo.ownMove === 'if-agreed' ? [0, ...players] : ([1, ...players.toReversed()] as const);
    const { revision } = ben!;
    for (let i = 0; i < 50; i++) {
      for (const [player, request] of [
        [asking!, { kind: 'askUndo', revision }],
        [answering!, { kind: 'answerUndo', revision, player: by, agrees: false }],
      ] as const) {
        const heard = answering!.answer();
        player.tell({ kind: 'request', request });
        const told = await heard;
        assert.ok(told.kind === 'published');
        assert.deepEqual(told.publication.revision, revision);
      }
    }
    assert.ok((await backlogOf(reader)).isClosed);
    for (const { socket } of players) socket.close();
  });
});
