import { describe, expect, test } from 'vitest';
import { resolve, validateLine } from '../../src/archive/index.js';
import {
  type Archive,
  BOT_NAMES,
  estimateByDeal,
  findBot,
  memoryArchive,
  onThisThread,
  type Runner,
  type RunOptions,
  resultOfRecord,
  runTournament,
  type Schedule,
  type Settings,
  type TournamentProgress,
  wilson,
} from '../../src/arena/index.js';
import { type Bot, createBot, ladderSettings, seatBot } from '../../src/bots/index.js';
import type { Types } from '../../src/core/contract/game.js';
import { orThrow, right } from '../../src/core/errors/errors.js';
import type { GameRecord } from '../../src/core/records/record.js';
import { gameOf } from '../../src/games/index.js';
import { entries } from '../games/entries.js';
import { isFull } from '../support/games.js';
import { finding, GREEDY, lasting, plan, RANDOM } from './support.js';

const runner = onThisThread({ gameOf, findBot });

const heldWith = async (planned: Schedule, hosting: Partial<RunOptions> = {}) => {
  const archive = memoryArchive();
  const report = orThrow(await runTournament(planned, { archive, runner, ...hosting }));
  return { report, records: archive.stored };
};

/** Makes an archive that contains some records. */
const archiveOf = async (records: readonly GameRecord[]) => {
  const archive = memoryArchive();
  for (const record of records) await archive.append(record);
  return archive;
};

describe.each(Object.entries(entries))('a tournament of %s', (id, { game }) => {
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min + i);

  test.each(counts.filter((_, i) => isFull || i % 2 === 0))(
    'with %i players writes valid records, with names and shares',
    async (players) => {
      const { records, report } = await heldWith(plan({ options: { players }, deals: 1 }, id));
      expect(records.length).toBe(report.plannedGames);
      for (const record of records) {
        const { envelopeError, end } = orThrow(validateLine(JSON.stringify(record), resolve));
        expect(envelopeError).toBeNull();
        expect(resultOfRecord(record)).toMatchObject({ forfeit: null, shares: game.returns(end) });
        expect(record.envelope?.players?.map(({ name }) => name)).toHaveLength(players);
      }
      expect(report.standings.reduce((sum, { games }) => sum + games, 0)).toBe(
        report.payoff === 'opponents' ? players * records.length : records.length,
      );
    },
  );
});

