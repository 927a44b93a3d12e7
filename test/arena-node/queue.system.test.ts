import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { findBot, memoryArchive, onThisThread, runTournament, type Schedule } from '../../src/arena/index.js';
import { onQueue, serveQueue } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { countsIn, lasting, OWN, plan, RANDOM } from '../arena/support.js';
import { onMachines, planned, QUEUE } from './queue-support.js';
import { type RedisServer, redisServer } from './redis-server.js';
import { outsider, program, sorted, stranger } from './support.js';

/** Starts a process that serves the queue until the end of the test. */
const serving = async ({ url }: RedisServer): Promise<ChildProcess> => {
  const server = spawn(...program('serve.ts', url, QUEUE), { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  });
  await once(server.stdout!, 'data');
  return server;
};

const undisturbed = async (planned: Schedule) => {
  const archive = memoryArchive();
  const report = orThrow(await runTournament(planned, { archive, runner: onThisThread({ gameOf, findBot }) }));
  return { report, records: archive.stored };
};

const expectTheSame = async (planned: Schedule, found: Awaited<ReturnType<typeof onMachines>>): Promise<void> => {
  const whole = await undisturbed(planned);
  expect(lasting(found.report)).toEqual(lasting(whole.report));
  expect(countsIn(found.report)).toEqual(countsIn(whole.report));
  expect(sorted(found.records)).toEqual(sorted(whole.records));
};

describe('a queue in Redis', () => {
  test("carries an owner's components", async () => {
    const redis = await redisServer();
    const service = orThrow(await serveQueue({ url: redis.url, queue: QUEUE, threads: 1 }));
    const own = plan({ seed: 'own', deals: 1 }, 'blueprints', OWN);
    const { records } = await onMachines(own, redis);
    expect(records.map(({ components }) => components)).toEqual([OWN.componentsId, OWN.componentsId]);
    await service.close();
  });

  test('reports a missing bot', async () => {
    const redis = await redisServer();
    const service = orThrow(await serveQueue({ url: redis.url, queue: QUEUE, threads: 1 }));
    const odd = plan({ entrants: [RANDOM, { ...(await outsider('tidy')), bot: 'nobody' }] });
    const runner = onQueue({ url: redis.url, queue: QUEUE });
    expect(await runTournament(odd, { archive: memoryArchive(), runner })).toMatchObject({
      left: { _tag: 'NoSuchBot', bot: 'nobody' },
    });
    await service.close();
  });

  test('imports no module that has changed since it was planned', async () => {
    const redis = await redisServer();
    const service = orThrow(await serveQueue({ url: redis.url, queue: QUEUE, threads: 1 }));
    const { entrant, trace } = stranger();
    const runner = onQueue({ url: redis.url, queue: QUEUE });
    const odd = plan({ entrants: [RANDOM, entrant] });
    expect(await runTournament(odd, { archive: memoryArchive(), runner })).toMatchObject({
      left: { _tag: 'ModuleChanged' },
    });
    expect(existsSync(trace)).toBe(false);
    await service.close();
  });

  test('rejects an answer that is not a record of the game', async () => {
    const redis = await redisServer();
    const queue = new Queue(QUEUE, { connection: { url: redis.url } });
    const liar = new Worker(QUEUE, async () => ({ kind: 'record', record: { won: 'me' } }), {
      connection: { url: redis.url },
    });
    expect(
      await runTournament(planned, { archive: memoryArchive(), runner: onQueue({ url: redis.url, queue: QUEUE }) }),
    ).toMatchObject({
      left: { _tag: 'RunnerError', message: expect.stringMatching(/something that is no record/) },
    });
    await liar.close();
    await queue.close();
  });

  test('collects the games of two processes, leaves nothing behind, and can be used again', async () => {
    const redis = await redisServer();
    const servers = await Promise.all([serving(redis), serving(redis)]);
    await expectTheSame(planned, await onMachines(planned, redis));
    const queue = new Queue(QUEUE, { connection: { url: redis.url } });
    expect(Object.values(await queue.getJobCounts()).reduce((sum, count) => sum + count, 0)).toBe(0);
    await queue.close();
    await expectTheSame(planned, await onMachines(planned, redis));
    for (const server of servers) {
      server.kill('SIGTERM');
      expect(await once(server, 'exit')).toEqual([0, null]);
    }
  });

  test('survives the processes that serve it: others play their games', async () => {
    const redis = await redisServer();
    const [first, second] = [await serving(redis), await serving(redis)];
    const kill = (server: ChildProcess) => () => server.kill('SIGKILL');
    const killAndReplace = (): void => {
      second.kill('SIGKILL');
      void serving(redis);
    };
    await expectTheSame(planned, await onMachines(planned, redis, { 5: kill(first), 15: killAndReplace }));
  });

  test.each([
    ['with what it held', true],
    ['empty', false],
  ])('goes on when Redis is killed and comes back %s', async (_, keeps) => {
    const redis = await redisServer(keeps);
    await serving(redis);
    const fail = (): void => void redis.kill().then(redis.start);
    await expectTheSame(planned, await onMachines(planned, redis, { 7: fail }));
  });

  test('makes a bot that blocks lose its game', async () => {
    const redis = await redisServer();
    const service = orThrow(await serveQueue({ url: redis.url, queue: QUEUE, threads: 1 }));
    const odd = plan({ entrants: [RANDOM, await outsider('blocks')], deals: 1, limit: 100 });
    const { report } = await onMachines(odd, redis);
    expect(report.forfeits.map(({ reason }) => reason)).toEqual(['late', 'late']);
    await service.close();
  });

  test('is given up when Redis stays unreachable', async () => {
    const redis = await redisServer();
    const runner = onQueue({ url: redis.url, queue: QUEUE, timeoutMilliseconds: 500 });
    const holding = runTournament(planned, { archive: memoryArchive(), runner });
    const client = new Redis(redis.url);
    while ((await client.keys('*')).length === 0);
    client.disconnect();
    await redis.kill();
    expect(await holding).toMatchObject({
      left: { _tag: 'RunnerError', message: 'Redis has not answered for 500 ms.' },
    });
  });

  test('is refused without a Redis', async () => {
    const redis = await redisServer();
    await redis.kill();
    expect(await runTournament(planned, { archive: memoryArchive(), runner: onQueue(redis) })).toMatchObject({
      left: { _tag: 'RunnerError', message: `There is no answer from Redis at ${redis.url}.` },
    });
    expect(await serveQueue({ ...redis, threads: 1 })).toMatchObject({ left: { _tag: 'RunnerError' } });
  });
});
