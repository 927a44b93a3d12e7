import { describe, expect, test } from 'vitest';
import { validateLine } from '../../src/archive/index.js';
import {
  type Archive,
  estimateByDeal,
  memoryArchive,
  onThisThread,
  planTournament,
  type Report,
  resultOfRecord,
  runTournament,
  type Schedule,
} from '../../src/arena/index.js';
import { comparePairs } from '../../src/arena/pairs.js';
import type { Answer, Bot, DecisionRequest } from '../../src/bots/index.js';
import type { BaseOptions, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { VERSION } from '../../src/core/records/record.js';
import { gameOf } from '../../src/games/index.js';
import { finding, GREEDY, lasting, plan, RANDOM } from './support.js';

/** A clock that is read in steps of two milliseconds. */
const ticking = (): (() => number) => {
  let time = 0;
  return () => {
    time += 2;
    return time;
  };
};

const held = async (
  planned: Schedule,
  { bots = {}, archive = memoryArchive() }: { bots?: Readonly<Record<string, Bot<Types>>>; archive?: Archive } = {},
): Promise<Report> => {
  const runner = onThisThread({ gameOf, findBot: finding(bots), now: ticking() });
  return orThrow(await runTournament(planned, { archive, runner }));
};

test('a session of a class hears of its whole game, although its decisions are measured', async () => {
  const heard = new Set<string>();
  class Hearing {
    start(): void {
      heard.add('start');
    }
    note(): void {
      heard.add('note');
    }
    end(): void {
      heard.add('end');
    }
    answer({ moves }: DecisionRequest<Types>): Answer<Types> {
      return { move: moves[0]! };
    }
  }
  await held(plan({ deals: 1 }), { bots: { random: { name: 'hearing', begin: () => new Hearing() } } });
  expect([...heard]).toEqual(['start', 'note', 'end']);
});

describe('a report', () => {
  test('says everything that a repetition needs', async () => {
    const planned = plan({ options: { players: 2 }, seed: 'again', deals: 2 }, 'igloo-igloo');
    const report = await held(planned);
    const game = gameOf('igloo-igloo')!;
    expect(report).toMatchObject({
      game: game.id,
      title: 'Igloo Igloo',
      rules: game.version,
      components: { id: game.componentsId },
      version: VERSION,
      tournament: {
        options: { players: 2, variant: 'standard' },
        entrants: [RANDOM, GREEDY],
        form: { kind: 'round-robin' },
        seed: 'again',
        deals: 2,
      },
    });
    const again = orThrow(planTournament(gameOf(report.game)!, JSON.parse(JSON.stringify(report)).tournament));
    expect(lasting(await held(again))).toEqual(lasting(report));
  });

  test('names the components that have a title', async () => {
    const { components } = await held(plan({ options: { players: 1 }, deals: 1 }, 'frostpunk'));
    expect(components).toEqual({ id: gameOf('frostpunk')!.componentsId, title: 'Kettle Hollow' });
  });
});

describe('a comparison of two', () => {
  test('counts their games, by deals, and names the better one first', async () => {
    const planned = plan({ seed: 'pairs', deals: 6, entrants: [RANDOM, GREEDY, { ...RANDOM, name: 'Ria' }] });
    const archive = memoryArchive();
    const { pairs, standings } = await held(planned, { archive });
    const ranked = standings.map(({ name }) => name);
    expect(pairs.map(({ entrants, games }) => [...entrants, games])).toEqual([
      [ranked[0], ranked[1], 12],
      [ranked[0], ranked[2], 12],
      [ranked[1], ranked[2], 12],
    ]);
    const met = archive.stored.flatMap((record, number) => {
      const seats = record.envelope!.players!.map(({ name }) => name);
      const share = resultOfRecord(record)!.shares[seats.indexOf('Rae')]!;
      return seats.includes('Rae') && seats.includes('Gus') ? [{ deal: Math.floor(number / 6), share }] : [];
    });
    const { value, low, high } = estimateByDeal(met);
    const { entrants, rate } = pairs.find((pair) => pair.entrants.includes('Rae') && pair.entrants.includes('Gus'))!;
    expect(entrants[0]).toBe('Gus');
    expect(rate.value).toBeCloseTo(1 - value);
    expect([rate.low, rate.high]).toEqual([expect.closeTo(1 - high), expect.closeTo(1 - low)]);
  });

  test('at a table of three is even for equals, whoever has more seats', async () => {
    const same = { bot: 'same', settings: {} };
    const entrants = [
      { name: 'Ann', ...same },
      { name: 'Ben', ...same },
    ];
    const planned = plan(
      { options: { players: 3 }, entrants, form: { kind: 'champion', champion: 1 }, deals: 4 },
      'nunatak',
    );
    const first: Bot<Types> = { name: 'same', begin: () => ({ answer: ({ moves }) => ({ move: moves[0]! }) }) };
    const { pairs, standings } = await held(planned, { bots: { same: first } });
    expect(pairs).toMatchObject([{ games: 12, rate: { value: expect.closeTo(0.5) } }]);
    expect(standings.find(({ name }) => name === 'Ann')!.rate.value).toBeCloseTo(1 / 3);
  });

  test('counts every seat of the one with every seat of the other, but for two that won nothing', () => {
    const planned = plan({ options: { players: 4 } }, 'antarctica');
    const game = { deal: 0, seats: [0, 1, 0, 1], totals: [0, 0, 0, 0], moves: 9 };
    const found = comparePairs(
      planned,
      [
        { ...game, shares: [0.5, 0.25, 0.25, 0] },
        { ...game, shares: [0, 0, 0, 1] },
      ],
      [0, 1],
    );
    expect(found).toMatchObject([
      { entrants: ['Rae', 'Gus'], games: 2, rate: { value: expect.closeTo((2 / 3 + 1 + 1 / 2 + 1) / 6) } },
    ]);
  });

  test('is by deal where each plays without the other', async () => {
    const planned = plan({ options: { players: 1 }, seed: 'alone', deals: 12 }, 'nunatak');
    const archive = memoryArchive();
    const { pairs } = await held(planned, { archive });
    const shares = archive.stored.map((record) => resultOfRecord(record)!.shares[0]!);
    const better = Array.from({ length: 12 }, (_, deal) => {
      const [rae, gus] = shares.slice(2 * deal);
      return { deal, share: gus! > rae! ? 1 : gus! < rae! ? 0 : 0.5 };
    });
    expect(new Set(better.map(({ share }) => share)).size).toBeGreaterThan(1);
    expect(pairs).toEqual([{ entrants: ['Gus', 'Rae'], games: 12, rate: estimateByDeal(better) }]);
  });
});

describe('the effort of a bot', () => {
  const thinking: Bot<Types> = {
    name: 'thinking',
    begin: () => ({ answer: ({ moves }) => ({ move: moves[0]!, iterations: 10 * moves.length }) }),
  };
  const odd: Bot<Types> = {
    name: 'odd',
    begin: () => ({ answer: ({ moves }) => ({ move: moves[0]!, iterations: 'many' as never }) }),
  };
  const entrants = [
    { name: 'Tia', bot: 'thinking' },
    { name: 'Odd', bot: 'odd' },
  ];
  const bots = { thinking, odd };

  test('is the time and the iterations of decisions with a choice', async () => {
    const planned = plan({ entrants, deals: 3, hasAnalysis: true }, 'igloo-igloo');
    const archive = memoryArchive();
    const { efforts } = await held(planned, { bots, archive });
    const [tia, other] = ['Tia', 'Odd'].map((name) => efforts.find((effort) => effort.name === name)!);
    const game = gameOf('igloo-igloo')!;
    const choices = { Tia: 0, Odd: 0, legal: 0, forced: 0 };
    for (const { options, moves, envelope } of archive.stored) {
      let state: Types['State'] = orThrow(game.setup(options as BaseOptions));
      for (const text of moves) {
        const name = envelope!.players![game.toAct(state)!]!.name as 'Tia' | 'Odd';
        const legal = game.legalMoves(state).length;
        if (legal > 1) choices[name]++;
        else choices.forced++;
        if (legal > 1 && name === 'Tia') choices.legal += legal;
        state = game.play(state, orThrow(game.parseMove(text)));
      }
    }
    expect(tia).toEqual({
      name: 'Tia',
      games: 6,
      decisions: choices.Tia,
      milliseconds: 2 * choices.Tia,
      maxMilliseconds: 2,
      searches: choices.Tia,
      iterations: 10 * choices.legal,
    });
    expect(other).toMatchObject({ decisions: choices.Odd, searches: 0, iterations: 0 });
    expect(choices.forced).toBeGreaterThan(0);
    expect(archive.stored.flatMap(({ envelope }) => envelope!.comments!)).toHaveLength(choices.Tia);
  });

  test('is not known of games that were in the archive before', async () => {
    const archive = memoryArchive();
    await held(plan({ entrants, deals: 1 }), { bots, archive });
    expect((await held(plan({ entrants, deals: 1 }), { bots, archive })).efforts).toEqual([]);
    const { efforts, playedGames } = await held(plan({ entrants, deals: 3 }), { bots, archive });
    expect([playedGames, ...efforts.map(({ games }) => games)]).toEqual([6, 4, 4]);
  });
});

describe('thoughts', () => {
  const { legalMoves, formatMove, setup } = gameOf('blueprints')!;
  const entrants = [{ name: 'Sue', bot: 'search', settings: { iterations: 30, maxPlayoutPlies: 8 } }, RANDOM];

  test('are the comments of the record, the same in every run, and the game is the same', async () => {
    const archives = [memoryArchive(), memoryArchive(), memoryArchive()];
    const [first, again, without] = archives;
    await held(plan({ entrants, deals: 1, hasAnalysis: true }), { archive: first! });
    await held(plan({ entrants, deals: 1, hasAnalysis: true }), { archive: again! });
    await held(plan({ entrants, deals: 1 }), { archive: without! });
    expect(JSON.stringify(again!.stored)).toBe(JSON.stringify(first!.stored));
    expect(first!.stored.map(({ moves }) => moves)).toEqual(without!.stored.map(({ moves }) => moves));
    for (const [i, record] of first!.stored.entries()) {
      const { comments = [] } = record.envelope!;
      expect(orThrow(validateLine(JSON.stringify(record))).envelopeError).toBeNull();
      expect(comments.length).toBeGreaterThan(10);
      for (const { ply, text } of comments) {
        const [, best, others] = /^\d+ iterations; (\S+) -?[\d.]+ \(\d+\)((?:, \S+ -?[\d.]+ \(\d+\))*)/.exec(text)!;
        expect(best).toBe(record.moves[ply - 1]);
        expect(others!.split(', ').length).toBeLessThanOrEqual(3);
      }
      expect(without!.stored[i]!.envelope!.comments).toBeUndefined();
    }
  });

  test('that were not kept are not taken from an archive: the games are played again', async () => {
    const archive = memoryArchive();
    await held(plan({ entrants, deals: 1 }), { archive });
    await held(plan({ entrants, deals: 1, hasAnalysis: true }), { archive });
    expect(archive.stored.map(({ envelope }) => envelope!.comments !== undefined)).toEqual([false, false, true, true]);
  });

  const [move] = legalMoves(orThrow(setup({ players: 2, seed: 'any' })));
  test.each<readonly [string, object, string | null]>([
    ['nothing', {}, null],
    ['one candidate', { candidates: [{ move, visits: 3, value: 0.12345 }] }, `${formatMove(move!)} 0.123 (3)`],
    ['no list', { candidates: 'all' }, null],
    ['a value that is no number', { candidates: [{ move, visits: 3, value: Number.NaN }] }, null],
    ['a move that is none', { candidates: [{ move: { kind: 'jump' }, visits: 3, value: 1 }] }, null],
    ['iterations that are none', { iterations: 'many' }, null],
    ['a line of nothing', { iterations: 3, line: [null, null] }, null],
  ])('of a bot from outside: %s', async (_, thought, expected) => {
    const bot: Bot<Types> = {
      name: 'odd',
      begin: () => ({ answer: ({ moves }) => ({ ...thought, move: moves[0]! }) }),
    };
    const archive = memoryArchive();
    const planned = plan({ entrants: [{ name: 'Odd', bot: 'odd' }, RANDOM], deals: 1, hasAnalysis: true });
    await held(planned, { bots: { odd: bot }, archive });
    const texts = archive.stored.flatMap(({ envelope }) => envelope!.comments ?? []).map(({ text }) => text);
    expect([...new Set(texts)]).toEqual(expected === null ? [] : [expected]);
  });
});
