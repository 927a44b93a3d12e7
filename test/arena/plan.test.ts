import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  findBot,
  type Job,
  jobCodec,
  jobId,
  planTournament,
  playJob,
  type Schedule,
  type Tournament,
} from '../../src/arena/index.js';
import { gameOf } from '../../src/games/index.js';
import { GREEDY, OWN, plan, RANDOM, tournament } from './support.js';

const jobsOf = ({ games, jobAt }: Schedule): readonly Job[] =>
  Array.from({ length: games }, (_, number) => jobAt(number));

const namesOf = (jobs: readonly Job[]): readonly string[] =>
  jobs.map(({ seats }) => seats.map(({ name }) => name).join(' '));

const named = (...names: string[]) => names.map((name) => ({ ...RANDOM, name }));

const DEAL = { deals: 1 };

describe('a plan', () => {
  test.each<readonly [string, Partial<Tournament>, string, readonly string[]]>([
    ['two, in both orders', { entrants: named('a', 'b') }, 'blueprints', ['a b', 'b a']],
    [
      'everybody with everybody',
      { entrants: named('a', 'b', 'c') },
      'blueprints',
      ['a b', 'b a', 'a c', 'c a', 'b c', 'c b'],
    ],
    [
      'three at tables of three, rotated',
      { entrants: named('a', 'b', 'c'), options: { players: 3 } },
      'nunatak',
      ['a b c', 'b c a', 'c a b'],
    ],
    [
      'two at tables of three, each as often twice',
      { entrants: named('a', 'b'), options: { players: 3 } },
      'nunatak',
      ['a b a', 'b a a', 'a a b', 'b a b', 'a b b', 'b b a'],
    ],
    [
      'two at tables of four, by turns',
      { entrants: named('a', 'b'), options: { players: 4 } },
      'antarctica',
      ['a b a b', 'b a b a'],
    ],
    [
      'each with the champion',
      { entrants: named('a', 'b', 'c'), form: { kind: 'champion', champion: 1 } },
      'igloo-igloo',
      ['a b', 'b a', 'c b', 'b c'],
    ],
    [
      'one with a champion in all other seats',
      { entrants: named('a', 'b'), form: { kind: 'champion', champion: 0 }, options: { players: 3 } },
      'antarctica',
      ['b a a', 'a a b', 'a b a'],
    ],
    [
      'everybody in their seats',
      { entrants: named('a', 'b'), form: { kind: 'as-seated' }, options: { players: 3 } },
      'nunatak',
      ['a b a'],
    ],
    [
      'each in all seats of a team game',
      { entrants: named('a', 'b'), options: { players: 3 } },
      'frostpunk',
      ['a a a', 'b b b'],
    ],
    ['each alone in a solo game', { entrants: named('a', 'b'), options: { players: 1 } }, 'nunatak', ['a', 'b']],
  ])('seats %s', (_, other, id, expected) => {
    expect(namesOf(jobsOf(plan({ ...DEAL, ...other }, id)))).toEqual(expected);
  });

  test('plays the same deals in every seating, one deal after another', () => {
    const [one, again, two, last] = jobsOf(plan({ deals: 2 })).map(({ options }) => options.seed);
    expect([again, last]).toEqual([one, two]);
    expect(two).not.toBe(one);
  });

  test('derives the seeds of games and of bots from a seed of their own, by a hash', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
    const jobs = jobsOf(plan({ seed: 'winter', botSeed: 'sun', deals: 3 }));
    expect(jobs.map(({ options, botSeed }) => [options.seed, botSeed])).toEqual(
      [0, 0, 1, 1, 2, 2].map((deal) => [
        hash(`["tournament","game","winter",${deal}]`),
        hash(`["tournament","bots","sun",${deal}]`),
      ]),
    );
  });

  test('has the same games when it has more deals', () => {
    const [short, long] = [plan({ deals: 2 }), plan({ deals: 4 })];
    expect(jobsOf(long).slice(0, short.games)).toEqual(jobsOf(short));
  });

  test.each<readonly [string, Partial<Record<keyof Tournament, unknown>>, string, string]>([
    ['two of a name', { entrants: [RANDOM, RANDOM] }, 'blueprints', 'entrants[1].name'],
    ['nobody', { entrants: [] }, 'blueprints', 'entrants'],
    ['one against nobody', { entrants: [RANDOM] }, 'blueprints', 'entrants'],
    ['an entrant with more than entrants have', { entrants: [{ ...RANDOM, age: 3 }] }, 'blueprints', 'entrants[0].age'],
    ['an empty seed', { seed: '' }, 'blueprints', 'seed'],
    ['a seed that is too long', { seed: 'a'.repeat(257) }, 'blueprints', 'seed'],
    ['no seed of the bots', { botSeed: undefined }, 'blueprints', 'botSeed'],
    ['no deals', { deals: 0 }, 'blueprints', 'deals'],
    ['too many deals', { deals: 1_000_001 }, 'blueprints', 'deals'],
    ['a champion who is not there', { form: { kind: 'champion', champion: 2 } }, 'blueprints', 'form.champion'],
    ['another form', { form: { kind: 'swiss' } }, 'blueprints', 'form.kind'],
    ['a limit of nothing', { limit: 0 }, 'blueprints', 'limit'],
    ['too many games', { deals: 500_001 }, 'blueprints', 'deals'],
    ['claims in the wrong order', { hypotheses: { kind: 'elo', low: 5, high: 5 } }, 'blueprints', 'hypotheses.high'],
    [
      'risks that are none',
      { hypotheses: { kind: 'elo', low: 0, high: 5, beta: 0.9 } },
      'blueprints',
      'hypotheses.beta',
    ],
    [
      'Elo among those who play together',
      { hypotheses: { kind: 'elo', low: 0, high: 50 } },
      'frostpunk',
      'hypotheses.kind',
    ],
    [
      'a question about three',
      {
        options: { players: 3 },
        entrants: named('a', 'b', 'c'),
        hypotheses: { kind: 'score', low: 0.3, high: 0.5 },
      },
      'nunatak',
      'hypotheses',
    ],
  ])('refuses %s', (_, other, id, path) => {
    const refusal = planTournament(gameOf(id)!, tournament(other as Partial<Tournament>));
    expect(refusal).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidTournament', path } });
  });

  test('refuses options that the game does not have', () => {
    expect(planTournament(gameOf('blueprints')!, tournament({ options: { players: 7 } }))).toMatchObject({
      left: { _tag: 'InvalidOptions', path: 'players' },
    });
  });
});

