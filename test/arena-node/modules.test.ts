import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Entrant, jobCodec } from '../../src/arena/index.js';
import { type DeclaredFiles, digestBot } from '../../src/arena-node/bot-digest.js';
import { findBotAnywhere, loadEntrant } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { plan, RANDOM } from '../arena/support.js';
import { BOTS_FOLDER, folder, outsider } from './support.js';

const blueprints = gameOf('blueprints')!;
const find = (entrant: Entrant) => findBotAnywhere(entrant, blueprints);
const loaded = (path: string, bot: string) => loadEntrant(path, { name: 'Odd', bot }, blueprints);

/** Writes files into a folder that exists for the duration of a test. */
const put = (files: Readonly<Record<string, string>>, at = folder()): string => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, name)), { recursive: true });
    writeFileSync(join(at, name), text);
  }
  return at;
};

describe('a module of bots', () => {
  test('is identified by its path and a digest', async () => {
    const { name, source } = await outsider('tidy');
    expect(name).toBe('Odd tidy');
    expect(source).toEqual({ path: join(BOTS_FOLDER, 'odd.mjs'), digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('may be CommonJS', async () => {
    expect(await find(await outsider('plain', {}, 'common.cjs'))).toMatchObject({ right: { name: 'plain' } });
  });

  test('exports bots, and functions that make them', async () => {
    expect(await find(await outsider('tidy'))).toMatchObject({ right: { name: 'tidy' } });
    expect(await find(await outsider('nth', { settings: { number: 2 } }))).toMatchObject({
      right: { name: 'number 2' },
    });
  });

  test.each([
    ['does not exist', 'nowhere.mjs', /cannot be loaded: ENOENT/],
    ['is a folder', '../bots', /cannot be loaded: .* is not a file/],
    ['throws when loaded', 'broken.mjs', /cannot be loaded: out of order/],
    ['exports no bot', 'none.mjs', /exports no bot: an object with `name` and `begin`/],
  ])('is refused if it %s', async (_, file, message) => {
    const path = join(BOTS_FOLDER, file);
    expect(await loaded(path, 'x')).toMatchObject({
      left: { _tag: 'NoBots', module: path, message: expect.stringMatching(message) },
    });
  });

  test.each([
    ['a missing file', `files: ['nowhere.json']`, /cannot be loaded: ENOENT/],
    ['a folder', `files: ['.']`, /is not a file/],
    ['files that are not a list', `files: 'weights.json'`, /whose files must be a list of paths/],
    ['a version that is a number', 'version: 3', /whose version a text/],
  ])('is refused if its bot declares %s', async (_, names, message) => {
    const at = put({ 'bots.mjs': `export const odd = { name: 'odd', begin: () => {}, ${names} };` });
    expect(await loaded(join(at, 'bots.mjs'), 'odd')).toMatchObject({
      left: { _tag: 'NoBots', message: expect.stringMatching(message) },
    });
  });

  test.each<readonly [string, string, Partial<Entrant>, object]>([
    ['a name that is not exported', 'nobody', {}, { _tag: 'NoSuchBot', bot: 'nobody' }],
    [
      'settings that its maker refuses',
      'nth',
      {},
      { _tag: 'InvalidSettings', message: 'The settings of nth: number is missing.' },
    ],
    ['a function that does not make a bot', 'useless', {}, { _tag: 'InvalidSettings' }],
    [
      'a text that has changed since it was planned',
      'tidy',
      { source: { path: join(BOTS_FOLDER, 'odd.mjs'), digest: '0' } },
      { _tag: 'ModuleChanged', expected: '0' },
    ],
  ])('is refused for %s', async (_, bot, other, fault) => {
    expect(await find({ ...(await outsider('tidy')), bot, ...other })).toMatchObject({ left: fault });
  });

  test('is not imported unless it has the requested digest', async () => {
    const path = join(
      put({ 'bots.mjs': `globalThis.imported = true; export const odd = { name: 'odd', begin: () => {} };` }),
      'bots.mjs',
    );
    const entrant = { name: 'Odd', bot: 'odd' };
    expect(await find({ ...entrant, source: { path, digest: '0' } })).toMatchObject({
      left: { _tag: 'ModuleChanged' },
    });
    expect(globalThis).not.toHaveProperty('imported');
    const { bot: digest } = await digestBot(path, {});
    expect(await find({ ...entrant, source: { path, digest } })).toMatchObject({ right: { name: 'odd' } });
    expect(globalThis).toHaveProperty('imported', true);
  });

  test('is refused if its bot declares something else after the import', async () => {
    const path = join(
      put({ 'bots.mjs': `export const odd = { name: 'odd', begin: () => {}, version: 'two' };` }),
      'bots.mjs',
    );
    const { bot: digest } = await digestBot(path, { version: 'one' });
    expect(await find({ name: 'Odd', bot: 'odd', source: { path, digest, version: 'one' } })).toMatchObject({
      left: { _tag: 'ModuleChanged' },
    });
  });

  test('includes the files and version that its bot declares', async () => {
    const at = put({
      'bots.mjs': `export const make = ({ file }) => ({ name: 'odd', begin: () => {}, files: [file], version: '3' });`,
      'deep.json': '{}',
    });
    const settings = { file: 'deep.json' };
    const entrant = orThrow(
      await loadEntrant(join(at, 'bots.mjs'), { name: 'Odd', bot: 'make', settings }, blueprints),
    );
    expect(entrant.source).toMatchObject({ files: ['deep.json'], version: '3' });
    const job = plan({ entrants: [entrant, RANDOM] }).jobAt(0);
    expect(orThrow(jobCodec.decode(JSON.parse(JSON.stringify(job)))).seats[0]).toEqual(entrant);
    expect(await find(entrant)).toMatchObject({ right: { name: 'odd' } });
  });
});

describe('the digest of a bot', () => {
  const BOT = {
    'bots.mjs': [
      `import { near } from './lib/near.mjs';`,
      `import/* a gap */{ gap }from"./gap.mjs";`,
      `export * from './again.mjs';`,
      `import data from './data.json' with { type: 'json' };`,
      `import 'scoped'; import { x } from '@scope/kit/deep'; import fs from 'node:fs'; import path from 'path';`,
      'const late = () => import(`./late.mjs`);',
      `const worker = new URL('./worker.js', import.meta.url);`,
      `const text = "from './nowhere.mjs'"; // from './neither.mjs'`,
    ].join('\n'),
    'lib/near.mjs': `import '../far.mjs'; import '../bots.mjs';`,
    'far.mjs': `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); require('./old');
      const load = createRequire(import.meta.url); load('./alias.cjs'); const parts = ['./listed.mjs']; console.log('./log.txt');`,
    'old.js': `module.exports = require("./older/");`,
    'older/index.js': '',
    'gap.mjs': '',
    'alias.cjs': '',
    'listed.mjs': '',
    'log.txt': '',
    'again.mjs': '',
    'data.json': '{}',
    'late.mjs': '',
    'worker.js': '',
    'weights.bin': 'w',
    'node_modules/scoped/package.json': '{ "version": "1.0.0", "exports": { "import": "./a.mjs" } }',
    'node_modules/scoped/a.mjs': '',
    'node_modules/@scope/kit/package.json': '{ "version": "1.0.0" }',
    'node_modules/@scope/kit/deep.js': '',
    'beside.mjs': '',
  };
  const NAMED = { files: ['weights.bin'], version: '1' };
  const digest = async (at: string, named: DeclaredFiles = NAMED) => (await digestBot(join(at, 'bots.mjs'), named)).bot;

  test.each(Object.keys(BOT).filter((file) => !/\/a\.mjs|deep\.js|beside|log|node_modules/.test(file)))(
    'changes with %s',
    async (file) => {
      const at = put(BOT);
      const before = await digest(at);
      appendFileSync(join(at, file), ' ');
      expect(await digest(at)).not.toBe(before);
    },
  );

  test.each(['scoped', '@scope/kit'])('changes with the version of the package %s', async (name) => {
    const at = put(BOT);
    const before = await digest(at);
    put({ [`node_modules/${name}/package.json`]: '{ "version": "1.0.1" }' }, at);
    expect(await digest(at)).not.toBe(before);
  });

  test('changes with the files and version that the bot declares', async () => {
    const at = put(BOT);
    const digests = [
      NAMED,
      {},
      { files: ['weights.bin'] },
      { version: '1' },
      { ...NAMED, version: '2' },
      { files: ['weights.bin', 'data.json'], version: '1' },
    ];
    expect(new Set(await Promise.all(digests.map((named) => digest(at, named)))).size).toBe(digests.length);
  });

  test('changes when a missing file appears', async () => {
    const at = put(BOT);
    const before = await digest(at);
    put({ 'nowhere.mjs': '' }, at);
    expect(await digest(at)).not.toBe(before);
  });

  test('does not depend on the folder of the module, or on other files in it', async () => {
    const [here, there] = [put(BOT), put(BOT)];
    appendFileSync(join(there, 'beside.mjs'), ' ');
    appendFileSync(join(there, 'log.txt'), 'played');
    appendFileSync(join(there, 'node_modules/scoped/a.mjs'), ' ');
    expect(await digest(there)).toBe(await digest(here));
    symlinkSync(join(here, 'bots.mjs'), join(here, 'link.mjs'));
    expect((await digestBot(join(here, 'link.mjs'), NAMED)).bot).toBe(await digest(here));
  });

  test('covers the files of a package that is linked into place', async () => {
    const at = put({
      'bots.mjs': `import 'linked';`,
      'linked/package.json': '{ "version": "1.0.0" }',
      'linked/index.js': '',
    });
    mkdirSync(join(at, 'node_modules'));
    symlinkSync(join(at, 'linked'), join(at, 'node_modules/linked'));
    const before = await digest(at, {});
    appendFileSync(join(at, 'linked/index.js'), ' ');
    expect(await digest(at, {})).not.toBe(before);
  });
});
