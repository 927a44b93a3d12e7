import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findBot, jobCodec, jobId } from '../../src/arena/index.js';
import { findBotAnywhere, loadProgram } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { plan, RANDOM } from '../arena/support.js';
import { folder } from './support.js';

const blueprints = gameOf('blueprints')!;
const COMMAND = ['./mybot', '--depth', '3', 'weights.bin', '--book=lib/book.txt', 'lib'];

/** Makes a folder with a bot and its files. */
const bots = (): string => {
  const at = folder();
  mkdirSync(join(at, 'lib'));
  for (const file of ['mybot', 'weights.bin', 'lib/book.txt', 'beside']) writeFileSync(join(at, file), file);
  return at;
};

const entrant = async (at: string, command: readonly string[] = COMMAND) =>
  orThrow(await loadProgram({ command, folder: at }, 'Mine'));

describe('the entrant of a program', () => {
  test('names the command, its folder and a digest, and travels with jobs', async () => {
    const at = bots();
    const found = await entrant(at);
    expect(found).toEqual({
      name: 'Mine',
      bot: 'exec',
      program: { command: COMMAND, folder: at, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const job = plan({ entrants: [found, RANDOM] }).jobAt(0);
    expect(orThrow(jobCodec.decode(JSON.parse(JSON.stringify(job))))).toEqual(job);
    expect(await findBotAnywhere(found, blueprints)).toMatchObject({ right: { name: 'Mine' } });
    expect(findBot(found, blueprints)).toMatchObject({ left: { _tag: 'NoSuchBot', bot: 'exec' } });
  });

  test.each(['mybot', 'weights.bin', 'lib/book.txt'])('is another one when %s changes', async (file) => {
    const at = bots();
    const before = await entrant(at);
    appendFileSync(join(at, file), '!');
    const { digest: expected } = before.program!;
    const { digest: found } = (await entrant(at)).program!;
    expect(found).not.toBe(expected);
    expect(await findBotAnywhere(before, blueprints)).toMatchObject({
      left: {
        _tag: 'ModuleChanged',
        module: './mybot',
        expected,
        found,
        message: './mybot, or a file among its arguments, differs from when the tournament was planned.',
      },
    });
  });

  test('is another one with other words', async () => {
    const at = bots();
    const words = [COMMAND, COMMAND.slice(0, 3), ['./mybot', '--depth', '4', ...COMMAND.slice(3)]];
    const digests = await Promise.all(words.map(async (command) => (await entrant(at, command)).program!.digest));
    expect(new Set(digests).size).toBe(3);
  });

  test('is the same in another folder, and with other files beside it', async () => {
    const [here, there] = [bots(), bots()];
    appendFileSync(join(there, 'beside'), '!');
    const [one, other] = [await entrant(here), await entrant(there)];
    expect(other.program!.digest).toBe(one.program!.digest);
    const ids = [one, other].map((each) => jobId(plan({ entrants: [each, RANDOM] }).jobAt(0)));
    expect(ids[0]).toBe(ids[1]);
  });

  test('may be named by the path of programs', async () => {
    const { program } = await entrant(folder(), ['node']);
    const whole = await entrant(folder(), [process.execPath]);
    expect(program!.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(whole.program!.digest).not.toBe(program!.digest); // the words differ
  });

  test('is found without its ending where the system adds one, as Windows does', async () => {
    const at = folder();
    writeFileSync(join(at, 'mybot.EXE'), 'mine', { mode: 0o755 });
    vi.stubEnv('PATH', at);
    expect(await loadProgram({ command: ['mybot'], folder: at }, 'Mine')).toMatchObject({ _tag: 'Left' });
    vi.stubEnv('PATHEXT', `.COM${delimiter}.EXE`);
    expect(await loadProgram({ command: ['mybot'], folder: at }, 'Mine')).toMatchObject({ _tag: 'Right' });
    vi.unstubAllEnvs();
  });

  test.each([
    ['does not exist', ['./nowhere'], /^\.\/nowhere cannot be started: ENOENT/],
    ['is on no path', ['sastrugi-nowhere'], /^sastrugi-nowhere cannot be started: there is no such program\.$/],
    ['is a folder', ['./lib'], /is not a file/],
    ['is nothing', [], /cannot be started/],
  ])('is refused if it %s', async (_, command, message) => {
    expect(await loadProgram({ command, folder: bots() }, 'Mine')).toMatchObject({
      left: { _tag: 'NoBots', message: expect.stringMatching(message) },
    });
  });

  test('is refused when it is gone', async () => {
    const at = bots();
    const found = await entrant(at);
    rmSync(join(at, 'mybot'));
    expect(await findBotAnywhere(found, blueprints)).toMatchObject({ left: { _tag: 'NoBots' } });
  });
});
