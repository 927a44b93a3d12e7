/** Takes the pictures of the README: `npm run pictures` */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';
import { openBrowser, openTable, person, touchBoard } from './browser.ts';

/** Two-player games after some moves, as seen by the first player. */
const PICTURES = [
  { name: 'desk', game: 'igloo-igloo', moves: 60, width: 1280, height: 860 },
  { name: 'phone', game: 'blueprints', moves: 24, width: 390, height: 844 },
] as const;

const folder = fileURLToPath(new URL('..', import.meta.url));

const server = await serve({ store: openStore(':memory:'), pages: `${folder}dist`, port: 0, botDelayMs: 0 });
const browser = await openBrowser();
for (const { name, game, moves, width, height } of PICTURES) {
  const [host, guest] = await Promise.all([person(browser, server.url), person(browser, server.url)]);
  await host.page.setViewportSize({ width, height });
  await openTable(host.page, game, ['here', 'other']);
  await guest.page.goto(host.page.url());
  await guest.page.locator('.sit').click();
  await host.page.locator('.sit').waitFor({ state: 'detached' });
  const isAsked = (page: Page): Promise<boolean> => page.locator('.moves').isVisible();
  for (let made = 0; made < moves || !(await isAsked(host.page)); ) {
    for (const { page } of [host, guest]) {
      if (!(await isAsked(page))) continue;
      await touchBoard(page);
      made++;
    }
  }
  await host.page.evaluate('scrollTo(0, 0)');
  await host.page.screenshot({ path: `${folder}pictures/${name}.png` });
  await Promise.all([host, guest].map(({ context }) => context.close()));
}
await browser.close();
await server.close();
