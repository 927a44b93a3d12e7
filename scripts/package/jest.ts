import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../shell.js';
import type { Consumer } from './consumer.js';

/** Runs a test by Jest as it comes, which is CommonJS without dynamic imports, in an app that has the library. */
export const runJest = ({ folder: place, tarball, subpaths }: Consumer): readonly string[] => {
  const folder = mkdtempSync(join(place, '../jest-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(folder, 'app.test.js'), createTest(subpaths));
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', 'jest@30', tarball], folder);
  run(process.execPath, ['node_modules/jest/bin/jest.js'], folder);
  return [];
};

const createTest = (subpaths: readonly string[]): string => `
const { gameIds, loadGame } = require('sastrugi');
test.each(gameIds)('%s is loaded', async (id) => expect((await loadGame(id)).id).toBe(id));
test.each(${JSON.stringify(subpaths)})('%s is required', (name) => expect(Object.keys(require(name))).not.toEqual([]));
test('threads play', async () => {
  const { orThrow } = require('sastrugi');
  const { game } = require('sastrugi/nunatak');
  const { memoryArchive, planTournament, runTournament } = require('sastrugi/arena');
  const { onThreads } = require('sastrugi/arena-node');
  const entrants = [{ name: 'Rae', bot: 'random' }, { name: 'Gus', bot: 'random' }];
  const tournament = { options: { players: 2 }, entrants, form: { kind: 'round-robin' }, seed: 'jest', botSeed: 'bots', deals: 1 };
  const plan = orThrow(planTournament(game, tournament));
  const report = orThrow(await runTournament(plan, { archive: memoryArchive(), runner: onThreads(1) }));
  expect(report.playedGames).toBe(2);
}, 60_000);
`;