describe('a job', () => {
  const [job] = jobsOf(plan({ entrants: [RANDOM, { ...GREEDY, source: { path: '/here', digest: 'ab' } }], limit: 9 }));

  test('is JSON, and decodes', () =>
    expect(jobCodec.decode(JSON.parse(JSON.stringify(job)))).toEqual({ _tag: 'Right', right: job }));

  test('has an id that covers everything that determines its course', () => {
    const [first, second] = job!.seats;
    const others: readonly Partial<Job>[] = [
      { game: 'nunatak' },
      { rules: '0' },
      { components: 'other' },
      { version: '0.0.0' },
      { options: { ...job!.options, seed: 'other' } },
      { botSeed: 'other' },
      { seats: [second!, first!] },
      { seats: [{ ...first!, settings: { samples: 2 } }, second!] },
      { seats: [first!, { ...second!, source: { path: '/here', digest: 'cd' } }] },
      { limit: 10 },
      { hasAnalysis: true },
    ];
    const ids = [job!, ...others.map((other) => ({ ...job!, ...other }))].map(jobId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is for the game, rules, components and version that it names', async () => {
    const table = { gameOf, findBot };
    const whole = jobsOf(plan({ deals: 1 }))[0]!;
    const ownerComponents: object = JSON.parse(JSON.stringify(OWN.components));
    const theirs = { ...whole, components: OWN.componentsId };
    const answer = async (other: Partial<Job>) => await playJob({ ...whole, ...other }, table);
    expect(await answer({ game: 'chess' })).toMatchObject({
      left: { _tag: 'IncompatibleJob', part: 'game', message: "There is no game 'chess' here." },
    });
    expect(await answer({ rules: '0' })).toMatchObject({ left: { part: 'rules', found: '0', expected: whole.rules } });
    expect(await answer({ version: '0.0.0' })).toMatchObject({ left: { part: 'version', found: '0.0.0' } });
    expect(await answer(theirs)).toMatchObject({
      left: {
        part: 'components',
        message: `The job is for components '${OWN.componentsId}', here is '${whole.components}'.`,
      },
    });
    expect(await answer({ components: 'others', ownerComponents })).toMatchObject({
      left: { part: 'components', found: 'others', expected: OWN.componentsId },
    });
    expect(await answer({ ...theirs, ownerComponents: { plans: 3 } })).toMatchObject({
      left: { _tag: 'InvalidJob', path: 'ownerComponents' },
    });
    expect(await answer({ ...theirs, ownerComponents })).toMatchObject({
      right: { record: { components: OWN.componentsId } },
    });
    expect(jobId({ ...theirs, ownerComponents })).toBe(jobId(theirs));
  });

  test('is refused if nothing can enforce its limit', async () => {
    const limited = jobsOf(plan({ limit: 100 }))[0]!;
    expect(await playJob(limited, { gameOf, findBot })).toMatchObject({
      left: { _tag: 'InvalidJob', path: 'limit', message: expect.stringContaining('the table has no watchdog') },
    });
  });

  test('does not depend on the paths of its modules', () => {
    const [first, second] = job!.seats;
    expect(jobId({ ...job!, seats: [first!, { ...second!, source: { path: '/there', digest: 'ab' } }] })).toBe(
      jobId(job!),
    );
  });
});
