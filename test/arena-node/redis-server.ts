import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { folder } from './support.js';

/** A separate Redis for one test, on a free port and in its own folder. */
export interface RedisServer {
  readonly url: string;
  /** Kills it, as a power failure would. */
  kill(): Promise<void>;
  /** Starts it again with the data that it wrote to disk, if any. */
  start(): Promise<void>;
}

/** Starts a Redis for the duration of a test; `keeps` makes it write its data to disk. */
export const redisServer = async (keeps = true): Promise<RedisServer> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const dir = folder();
  let server: ChildProcess;
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--save', ''];
  const start = async (): Promise<void> => {
    server = spawn('redis-server', [...args, '--appendonly', keeps ? 'yes' : 'no', '--appendfsync', 'always'], {
      stdio: 'ignore',
    });
    await once(server, 'spawn');
    const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    client.on('error', () => {});
    await client.ping();
    client.disconnect();
  };
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  await start();
  return { url, kill, start };
};

const freePort = async (): Promise<number> => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};
