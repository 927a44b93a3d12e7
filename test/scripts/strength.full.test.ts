import { describe, expect, test } from 'vitest';
import { listModes } from '../../scripts/compare/modes.js';
import { formatUses } from '../../scripts/strength/frostpunk.js';
import { formatOpponentsTable, isWithoutOpponents, listSeries } from '../../scripts/strength/opponents.js';
import { playSeries, playUntilPrecise, replayGames, type Series, winShares } from '../../scripts/strength/series.js';
import { estimateMean, formatElo, formatPercent, halfWidth } from '../../scripts/strength/statistics.js';
import { formatTeamTable } from '../../scripts/strength/teams.js';
import { findBot, memoryArchive, onThisThread } from '../../src/arena/index.js';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import { gameOf } from '../../src/games/index.js';

const runner = onThisThread({ gameOf, findBot });
const [two, three] = listModes(['blueprints']);
const [alone] = listModes(['nunatak']);

const played = async (...series: readonly Series[]) => {
  const told: number[] = [];
  const archive = memoryArchive();
  const onProgress = (count: number, games: number) => void told.push(count, games);
  const found = await playSeries(series, { runner, archive, onProgress });
  return { found, told, archive };
};

describe('a series', () => {
  test('is played once per deal and seat, and reported game by game', async () => {
    const { found, told } = await played({ mode: three!, one: 'greedy', other: 'random', deals: 2 });
    const seats = found[0]!.records.map(({ options, envelope }) => [
      options!.seed,
      envelope!.players!.findIndex(({ name }) => name === 'greedy'),
    ]);
    expect(new Set(seats.map(String)).size).toBe(6);
    const seeds = seats.map(([seed]) => seed);
    expect(seeds).toEqual([0, 0, 0, 3, 3, 3].map((game) => seeds[game]));
    expect(told).toEqual([1, 6, 2, 6, 3, 6, 4, 6, 5, 6, 6, 6]);
  });

  test('continues from an archive, also for more deals, and plays nothing twice', async () => {
    const short: Series = { mode: two!, one: 'random', other: 'greedy', deals: 2 };
    const { archive } = await played(short);
    const told: number[] = [];
    const onProgress = (count: number) => void told.push(count);
    const [longer] = await playSeries([{ ...short, deals: 3 }], { runner, archive, onProgress });
    expect(told).toEqual([5, 6]);
    expect(longer!.records).toEqual((await played({ ...short, deals: 3 })).found[0]!.records);
  });

  test('has the mean share over the seats for each deal', async () => {
    const { found } = await played({ mode: two!, one: 'greedy', other: 'random', deals: 3 });
    const expected = [0, 1, 2].map((deal) => {
      const games = replayGames(found[0]!).slice(2 * deal, 2 * deal + 2);
      const seat = ({ envelope }: (typeof found)[0]['records'][0]) =>
        envelope!.players!.findIndex(({ name }) => name === 'greedy');
      const shares = games.map(
        ({ state }, game) => found[0]!.plan.game.returns(state)[seat(found[0]!.records[2 * deal + game]!)]!,
      );
      return (shares[0]! + shares[1]!) / 2;
    });
    expect(winShares(found[0]!)).toEqual(expected);
    expect(expected.some((share) => share > 0)).toBe(true);
  });
});

describe('more deals are played', () => {
  const within = (limits: { maxHalfWidth: number; maxDeals: number }, ...series: readonly Series[]) =>
    playUntilPrecise(series, { runner, archive: memoryArchive(), onProgress: () => {} }, { deals: 4, ...limits });
  const open: Series = { mode: two!, one: 'novice', other: 'greedy', deals: 4 };

  test('until the interval is as narrow as wanted', async () => {
    const [series] = await within({ maxHalfWidth: 20, maxDeals: 400 }, open);
    expect(series!.deals).toBeGreaterThan(4);
    expect(series!.records).toHaveLength(2 * series!.deals);
    expect(halfWidth(estimateMean(winShares(series!)))).toBeLessThanOrEqual(20);
  });

  test('of the series that need them, and no more than the most', async () => {
    const clear: Series = { mode: two!, one: 'greedy', other: 'random', deals: 24 };
    const deals = (await within({ maxHalfWidth: 14, maxDeals: 25 }, open, clear)).map((series) => series.deals);
    expect(deals).toEqual([25, 24]);
  });
});

