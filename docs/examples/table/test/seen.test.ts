/** The sight of a table: choices in sight, drawings that fail, the speed, the history. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import type { AnyGame, GameId, Types } from 'sastrugi';
import { games } from 'sastrugi/games';
import type { Publication } from 'sastrugi/table';
import { type AnyAboutTranslation, createAbout, createGameText } from 'sastrugi/words';
import { type Server, serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';
import type { ServerMessage } from '../shared/messages.ts';
import { SPEED_NAMES } from '../shared/speeds.ts';
import { checkAccess } from './access.ts';
import { chooseOn, missing, openBrowser, openTable, person, touchBoard } from './browser.ts';

const PAGES = fileURLToPath(new URL('../dist', import.meta.url));

/** The box of an element, as far as it is in the window. */
const boxOf = async (element: Locator) => (await element.boundingBox())!;

describe('a table', { skip: missing ?? false }, () => {
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

  for (const id of Object.keys(games)) {
    test(`of ${id} has its choices beside the board, on a telephone at the lower edge, and in sight`, async () => {
      const { page, context } = await person(browser, server.url, 'de'); // the longest words
      await openTable(page, id, ['here', 'novice']);
      const curtain = page.locator('.curtain button');
      if ((await curtain.count()) > 0) await curtain.click();
      for (const [width, height] of [
        [360, 740],
        [1280, 800],
        [1440, 900],
        [1440, 700],
      ] as const) {
        await page.setViewportSize({ width, height });
        const moves = page.locator('.moves');
        await moves.waitFor();
        for (const down of [0, 150, 300]) {
          await page.evaluate(`scrollTo(0, ${down})`);
          const [board, choices] = await Promise.all([boxOf(page.locator('.board')), boxOf(page.locator('.choices'))]);
          const first = await boxOf(page.locator('.moves :is(.move, .group)').first());
          assert.ok(first.y > 0 && first.y + first.height <= height, `${width}: the first choice is in sight`);
          if (width > 400) assert.ok(choices.x >= board.x + board.width, `${width}: beside the board`);
          else assert.ok(choices.height <= 0.41 * height, `${width}: most of the window is left to the board`);
        }
        assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width);
        for (const part of ['.choices', '.seats .scroll']) {
          const [needed, given] = await widthsOf(page.locator(part));
          assert.ok(needed <= given, `${width}: ${part} needs ${needed} pixels and has ${given}`);
        }
        const smallest = await smallestLabel(page);
        assert.ok(smallest > 8.99, `${width}: the smallest label has ${smallest} pixels`);
        await page.evaluate('scrollTo(0, 0)');
      }
      await context.close();
    });
  }

  for (const id of Object.keys(games) as GameId[]) {
    test(`of ${id} says what a thing is under the mouse, where it is touched, and in a list of all`, async () => {
      const { page, context, faults } = await person(browser, server.url);
      await openTable(page, id, ['here', 'novice']);
      const curtain = page.locator('.curtain button');
      if ((await curtain.count()) > 0) await curtain.click();
      await page.locator('.moves').waitFor(); // from now on nothing happens by itself
      await page.locator('.glossary').waitFor();
      const places = await page
        .locator('.board [data-place]:not(.handle)')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-place')!));
      let described = 0;
      for (const place of places.filter((_, i) => i % Math.ceil(places.length / 15) === 0)) {
        const drawn = page.locator(`.board [data-place="${place}"]`).first();
        await drawn.scrollIntoViewIfNeeded(); // outside the window there is no mouse
        const { x, y, width, height } = await boxOf(drawn);
        const middle = [x + width / 2, y + height / 2] as const;
        if (!(await isBoard(page, middle))) continue;
        await page.mouse.click(...middle);
        await page.locator('.touched').waitFor();
        await page.locator('.hint').waitFor({ state: 'detached' }); // so the mouse is at the place that was touched
        const touched = new Set(await page.locator('.moves dd').allTextContents());
        await page.keyboard.press('Escape');
        await page.mouse.move(middle[0] + 1, middle[1]);
        await page.locator('.hint').waitFor();
        const lines = await page.locator('.hint dd').allTextContents();
        if (lines.length === 0) continue;
        described++;
        assert.ok(lines.every((line) => touched.has(line)));
        const hint = await boxOf(page.locator('.hint'));
        const titles = await page.locator('.hint :is(b, dt)').allTextContents();
        assert.equal(new Set(titles.map((title) => title.toLowerCase())).size, titles.length, titles.join());
        const window = page.viewportSize()!;
        assert.ok(hint.x >= 0 && hint.x + hint.width <= window.width && hint.y >= 0);
      }
      assert.ok(described >= 3, `${described} of ${places.length} places are described`);
      await page.mouse.move(0, 0);
      await page.locator('.hint').waitFor({ state: 'detached' });

      const { words } = (await import(`sastrugi/${id}/about/en`)) as { readonly words: AnyAboutTranslation };
      const game = games[id] as unknown as AnyGame;
      const { entries, about } = createAbout(words, game, createGameText(words, game));
      await page.locator('.glossary summary').click();
      assert.deepEqual(
        await page.locator('.glossary dt').allTextContents(),
        [...new Set(entries.map((thing) => JSON.stringify(about(thing))))].map((text) => JSON.parse(text).title),
      );
      await checkAccess(page);
      await page.locator('.glossary input').fill(about(entries[0]!).lines[0]!);
      assert.equal(await page.locator('.glossary dt').first().textContent(), about(entries[0]!).title);
      await page.setViewportSize({ width: 360, height: 740 });
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }

  test('says nothing more of a place once the mouse leaves the board, even if its mark is gone', async () => {
    const { page, context } = await person(browser, server.url);
    await openTable(page, 'nunatak', ['here', 'novice']);
    await page.locator('.moves').waitFor();
    const dome = page.locator('.board [data-place="dome"]'); // no move is offered there, so only a touch marks it
    await dome.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(dome);
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('.board .chosen').waitFor();
    await page.mouse.move(x + width / 2 + 1, y + height / 2); // onto the mark
    // The mark goes from under the mouse, which leaves before the browser looks what is there now.
    await Promise.all([page.keyboard.press('Escape'), page.mouse.move(0, 0)]);
    await page.locator('.hint').waitFor({ state: 'detached' });
    await context.close();
  });

  test('groups many choices by what is touched, and each of them can be reached', async () => {
    const { page, context, wire } = await person(browser, server.url);
    await openTable(page, 'frostpunk', ['here', 'novice']);
    assert.match((await page.locator('.seats').textContent())!, /−1/, 'with a true minus sign');
    for (let made = 0; made < 12; made++) {
      await page.locator('.moves, .task.over').first().waitFor();
      if ((await page.locator('.task.over').count()) > 0) break; // the city can fall within a few moves
      const told = JSON.parse(wire.told.findLast((each) => each.includes('"published"'))!) as ServerMessage;
      assert.ok(told.kind === 'published');
      const { moves } = told.publication;
      const version = await page.locator('.board').getAttribute('data-version');
      assert.equal(version, `${told.publication.version}`);
      assert.equal((await reachable(page)).size, moves.length);
      await chooseOn(page);
      await page.locator(`.board:not([data-version="${version}"])`).waitFor();
    }
    await context.close();
  });

  test('makes a move by two touches of its place, and explains the first', async () => {
    const { page, context } = await person(browser, server.url);
    await openTable(page, 'igloo-igloo', ['here', 'novice']);
    await page.locator('.moves').waitFor();
    const version = await page.locator('.board').getAttribute('data-version');
    const { x, y, width, height } = await boxOf(page.locator('.board .handle').first());
    await page.mouse.click(x + width / 2, y + height / 2);
    assert.match((await page.locator('.moves').textContent())!, /Touch it once more/);
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator(`.board:not([data-version="${version}"])`).waitFor();
    await context.close();
  });

  test('marks on the board what a choice is about', async () => {
    const { page, context } = await person(browser, server.url);
    await openTable(page, 'igloo-igloo', ['here', 'novice']);
    await page.locator('.moves').waitFor();
    const marked = page.locator('.board .mark');
    const all = await marked.count();
    await page.locator('.moves .move').first().hover();
    await page.waitForFunction(`document.querySelectorAll('.board .mark').length < ${all}`);
    assert.equal(await marked.count(), 1);
    await page.mouse.move(0, 0);
    await page.waitForFunction(`document.querySelectorAll('.board .mark').length === ${all}`);
    await context.close();
  });

  test('goes on if a drawing throws: the next one is shown again', async () => {
    const { page, context } = await person(browser, server.url, 'en', 'no-preference');
    let isDamaged = false;
    await page.routeWebSocket(/.*/, (socket) => {
      socket.connectToServer().onMessage((text) => {
        const told = JSON.parse(String(text)) as ServerMessage;
        if (isDamaged && told.kind === 'published') damageFrames(told.publication);
        socket.send(JSON.stringify(told));
      });
    });
    await page.reload();
    await openTable(page, 'igloo-igloo', ['here', 'novice']);
    await page.locator('.moves').waitFor();
    isDamaged = true;
    await touchBoard(page);
    await page.locator('.columns > .broken').first().waitFor();
    assert.match((await page.locator('.columns > .broken').first().textContent())!, /The game goes on/);
    assert.ok(await page.locator('.invite').isVisible());
    isDamaged = false;
    await page.locator('.board').waitFor();
    await page.locator('.moves').waitFor();
    await touchBoard(page);
    await page.locator('.moves').waitFor();
    await context.close();
  });

  test('shows events at the chosen speed, and keeps it', async () => {
    const { page, context, wire } = await person(browser, server.url, 'en', 'no-preference');
    await page.evaluate(`{
      globalThis.waits = [];
      const wait = setTimeout;
      setTimeout = (what, ms, ...rest) => (waits.push(ms), wait(what, ms, ...rest));
    }`);
    await openTable(page, 'igloo-igloo', ['here', 'here']);
    await page.locator('.curtain button').click();
    const longest: number[] = [];
    for (const speed of SPEED_NAMES) {
      await page.getByLabel('Speed').selectOption(speed);
      await page.evaluate('waits.length = 0');
      await touchBoard(page);
      const again = page.locator('.moves, .curtain button').first();
      await again.waitFor();
      longest.push(
        (await page.evaluate('Math.max(0, ...waits.filter((ms) => ms !== undefined && ms < 5000))')) as number,
      );
      if ((await page.locator('.curtain button').count()) > 0) await page.locator('.curtain button').click();
      await page.locator('.moves').waitFor();
      const watched = wire.sent.map((text) => JSON.parse(text)).findLast(({ kind }) => kind === 'watch');
      assert.equal(watched.speed, speed);
    }
    const [slow, usual, fast, instant] = longest as [number, number, number, number];
    assert.ok(slow > usual && usual > fast && fast > instant, longest.join());
    await page.reload();
    assert.equal(await page.getByLabel('Speed').inputValue(), 'instant');
    await context.close();
  });

  test('tells the latest move first, with its events in the order in which they happened', async () => {
    const { page, context, wire } = await person(browser, server.url);
    await openTable(page, 'igloo-igloo', ['here', 'novice']);
    for (let made = 0; made < 3; made++) {
      await page.locator('.moves').waitFor();
      await touchBoard(page);
    }
    await page.locator('.moves').waitFor();
    const steps = wire.told.flatMap((text) => {
      const told = JSON.parse(text) as ServerMessage;
      return told.kind === 'published' ? (told.publication.steps ?? []) : [];
    });
    const groups = await page
      .locator('.history ol')
      .evaluateAll((lists) => lists.map((list) => [...list.children].map(({ className }) => className)));
    const expected = steps.map(({ frames }) => ['by', ...frames.flatMap(({ event }) => (event === null ? [] : ['']))]);
    assert.deepEqual(groups, expected.toReversed());
    await context.close();
  });
});

/** Checks whether the board is what lies at a point of the window. */
const isBoard = (page: Page, [x, y]: readonly [number, number]): Promise<boolean> =>
  page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('.board svg') !== null, [x, y] as const);

