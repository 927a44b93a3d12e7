import { describe, expect, test } from 'vitest';
import { orThrow } from '../../src/core/errors/errors.js';
import { perft, randomGame, weightedChooser } from '../../src/testing/index.js';
import { type Toy, game as toy } from '../support/toy.js';

const options = { players: 2, seed: 'winter' } as const;

describe('a random game', () => {
  test('goes from the deal to the end by legal moves', () => {
    const turns = Array.from(randomGame(toy, options));
    expect(turns[0]!.state).toEqual(orThrow(toy.setup(options)));
    turns.forEach(({ ply, state, moves, move }, i) => {
      expect(ply).toBe(i);
      expect(moves).toEqual(toy.legalMoves(state));
      if (move === undefined) expect(moves).toEqual([]);
      else expect(toy.play(state, move)).toEqual(turns[i + 1]!.state);
    });
    expect(toy.score(turns.at(-1)!.state).over).toBe(true);
  });

  test('is the same for the same picks, and ends after the limit of moves', () => {
    const moves = (picks: string, plies?: number) =>
      Array.from(randomGame(toy, options, undefined, picks, plies), ({ move }) => move);
    expect(moves('a')).toEqual(moves('a'));
    expect(moves('a')).not.toEqual(moves('b'));
    expect(moves('a', 3)).toEqual([...moves('a').slice(0, 3), undefined]);
  });

  test('follows the weights of its moves', () => {
    const careful = weightedChooser<Toy>(({ kind }) => (kind === 'roll' ? 0 : kind === 'draw' ? 1000 : 1));
    const games = Array.from({ length: 30 }, (_, i) => Array.from(randomGame(toy, options, careful, `${i}`)));
    const made = games.flat().map(({ move }) => move?.kind);
    expect(made).not.toContain('roll');
    expect(games.filter(([first]) => first!.move?.kind === 'draw').length).toBeGreaterThan(25);
  });

  test('takes any move if all weights are 0', () => {
    const first = Array.from({ length: 30 }, (_, i) => {
      const [turn] = randomGame(
        toy,
        options,
        weightedChooser<Toy>(() => 0),
        `${i}`,
      );
      return turn!.move!.kind;
    });
    expect(new Set(first)).toEqual(new Set(['draw', 'play', 'cover', 'roll']));
  });

  test('does not go on with a move that was not on the list', () => {
    const stubborn = () => ({ kind: 'keep' }) as const;
    expect(() => Array.from(randomGame(toy, options, stubborn))).toThrow(/no.* on the list/);
  });

  test('does not begin with options that setup refuses', () => {
    expect(() => Array.from(randomGame(toy, { players: 9 as 2, seed: 's' }))).toThrow(/setup refuses .*players/);
  });
});

test('perft counts sequences of moves, and games that are over once', () => {
  const start = orThrow(toy.setup(options));
  const slowly = (depth: number, state = start): number => {
    const moves = depth === 0 ? [] : toy.legalMoves(state);
    return moves.length === 0 ? 1 : moves.reduce((sum, move) => sum + slowly(depth - 1, toy.play(state, move)), 0);
  };
  expect([0, 1, 2, 3, 4].map((depth) => perft(toy, start, depth))).toEqual(
    [0, 1, 2, 3, 4].map((depth) => slowly(depth)),
  );
  expect(
    perft(
      toy,
      toy.playout(start, (moves) => moves[0]!),
      5,
    ),
  ).toBe(1);
});
