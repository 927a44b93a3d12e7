import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Entrant } from '../../src/arena/index.js';
import { loadEntrant } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import type { GameRecord } from '../../src/core/records/record.js';
import { gameOf } from '../../src/games/index.js';

/** The folder of bots outside the library. */
export const BOTS_FOLDER = fileURLToPath(new URL('./bots', import.meta.url));

/** Makes an entrant whose bot is outside the library. */
export const outsider = async (bot: string, other: Partial<Entrant> = {}, file = 'odd.mjs'): Promise<Entrant> =>
  orThrow(await loadEntrant(join(BOTS_FOLDER, file), { name: `Odd ${bot}`, bot, ...other }, gameOf('blueprints')!));

/**
 * Makes an entrant whose module has changed since it was planned, and the path of a file that the module writes if it
 * is imported.
 */
export const stranger = (): { readonly entrant: Entrant; readonly trace: string } => {
  const [path, trace] = [join(folder(), 'bots.mjs'), join(folder(), 'trace')];
  const lines = [`import { writeFileSync } from 'node:fs';`, `writeFileSync(${JSON.stringify(trace)}, '');`];
  writeFileSync(path, [...lines, `export const odd = { name: 'odd', begin: () => {} };`].join('\n'));
  return { entrant: { name: 'Odd', bot: 'odd', source: { path, digest: '0' } }, trace };
};

/** Makes a folder for the duration of a test. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'sastrugi-arena-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

/** Sorts records by id. */
export const sorted = (records: readonly GameRecord[]): readonly GameRecord[] =>
  [...records].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Returns the `spawn` arguments that start a program of this folder. */
export const program = (file: string, ...args: readonly string[]): [string, string[]] => [
  process.execPath,
  ['--import', 'tsx', fileURLToPath(new URL(`./programs/${file}`, import.meta.url)), ...args],
];
