import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { describe, expect, test } from 'vitest';
import { DAMAGES } from '../../scripts/archive/damage.js';
import { randomRecords } from '../../scripts/archive/games.js';
import { commandUnderTest, endOf, rowsOf } from './command.js';

const { run, put, start, folder } = commandUnderTest();

const ALONE = ['--threads', '1', '--quiet'];

const records = [...randomRecords(10 * DAMAGES.length)];
const archive = records
  .map((record, i) => DAMAGES[i % 10 === 3 ? (i - 3) / 10 : -1]?.apply(record) ?? JSON.stringify(record))
  .flatMap((line) => [Buffer.from(line as string), Buffer.from('\n')]);

const zstdOf = async (content: string | Uint8Array) => (await Zstd.load()).compress(Buffer.from(content as string));

test('one thread, several and far too many print the same, in the order of the file', async () => {
  const [one, three, many] = await Promise.all(
    ['1', '3', '100000'].map((n) =>
      run(['validate', '--json', '--quiet', '--threads', n, put('damaged.jsonl', Buffer.concat(archive))]),
    ),
  );
  expect(three).toEqual(one);
  expect(many).toEqual(one);
  const lines = rowsOf(one!.out)
    .filter(({ kind }) => kind === 'error')
    .map(({ line }) => Number(line));
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
});

test.each(['1', '2'])('files of any size pass through a small heap, on threads: %s', async (threads) => {
  const file = put('large.jsonl', `{"text":"${'x'.repeat(1_000_000)}"}\n`.repeat(150));
  const node = ['--max-old-space-size=48'];
  const { exit, out, err } = await run(['validate', '--threads', threads, '--quiet', file], { node });
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(out).toContain('0 valid games, 150 errors: InvalidRecord 150');
});

describe('a signal interrupts the run', () => {
  /** Ends a run after its first error is reported, and reads on. */
  const ended = async (...files: readonly string[]) => {
    const child = start(['validate', ...ALONE, ...files]);
    child.stdout.once('data', () => child.kill('SIGTERM'));
    return endOf(child);
  };

  test('while a few bytes of zstd unpack to 4 GB', async () => {
    const first = await zstdOf(`{${'x'.repeat(300_000)}\n`);
    const frames = new Array<Uint8Array>(256).fill(await zstdOf(Buffer.alloc(1 << 24)));
    const { exit, out } = await ended(put('bomb.zst', Buffer.concat([first, ...frames])));
    expect(exit).toBe(143);
    expect(out).toMatch(/^\S*bomb.zst:1: NotJson: .*\n$/);
  });

  test('while it waits for a named pipe', async () => {
    const fifo = join(folder, 'fifo');
    execFileSync('mkfifo', [fifo]);
    expect(await ended(put('first.jsonl', '{\n'), fifo)).toMatchObject({ exit: 143 });
  });
});
