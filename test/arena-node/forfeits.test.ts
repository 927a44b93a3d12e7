import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateLine } from '../../src/archive/index.js';
import { forfeitOf } from '../../src/arena/forfeit.js';
import { memoryArchive, onThisThread, type Runner, resultOfRecord, runTournament } from '../../src/arena/index.js';
import { findBotAnywhere, onThreads } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { plan, RANDOM } from '../arena/support.js';
import { BOTS_FOLDER, outsider } from './support.js';

const RUNNERS: Readonly<Record<string, Runner>> = {
  'this thread': onThisThread({ gameOf, findBot: findBotAnywhere }),
  'another thread': onThreads(1),
};

describe('a bot that throws', () => {
  test.each(Object.entries(RUNNERS))('on %s shows where and at which decision', async (_, runner) => {
    const odd = await outsider('throws', { name: 'Odd' });
    const archive = memoryArchive();
    const planned = plan({ entrants: [RANDOM, odd], deals: 1 });
    const { forfeits } = orThrow(await runTournament(planned, { archive, runner }));
    const record = archive.stored.find(({ envelope }) => envelope!.players![0]!.name === 'Odd')!;
    const game = gameOf('blueprints')!;
    const moves = record.moves.map((text) => orThrow(game.parseMove(text)));
    const state = moves.reduce(game.play, orThrow(game.setup(record.options as never)));
    const stackFrames = [
      expect.stringMatching(/^choose \(odd\.mjs:\d+:\d+\)$/),
      expect.stringMatching(/answer \(odd\.mjs:\d+:\d+\)$/),
    ];
    const message = expect.stringMatching(
      /^Odd throws: weights\.txt lacks a row of names\.txt, at choose \(odd\.mjs:\d+:\d+\)$/,
    );
    const forfeit = { player: 0, reason: 'threw', message, legalMoves: game.legalMoves(state).length, stackFrames };
    expect(resultOfRecord(record)).toMatchObject({ moves: moves.length, forfeit });
    expect(orThrow(validateLine(JSON.stringify(record))).envelopeError).toBeNull();
    expect(JSON.stringify(archive.stored)).not.toContain(BOTS_FOLDER);
    expect(forfeits.find(({ id }) => id === record.id)).toEqual({
      ...forfeit,
      game: 1,
      id: record.id,
      name: 'Odd',
      moves: moves.length,
      errorStack: expect.stringContaining(join(BOTS_FOLDER, 'odd.mjs')),
    });
    const again = orThrow(await runTournament(planned, { archive, runner }));
    expect(again.forfeits).toEqual(forfeits.map(({ errorStack: __, ...forfeit }) => forfeit));
  });
});

describe('a forfeit', () => {
  const FRAMES = [
    'Error: no',
    '    at Object.pick [as x] (file:///home/ann%20lee/bots/lib/pick.mjs:3:4)',
    '    at async answer (/home/ann lee/bots/bots.mjs:5:6)',
    '    at file:///home/ann%20lee/bots/bots.mjs:7:8',
    '    at kit (file:///home/ann%20lee/bots/node_modules/kit/kit.js:1:1)',
    '    at ask (file:///srv/sastrugi/dist/table.js:1:1)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
  ];
  const thrown = (message: string, stack: string, path = '/home/ann lee/bots/bots.mjs') =>
    forfeitOf(
      { _tag: 'BotError', bot: 'x', player: 1, reason: 'threw', message, stack },
      { name: 'x', bot: 'x', source: { path, digest: '0' } },
    );

  test('names the places in the folder of its module, and no folder of the machine', () => {
    expect(thrown('x throws: no', FRAMES.join('\n'))).toEqual({
      player: 1,
      reason: 'threw',
      message: 'x throws: no, at Object.pick [as x] (lib/pick.mjs:3:4)',
      stackFrames: ['Object.pick [as x] (lib/pick.mjs:3:4)', 'async answer (bots.mjs:5:6)', 'bots.mjs:7:8'],
    });
  });

  test('names at most five places, none of them long', () => {
    const stack = Array.from({ length: 9 }, () => `    at ${'f'.repeat(300)} (/b/bots.mjs:1:1)`).join('\n');
    const { stackFrames } = thrown('x throws: no', stack, '/b/bots.mjs');
    expect(stackFrames!.map(({ length }) => length)).toEqual([200, 200, 200, 200, 200]);
  });

  test('knows paths of Windows', () => {
    const frames = ['    at a (file:///C:/bots/my/bots.mjs:1:2)', '    at b (C:\\bots\\my\\lib\\b.cjs:3:4)'].join('\n');
    const message = "x throws: no 'C:\\bots\\my\\w.txt' or 'D:\\data\\v.txt' at file:///C:/bots/my/u.txt";
    expect(thrown(message, frames, 'C:\\bots\\my\\bots.mjs')).toMatchObject({
      message: "x throws: no 'w.txt' or 'v.txt' at u.txt, at a (bots.mjs:1:2)",
      stackFrames: ['a (bots.mjs:1:2)', 'b (lib/b.cjs:3:4)'],
    });
  });

  test.each([
    ['the ratio is 3/4 and/or 1/2/3', 'the ratio is 3/4 and/or 1/2/3'],
    ['see https://example.org/a/b', 'see https://example.org/a/b'],
    ["no '/home/ann/x.txt'", "no 'x.txt'"],
    ['no (/srv/x/y.txt)', 'no (y.txt)'],
    ['no file:///srv/x/y.txt', 'no y.txt'],
  ])('of the message %j has %j', (message, expected) =>
    expect(forfeitOf({ _tag: 'BotError', bot: 'x', player: 0, reason: 'threw', message }, RANDOM)).toEqual({
      player: 0,
      reason: 'threw',
      message: expected,
    }),
  );
});
