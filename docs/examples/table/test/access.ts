/** What a page must not have, for people who cannot see it or use no mouse. */
import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const GRAVE = ['serious', 'critical'];

export const checkAccess = async (page: Page): Promise<void> => {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults;
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''));
  assert.deepEqual(
    grave.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]),
    [],
  );
};
