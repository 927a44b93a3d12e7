/** Pages over HTTP, and the house over a web socket. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { WebSocketServer } from 'ws';
import { House, type HouseSetting } from './house.ts';

export interface ServeSetting extends HouseSetting {
  /** The folder of the built pages. */
  readonly pages: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string;
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

const LARGEST_MESSAGE = 2 ** 16;

export const serve = async ({ pages, port, host = '127.0.0.1', ...setting }: ServeSetting): Promise<Server> => {
  const house = new House(setting);
  const files = filesIn(pages);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://here');
    const path = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(path);
    if (body === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  });
  const sockets = new WebSocketServer({ server, maxPayload: LARGEST_MESSAGE });
  sockets.on('connection', (socket) => {
    const guest = house.enter((told) => socket.send(JSON.stringify(told)));
    socket.on('message', (data) => guest.hear(data.toString()));
    socket.on('close', () => guest.leave());
    socket.on('error', () => socket.terminate());
  });
  await new Promise<void>((done) => server.listen(port, host, done));
  const { port: found } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${found}`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((done) => server.close(() => done()));
      setting.store.close();
    },
  };
};

/** The files that there are, so that no address leads to another. */
const filesIn = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length).replaceAll('\\', '/'), readFileSync(file)]),
  );
