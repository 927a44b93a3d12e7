import { expect, test } from 'vitest';
import { eachWay, NONE, plus, ratio, type Share } from '../../src/core/chance/each-way.js';
import { draw, drawTotal, later, seeded } from '../../src/core/chance/random.js';
import { isUndecided } from '../../src/core/chance/undecided.js';
import { watched } from '../../src/core/play/watched.js';

const never = (): never => {
  throw new Error('This is not to be called.');
};

test('a total is drawn by its draws from the stream', () => {
  const [random, same] = [seeded('total'), seeded('total')];
  expect(drawTotal(() => draw(random, 6) + draw(random, 6), never)).toBe(draw(same, 6) + draw(same, 6));
  expect(random).toEqual(same);
});

test('a total is one draw by its weights while a teller decides', () => {
  const shares: (readonly [number, Share])[] = [];
  const isComplete = eachWay(
    3,
    () => drawTotal(never, () => [1n, 0n, 2n, 5]),
    (total, share) => shares.push([total, share]) > 0,
  );
  expect(isComplete).toBe(true);
  expect(shares.map(([total, { part, whole }]) => [total, part, whole])).toEqual([
    [0, 1n, 8n],
    [2, 2n, 8n],
    [3, 5n, 8n],
  ]);
});

test('a field that is undecided is known to be so, and stays so until it is read', () => {
  let decisions = 0;
  const decide = (): number => ++decisions;
  const asked = (): unknown => {
    const tower = watched({ inside: 2, drawer: later(decide) });
    const before = [isUndecided(tower, 'drawer'), isUndecided(tower, 'inside'), isUndecided(tower, 'none'), decisions];
    return [...before, tower.drawer, isUndecided(tower, 'drawer')];
  };
  let found: unknown;
  eachWay(1, asked, (made) => {
    found = made;
    return true;
  });
  expect(found).toEqual([true, false, false, 0, 1, false]);
});

test('probabilities are added out of the same whole, and out of others', () => {
  const share = (part: bigint, whole: bigint): Share => ({ part, whole });
  expect(plus(NONE, share(2n, 6n))).toEqual(share(2n, 6n));
  expect(plus(share(2n, 6n), share(3n, 6n))).toEqual(share(5n, 6n));
  expect(plus(share(1n, 6n), share(1n, 4n))).toEqual(share(5n, 12n));
  expect(ratio(plus(share(1n, 6n), share(1n, 3n)), share(1n, 1n))).toBe(0.5);
});
