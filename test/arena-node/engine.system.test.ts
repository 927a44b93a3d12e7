import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../../scripts/entries.js';
import { memoryArchive, resultOfRecord, runTournament } from '../../src/arena/index.js';
import { guardedProcesses, startProgram } from '../../src/arena-node/engine/engine-process.js';
import { loadProgram, onQueue, onThreads, serveQueue } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameIds } from '../../src/index.js';
import { plan, RANDOM } from '../arena/support.js';
import { entrant, hostile, leftOf, PYTHON_BOT, playAgainst, runs } from './engine-support.js';
import { redisServer } from './redis-server.js';
import { outsider, program } from './support.js';

test.each(gameIds)('the example in Python plays %s', async (id) => {
  expect(resultOfRecord(await playAgainst(['python3', PYTHON_BOT], {}, {}, id))).toMatchObject({ forfeit: null });
});

describe('a process that has left the group of its engine', () => {
  /** Returns the command of an engine that starts `setsid sleep`, and the file of its processes. */
  const leaving = (mode: string) => {
    const { command, pids } = hostile(mode);
    const line = `setsid sleep 1000 < /dev/null > /dev/null 2>&1 & echo $! >> "$0/pids"; exec "$@"`;
    return { command: ['bash', '-c', line, dirname(pids), ...command], pids };
  };
  const noted = async (pids: string): Promise<number> => {
    while (!existsSync(pids)) await new Promise((done) => setTimeout(done, 20));
    return Number(readFileSync(pids, 'utf8').split('\n')[0]);
  };
  const joining = async (mode: string) => {
    const { command, pids } = leaving(mode);
    return { mine: orThrow(await loadProgram({ command, folder: '.' }, 'Mine')), pids };
  };

  test.each([
    ['ends with the game', 'tidy', null],
    ['ends when the engine crashes', 'exits at ask', 'crashed'],
    ['ends when the engine is late', 'hangs at ask', 'late'],
  ])('%s', async (_, mode, reason) => {
    const { command, pids } = leaving(mode);
    const record = await playAgainst(command, {}, { limit: 2000 });
    expect(resultOfRecord(record)!.forfeit?.reason ?? null).toBe(reason);
    expect(await leftOf(pids)).toEqual([]);
  });

  test('ends with a thread that another bot blocks', async () => {
    const { mine, pids } = await joining('lingers');
    const planned = plan({ entrants: [mine, await outsider('blocks')], deals: 1, limit: 1000 });
    orThrow(await runTournament(planned, { archive: memoryArchive(), runner: onThreads(1) }));
    expect(await leftOf(pids)).toEqual([]);
  });

  test('ends with an app that a signal ends', async () => {
    const { command, pids } = leaving('hangs at ask');
    const app = spawn(...program('engine.ts', ...command), { cwd: root, stdio: 'ignore' });
    while (!existsSync(pids) || readFileSync(pids, 'utf8').split('\n').length < 4)
      await new Promise((done) => setTimeout(done, 20));
    app.kill('SIGTERM');
    await once(app, 'exit');
    expect(await leftOf(pids)).toEqual([]);
  });

  test('ends with its own engine alone', async () => {
    const [one, other] = [leaving('lingers'), leaving('lingers')];
    const start = ({ command }: typeof one) => startProgram({ command, folder: '.' }, guardedProcesses);
    const [first, second] = [start(one), start(other)];
    const sleeping = [await noted(one.pids), await noted(other.pids)];
    await first.stop(0);
    await vi.waitFor(() => expect(sleeping.map(runs)).toEqual([false, true]));
    await second.stop(0);
    await vi.waitFor(() => expect(sleeping.map(runs)).toEqual([false, false]));
  });
});

describe('engines over a queue', () => {
  const held = async (canStartPrograms: boolean) => {
    const { url } = await redisServer();
    const service = orThrow(await serveQueue({ url, queue: 'engines', threads: 1, canStartPrograms }));
    onTestFinished(() => service.close());
    const { mine, pids } = await entrant('tidy');
    const planned = plan({ entrants: [mine, RANDOM], deals: 1, limit: 20_000 });
    const ended = await runTournament(planned, {
      archive: memoryArchive(),
      runner: onQueue({ url, queue: 'engines' }),
    });
    return { ended, pids };
  };

  test('play where they may', async () => {
    const { ended, pids } = await held(true);
    expect(orThrow(ended)).toMatchObject({ playedGames: 2, forfeits: [] });
    expect(await leftOf(pids)).toEqual([]);
  });

  test('are not started elsewhere', async () => {
    const { ended, pids } = await held(false);
    expect(ended).toMatchObject({ left: { message: expect.stringMatching(/^Mine is a program, which a machine/) } });
    expect(existsSync(pids)).toBe(false);
  });
});
