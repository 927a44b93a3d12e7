import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Checks whether Chromium is missing, and prints which tests are left out then. */
export const lacksChromium = (what: string): boolean => {
  if (existsSync(CHROMIUM)) return false;
  console.warn(
    `SKIPPED: there is no Chromium at ${CHROMIUM}, which CHROMIUM may name; ${what} not tested in a browser.`,
  );
  return true;
};

/** Opens an empty page in Chromium for the duration of the test. */
export const openPage = async (): Promise<Page> => {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  onTestFinished(() => browser.close());
  return browser.newPage();
};