/** Returns the size of the smallest label on the board, in pixels of the window. */
const smallestLabel = (page: Page): Promise<number> =>
  page
    .locator('.board text')
    .evaluateAll((texts) =>
      Math.min(
        ...(texts as SVGTextElement[]).map(
          (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
        ),
      ),
    );

/** Returns the width of the content of an element, and the width that it has for it. */
const widthsOf = (element: Locator): Promise<readonly [number, number]> =>
  element.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth] as const);

/** Takes the lists out of all positions between the views. */
const damageFrames = ({ steps }: Publication<Types>): void => {
  for (const { state } of steps?.flatMap(({ frames }) => frames) ?? []) {
    const lists = Object.entries(state).filter(([, value]) => Array.isArray(value));
    Object.assign(state, Object.fromEntries(lists.map(([name]) => [name, null])));
  }
};

/** Returns the sentences of all moves that the choices lead to. */
const reachable = async (page: Page): Promise<ReadonlySet<string>> => {
  const found = new Set(await page.locator('.moves .move').allTextContents());
  const groups = page.locator('.moves .group');
  for (let i = 0; i < (await groups.count()); i++) {
    await groups.nth(i).click();
    for (const each of await reachable(page)) found.add(each);
    await page.locator('.moves .close').click();
  }
  return found;
};
