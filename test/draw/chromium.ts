import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a Chromium that can be asked. */
export const hasChromium = existsSync(CHROMIUM);

/** What a script of a page writes into the element `answer`: the page is shown, and the script told to run. */
export const answerOf = (page: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-page-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, page);
  try {
    const flags = ['--headless', '--disable-gpu', '--no-sandbox', `--user-data-dir=${join(folder, 'profile')}`];
    const options = { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' } as const;
    const shown = execFileSync(CHROMIUM, [...flags, '--dump-dom', `file://${file}`], options);
    return /<pre id="answer">([^<]*)<\/pre>/.exec(shown)?.[1] ?? 'the page has no answer';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
