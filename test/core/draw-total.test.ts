import { expect, test } from 'vitest';
import { deferDraw, drawInt, drawTotal, randomStateOf } from '../../src/core/chance/random.js';
import {
  addProbabilities,
  forEachBranch,
  type Probability,
  proportionOf,
  ZERO_PROBABILITY,
} from '../../src/core/chance-outcomes/enumerate-chance.js';
import { isFieldPending } from '../../src/core/chance-outcomes/lazy-draw.js';
import { guardedDraft } from '../../src/core/chance-outcomes/undecided-draft.js';

const never = (): never => {
  throw new Error('This is not to be called.');
};

test('a total is drawn by its draws from the stream', () => {
  const [random, same] = [randomStateOf('total'), randomStateOf('total')];
  expect(drawTotal(() => drawInt(random, 6) + drawInt(random, 6), never)).toBe(drawInt(same, 6) + drawInt(same, 6));
  expect(random).toEqual(same);
});

test('a total is one draw by its weights while a teller decides', () => {
  const shares: (readonly [number, Probability])[] = [];
  const isComplete = forEachBranch(
    3,
    () => drawTotal(never, () => [1n, 0n, 2n, 5]),
    (total, share) => shares.push([total, share]) > 0,
  );
  expect(isComplete).toBe(true);
  expect(shares.map(([total, { numerator, denominator }]) => [total, numerator, denominator])).toEqual([
    [0, 1n, 8n],
    [2, 2n, 8n],
    [3, 5n, 8n],
  ]);
});

test('a field that is undecided is known to be so, and stays so until it is read', () => {
  let decisions = 0;
  const decide = (): number => ++decisions;
  const asked = (): unknown => {
    const tower = guardedDraft({ inside: 2, drawer: deferDraw(decide) });
    const before = [
      isFieldPending(tower, 'drawer'),
      isFieldPending(tower, 'inside'),
      isFieldPending(tower, 'none'),
      decisions,
    ];
    return [...before, tower.drawer, isFieldPending(tower, 'drawer')];
  };
  let found: unknown;
  forEachBranch(1, asked, (made) => {
    found = made;
    return true;
  });
  expect(found).toEqual([true, false, false, 0, 1, false]);
});

test('probabilities are added out of the same whole, and out of others', () => {
  const share = (numerator: bigint, denominator: bigint): Probability => ({ numerator, denominator });
  expect(addProbabilities(ZERO_PROBABILITY, share(2n, 6n))).toEqual(share(2n, 6n));
  expect(addProbabilities(share(2n, 6n), share(3n, 6n))).toEqual(share(5n, 6n));
  expect(addProbabilities(share(1n, 6n), share(1n, 4n))).toEqual(share(5n, 12n));
  expect(proportionOf(addProbabilities(share(1n, 6n), share(1n, 3n)), share(1n, 1n))).toBe(0.5);
});