describe('a tournament', () => {
  test('ranks the better bot first', async () => {
    const { report } = await heldWith(plan({ seed: 'better', deals: 10 }));
    expect(report).toMatchObject({
      game: 'blueprints',
      plannedGames: 20,
      playedGames: 20,
      countedGames: 20,
      forfeits: [],
    });
    const [best, other] = report.standings;
    expect([best!.name, other!.name]).toEqual(['Gus', 'Rae']);
    expect(best!.elo!.low).toBeGreaterThan(other!.elo!.high);
    expect(best!.points).toBeGreaterThan(other!.points);
    expect(report.seats).toHaveLength(2);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test('has intervals by deals, of bots and of seats', async () => {
    const { report, records } = await heldWith(
      plan({ seed: 'deals', deals: 8, entrants: [RANDOM, { ...RANDOM, name: 'Ria' }] }),
    );
    const shares = records.map((record) => resultOfRecord(record)!.shares);
    const first = estimateByDeal(shares.map((byPlayer, i) => ({ deal: Math.floor(i / 2), share: byPlayer[i % 2]! })));
    const seat = estimateByDeal(shares.map((byPlayer, i) => ({ deal: Math.floor(i / 2), share: byPlayer[0]! })));
    expect(report.standings.find(({ name }) => name === 'Rae')!.rate).toEqual(first);
    expect(report.seats[0]!.rate).toEqual(seat);
    expect(first.high - first.low).not.toBeCloseTo(wilson(8, 16).high - wilson(8, 16).low, 3);
  });

  test('is reproducible', async () => {
    const planned = plan();
    const [first, again] = [await heldWith(planned), await heldWith(planned)];
    expect(again.records).toEqual(first.records);
    expect(lasting(again.report)).toEqual(lasting(first.report));
  });

  test('continues after a stop, and plays nothing twice', async () => {
    const planned = plan({ seed: 'stop', deals: 5 });
    const whole = await heldWith(planned);
    const archive = memoryArchive();
    const isStopped = (): boolean => archive.stored.length >= 3;
    const part = orThrow(await runTournament(planned, { archive, runner, isStopped }));
    expect(part).toMatchObject({ plannedGames: 10, playedGames: 3 });
    const reported: TournamentProgress[] = [];
    const report = orThrow(
      await runTournament(planned, { archive, runner, onProgress: (progress) => reported.push(progress) }),
    );
    expect(archive.stored).toEqual(whole.records);
    expect(lasting(report)).toEqual(lasting(whole.report));
    expect(reported.map(({ playedGames }) => playedGames)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(reported.every(({ games, resumedGames }) => games === 10 && resumedGames === 3)).toBe(true);
  });

  test('reports the same for any order of games, and ignores duplicates', async () => {
    const planned = plan({ seed: 'order', deals: 3 });
    const whole = await heldWith(planned);
    const backwards: Runner = {
      run: async ({ nextJob, addRecord }) => {
        while (nextJob() !== undefined);
        for (const record of [...whole.records, ...whole.records].reverse()) await addRecord(record);
        return right(null);
      },
    };
    const { report, records } = await heldWith(planned, { runner: backwards });
    expect(lasting(report)).toEqual(lasting(whole.report));
    expect(records).toEqual([...whole.records].reverse());
  });

  test('keeps games of other tournaments in the archive, and does not count them', async () => {
    const other = await heldWith(plan({ seed: 'other', deals: 1 }));
    const archive = await archiveOf(other.records);
    const report = orThrow(await runTournament(plan(), { archive, runner }));
    expect(lasting(report)).toEqual(lasting((await heldWith(plan())).report));
    expect(archive.stored.length).toBe(other.records.length + report.playedGames);
  });

  test('reports a failure of the archive', async () => {
    const archive: Archive = {
      ...memoryArchive(),
      append: () => Promise.reject(new Error('no space left')),
    };
    expect(await runTournament(plan(), { archive, runner })).toMatchObject({
      left: { _tag: 'ArchiveAccessError', message: 'The archive fails: no space left' },
    });
  });
});

describe('a question', () => {
  const hypotheses = { kind: 'elo', low: 0, high: 100 } as const;

  test('ends a tournament that has answered it', async () => {
    const planned = plan({ seed: 'asked', deals: 100, entrants: [GREEDY, RANDOM], hypotheses });
    const reported: TournamentProgress[] = [];
    const { report, records } = await heldWith(planned, { onProgress: (progress) => reported.push(progress) });
    expect(report.testResults).toMatchObject([{ entrants: ['Gus', 'Rae'], acceptedClaim: 'high' }]);
    expect(records.length).toBe(2 * report.testResults[0]!.deals);
    expect(report).toMatchObject({ plannedGames: 200, playedGames: records.length, countedGames: records.length });
    expect(reported.at(-1)!.sparedGames).toBe(200 - records.length);
  });

  test('counts the deals that decided it, and no later ones', async () => {
    const asked = plan({ seed: 'asked', deals: 30, entrants: [GREEDY, RANDOM], hypotheses });
    const all = await heldWith(plan({ seed: 'asked', deals: 30, entrants: [GREEDY, RANDOM] }));
    const report = orThrow(
      await runTournament(asked, { archive: await archiveOf([...all.records].reverse()), runner }),
    );
    const { report: usual } = await heldWith(asked);
    expect(lasting(report)).toEqual({ ...lasting(usual), playedGames: 60 });
  });

  test('can be asked of solo games', async () => {
    const planned = plan(
      {
        options: { players: 1 },
        seed: 'alone',
        deals: 60,
        entrants: [RANDOM],
        hypotheses: { kind: 'score', low: 0.3, high: 0.6 },
      },
      'frostpunk',
    );
    const { report } = await heldWith(planned);
    expect(report.testResults).toMatchObject([{ entrants: ['Rae'], acceptedClaim: 'low' }]);
    expect(report.standings[0]!.elo).toBeNull();
    expect(report.playedGames).toBeLessThan(60);
  });
});

describe('a bot that breaks its contract', () => {
  const never = { name: 'never', begin: () => ({ answer: () => new Promise<never>(() => {}) }) };
  const bots: Readonly<Record<string, Bot<Types>>> = {
    thrower: createBot('thrower', ({ moves, randomInt }) => {
      if (randomInt(9) === 0) throw new Error('tired');
      return moves[0]!;
    }),
    cheat: createBot(
      'cheat',
      ({ view }) => gameOf(view.game)!.catalogue.find((move) => gameOf(view.game)!.whyIllegal(view, move) !== null)!,
    ),
    mumbler: createBot('mumbler', () => {
      throw new Error(`\ud83d, and ${'x'.repeat(992)}\ud83d\udc27`);
    }),
    mute: { name: 'mute', begin: () => ({ answer: () => undefined as never }) },
    never,
  };
  const watchdog = {
    onThinking: () => {},
    onMove: () => {},
    withTimeout: async <A>(promise: Promise<A>, milliseconds: number): Promise<A | 'late'> =>
      Promise.race([promise, new Promise<'late'>((done) => setTimeout(done, milliseconds, 'late'))]),
  };
  const table = { gameOf, findBot: finding(bots), watchdog };

  test.each([
    ['thrower', 'threw', 'forfeited', 'Odd throws: tired'],
    ['mumbler', 'threw', 'forfeited', /^Odd throws: \ufffd, and x{992}\ufffd$/],
    ['cheat', 'illegal-move', 'forfeited', /^Odd makes the move .*, which is not legal\.$/],
    ['mute', 'no-move', 'forfeited', 'Odd answers with something that is not a move.'],
    ['never', 'late', 'outOfTime', 'Odd has not answered within 20 ms.'],
  ])('%s: loses its games, and the tournament goes on', async (bot, reason, kind, message) => {
    const planned = plan({ entrants: [{ name: 'Odd', bot }, RANDOM], deals: 2, limit: 20 });
    const { report, records } = await heldWith(planned, { runner: onThisThread(table) });
    expect(report.standings.map(({ name, totalShare, forfeits }) => [name, totalShare, forfeits])).toEqual([
      ['Rae', 4, 0],
      ['Odd', 0, 4],
    ]);
    records.forEach((record, i) => {
      const odd = i % 2;
      expect(record.envelope?.termination).toEqual({
        kind,
        causedBy: [odd],
        winners: [1 - odd],
        reason: expect.stringMatching(message),
      });
      expect(resultOfRecord(record)).toMatchObject({
        shares: odd === 0 ? [0, 1] : [1, 0],
        forfeit: { player: odd, reason },
      });
      expect(orThrow(validateLine(JSON.stringify(record))).envelopeError).toBeNull();
    });
    expect(report.forfeits).toMatchObject(
      Array(4).fill({ name: 'Odd', reason, message: expect.stringMatching(message) }),
    );
  });

  test('loses for the whole team', async () => {
    const planned = plan({ entrants: [{ name: 'Odd', bot: 'mute' }], options: { players: 2 }, deals: 1 }, 'frostpunk');
    const { records } = await heldWith(planned, { runner: onThisThread(table) });
    expect(records[0]!.envelope).toMatchObject({
      termination: { causedBy: [expect.any(Number)], winners: [] },
      meta: { shares: [0, 0] },
    });
  });

  test.each([
    ['has an unknown name', { bot: 'nobody' }, { _tag: 'NoSuchBot', bot: 'nobody', known: BOT_NAMES }],
    ['has an unknown setting', { bot: 'greedy', settings: { depht: 2 } }, { _tag: 'InvalidSettings', path: 'depht' }],
    [
      'has an invalid setting',
      { bot: 'greedy', settings: { samples: 0 } },
      { _tag: 'InvalidSettings', path: 'samples' },
    ],
    [
      'has two budgets',
      { bot: 'expert', settings: { iterations: 5, milliseconds: 5 } },
      { _tag: 'InvalidSettings', message: 'The settings of expert: it takes either iterations or milliseconds.' },
    ],
    [
      'has no budget',
      { bot: 'search' },
      { _tag: 'InvalidSettings', message: 'The settings of search: it needs iterations or milliseconds.' },
    ],
    [
      'does not search, but has settings',
      { bot: 'novice', settings: { iterations: 5 } },
      {
        _tag: 'InvalidSettings',
        message: 'The settings of novice: it is not a search in blueprints, so it has no settings.',
      },
    ],
  ])('stops the tournament before it begins if it %s', async (_, odd, error) => {
    const planned = plan({ entrants: [RANDOM, { name: 'Odd', ...odd }] });
    const archive = memoryArchive();
    expect(await runTournament(planned, { archive, runner })).toMatchObject({ left: error });
    expect(archive.stored).toEqual([]);
  });
});

describe('a level that searches', () => {
  const game = gameOf('blueprints')!;
  const iterationsOf = async (settings: Settings) => {
    const bot = orThrow(await findBot({ name: 'Ann', bot: 'expert', settings }, game));
    const state: Types['State'] = orThrow(game.setup({ players: 2, seed: 'level' }));
    const { iterations, candidates } = orThrow(await seatBot(game, bot, game.toAct(state)!, 'bots').ask(state));
    return { name: bot.name, iterations, triedMoves: candidates!.filter(({ visits }) => visits > 0).length };
  };

  test('takes the settings of a search, and keeps its own otherwise', async () => {
    expect(await iterationsOf({ iterations: 50 })).toMatchObject({ name: 'expert', iterations: 50 });
    expect((await iterationsOf({ milliseconds: 1 })).iterations).toBeLessThan(1000);
    const own = await iterationsOf({ stopEarly: false });
    expect(own.iterations).toBe((ladderSettings.blueprints.expert.budget as { iterations: number }).iterations);
    expect((await iterationsOf({ stopEarly: false, untriedBonus: -9 })).triedMoves).toBeLessThan(own.triedMoves);
  });
});
