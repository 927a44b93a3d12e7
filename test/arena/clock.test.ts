import { describe, expect, test } from 'vitest';
import { jobId, playJob, resultOfRecord, type Tournament, type Watchdog } from '../../src/arena/index.js';
import { withTimeout } from '../../src/arena-node/with-timeout.js';
import { type Bot, type DecisionRequest, search } from '../../src/bots/index.js';
import type { Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { finding, plan, RANDOM } from './support.js';

const watchdog: Watchdog = { onThinking: () => {}, onMove: () => {}, withTimeout };

/** Plays a game of a bot whose answers take so many milliseconds of a clock that only it moves on. */
const played = async (
  takes: number,
  other: Partial<Tournament>,
  answers = (answer: { move: Types['Move'] }) => answer,
) => {
  let time = 0;
  const requests: DecisionRequest<Types>[] = [];
  const slow: Bot<Types> = {
    name: 'slow',
    begin: () => ({
      answer: (request) => {
        requests.push(request);
        time += takes;
        return answers({ move: request.moves[0]! });
      },
    }),
  };
  const entrants = [{ name: 'Slow', bot: 'slow' }, RANDOM];
  const job = plan({ entrants, form: { kind: 'as-seated' }, ...other }).jobAt(0);
  const record = orThrow(await playJob(job, { gameOf, findBot: finding({ slow }), watchdog, now: () => time })).record;
  return { result: resultOfRecord(record)!, requests, record };
};

const LATE = 'Slow has run out of time: its clock had 350 ms, and 0 ms more for each answer.';

describe('a clock', () => {
  test.each([
    ['answers', (answer: { move: Types['Move'] }) => answer],
    ['promises', (answer: { move: Types['Move'] }) => Promise.resolve(answer) as never],
  ])('that runs out loses the game, with %s', async (_, answers) => {
    const { result, requests, record } = await played(100, { clock: { initial: 350, increment: 0 } }, answers);
    expect(result.forfeit).toMatchObject({ player: 0, reason: 'late', message: LATE });
    expect(record.envelope?.termination).toMatchObject({ kind: 'outOfTime', causedBy: [0], winners: [1] });
    expect(requests.map(({ milliseconds }) => milliseconds)).toEqual([350, 250, 150, 50]);
    expect(requests.map(({ clocks }) => clocks)).toEqual([350, 250, 150, 50].map((left) => [left, 350]));
  });

  test('gains the increment with each answer', async () => {
    const { result, requests } = await played(100, { clock: { initial: 350, increment: 90 } });
    expect(requests.slice(0, 3).map(({ milliseconds }) => milliseconds)).toEqual([350, 340, 330]);
    expect(result.forfeit).toMatchObject({ reason: 'late' });
    expect((await played(100, { clock: { initial: 350, increment: 100 } })).result.forfeit).toBeNull();
  });

  test('leaves what the limit allows', async () => {
    const { requests } = await played(100, { limit: 200, clock: { initial: 350, increment: 0 } });
    expect(requests.map(({ milliseconds }) => milliseconds)).toEqual([200, 200, 150, 50]);
  });

  test('stops a bot that does not answer', async () => {
    const never = () => new Promise<never>(() => {}) as never;
    const { result } = await played(0, { clock: { initial: 350, increment: 0 } }, never);
    expect(result.forfeit).toMatchObject({ reason: 'late', message: LATE });
  });

  test('is not in a request without one', async () => {
    const { requests } = await played(100, {});
    expect(requests[0]).not.toHaveProperty('milliseconds');
    expect((await played(100, { limit: 500 })).requests[0]).toMatchObject({ milliseconds: 500 });
    expect((await played(100, { limit: 500 })).requests[0]).not.toHaveProperty('clocks');
  });

  test('is kept by a search, whatever its budget', async () => {
    let time = 0;
    const now = (): number => time++;
    const sue = search({ budget: { milliseconds: 800 }, maxPlayoutPlies: 4, now });
    const entrants = [{ name: 'Sue', bot: 'sue' }, RANDOM];
    const job = plan({ entrants, form: { kind: 'as-seated' }, clock: { initial: 1000, increment: 5 } }).jobAt(0);
    const record = orThrow(await playJob(job, { gameOf, findBot: finding({ sue }), watchdog, now })).record;
    expect(resultOfRecord(record)).toMatchObject({ forfeit: null, moves: 72 });
  });

  test('is a part of the id of a game', () => {
    const idWith = (other: Partial<Tournament>): string => jobId(plan(other).jobAt(0));
    const clocks = [{}, { clock: { initial: 1, increment: 0 } }, { clock: { initial: 1, increment: 1 } }];
    expect(new Set(clocks.map(idWith)).size).toBe(3);
  });

  test('needs a watchdog', async () => {
    const job = plan({ clock: { initial: 350, increment: 0 } }).jobAt(0);
    expect(await playJob(job, { gameOf, findBot: finding({}) })).toMatchObject({
      left: { _tag: 'InvalidJob', path: 'clock' },
    });
  });
});
