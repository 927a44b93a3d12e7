import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { resultOfRecord } from '../../src/arena/index.js';
import { guardedProcesses, startProgram } from '../../src/arena-node/engine/engine-process.js';
import { isFull } from '../support/games.js';
import { hostile, leftOf, PYTHON_BOT, playAgainst } from './engine-support.js';
import { folder } from './support.js';

describe('an engine', () => {
  test.each(['tidy', 'number', 'spaced', 'lingers'])('that is %s plays to the end, and is gone', async (mode) => {
    const { command, pids } = hostile(mode);
    const record = await playAgainst(command);
    expect(resultOfRecord(record)).toMatchObject({ forfeit: null });
    expect(await leftOf(pids)).toEqual([]);
  });

  const losers: readonly (readonly [mode: string, reason: string, message: RegExp])[] = [
    ['exits at hello', 'crashed', /^Mine has ended with status 3, and has written: no licence \| \\u001b\[2J$/],
    ['exits at ask', 'crashed', /^Mine has ended with status 4, and has written: x{293}the end$/],
    ['is killed', 'crashed', /^Mine was ended by SIGSEGV\.$/],
    ['closes its output', 'crashed', /^Mine has closed its standard output\.$/],
    ['hangs at hello', 'late', /^Mine has not been ready within 1000 ms\.$/],
    ['hangs at ask', 'late', /^Mine has not answered within 400 ms\.$/],
    ['is deaf', 'late', /^Mine has not answered within 400 ms\.$/],
    ['blinks for ever', 'late', /^Mine has not answered within 400 ms\.$/],
    ['writes a long line', 'no-move', /^Mine writes a line that is not a message \(has more than 1048576 bytes\)$/],
    ['writes an endless line', 'no-move', /\(has more than 1048576 bytes\)$/],
    ['writes a list', 'no-move', /\(expected a message, got a list\): \[1,2\]$/],
    ['writes words', 'no-move', /\(is not JSON\): I resign\\u0007$/],
    ['writes bytes', 'no-move', /\(is not UTF-8\)$/],
    ['writes half a line', 'no-move', /\(is not JSON\): \{"type":"mo$/],
    ['speaks without being asked', 'no-move', /^Mine answers question 1 with the id 7\.$/],
    ['says another type', 'no-move', /^Mine answers a question with ready, not with move\.$/],
    ['moves at hello', 'no-move', /^Mine answers hello with move, not with ready\.$/],
    ['says too much', 'no-move', /\(move\.thinking: is not a field of the message\)/],
    ['says both', 'no-move', /\(move: expected either move or action\)/],
    ['says neither', 'no-move', /\(move: expected either move or action\)/],
    ['has another id', 'no-move', /^Mine answers question 1 with the id 2\.$/],
    ['has a text as id', 'no-move', /\(move\.id: expected an integer from 1 to 1000000000, got '1'\)/],
    ['names no move', 'no-move', /^Mine answers with 'e2e4\\u001b', which is not a move\.$/],
    ['names no action', 'no-move', /^Mine answers with the action 999999, which is not a move\.$/],
    ['makes an illegal move', 'illegal-move', /^Mine makes the move \S+, which is not legal\.$/],
  ];
  // Each is a process: where few games are played, one of a kind.
  test.each(losers.filter(([, reason], i) => isFull || i % 3 === 2 || reason === 'illegal-move'))(
    'that %s loses: %s',
    async (mode, reason, message) => {
      const { command, pids } = hostile(mode);
      const timeoutMilliseconds = mode === 'hangs at hello' ? 1000 : 30_000;
      const record = await playAgainst(command, { timeoutMilliseconds }, { limit: reason === 'late' ? 400 : 20_000 });
      expect(resultOfRecord(record)!.forfeit).toMatchObject({
        player: 0,
        reason,
        message: expect.stringMatching(message),
      });
      expect(resultOfRecord(record)).toMatchObject({ shares: [0, 1] });
      expect(await leftOf(pids)).toEqual([]);
    },
  );

  test.each([
    ['does not exist', ['./nowhere'], /^Mine cannot be started: spawn \.\/nowhere ENOENT\.$/],
    ['is a folder', ['/tmp'], /^Mine cannot be started: spawn \/tmp EACCES\.$/],
    ['has a name that no file can have', ['a\0b'], /^Mine cannot be started: /],
  ])('that %s loses', async (_, command, message) => {
    const record = await playAgainst(command);
    expect(resultOfRecord(record)!.forfeit).toMatchObject({
      reason: 'crashed',
      message: expect.stringMatching(message),
    });
  });
});

test('a program that has not heard everything loses, even if it reads again', async () => {
  const read = join(folder(), 'read');
  const reader = `let bytes = 0; process.stdin.on('data', (piece) => { bytes += piece.length; if (bytes < 8e6) return;
    require('node:fs').writeFileSync(process.argv[1], ''); console.log('{"type":"ready","name":"slow","version":"1"}'); });`;
  const running = startProgram({ command: [process.execPath, '-e', reader, read], folder: '.' }, guardedProcesses);
  for (let sent = 0; sent < 20; sent++) running.send({ type: 'game', view: 'x'.repeat(1_000_000), seed: 'x' });
  while (!existsSync(read)) await new Promise((done) => setTimeout(done, 20));
  await expect(running.nextMessage()).rejects.toMatchObject({ reason: 'late' });
  await running.stop(0);
});

test('the example in Python is the program of the guide', () => {
  const guide = readFileSync(join(root, 'docs/guides/engines.md'), 'utf8');
  expect(/^```py\n(.*?)^```$/ms.exec(guide)![1]).toBe(readFileSync(PYTHON_BOT, 'utf8'));
});
