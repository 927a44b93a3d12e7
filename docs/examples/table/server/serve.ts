/** The server: pages over HTTP, and the house over a web socket. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, networkOf } from './addresses.ts';
import { connect } from './connection.ts';
import { House, type HouseOptions } from './house.ts';
import { LIMITS, Quota, SECOND_MS } from './limits.ts';
import { hostnameOf, isOwnHost, isOwnOrigin } from './origins.ts';
import { createPageServer, HEADERS, MISDIRECTED } from './pages.ts';

export interface ServeOptions extends HouseOptions {
  /** The folder of the built pages. */
  readonly pages: string;
  /** The port; 0 for any free one. */
  readonly port: number;
  readonly host?: string;
  /** True if a proxy in front of the server adds the address of each request, and limits connections itself. */
  readonly isProxied?: boolean;
  /** Origins of pages that are let in besides those from the host that is asked; their hosts may be asked for. */
  readonly origins?: readonly string[];
  /** The milliseconds between checks whether pages still answer. */
  readonly heartbeatMs?: number;
  /** The milliseconds in which a request has to arrive. */
  readonly timeoutMs?: number;
}

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** The largest message of a page: a table that is opened, with names and options, takes less than half. */
const MAX_MESSAGE_BYTES = 2 ** 12;

export const serve = async ({
  pages,
  port,
  host = '127.0.0.1',
  isProxied = false,
  origins = [],
  heartbeatMs = 30 * SECOND_MS,
  timeoutMs = 10 * SECOND_MS,
  ...setting
}: ServeOptions): Promise<Server> => {
  const limits = { ...LIMITS, ...setting.limits };
  const house = new House(setting);
  const messages = new Quota(limits.maxMessagesPerSecond, SECOND_MS);
  const names = [host, ...origins.flatMap((origin) => hostnameOf(origin) ?? [])];
  const isForThisServer = (request: IncomingMessage): boolean => isOwnHost(request, names);
  const server = createPageServer(pages, { timeoutMs, isForThisServer });
  server.maxConnections = limits.maxConnections;
  if (!isProxied) limitConnections(server, limits.maxConnectionsPerAddress);
  const sockets = new WebSocketServer({
    server,
    maxPayload: MAX_MESSAGE_BYTES,
    verifyClient: ({ req }, done) => {
      const refuse = (status: number): void => done(false, status, undefined, HEADERS);
      if (!isForThisServer(req)) return refuse(MISDIRECTED);
      if (!isOwnOrigin(req, origins)) return refuse(403);
      if (!messages.take(addressOf(req, isProxied))) return refuse(429);
      done(true);
    },
  });
  sockets.on('connection', (socket, request) =>
    connect(socket, { house, address: addressOf(request, isProxied), messages, maxUnsentBytes: limits.maxUnsentBytes }),
  );
  const stopHeartbeat = startHeartbeat(sockets, heartbeatMs);
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
      stopHeartbeat();
      messages.close();
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
      house.close();
      setting.store.close();
    },
  };
};

/** Hangs up on an address that has so many connections already. */
const limitConnections = (server: HttpServer, max: number): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '') ?? '';
    const count = open.get(address) ?? 0;
    if (count >= max) return void socket.destroy();
    open.set(address, count + 1);
    socket.on('close', () => {
      const openLeft = open.get(address)! - 1;
      if (openLeft === 0) open.delete(address);
      else open.set(address, openLeft);
    });
  });
};

/** Asks all pages again and again, and disconnects those that have not answered since the last time. */
const startHeartbeat = (sockets: WebSocketServer, milliseconds: number): (() => void) => {
  const silent = new WeakSet<WebSocket>();
  sockets.on('connection', (socket) => socket.on('pong', () => silent.delete(socket)));
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
  }, milliseconds).unref();
  return () => clearInterval(timer);
};
