/** Headers of answers: the rights of a page in a browser. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { WebSocket } from 'ws';
import { type Server, serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';

describe('an answer', () => {
  const pages = mkdtempSync(join(tmpdir(), 'sastrugi-pages-'));
  let server: Server;
  before(async () => {
    mkdirSync(join(pages, 'assets'));
    for (const file of ['index.html', 'assets/index-1.js', 'assets/index-1.css', 'picture.svg']) {
      writeFileSync(join(pages, file), 'the content');
    }
    server = await serve({ store: openStore(':memory:'), pages, port: 0, limits: { maxMessagesPerSecond: 2 } });
  });
  after(async () => {
    await server.close();
    rmSync(pages, { recursive: true });
  });

  type Answer = Pick<IncomingMessage, 'statusCode' | 'headers'>;

  const asked = (path: string, headers: IncomingHttpHeaders = {}): Promise<Answer> =>
    new Promise((done, fail) =>
      request(server.url, { path, headers, agent: false }, (answer) => done(answer.resume()))
        .on('error', fail)
        .end(),
    );

  const refused = (headers: Readonly<Record<string, string>>): Promise<Answer> =>
    new Promise((done) => {
      const socket = new WebSocket(server.url, { headers });
      socket.on('error', () => {});
      socket.on('unexpected-response', (_, answer) => done(answer.resume()));
    });

  const check = ({ statusCode, headers }: Answer, status: number, caching: string): void => {
    assert.equal(statusCode, status);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal(headers['cache-control'], caching);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((each) => [each.split(' ')[0]!, each.split(' ').slice(1).join(' ')]),
    );
    assert.equal(policy.get('default-src'), "'none'");
    assert.equal(policy.get('frame-ancestors'), "'none'");
    for (const [name, sources] of policy) assert.doesNotMatch(sources, /unsafe|\*|https?:/, name);
  };

  for (const [path, status, caching, type] of [
    ['/', 200, 'no-cache', 'text/html; charset=utf-8'],
    ['/index.html', 200, 'no-cache', 'text/html; charset=utf-8'],
    ['/picture.svg', 200, 'no-cache', 'application/octet-stream'],
    ['/assets/index-1.js', 200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/assets/index-1.css', 200, 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
    ['/assets/index-2.js', 404, 'no-store', undefined],
    ['//', 400, 'no-store', undefined],
  ] as const) {
    test(`to ${path} names its type, and lets no other page frame or change it`, async () => {
      const answer = await asked(path);
      check(answer, status, caching);
      assert.equal(answer.headers['content-type'], type);
    });
  }

  test('to a request for another server says the same', async () => {
    check(await asked('/', { host: 'evil.example' }), 421, 'no-store');
  });

  test('to a handshake that is refused says the same', async () => {
    check(await refused({ origin: 'http://evil.example' }), 403, 'no-store');
    check(await refused({ host: 'evil.example' }), 421, 'no-store');
    const sockets = Array.from({ length: 8 }, () => refused({}));
    check(await Promise.race(sockets), 429, 'no-store');
  });
});
