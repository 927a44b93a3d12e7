/**
 * Actions at a table other than playing on: touching places without moves, undo, lost connections, shared devices,
 * returning.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { type Server, serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';
import { checkAccess } from './access.ts';
import { comeToTable, missing, openBrowser, openTable, person, touchBoard } from './browser.ts';

/** Holds back the server's messages to a page, from its next connection on, while `isHeld`. */
const holdBack = async (page: Page) => {
  const line = { isHeld: false, waiting: [] as (() => void)[] };
  await page.routeWebSocket(/.*/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      line.waiting.push(() => socket.send(message));
      if (!line.isHeld) release();
    });
  });
  const release = (): void => {
    line.isHeld = false;
    for (const send of line.waiting.splice(0)) send();
  };
  await page.reload();
  return { line, release };
};

const PAGES = fileURLToPath(new URL('../dist', import.meta.url));

describe('a table', { skip: missing ?? false }, () => {
  let browser: Browser;
  let server: Server;
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-tables-'));
  const start = (port: number): Promise<Server> =>
    serve({ store: openStore(join(folder, 'tables.db')), pages: PAGES, port, botDelayMs: 0 });

  before(async () => {
    server = await start(0);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('explains why a touched place has no move, in the language of the page', async () => {
    const { page, context } = await person(browser, server.url, 'fr');
    await checkAccess(page);
    const viewport = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 700 });
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
    await page.setViewportSize(viewport);
    await openTable(page, 'igloo-igloo', ['here', 'here']);
    await page.locator('.curtain button').click();
    const box = (await page.locator('.board [data-place="d4"]').first().boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const why = page.locator('.moves [role="alert"]');
    assert.match((await why.textContent())!, /^Sur quelle tuile de la couronne extérieure/);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });
    await context.close();
  });

  test('has all the options of a game', async () => {
    const { page, context, wire } = await person(browser, server.url);
    await page.locator('input[value="frostpunk"]').check();
    await page.getByLabel('Hard').check();
    await page.getByLabel('Physician').check();
    await page.locator('form button[type="submit"]').click();
    await comeToTable(page);
    const opened = wire.sent.map((text) => JSON.parse(text)).find(({ kind }) => kind === 'open');
    assert.deepEqual(opened.options, { players: 2, difficulty: 'hard', expert: 'P3' });
    await context.close();
  });

  test('is drawn in its colours under the policy of the server, by day and by night', async () => {
    const { page, context, faults } = await person(browser, server.url);
    await openTable(page, 'nunatak', ['here', 'novice']);
    const paper = page.locator('.board .f-paper').first();
    const colours: string[] = [];
    for (const theme of ['light', 'dark']) {
      await page.getByLabel('Colours').selectOption(theme);
      await page.locator(`.board .nunatak-${theme}`).waitFor();
      colours.push(await paper.evaluate((element) => getComputedStyle(element).fill));
    }
    assert.equal(new Set(colours).size, 2, 'day and night differ');
    assert.ok(!colours.includes('rgb(0, 0, 0)'), 'what has no style is black');
    await page.evaluate(
      "document.body.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }))",
    );
    assert.match(faults.join(), /Content Security Policy/);
    assert.equal(faults.length, 1, faults.join());
    await context.close();
  });

  test('is found by whoever has the link, or by all, and refuses a name that is taken', async () => {
    const { page, context } = await person(browser, server.url);
    await openTable(page, 'nunatak', ['here', 'other']);
    const guest = await person(browser, page.url(), 'de');
    const names = guest.page.locator('.seat input');
    await names.fill('player 1');
    await guest.page.locator('.sit').click();
    const alert = guest.page.locator('.broken[role="alert"]');
    assert.equal(await alert.textContent(), 'Zwei Leute an einem Tisch können nicht denselben Namen haben.');
    const link = new URL(page.url()).hash;
    await guest.page.goto(server.url);
    await guest.page.locator('.preview svg').waitFor();
    assert.equal(await guest.page.locator(`.tables a[href="${link}"]`).count(), 0);
    await page.goto(server.url);
    await openTable(page, 'nunatak', ['here', 'anyone']);
    await guest.page.evaluate("dispatchEvent(new Event('focus'))");
    await guest.page.locator(`.tables a[href="${new URL(page.url()).hash}"]`).click();
    await guest.page.locator('.sit').click();
    await page.locator('.sit').waitFor({ state: 'detached' });
    await Promise.all([context, guest.context].map((each) => each.close()));
  });

  test('can be played by keyboard alone', async () => {
    const { page, context } = await person(browser, server.url);
    await openTable(page, 'antarctica', ['here', 'novice']);
    await page.locator('.moves').waitFor();
    const version = await page.locator('.board').getAttribute('data-version');
    const handle = page.locator('.board .handle[role="button"]').first();
    const label = (await handle.getAttribute('aria-label'))!;
    assert.match(label, /^.+: [A-Z]/);
    await handle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator(':focus').getAttribute('aria-label'), label);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator(`.board:not([data-version="${version}"])`).waitFor();
    await context.close();
  });

  test('does not hide the focused element under the line of the pending decision', async () => {
    const { page, context } = await person(browser, server.url);
    await page.setViewportSize({ width: 1280, height: 400 });
    await openTable(page, 'antarctica', ['here', 'novice']);
    await page.locator('.moves').waitFor();
    const handle = page.locator('.board .handle[role="button"]').first();
    await handle.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 5));
    const line = (await page.locator('.task').boundingBox())!;
    assert.ok((await handle.boundingBox())!.y < line.height);
    await handle.focus();
    assert.ok((await handle.boundingBox())!.y >= line.height);
    await context.close();
  });

  test('shows events one by one, and skips to the end on request', async () => {
    const { page, context } = await person(browser, server.url, 'en', 'no-preference');
    await openTable(page, 'igloo-igloo', ['here', 'novice']);
    const piece = page.locator('.board .piece[data-piece="inuit-0"]').first();
    await page.locator('.moves').waitFor();
    await touchBoard(page);
    const skip = page.getByRole('button', { name: 'Skip' });
    await skip.click();
    await page.locator('.moves').waitFor();
    assert.equal(await piece.evaluate((element) => getComputedStyle(element).transitionProperty), 'transform');
    assert.match((await piece.getAttribute('style'))!, /translate/);
    await context.close();
  });

  test('takes moves back immediately, or when the others agree, and updates all', async () => {
    const [ann, ben] = await Promise.all([person(browser, server.url), person(browser, server.url)]);
    await openTable(ann.page, 'blueprints', ['here', 'other']);
    await ben.page.goto(ann.page.url());
    await ben.page.locator('.sit').click();
    const [acts, waits] = await Promise.any(
      [
        [ann.page, ben.page],
        [ben.page, ann.page],
      ].map(async ([page, other]) => {
        await page!.locator('.moves').waitFor();
        return [page!, other!] as const;
      }),
    );
    await touchBoard(acts);
    await touchBoard(acts);
    await acts.locator('.undo').click();
    await acts.locator('.asked').waitFor();
    await waits.locator('.answers button').nth(1).click();
    await acts.locator('.asked').waitFor({ state: 'detached' });
    await acts.locator('.undo').click();
    await waits.locator('.answers button').first().click();
    await acts.locator('.moves').waitFor();
    await waits.locator('.history').getByText('Moves were taken back.').waitFor();
    await Promise.all([ann, ben].map(({ context }) => context.close()));
  });

  test('informs a player who asks to undo that another has asked already', async () => {
    const [ann, ben] = await Promise.all([person(browser, server.url, 'de'), person(browser, server.url, 'fr')]);
    const lines = await Promise.all([ann, ben].map(({ page }) => holdBack(page)));
    await openTable(ann.page, 'igloo-igloo', ['here', 'other']);
    await ben.page.goto(ann.page.url());
    await ben.page.locator('.sit').click();
    const pages = [ann.page, ben.page];
    const acts = await Promise.any(
      pages.map(async (page, i) => {
        await page.locator('.moves').waitFor();
        return i;
      }),
    );
    const [first, second, line] = [pages[acts]!, pages[1 - acts]!, lines[1 - acts]!];
    await touchBoard(first);
    await second.locator('.moves').waitFor();
    await touchBoard(second);
    await second.locator('.undo').waitFor();
    line.line.isHeld = true;
    await first.locator('.undo').click();
    await first.locator('.asked').waitFor();
    await second.locator('.undo').click();
    while (line.line.waiting.length < 2) await new Promise((done) => setTimeout(done, 10));
    line.release();
    const said = await second.locator('.broken').textContent();
    assert.match(
      said!,
      acts === 0 ? /^Spieler 1 a déjà demandé à reprendre/ : /^Spieler 2 hat schon um eine Rücknahme/,
    );
    await second.locator('.answers button').first().click();
    await first.locator('.moves').waitFor();
    await Promise.all([ann, ben].map(({ context }) => context.close()));
  });

  test('that cannot be saved says so in three languages, is played on, and is saved later', async () => {
    const store = openStore(':memory:');
    let isFull = false;
    const save: typeof store.save = (kept) => {
      if (isFull) throw new Error('database or disk is full');
      store.save(kept);
    };
    const house = await serve({ store: { ...store, save }, pages: PAGES, port: 0, botDelayMs: 0, retryMs: 20 });
    const people = await Promise.all(['en', 'fr', 'de'].map((locale) => person(browser, house.url, locale)));
    const [player, ...watching] = people.map(({ page }) => page);
    await openTable(player!, 'nunatak', ['here', 'novice']);
    for (const page of watching) {
      await page.goto(player!.url());
      await comeToTable(page);
    }
    isFull = true;
    await player!.locator('.moves').waitFor();
    await touchBoard(player!);
    const said = await Promise.all(people.map(({ page }) => page.locator('.broken').textContent()));
    assert.match(said[0]!, /cannot be saved at the moment\. You can play on/);
    assert.match(said[1]!, /ne peut pas être enregistrée pour le moment/);
    assert.match(said[2]!, /kann zurzeit nicht gespeichert werden/);
    await player!.locator('.moves').waitFor();
    await touchBoard(player!);
    await watching[0]!.goto(house.url);
    await watching[0]!.locator('form button[type="submit"]').click();
    const lobby = watching[0]!.locator('form [role="alert"]');
    assert.match((await lobby.textContent())!, /ne peut pas enregistrer de nouvelle table/);
    isFull = false;
    await player!.locator('.broken').waitFor({ state: 'detached' });
    await Promise.all(people.map(({ context }) => context.close()));
    await house.close();
  });

  test('reconnects when the server is back, and continues', async () => {
    const { page, context } = await person(browser, server.url);
    await openTable(page, 'nunatak', ['here', 'novice']);
    await page.locator('.moves').waitFor();
    await touchBoard(page);
    await page.locator('.moves').waitFor();
    const happened = await page.locator('.history li').count();
    const question = await page.locator('.task b').textContent();
    const { port } = new URL(server.url);
    await server.close();
    await page.locator('.broken').waitFor();
    server = await start(Number(port));
    await page.locator('.broken').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.task b').textContent(), question);
    assert.equal(await page.locator('.history li').count(), happened);
    await touchBoard(page);
    await context.close();
  });

  test('refuses invalid messages, tables, seats and moves, each by its name', async () => {
    const { page, context } = await person(browser, server.url);
    await openTable(page, 'blueprints', ['here', 'novice']);
    const table = page.url().split('#/')[1]!;
    const ask = (...texts: string[]): Promise<string> =>
      page.evaluate(async (sent) => {
        const socket = new WebSocket(location.origin.replace('http', 'ws'));
        await new Promise((done) => socket.addEventListener('open', done));
        for (const text of sent) socket.send(text);
        for (;;) {
          const told = await new Promise<string>((done) =>
            socket.addEventListener('message', ({ data }) => done(String(data)), { once: true }),
          );
          const { kind, error } = JSON.parse(told);
          if (kind === 'refused') return error._tag as string;
        }
      }, texts);
    const wish = (value: object): string => JSON.stringify(value);
    const watch = wish({ kind: 'watch', table, token: null, revision: null, speed: 'normal' });
    assert.equal(await ask('{'), 'InvalidMessage');
    assert.equal(await ask('[]'), 'InvalidMessage');
    assert.equal(await ask(wish({ kind: 'tables', more: 1 })), 'InvalidMessage');
    assert.equal(
      await ask(wish({ kind: 'open', game: '__proto__', options: {}, seats: [{ name: 'A', sitter: 'here' }] })),
      'NoGame',
    );
    assert.equal(
      await ask(wish({ kind: 'open', game: 'nunatak', options: null, seats: [{ name: 'A', sitter: 'here' }] })),
      'InvalidOptions',
    );
    assert.equal(
      await ask(
        wish({ kind: 'open', game: 'nunatak', options: { players: 2 }, seats: [{ name: 'A', sitter: 'here' }] }),
      ),
      'InvalidSeats',
    );
    assert.equal(
      await ask(wish({ kind: 'watch', table: 'none', token: null, revision: null, speed: 'normal' })),
      'NoTable',
    );
    assert.equal(
      await ask(wish({ kind: 'watch', table, token: 'guessed', revision: null, speed: 'normal' })),
      'NotSeated',
    );
    assert.equal(await ask(wish({ kind: 'sit', table, seat: 0, name: 'Eve' })), 'SeatTaken');
    assert.equal(await ask(wish({ kind: 'sit', table, seat: 1, name: 'Eve' })), 'SeatTaken');
    assert.equal(
      await ask(watch, wish({ kind: 'request', request: { kind: 'askUndo', revision: { undoCount: 0, ply: 0 } } })),
      'NotSeated',
    );
    const token = await page.evaluate(
      (id) => JSON.parse(localStorage.getItem(`sastrugi-seats-${id}`)!)[0] as string,
      table,
    );
    const mine = wish({ kind: 'watch', table, token, revision: null, speed: 'normal' });
    assert.equal(await ask(mine, wish({ kind: 'request', request: { kind: 'steal' } })), 'InvalidRequest');
    assert.equal(
      await ask(mine, wish({ kind: 'request', request: { kind: 'askUndo', revision: { undoCount: 0, ply: 999 } } })),
      'StaleRequest',
    );
    await context.close();
  });
});
