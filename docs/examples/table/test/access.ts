/** Checks pages for obstacles to people who cannot see them or do not use a mouse. */
import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

export const checkAccess = async (page: Page): Promise<void> => {
  await page.evaluate(axe.source);
  await check(page, 'axe.run()');
  await page.emulateMedia({ colorScheme: 'dark' });
  await check(page, "axe.run({ runOnly: ['color-contrast'] })");
  await page.emulateMedia({ colorScheme: 'light' });
};

const check = async (page: Page, run: string): Promise<void> => {
  const { violations } = (await page.evaluate(run)) as axe.AxeResults;
  assert.deepEqual(
    violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]),
    [],
  );
};
