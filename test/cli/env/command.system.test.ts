import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { ANSWERS, ENV_PROTOCOL, REQUESTS } from '../../../src/cli/env/protocol.js';
import { gameIds } from '../../../src/index.js';
import { commandUnderTest, endOf } from '../command.js';
import { body, frame, framesIn } from './frames.js';

const { run, start } = commandUnderTest();

/** Runs the command with these requests; returns its hello and the answers. */
const asked = async (args: readonly string[], requests: readonly Uint8Array[]) => {
  const child = start(['env', ...args]);
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.stdin.end(Buffer.concat(requests));
  const { exit, err } = await endOf(child);
  const bytes = Buffer.concat(pieces);
  const line = bytes.indexOf('\n');
  return {
    exit,
    err,
    hello: JSON.parse(bytes.toString('utf8', 0, line)),
    answers: framesIn(bytes.subarray(line + 1)),
  };
};

describe('env', () => {
  test.each(gameIds)('serves %s', async (id) => {
    const requests = [frame(REQUESTS.rows.kind, body([0, 3])), frame(REQUESTS.draw.kind, body([2, -1]))];
    const { exit, err, hello, answers } = await asked([id, '--players', '2', '--envs', '3'], requests);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(hello).toMatchObject({
      type: 'hello',
      protocol: ENV_PROTOCOL,
      game: id,
      options: { players: 2 },
      players: 2,
      environments: 3,
      byteOrder: 'little',
      header: { bytes: 8 },
      layout: { id: expect.stringMatching(/^[0-9a-f]{32}$/), ranges: expect.any(Number) },
      rows: { observations: ['float32', 'count', 'size'] },
    });
    const { players, actions, layout } = hello;
    const rows = 3 * (16 * players + 8) + 4 * Math.ceil((3 * actions) / 4) + 12 * layout.size;
    expect(answers.map(({ kind, body: { length } }) => [kind, length])).toEqual([
      [ANSWERS.rows, rows],
      [ANSWERS.json, expect.any(Number)],
    ]);
    expect(JSON.parse(answers[1]!.body.toString()).split('\n').length).toBeGreaterThan(3);
  });

  test('takes the smallest number of players, one environment and options of the game', async () => {
    const args = ['frostpunk', '--option', 'difficulty=easy', '--shaping', '-0.5', '--observations', 'none', '--renew'];
    const { hello } = await asked(args, []);
    expect(hello).toMatchObject({
      options: { players: 1, difficulty: 'easy' },
      environments: 1,
      shaping: -0.5,
      observations: 'none',
      renew: true,
    });
  });
});

describe('the end of env', () => {
  test('is that of its input', async () => {
    expect(await run(['env', 'blueprints'])).toMatchObject({ exit: 0, err: '' });
    const cut = frame(REQUESTS.rows.kind, body([0, 1])).subarray(0, 11);
    expect(await run(['env', 'blueprints'], { input: cut })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('cut off'),
    });
  });

  test('comes after a request that is too long', async () => {
    const { exit, answers } = await asked(['blueprints'], [frame(1, body([]), 2 ** 32 - 1)]);
    expect([exit, answers.map(({ kind }) => kind)]).toEqual([2, [ANSWERS.error]]);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('comes by %s, quietly', async (signal) => {
    const child = start(['env', 'blueprints']);
    const ended = endOf(child);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await ended).toMatchObject({ exit: null, err: '' });
    expect(child.signalCode).toBe(signal);
  });

  test('comes when nobody reads its answers, quietly', async () => {
    const child = start(['env', 'nunatak', '--envs', '64']);
    child.stdin.on('error', () => {});
    const ended = endOf(child);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.write(frame(REQUESTS.rows.kind, body([0, 64])));
    expect(await ended).toMatchObject({ exit: 2, err: '' });
  });
});
