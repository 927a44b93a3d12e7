/** Starts the server: `npm start`, then open the address that it prints. the README has its variables. */
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';
import { openStore } from './store.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { PORT = '4173', HOST = '127.0.0.1', TABLES = here('../tables.db'), PROXY, ORIGIN } = process.env;

const { url } = await serve({
  store: openStore(TABLES),
  pages: here('../dist'),
  port: Number(PORT),
  host: HOST,
  isProxied: PROXY !== undefined,
  origins: ORIGIN === undefined ? [] : [ORIGIN],
});
console.log(`Open ${url}`);
