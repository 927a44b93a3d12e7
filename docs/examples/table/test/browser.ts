/** Chromium, and people who play in it. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** The reason why the tests cannot run here; undefined if they can. */
export const missing: string | undefined = existsSync(CHROMIUM)
  ? undefined
  : `SKIPPED: there is no Chromium at ${CHROMIUM}; CHROMIUM may name another`;

/** The milliseconds that tests wait for something that must happen, also on a busy machine. */
export const PATIENCE = 120_000;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    timeout: PATIENCE,
  });

/** The messages sent and received by one page. */
export interface Wiretap {
  readonly sent: string[];
  readonly told: string[];
}

export interface Person {
  readonly page: Page;
  readonly wire: Wiretap;
  readonly faults: string[];
  readonly context: BrowserContext;
}

/** The animation of a page: none; all frames; or all frames, each for a moment only. */
export type Motion = 'reduce' | 'no-preference' | 'hurried';

/** Shortens timers, so that a frame is shown only for the time that drawing it takes. */
const HURRY = 'const wait = setTimeout; setTimeout = (what, ms, ...rest) => wait(what, Math.min(ms, 1), ...rest)';

/** Opens a separate browser for a person, by default with all frames, each for a moment only. */
export const person = async (
  browser: Browser,
  url: string,
  locale = 'en',
  motion: Motion = 'hurried',
): Promise<Person> => {
  const reducedMotion = motion === 'reduce' ? 'reduce' : 'no-preference';
  const context = await browser.newContext({ reducedMotion, locale });
  if (motion === 'hurried') await context.addInitScript(HURRY);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const wire: Wiretap = { sent: [], told: [] };
  const faults: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => wire.sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => wire.told.push(String(payload)));
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(url);
  return { page, wire, faults, context };
};

/** Opens a table for two, with these holders of the seats. */
export const openTable = async (page: Page, game: string, sitters: readonly string[]): Promise<void> => {
  await page.locator(`input[value="${game}"]`).check();
  await page.locator('input[name="players"][value="2"]').check();
  for (const [i, sitter] of sitters.entries()) await page.locator('.seat select').nth(i).selectOption(sitter);
  await page.locator('form button[type="submit"]').click();
  await comeToTable(page);
};

/** Waits for the table, or the curtain before it: the lobby has a board too, the preview. */
export const comeToTable = (page: Page): Promise<void> =>
  page.locator('.table .board svg, .curtain button').first().waitFor();

/** Plays by the buttons until the game is over, going through all choices in turn. */
export const playOn = (page: Page): Promise<void> =>
  page.evaluate(`{
    // Pressed in no order: in any order, groups might be opened and closed for ever.
    let random = 1;
    const press = () => {
      const buttons = document.querySelectorAll('.moves :is(.move, .group)');
      random = (random * 48271) % 2147483647;
      buttons[random % Math.max(1, buttons.length)]?.click();
    };
    new MutationObserver(press).observe(document.querySelector('main'), { childList: true, subtree: true });
    press();
  }`);

/** Touches a place with moves on the board, and makes a move that is offered there. */
export const touchBoard = async (page: Page): Promise<void> => {
  const version = await page.locator('.board').getAttribute('data-version');
  const handles = page.locator('.board .handle[role="button"]');
  if ((await handles.count()) > 0) {
    await handles.last().scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await handles.last().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  await chooseOn(page);
  await page.locator(`.board:not([data-version="${version}"]), .curtain`).waitFor();
};

/** Makes the first move that is offered, through the groups before it. */
export const chooseOn = async (page: Page): Promise<void> => {
  const move = page.locator('.moves .move').first();
  while ((await move.count()) === 0) await page.locator('.moves .group').first().click();
  await move.click();
};

/** Starts to count the drawings of the page while it shows events. */
export const countFrames = (page: Page): Promise<void> =>
  page.evaluate(`{
    globalThis.framesDrawn = 0;
    const count = () => document.querySelector('.task button') && framesDrawn++;
    new MutationObserver(count).observe(document.querySelector('main'), { childList: true, subtree: true });
  }`);

/** Returns that count. */
export const framesDrawn = (page: Page): Promise<number> => page.evaluate('framesDrawn');