test('experts play in every mode, and in teams of every size', () => {
  for (const mode of listModes(['antarctica', 'blueprints', 'frostpunk', 'igloo-igloo', 'nunatak'])) {
    expect(listSeries(mode, 1).map(({ one }) => one)).toContain('expert');
  }
});

describe('a table', () => {
  test('of opponents has their shares and numbers of games', async () => {
    const series = listSeries(two!, 2);
    expect(series.map(({ one, other, deals }) => `${one} ${other} ${deals}`)).toContain('expert club 2');
    const { found } = await played(...series.filter(({ one }) => one === 'greedy'));
    const lines = formatOpponentsTable(two!, found);
    expect(lines[0]).toBe('## blueprints, 2 players');
    expect(lines[4]).toMatch(/^\| greedy \| random \| 4 \| \d+ \(\d+ to \d+\) \| 50 \|$/);
    expect(lines.at(-2)).toMatch(/^Elo ratings, with club at 0: greedy \S+ \(.* to .*\), random .*\)\.$/);
  });

  test('of solo games has the results of each bot', async () => {
    expect(isWithoutOpponents(alone!)).toBe(true);
    const { found } = await played({ mode: alone!, one: 'random', deals: 2 });
    expect(formatTeamTable(alone!, found)[4]).toMatch(/^\| random \| 2 \| \d+ \(\d+ to \d+\) \| -?\d+\.\d \|$/);
  });
});

test('the components that winners of Frostpunk use, and never use, are listed by name', async () => {
  const [easy] = listModes(['frostpunk']);
  const { found } = await played({ mode: easy!, one: 'expert', deals: 3 });
  const lines = formatUses(found);
  expect(lines).toContain('| building | expert, easy |');
  expect(lines).toContain('| Workshop (WORK) | 100 |');
  const unused = lines
    .filter((line) => line.endsWith(' | 0 |'))
    .map((line) => line.slice('| '.length, -' | 0 |'.length));
  expect(unused).not.toEqual([]);
  for (const each of unused) expect(each).toMatch(/^[A-Z].+ \([A-Z]+\d*\)$/);
  expect(lines).toContain(`Not used in any won game: ${unused.join(', ')}.`);
  expect(formatUses([])).toEqual([]);
});

describe('estimates', () => {
  test('have intervals within the possible range', () => {
    expect(formatPercent(estimateMean([1, 1, 1, 1, 0.5, 0.5]))).toBe('83 (50 to 97)');
    expect(formatPercent(estimateMean(Array(60).fill(1)))).toBe('100 (93 to 100)');
    expect(formatPercent(estimateMean(Array(60).fill(0)))).toBe('0 (0 to 7)');
    expect(halfWidth(estimateMean([1, 1, 1, 1, 0.5, 0.5]))).toBe(33);
    expect(formatElo({ value: -250.4, low: -290, high: 10.2 })).toBe('−250 (−290 to +10)');
  });

  test('have the true value in their intervals 19 times in 20', () => {
    const random = insecureRandomStateOf('held');
    const tries = 2000;
    for (const percent of [50, 75, 95]) {
      const game = (): number => Number(drawInt(random, 100) < percent);
      let held = 0;
      for (let i = 0; i < tries; i++) {
        const { low, high } = estimateMean(Array.from({ length: 30 }, () => (game() + game()) / 2));
        held += Number(low <= percent / 100 && percent / 100 <= high);
      }
      expect(held / tries).toBeGreaterThan(0.94);
    }
  });
});
