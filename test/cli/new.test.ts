import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { listEntries, root } from '../../scripts/entries.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { promises } from '../../src/testing/index.js';
import { commandHere } from './command.js';

// Beside the sources, so that the programs find the dependencies of the library.
const folder = mkdtempSync(join(root, 'test/cli/.new-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { run } = commandHere();
const FILES = ['bot.js', 'game.js', 'game.test.js', 'package.json', 'tournament.js'];
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Bundles a module of a new game with the sources of the library. */
const bundle = async (file: string): Promise<string> => {
  const paths = Object.entries(listEntries()).map(([name, path]) => [`sastrugi/${name}`, join(root, path)]);
  const outfile = join(folder, `.built/${file.replace('/', '-')}.mjs`);
  await build({
    entryPoints: [join(folder, file)],
    alias: Object.fromEntries(paths),
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return outfile;
};

describe('new', () => {
  test('writes a game, its test, a bot and a tournament, and says what comes next', async () => {
    const { exit, out } = await run(['new', 'ice-race'], { cwd: folder });
    expect({ exit, out }).toEqual({
      exit: 0,
      out: 'ice-race: package.json, game.js, game.test.js, bot.js, tournament.js\nNext: cd ice-race && npm install && npm test && npm start\n',
    });
    expect(readdirSync(join(folder, 'ice-race')).sort()).toEqual(FILES);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
    expect(JSON.parse(read('ice-race/package.json'))).toMatchObject({
      name: 'ice-race',
      type: 'module',
      dependencies: { sastrugi: `^${version}` },
    });
    expect(read('ice-race/game.js')).toMatch(/id: 'ice-race',\n {2}title: 'Ice race'/);
  });

  test('writes a game that keeps its promises, and a bot that beats one that plays any move', async () => {
    await run(['new', 'dice-race'], { cwd: folder });
    const { game } = (await import(await bundle('dice-race/game.js'))) as { readonly game: AnyGame };
    for (const { check } of promises(game, { maxPlies: 2000, games: 2 })) check();
    const printed = execFileSync(process.execPath, [await bundle('dice-race/tournament.js')], { encoding: 'utf8' });
    const [, wins] = /^careful wins (\d+) of 50 games against random\n$/.exec(printed)!;
    expect(Number(wins)).toBeGreaterThan(30);
  });

  test('fills an empty folder, and leaves one that is not empty alone', async () => {
    mkdirSync(join(folder, 'empty'));
    expect(await run(['new', 'empty'], { cwd: folder })).toMatchObject({ exit: 0 });
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full/.hidden'), 'mine');
    expect(await run(['new', 'full'], { cwd: folder })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('The folder full is not empty.'),
    });
    expect(readdirSync(join(folder, 'full'))).toEqual(['.hidden']);
    writeFileSync(join(folder, 'file'), 'mine');
    expect(await run(['new', 'file'], { cwd: folder })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('file cannot be written: '),
    });
  });

  test.each(['', 'Ice', 'ice_race', '9ice', '../ice', 'ice race', '@me/ice', 'x'.repeat(41)])(
    'refuses the name %j',
    async (name) => {
      expect(await run(['new', name], { cwd: folder })).toMatchObject({
        exit: 2,
        err: expect.stringContaining('cannot be the name of a game'),
      });
    },
  );

  test('refuses the names of modules of Node, as npm does', async () => {
    expect(await run(['new', 'http'], { cwd: folder })).toMatchObject({
      exit: 2,
      err: expect.stringContaining("npm refuses the name 'http'"),
    });
  });
});
