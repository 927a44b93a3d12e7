import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Entrant } from '../../src/arena/index.js';
import { findBotAnywhere, loadBots } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/verdict.js';
import { game } from '../../src/games/blueprints/index.js';
import { BOTS_FOLDER, outsider } from './support.js';

const find = (entrant: Entrant) => findBotAnywhere(entrant, game as never);

describe('a module of bots', () => {
  test('is told by what it exports and by its text', async () => {
    const { source, bots } = orThrow(await loadBots(join(BOTS_FOLDER, 'odd.mjs')));
    expect(bots).toContain('tidy');
    expect(bots).toContain('nth');
    expect(source).toEqual({ path: join(BOTS_FOLDER, 'odd.mjs'), digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('may be CommonJS', async () => {
    const { bots } = orThrow(await loadBots(join(BOTS_FOLDER, 'common.cjs')));
    expect(bots).toContain('plain');
    expect(await find(await outsider('plain', {}, 'common.cjs'))).toMatchObject({ right: { name: 'plain' } });
  });

  test('has bots, and functions that make them', async () => {
    expect(await find(await outsider('tidy'))).toMatchObject({ right: { name: 'tidy' } });
    expect(await find(await outsider('nth', { settings: { number: 2 } }))).toMatchObject({
      right: { name: 'number 2' },
    });
  });

  test.each([
    ['is not there', 'nowhere.mjs', /cannot be loaded: ENOENT/],
    ['fails when it is loaded', 'broken.mjs', /cannot be loaded: out of order/],
    ['exports no bot', 'none.mjs', /exports no bot: an object with `name` and `begin`/],
  ])('is refused if it %s', async (_, file, message) => {
    const path = join(BOTS_FOLDER, file);
    expect(await loadBots(path)).toMatchObject({
      left: { _tag: 'NoBots', module: path, message: expect.stringMatching(message) },
    });
  });

  test.each<readonly [string, string, Partial<Entrant>, object]>([
    ['a name that it does not export', 'nobody', {}, { _tag: 'NoSuchBot', bot: 'nobody' }],
    [
      'settings that its maker refuses',
      'nth',
      {},
      { _tag: 'InvalidSettings', message: 'The settings of nth: number is missing.' },
    ],
    ['a function that makes no bot', 'useless', {}, { _tag: 'InvalidSettings' }],
    [
      'another text than planned',
      'tidy',
      { source: { path: join(BOTS_FOLDER, 'odd.mjs'), digest: '0' } },
      { _tag: 'OtherModule', expected: '0' },
    ],
  ])('is refused for %s', async (_, bot, other, fault) => {
    expect(await find({ ...(await outsider(bot)), ...other })).toMatchObject({ left: fault });
  });
});
