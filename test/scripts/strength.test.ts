import { describe, expect, test } from 'vitest';
import { modesOf } from '../../scripts/compare/modes.js';
import { endeavour } from '../../scripts/strength/alone.js';
import { isShared, rivalry, seriesOf } from '../../scripts/strength/figures.js';
import { gamesOf, playSeries, type Series, sharesOf } from '../../scripts/strength/series.js';
import { estimateOf, percent, points, ratingOf } from '../../scripts/strength/statistics.js';
import { findBot, here } from '../../src/arena/index.js';
import { gameOf } from '../../src/index.js';

const runner = here({ gameOf, findBot });
const [two, three] = modesOf(['blueprints']);
const [alone] = modesOf(['nunatak']);

const played = async (...series: readonly Series[]) => {
  const told: number[] = [];
  const found = await playSeries(series, runner, (count, games) => void told.push(count, games));
  return { found, told };
};

describe('a series', () => {
  test('is played in each deal once in every seat, and told game by game', async () => {
    const { found, told } = await played({ mode: three!, one: 'greedy', other: 'random', deals: 2 });
    const seats = found[0]!.records.map(({ options, envelope }) => [
      options!.seed,
      envelope!.players!.findIndex(({ name }) => name === 'greedy'),
    ]);
    expect(new Set(seats.map(String)).size).toBe(6);
    expect(seats.map(([seed]) => seed)).toEqual([0, 0, 0, 1, 1, 1].map((deal) => `strength ${deal}`));
    expect(told).toEqual([1, 6, 2, 6, 3, 6, 4, 6, 5, 6, 6, 6]);
  });

  test('gives each deal what the one got in it, in the mean over the seats', async () => {
    const { found } = await played({ mode: two!, one: 'greedy', other: 'random', deals: 3 });
    const expected = [0, 1, 2].map((deal) => {
      const games = gamesOf(found[0]!).slice(2 * deal, 2 * deal + 2);
      const seat = ({ envelope }: (typeof found)[0]['records'][0]) =>
        envelope!.players!.findIndex(({ name }) => name === 'greedy');
      const shares = games.map(
        ({ state }, game) => found[0]!.plan.game.returns(state)[seat(found[0]!.records[2 * deal + game]!)]!,
      );
      return (shares[0]! + shares[1]!) / 2;
    });
    expect(sharesOf(found[0]!)).toEqual(expected);
    expect(expected.some((share) => share > 0)).toBe(true);
  });
});

describe('a table', () => {
  test('of rivals tells what each got, in how many games', async () => {
    const series = seriesOf(two!, { expert: 1, others: 2 });
    expect(series.map(({ one, other, deals }) => `${one} ${other} ${deals}`)).toContain('expert club 1');
    const { found } = await played(...series.filter(({ one }) => one === 'greedy'));
    const lines = rivalry(two!, found);
    expect(lines[0]).toBe('## blueprints, 2 players');
    expect(lines[4]).toMatch(/^\| greedy \| random \| 4 \| \d+ ± \d+ \| 50 \|$/);
  });

  test('of a player alone tells how it fares', async () => {
    expect(isShared(alone!)).toBe(true);
    const { found } = await played({ mode: alone!, one: 'random', deals: 2 });
    expect(endeavour(alone!, found)[4]).toMatch(/^\| random \| 2 \| \d+ ± \d+ \| -?\d+\.\d \|$/);
  });
});

test('figures have the intervals of their results', () => {
  expect(percent(estimateOf([1, 1, 1, 1, 0.5, 0.5]))).toBe('83 ± 25');
  expect(points(ratingOf({ mean: 0.75, within: 0.1 }, 100))).toBe('+191 ± 93');
  expect(points(ratingOf({ mean: 0, within: 0 }, 9))).toMatch(/^−\d+ ± 0$/);
});
