import { existsSync } from 'node:fs';
import { Queue, Worker } from 'bullmq';
import { describe, expect, test } from 'vitest';
import { memoryArchive, runTournament } from '../../src/arena/index.js';
import { onQueue, serveQueue } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import { OWN, plan, RANDOM } from '../arena/support.js';
import { onMachines, planned, QUEUE } from './queue-support.js';
import { hasRedis, redisServer } from './redis-server.js';
import { outsider, stranger } from './support.js';

if (!hasRedis) {
  test('redis-server is not installed: tournaments over Redis are NOT tested', () => {
    console.warn('SKIPPED: redis-server is not installed; tournaments over Redis are not tested.');
  });
} else {
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
        left: { _tag: 'OtherModule' },
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
        left: { _tag: 'RunnerFailed', message: expect.stringMatching(/something that is no record/) },
      });
      await liar.close();
      await queue.close();
    });
  });
}
