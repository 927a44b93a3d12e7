/**
 * Two players share a device: neither sees the other's hidden information, and there is no curtain in games without
 * any.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { type AnyGame, type GameId, makeMove, orThrow, startMatch, type Types } from 'sastrugi';
import { games } from 'sastrugi/games';
import { openTable, saveTable, stateOf, type Table } from 'sastrugi/table';
import { hasHiddenInformation } from '../server/chairs.ts';
import { type Server, serve } from '../server/serve.ts';
import { openStore } from '../server/store.ts';
import { chooseOn, comeToTable, missing, openBrowser, person } from './browser.ts';

const PAGES = fileURLToPath(new URL('../dist', import.meta.url));
const MOST_MOVES = 250;
/** The seed of a game of Nunatak in which a player looks into the deck, and of all others. */
const SEED = 'veil';
const TOKENS = ['token of the first', 'token of the second'];

/** By game, whether players always, sometimes or never see more than others. */
const SECRETS: Readonly<Record<GameId, 'always' | 'at times' | 'never'>> = {
  antarctica: 'never',
  blueprints: 'always',
  frostpunk: 'never',
  'igloo-igloo': 'always',
  nunatak: 'at times',
};

describe('hidden information by game', () => {
  for (const [id, often] of Object.entries(SECRETS) as [GameId, string][]) {
    test(`${id}: ${often}`, () => {
      const found = tablesOf(id).map((table) =>
        [0, 1].some((player) => hasHiddenInformation(gameOf(id), table, player)),
      );
      assert.ok(found.length > 20);
      if (often !== 'never') assert.ok(found.includes(true));
      if (often !== 'always') assert.ok(found.includes(false));
      if (often === 'never') assert.ok(!found.includes(true));
      assert.ok(!tablesOf(id).some((table) => hasHiddenInformation(gameOf(id), table, 'spectator')));
    });
  }
});

