import { describe, expect, test } from 'vitest';
import { createJobs, GAMES_PER_JOB, type Job } from '../../scripts/soak/jobs.js';
import { GAMES, promisesOf, TITLES } from '../../scripts/soak/plans.js';
import { runJob } from '../../scripts/soak/result.js';
import { createLedger } from '../../scripts/soak/results.js';
import { parseTask } from '../../scripts/soak/task.js';
import { games } from '../../src/games/index.js';

const NUMBERS = TITLES.map((_, i) => i + 1);

describe('the task of a soak', () => {
  test('is every game and every promise by default', () => {
    expect(GAMES).toEqual(Object.keys(games).sort());
    expect(parseTask([])).toEqual({ minutes: 10, games: GAMES, promises: NUMBERS });
  });

  test.each([
    [['--minutes', '0.5', 'nunatak', '--promise', '15', '3']],
    [['nunatak', '--promise=3', '--promise', '15', '--minutes=0.5']],
  ])('is read from %j', (args) => {
    expect(parseTask(args)).toEqual({ minutes: 0.5, games: ['nunatak'], promises: [3, 15] });
  });

  test.each([
    [['chess'], `There is no game 'chess'; there are ${GAMES.join(', ')}.`],
    [['3'], `There is no game '3'; there are ${GAMES.join(', ')}.`],
    [['--promise', '99'], `There is no promise '99'; there are 1 to ${TITLES.length}.`],
    [['--minutes', 'long'], "'long' is no number of minutes."],
    [['--minutes', '0'], "'0' is no number of minutes."],
    [['--hours', '1'], /^Unknown option '--hours'.*\.$/],
  ])('is refused in one line for %j', (args, line) => {
    expect(parseTask(args)).toMatch(line);
  });
});

describe('the jobs of a soak', () => {
  const taken = (count: number, promises: readonly number[]): readonly Job[] => {
    let seed = 0;
    const jobs = createJobs(['a', 'b'], promises, () => seed++);
    return Array.from({ length: count }, () => jobs.next().value);
  };

  test('are every game and promise, each with its own seed', () => {
    const jobs = taken(3 * (NUMBERS.length - 1), NUMBERS);
    expect(new Set(jobs.map(({ game, promise }) => `${game} ${promise}`)).size).toBe(2 * NUMBERS.length);
    expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(jobs.length);
  });

  test('repeat the promise on input validation between the others', () => {
    const jobs = taken(9, [1, 2, 15]).map(({ game, promise }) => `${game}${promise}`);
    expect(jobs).toEqual(['a1', 'b1', 'a15', 'a2', 'b2', 'b15', 'a1', 'b1', 'a15']);
  });

  test.each([[[15]], [[2, 3]]])('are limited to the promises %j on request', (promises) => {
    const jobs = taken(12, promises);
    expect(new Set(jobs.map(({ promise }) => promise))).toEqual(new Set(promises));
    expect(new Set(jobs.map(({ game }) => game)).size).toBe(2);
  });

  test('end without failure, or with the message of the broken promise', () => {
    const job: Job = { game: 'blueprints', promise: 1, seed: 5 };
    expect(runJob(job)).toEqual({ failure: null });
    const { failure } = runJob(job, (count, seed) => {
      const [first] = promisesOf('blueprints')(count, seed);
      const check = (): void => {
        throw new Error(`is broken: ${count} games, seed ${seed}`);
      };
      return [{ ...first!, check }];
    });
    expect(failure).toBe(`is broken: ${GAMES_PER_JOB} games, seed 5`);
  });
});

describe('the results of a soak', () => {
  const job: Job = { game: 'a', promise: 15, seed: 7 };
  const failure = '15. Doors\nis broken: stuck\nin the game 1\nto repeat it: again(1)';

  test('count rounds, games and failures, and report a failure once', () => {
    const { results, enter } = createLedger(['a', 'b'], [1, 15]);
    expect(enter(job, { failure: null })).toBeNull();
    expect(enter(job, { failure })).toBe(`a, promise 15, seed 7: ${failure}`);
    expect(enter(job, { failure: failure.replaceAll('1)', '2)') })).toBeNull();
    expect(results).toContainEqual({ game: 'a', promise: 15, rounds: 3, games: GAMES_PER_JOB, failures: 2 });
    expect(results).toContainEqual({ game: 'b', promise: 1, rounds: 0, games: 0, failures: 0 });
  });

  test('report only a few failures of one promise', () => {
    const { results, enter } = createLedger(['a'], [15]);
    const told = [1, 2, 3, 4, 5].map((n) => enter(job, { failure: failure.replace('stuck', `stuck ${n}`) }));
    expect(told.map((text) => text !== null)).toEqual([true, true, true, false, false]);
    expect(results[0]!.failures).toBe(5);
  });
});
