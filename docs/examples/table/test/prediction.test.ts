/** A predictable move is shown immediately; the server's answer confirms it, corrects it, or takes it back. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { type Server, serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';
import { chooseOn, missing, openBrowser, openTable, type Person, person } from './browser.ts';

const PAGES = fileURLToPath(new URL('../dist', import.meta.url));

/** The connection between page and server, which can hold answers back and change requests. */
interface Line {
  /** Holds back the server's messages from now on. */
  hold(): void;
  /** Lets the waiting messages and all later ones through. */
  release(): void;
  /** Changes a request before the server receives it. */
  change: (request: Request) => Request;
}

interface Request {
  readonly kind: string;
  readonly revision: object;
  readonly move: Readonly<Record<string, unknown>>;
}

describe('a predicted move', { skip: missing ?? false }, () => {
  let browser: Browser;
  let server: Server;

  before(async () => {
    server = await serve({ store: openStore(':memory:'), pages: PAGES, port: 0, botDelayMs: 0 });
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  const begun = async (): Promise<{ readonly someone: Person; readonly line: Line }> => {
    const someone = await person(browser, server.url);
    const line = await tapped(someone.page);
    await someone.page.reload();
    await openTable(someone.page, 'antarctica', ['here', 'here']);
    await someone.page.locator('.moves').waitFor();
    return { someone, line };
  };

  test('is shown before the server answers, and stays when it does', async () => {
    const { someone, line } = await begun();
    const { page, context, faults } = someone;
    const before = await standing(page);
    line.hold();
    await chooseOn(page);
    await page.locator('.moves').waitFor({ state: 'detached' });
    const at = await standing(page);
    assert.notDeepEqual(at, before);
    assert.match((await page.locator('.task b').textContent())!, /^Player \d: /);
    assert.equal(await page.locator('.history').count(), 0);
    line.release();
    await page.locator('.moves').waitFor();
    assert.deepEqual(await standing(page), at);
    assert.equal(await page.locator('.history li.by').count(), 1);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('is undone if the server refuses it, with the reason', async () => {
    const { someone, line } = await begun();
    const { page, context } = someone;
    const before = await standing(page);
    line.change = (request) => ({ ...request, move: { kind: 'buildShip' } });
    line.hold();
    await chooseOn(page);
    await page.locator('.moves').waitFor({ state: 'detached' });
    assert.notDeepEqual(await standing(page), before);
    line.release();
    await page.locator('.moves').waitFor();
    assert.deepEqual(await standing(page), before);
    assert.match((await page.locator('main [role="alert"]').textContent())!, /\w+ \w+.*\.$/);
    await context.close();
  });

  test("is replaced by the server's version", async () => {
    const { someone, line } = await begun();
    const { page, context } = someone;
    const { told } = someone.wire;
    const moves = JSON.parse(told.findLast((each) => each.includes('"published"'))!).publication.moves;
    line.change = (request) => ({ ...request, move: moves.at(-1) });
    line.hold();
    await chooseOn(page);
    await page.locator('.moves').waitFor({ state: 'detached' });
    const wrong = await standing(page);
    line.release();
    await page.locator('.moves').waitFor();
    assert.notDeepEqual(await standing(page), wrong);
    assert.equal(await page.locator('.history li.by').count(), 1);
    await context.close();
  });

  test('is undone if the connection breaks', async () => {
    const { someone, line } = await begun();
    const { page, context } = someone;
    const before = await standing(page);
    line.hold();
    line.change = () => ({ kind: 'lost', revision: {}, move: {} });
    await chooseOn(page);
    await page.locator('.moves').waitFor({ state: 'detached' });
    await server.close();
    await page.locator('.moves').waitFor();
    assert.deepEqual(await standing(page), before);
    await context.close();
  });
});

const tapped = async (page: Page): Promise<Line> => {
  let isHeld = false;
  let waiting: (() => void)[] = [];
  const line: Line = {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const go of waiting) go();
      waiting = [];
    },
    change: (request) => request,
  };
  await page.routeWebSocket(/.*/, (socket) => {
    const end = socket.connectToServer();
    socket.onMessage((text) => {
      const wish = JSON.parse(String(text));
      end.send(JSON.stringify(wish.kind === 'request' ? { ...wish, request: line.change(wish.request) } : wish));
    });
    end.onMessage((text) => {
      if (isHeld) waiting.push(() => socket.send(text));
      else socket.send(text);
    });
  });
  return line;
};

/** Returns the pieces with their places. */
const standing = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.board .piece')
    .evaluateAll((pieces) =>
      pieces.map((piece) => `${piece.getAttribute('data-piece')} ${piece.getAttribute('data-at')}`),
    );