describe('a shared device', { skip: missing ?? false }, () => {
  const store = openStore(':memory:');
  let browser: Browser;
  let server: Server;

  before(async () => {
    server = await serve({ store, pages: PAGES, port: 0, botDelayMs: 0 });
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /** Opens a page that has both seats of a table. */
  const sitting = async (id: GameId, table: Table<Types>) => {
    const name = randomUUID();
    const chairs = TOKENS.map((token) => ({ token }));
    store.save({ id: name, game: id, chairs, saved: saveTable(gameOf(id), table), stage: 'begun' });
    const someone = await person(browser, server.url);
    await someone.page.evaluate(
      ([key, tokens]) => localStorage.setItem(key!, tokens!),
      [`sastrugi-seats-${name}`, JSON.stringify(TOKENS)],
    );
    await someone.page.goto(`${server.url}#/${name}`);
    await comeToTable(someone.page);
    return someone;
  };

  for (const id of Object.keys(SECRETS) as GameId[]) {
    test(`${id}: a curtain before every side with hidden information, and nowhere else`, async () => {
      const { page, context, faults } = await sitting(id, tablesOf(id)[0]!);
      let before = '';
      for (let turn = 0; turn < 6; turn++) {
        const isDrawn = await settled(page);
        if (isDrawn) await openCurtain(page);
        await page.locator('.moves').waitFor();
        const name = await whoSits(page);
        assert.equal(isDrawn, SECRETS[id] === 'always' && name !== before, `${name} after ${before}`);
        before = name;
        await moveOn(page);
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
  }

  test('a player who is about to see hidden information is asked to look alone first', async () => {
    const game = gameOf('nunatak');
    const tables = tablesOf('nunatak');
    const looks = tables.findIndex((table) => hasHiddenInformation(game, table, moverAt('nunatak', table)));
    const { page, context } = await sitting('nunatak', tables[looks - 1]!);
    await page.locator('.moves').waitFor();
    assert.equal(await page.locator('.curtain').count(), 0);
    const other = await sitting('nunatak', tables[looks]!);
    await openCurtain(other.page);
    assert.ok((await other.page.locator('.board .piece[data-at="deck"]').count()) > 0);
    await Promise.all([context, other.context].map((each) => each.close()));
  });

  test('a waiting player may look at their side, and is asked before the other takes a move back', async () => {
    const { page, context } = await sitting('blueprints', tablesOf('blueprints')[5]!);
    await openCurtain(page);
    const [acts, waits] = (await whoSits(page)) === 'Ann' ? ['Ann', 'Ben'] : ['Ben', 'Ann'];
    await page.getByRole('button', { name: `Show ${waits}'s view` }).click();
    await openCurtain(page);
    assert.equal(await whoSits(page), waits);
    assert.equal(await page.locator('.moves').count(), 0);
    const version = Number(await page.locator('.board').getAttribute('data-version'));
    await page.locator('.undo').click();
    await openCurtain(page);
    assert.equal(await whoSits(page), acts);
    assert.match((await page.locator('.asked').textContent())!, new RegExp(`^${waits} would like to take a move back`));
    await page.locator('.answers button').first().click();
    await openCurtain(page);
    assert.equal(await whoSits(page), waits);
    assert.equal(await page.locator('.board').getAttribute('data-version'), `${version + 2}`);
    await page.locator('.moves').waitFor();
    await context.close();
  });

  test('the history of one player contains nothing that only the other has seen', async () => {
    const { page, context } = await sitting('blueprints', tablesOf('blueprints')[0]!);
    await openCurtain(page);
    await moveOn(page);
    await page.locator('.history, .curtain button').first().waitFor();
    while ((await page.locator('.curtain').count()) === 0) await moveOn(page);
    await page.locator('.curtain button').waitFor();
    await openCurtain(page);
    const told = (await page.locator('.history').textContent())!;
    assert.match(told, /behind the screen/);
    assert.doesNotMatch(told, /on level/);
    await context.close();
  });
});

const gameOf = (id: GameId): AnyGame => games[id] as unknown as AnyGame;

const moverAt = (id: GameId, table: Table<Types>): number => gameOf(id).toAct(stateOf(gameOf(id), table)) ?? 0;

/**
 * Returns a two-player game as a table, move after move: the first legal move, then the second, and so on through them
 * all.
 */
const tablesOf = (id: GameId): readonly Table<Types>[] => {
  const tables = played.get(id) ?? playedOut(id);
  played.set(id, tables);
  return tables;
};

const played = new Map<GameId, readonly Table<Types>[]>();

const playedOut = (id: GameId): readonly Table<Types>[] => {
  const game = gameOf(id);
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
  const tables: Table<Types>[] = [];
  let match = orThrow(startMatch(game, { players: 2, seed: SEED }));
  for (let n = 0; n < MOST_MOVES; n++) {
    const table = orThrow(openTable(game, match, seats));
    const state = stateOf(game, table);
    const moves = game.legalMoves(state);
    if (moves.length === 0) break;
    tables.push(table);
    ({ match } = orThrow(makeMove(game, match, moves[(5 * n) % moves.length]!)));
  }
  return tables;
};

/** Waits until there is something to do; returns whether that is to open a curtain. */
const settled = async (page: Page): Promise<boolean> => {
  await page.locator('.curtain button, .moves').first().waitFor();
  return (await page.locator('.curtain').count()) > 0;
};

/** Opens the curtain, after checking that nothing of the game is on the page. */
const openCurtain = async (page: Page): Promise<void> => {
  await page.locator('.curtain button').waitFor();
  assert.match((await page.locator('.curtain h1').textContent())!, /^Pass the screen to (Ann|Ben)\.$/);
  assert.equal(await page.locator('.board, .history, .moves, .seats, svg').count(), 0);
  await page.locator('.curtain button').click();
  await page.locator('.board').waitFor();
};

/** Returns the player whose side is shown. */
const whoSits = async (page: Page): Promise<string> =>
  /Ann|Ben/.exec((await page.locator('.seats th:has(small)').textContent())!)![0];

const moveOn = async (page: Page): Promise<void> => {
  const version = await page.locator('.board').getAttribute('data-version');
  await chooseOn(page);
  await page.locator(`.board:not([data-version="${version}"]), .curtain`).first().waitFor();
  await page.locator('.moves, .curtain').first().waitFor(); // the board may change before it is known who goes on
};
