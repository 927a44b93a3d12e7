/** The server: pages over HTTP, and the house over a web socket. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { WebSocketServer } from 'ws';
import { House, type HouseSetting } from './house.ts';
import { connect } from './line.ts';

export interface ServeSetting extends HouseSetting {
  /** The folder of the built pages. */
  readonly pages: string;
  /** The port; 0 for any free one. */
  readonly port: number;
  readonly host?: string;
  /** The maximal number of bytes that wait for a slow page; a whole game takes less than half of the default. */
  readonly mostUnsent?: number;
}

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The base URL of request targets. */
const HERE = 'http://here';

const LARGEST_MESSAGE = 2 ** 16;

export const serve = async ({
  pages,
  port,
  host = '127.0.0.1',
  mostUnsent = 2 ** 22,
  ...setting
}: ServeSetting): Promise<Server> => {
  const house = new House(setting);
  const files = filesIn(pages);
  const server = createServer(({ url = '/' }, response) => {
    if (!URL.canParse(url, HERE)) return void response.writeHead(400).end();
    const { pathname } = new URL(url, HERE);
    const path = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(path);
    if (body === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  });
  const sockets = new WebSocketServer({ server, maxPayload: LARGEST_MESSAGE });
  sockets.on('connection', (socket) => connect(house, socket, mostUnsent));
  await new Promise<void>((done, fail) => {
    // Errors of the HTTP server are emitted here, too: once it listens, they concern a single connection.
    sockets.on('error', (error) => {
      console.error(error.message);
      fail(error);
    });
    server.listen(port, host, done);
  });
  const { port: found } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${found}`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((done) => server.close(() => done()));
      house.close();
      setting.store.close();
    },
  };
};

/** Reads all files of a folder, so that no address leads to others. */
const filesIn = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length).replaceAll('\\', '/'), readFileSync(file)]),
  );
