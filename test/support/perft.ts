import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../../src/core/contract/game.js';
import { perft } from '../../src/testing/perft.js';

/** Returns the states to which the legal moves lead. */
export type Successors<G extends Types> = (state: G['State']) => readonly G['State'][];

/**
 * Defines tests that from each position there are this many games of 1, 2, ... moves, that trying every move of the
 * catalogue counts the same, and so does `reread`, a second implementation of the legal moves, if there is one.
 */
export const describePerft = <G extends Types>(
  game: Game<G>,
  positions: Readonly<Record<string, G['State']>>,
  expected: Readonly<Record<string, readonly number[]>>,
  reread?: Successors<G>,
): void => {
  const names = Object.keys(positions);

  test('every position has expected counts', () => {
    expect(Object.keys(expected)).toEqual(names);
  });

  test.each(Object.entries(expected))(
    'from %s there are the expected numbers of games of 1, 2, ... moves',
    (name, counts) => {
      expect(counts.map((_, i) => perft(game, positions[name]!, i + 1))).toEqual(counts);
    },
  );

  describe.each(names)('from %s', (name) => {
    const state = positions[name]!;

    test.each([1, 2])('trying every move of the catalogue counts the same: depth %i', (depth) => {
      expect(counted(tried(game), state, depth)).toBe(perft(game, state, depth));
    });

    if (reread === undefined) return;
    test.each([1, 2])('the second implementation counts the same: depth %i', (depth) => {
      expect(counted(reread, state, depth)).toBe(perft(game, state, depth));
    });
  });
};

/** Counts what `perft` counts, with other successors. */
const counted = <G extends Types>(successors: Successors<G>, state: G['State'], depth: number): number => {
  if (depth === 0) return 1;
  const next = successors(state);
  return next.length === 0 ? 1 : next.reduce((games, each) => games + counted(successors, each, depth - 1), 0);
};

/** Finds the successors by trying every move of the catalogue. */
const tried =
  <G extends Types>(game: Game<G>): Successors<G> =>
  (state) =>
    game.catalogue.flatMap((entry) => {
      const verdict = game.applyMove(state, entry);
      return verdict._tag === 'Right' ? [verdict.right] : [];
    });
