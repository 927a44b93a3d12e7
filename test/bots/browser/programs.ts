import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { listEntries, root } from '../../../scripts/entries.js';
import { openPage } from '../../support/chromium.js';

/** Bundles a program for browsers: a file of this repository, or a text as a user of the package would write it. */
export const programOf = async (entry: { readonly file: string } | { readonly text: string }): Promise<string> => {
  const from: BuildOptions =
    'file' in entry
      ? { entryPoints: [fileURLToPath(new URL(entry.file, import.meta.url))] }
      : { stdin: { contents: entry.text, loader: 'ts', resolveDir: root }, alias: aliases() };
  const options = { bundle: true, write: false, platform: 'browser', format: 'esm', logLevel: 'error' } as const;
  const { outputFiles } = await build({ ...from, ...options });
  return outputFiles[0]!.text;
};

/** The modules of the subpaths of the package, by the names under which they are imported. */
const aliases = (): Record<string, string> =>
  Object.fromEntries(Object.entries(listEntries()).map(([name, file]) => [`sastrugi/${name}`, `${root}${file}`]));

/** Opens a page in Chromium that serves these programs under their names and runs `page.js`. */
export const pageWith = async (
  programs: Readonly<Record<string, string>>,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const server = createServer(({ url }, response) => {
    const program = programs[url!.slice(1)];
    response.setHeader('content-type', program === undefined ? 'text/html' : 'text/javascript');
    response.end(program ?? '<!doctype html><title>bots</title><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const page = await openPage(options);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page;
};

/** Returns the browser programs of the guide on bots: that of the worker, and that of the page. */
export const programsOfGuide = (): readonly string[] => {
  const guide = readFileSync(`${root}docs/guides/bots.md`, 'utf8');
  const [part] = /^## Run a bot in a browser\n.*?(?=^## )/ms.exec(guide)!;
  return [...part.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, program]) => program!);
};
