import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { memoryArchive, runTournament } from '../../src/arena/index.js';
import { startProgram } from '../../src/arena-node/engine/engine-process.js';
import { onThreads } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { plan, RANDOM } from '../arena/support.js';
import { entrant, hostile, leftOf } from './engine-support.js';
import { outsider, program } from './support.js';

describe('engines on threads', () => {
  test('play, and lose without any harm to the games of others', async () => {
    const [tidy, wrong] = [await entrant('tidy'), await entrant('exits at ask')];
    const entrants = [tidy.mine, { ...wrong.mine, name: 'Wrong' }, RANDOM];
    const planned = plan({ entrants, deals: 2, limit: 20_000 });
    const report = orThrow(await runTournament(planned, { archive: memoryArchive(), runner: onThreads(2) }));
    expect(report.playedGames).toBe(12);
    expect(report.forfeits).toHaveLength(8);
    for (const forfeit of report.forfeits) expect(forfeit).toMatchObject({ name: 'Wrong', reason: 'crashed' });
    for (const { pids } of [tidy, wrong]) expect(await leftOf(pids)).toEqual([]);
  });

  test.each(['blocks', 'quits'])('are ended with a thread that another bot %s', async (bot) => {
    const { mine, pids } = await entrant('lingers');
    const planned = plan({ entrants: [mine, await outsider(bot)], deals: 1, limit: 1000 });
    const report = orThrow(await runTournament(planned, { archive: memoryArchive(), runner: onThreads(1) }));
    expect(report.forfeits.map(({ name }) => name)).toEqual([`Odd ${bot}`, `Odd ${bot}`]);
    expect(await leftOf(pids)).toEqual([]);
  });

  test('lose when their clock runs out, as bots do that block their thread', async () => {
    const { mine, pids } = await entrant('hangs at ask');
    const entrants = [mine, await outsider('blocks')];
    const planned = plan({ entrants, deals: 1, clock: { initial: 1000, increment: 0 }, form: { kind: 'as-seated' } });
    const report = orThrow(await runTournament(planned, { archive: memoryArchive(), runner: onThreads(1) }));
    expect(report.forfeits).toMatchObject([{ reason: 'late', message: expect.stringMatching(/has run out of time/) }]);
    expect(await leftOf(pids)).toEqual([]);
    const alone = plan({
      entrants: [RANDOM, await outsider('blocks')],
      deals: 1,
      clock: { initial: 500, increment: 0 },
    });
    const blocked = orThrow(await runTournament(alone, { archive: memoryArchive(), runner: onThreads(1) }));
    expect(blocked.forfeits).toMatchObject(
      Array(2).fill({
        message: 'Odd blocks has run out of time: its clock had 500 ms, and 0 ms more for each answer.',
      }),
    );
  });
});

describe('an app', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('takes its engines with it at %s', async (signal) => {
    const { command, pids } = hostile('hangs at ask');
    const app = spawn(...program('engine.ts', ...command), { cwd: root, stdio: 'ignore' });
    const isNoted = (): boolean => existsSync(pids) && readFileSync(pids, 'utf8').split('\n').length === 3;
    while (!isNoted()) await new Promise((done) => setTimeout(done, 20));
    app.kill(signal);
    expect(await once(app, 'exit')).toEqual([null, signal]);
    expect(await leftOf(pids)).toEqual([]);
  });

  test('does not hold more than some megabytes for an engine that does not read', async () => {
    const { command, pids } = hostile('is deaf');
    const running = startProgram({ command, folder: '.' }, { onStarted: () => {}, onEnded: () => {} });
    const message = { type: 'note', player: 0, move: 'x', events: ['x'.repeat(100_000)] } as const;
    running.send({ type: 'game', view: {}, seed: 'x' });
    for (let sent = 0; sent < 10_000; sent++) running.send(message);
    await expect(running.nextMessage()).rejects.toMatchObject({
      reason: 'late',
      message: 'does not read its standard input.',
    });
    expect(process.memoryUsage().external).toBeLessThan(500e6);
    while (!existsSync(pids)) await new Promise((done) => setTimeout(done, 20));
    await running.stop(0);
    expect(await leftOf(pids)).toEqual([]);
  });
});
