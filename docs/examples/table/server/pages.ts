/** The built pages over HTTP, with what browsers may do with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The base URL of request targets. */
const BASE_URL = 'http://here';

/** The status of a request for another server. */
export const MISDIRECTED = 421;

/** The policy of a page: its own files and its own web socket, no form that is sent, and no frame around it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:', // the empty icon
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of every answer. */
export const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** The name of a file in this folder changes with its content, so that browsers keep it; pages are asked for anew. */
const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

export interface PagesOptions {
  /** The milliseconds in which a request has to arrive. */
  readonly timeoutMs: number;
  /** Checks whether a request is for this server. */
  readonly isForThisServer: (request: IncomingMessage) => boolean;
}

/** Makes a server of the files in a folder. */
export const createPageServer = (folder: string, { timeoutMs, isForThisServer }: PagesOptions): HttpServer => {
  const files = readFiles(folder);
  const times = { headersTimeout: timeoutMs, requestTimeout: timeoutMs, connectionsCheckingInterval: timeoutMs / 2 };
  return createServer(times, (request, response) => {
    const { url = '/' } = request;
    if (!isForThisServer(request)) return refuse(response, MISDIRECTED);
    if (!URL.canParse(url, BASE_URL)) return refuse(response, 400);
    const { pathname } = new URL(url, BASE_URL);
    const path = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(path);
    if (body === undefined) return refuse(response, 404);
    const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { ...HEADERS, 'content-type': type, 'cache-control': cacheControlOf(path) }).end(body);
  });
};

const refuse = (response: ServerResponse, status: number): void => void response.writeHead(status, HEADERS).end();

/** Reads all files of a folder, so that no address leads to others. */
const readFiles = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length).replaceAll('\\', '/'), readFileSync(file)]),
  );
