/** A server in a process of its own, for `crowd.test.ts`: its disk is full at every seventh attempt to save a table. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';

const pages = mkdtempSync(join(tmpdir(), 'sastrugi-pages-'));
writeFileSync(join(pages, 'index.html'), 'the page');
const store = openStore(':memory:');
let saved = 0;
const save: typeof store.save = (kept) => {
  if (++saved % 7 === 0) throw new Error('database or disk is full');
  store.save(kept);
};
// Each client of the test has an address of its own, which it names as a proxy would.
const { url } = await serve({ store: { ...store, save }, pages, port: 0, botDelayMs: 0, retryMs: 50, isProxied: true });
process.send!(url);
