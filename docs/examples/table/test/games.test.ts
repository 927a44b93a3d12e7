/** Two players and a spectator, each in a separate browser, play a whole game of each kind. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { AnyGame, GameId, Types } from 'sastrugi';
import { games } from 'sastrugi/games';
import { stateOf, type Table } from 'sastrugi/table';
import { type AnyTranslation, createGameText } from 'sastrugi/words';
import type { Room } from '../server/room.ts';
import { type Server, serve } from '../server/serve.ts';
import { openStore, type StoredTable } from '../server/store.ts';
import { checkAccess } from './access.ts';
import {
  comeToTable,
  countFrames,
  framesDrawn,
  missing,
  openBrowser,
  openTable,
  type Person,
  person,
  playOn,
  touchBoard,
} from './browser.ts';
import { checkSecrets, checkWire, hidesFrom } from './wire.ts';

const PAGES = fileURLToPath(new URL('../dist', import.meta.url));
const BY_HAND = 4;
const LANGUAGES = ['en', 'fr', 'de'];
/** The only game to play if GAME is set; else all games are played. */
const ONLY = process.env['GAME'];

if (ONLY !== undefined && !(ONLY in games)) throw new Error(`GAME=${ONLY} is not a game`);

if (missing !== undefined) console.log(missing);

describe('a whole game', { skip: missing ?? false }, () => {
  let browser: Browser;
  let server: Server;
  let people: readonly [host: Person, guest: Person, watcher: Person];
  /** By table, its states at every version. */
  const chronicles = new Map<string, Map<number, Table<Types>>>();
  const kept = new Map<string, StoredTable>();

  before(async () => {
    const store = openStore(':memory:');
    const save = (one: StoredTable): void => {
      kept.set(one.id, one);
      store.save(one);
    };
    const onSave = ({ id, table }: Room): void => {
      chronicles.set(id, (chronicles.get(id) ?? new Map()).set(table.version, table));
    };
    server = await serve({ store: { ...store, save }, pages: PAGES, port: 0, botDelayMs: 0, onSave });
    browser = await openBrowser();
    const come = () => person(browser, server.url);
    people = await Promise.all([come(), come(), come()]);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const [i, id] of (Object.keys(games) as GameId[]).entries()) {
    if (ONLY !== undefined && id !== ONLY) continue;
    test(id, async () => {
      const [host, guest, watcher] = people;
      for (const [who, { page, wire }] of people.entries()) {
        wire.sent.length = wire.told.length = 0;
        await page.evaluate("location.hash = '#/'");
        await speak(page, LANGUAGES[(i + who) % LANGUAGES.length]!);
      }
      await openTable(host.page, id, ['here', 'other']);
      const address = host.page.url();
      await Promise.all([guest, watcher].map(({ page }) => page.goto(address)));
      await guest.page.locator('.seats .seat input').fill('Zoé');
      await guest.page.locator('.sit').click();
      await comeToTable(watcher.page);
      await host.page.locator('.seats').getByText('Zoé').waitFor();
      await checkAccess(host.page);
      await Promise.all(people.map(({ page }) => countFrames(page)));

      for (let n = 0; n < BY_HAND; n++) await touchBoard((await whoActs([host, guest])).page);
      await Promise.all([host, guest].map(({ page }) => playOn(page)));
      await Promise.all(people.map(({ page }) => gameOver(page)));
      for (const { page, faults } of people) {
        assert.deepEqual(faults, []);
        assert.ok((await framesDrawn(page)) > 20);
      }
      await checkAccess(watcher.page);
      const viewport = watcher.page.viewportSize()!;
      for (const width of [1000, 1280, 1440]) {
        await watcher.page.setViewportSize({ width, height: 800 });
        const [board, side] = await Promise.all(['.board', '.side'].map((part) => topOf(watcher.page, part)));
        assert.equal(board, side, `${width}: at the end the points lie beside the board`);
      }
      await watcher.page.setViewportSize(viewport);

      const table = address.split('#/')[1]!;
      const [chronicle, { chairs, stage }] = [chronicles.get(table)!, kept.get(table)!];
      assert.equal(stage, 'over');
      const last = [...chronicle.values()].at(-1)!;
      const language = await host.page.locator('html').getAttribute('lang');
      const { words } = (await import(`sastrugi/${id}/words/${language}`)) as { readonly words: AnyTranslation };
      const names = last.seats.map(({ name }) => name);
      const game = games[id] as unknown as AnyGame;
      const outcome = createGameText(words, game, names).outcome(game.score(stateOf(game, last)));
      assert.equal(await host.page.locator('.task b').textContent(), outcome);
      const tokens = chairs.map((chair) => ('token' in chair ? chair.token! : ''));
      const seed = (last.match as { readonly options: { readonly seed: string } }).options.seed;
      for (const [viewer, { wire, faults }] of [
        [0, host],
        [1, guest],
        ['spectator', watcher],
      ] as const) {
        assert.deepEqual(faults, []);
        const others = tokens.filter((_, player) => player !== viewer);
        checkSecrets(wire.told, [seed, ...others]);
        const told =
          viewer === 1 ? wire.told.slice(wire.told.findIndex((frame) => frame.includes('"seated"')) + 1) : wire.told;
        assert.ok(checkWire({ ...wire, told }, chronicle, viewer) >= chronicle.size - 1);
        assert.ok(hidesFrom(game, [...chronicle.values()][0]!, viewer));
      }
    });
  }
});

/** Waits until a page shows the end of the game; fails if it does not go on to the next version of the table. */
const gameOver = async (page: Page): Promise<void> => {
  const over = page.locator('.task.over');
  while ((await over.count()) === 0) {
    const version = await page.locator('.board').getAttribute('data-version');
    await page.locator(`.task.over, .board:not([data-version="${version}"])`).first().waitFor();
  }
};

const topOf = async (page: Page, part: string): Promise<number> => (await page.locator(part).boundingBox())!.y;

const speak = async (page: Page, language: string): Promise<void> => {
  await page.locator('.settings select').first().selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor();
};

/** Returns the person whose page has moves to make. */
const whoActs = (people: readonly Person[]): Promise<Person> =>
  Promise.any(
    people.map(async (each) => {
      await each.page.locator('.moves').waitFor();
      return each;
    }),
  );
