import type { BrowserContextOptions, Page } from 'playwright-core';
import { pageWith, programOf } from '../bots/browser/programs.js';

/** A page with a board. */
export interface OpenedBoard {
  readonly page: Page;
  /** Evaluates an expression in the page, where `tests` has the functions of `page.ts`. */
  evaluate<Result>(expression: string): Promise<Result>;
}

/** Opens a page in Chromium that defines the element. */
export const openBoard = async (options: BrowserContextOptions = {}): Promise<OpenedBoard> => {
  const program = await programOf({ file: new URL('./page.ts', import.meta.url).href });
  const page = await pageWith({ 'page.js': program }, options);
  await page.waitForFunction('globalThis.tests !== undefined');
  return { page, evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result> };
};
