/** Starts the server: `npm start`, then open the address that it prints. `PORT` and `HOST` say where it listens. */
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';
import { storeIn } from './store.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { PORT = '4173', HOST = '127.0.0.1', TABLES = here('../tables.db') } = process.env;

const { url } = await serve({ store: storeIn(TABLES), pages: here('../dist'), port: Number(PORT), host: HOST });
console.log(`Open ${url}`);
