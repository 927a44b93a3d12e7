import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Game, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import { type MoveMade, type Signs, tookEffect } from '../../src/signs/sign.js';
import { type Chooser, choosing, uniform } from '../../src/testing/random-game.js';

/** The tests of the signs of a game. */
export interface SignsPlan<G extends Types> {
  readonly game: Game<G>;
  readonly signs: Signs<G>;
  /** The number of games: at least `least`, and more until every sign occurs, at most `most`. */
  readonly games: { readonly least: number; readonly most: number };
  /** Returns the deal and the moves of a random game, by its number. */
  steps(number: number): Iterable<MoveMade<G>>;
  /** Clauses too rare for random games, each with a move by which it takes effect. */
  readonly rare?: { readonly [C in G['Clause']]?: () => MoveMade<G> };
}

/** Lists the deal and the moves of a random game. */
export function* stepsOf<G extends Types>(
  game: Game<G>,
  options: G['Options'],
  chooser: Chooser<G> = uniform,
  picks = 'picks',
): Generator<MoveMade<G>> {
  const choose = choosing(chooser, picks);
  let { state, events } = orThrow(game.deal(options));
  yield { players: state.players, move: null, events };
  for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
    const move = choose(moves, state);
    ({ state, events } = orThrow(game.step(state, move)));
    yield { players: state.players, move, events };
  }
}

/** Makes a move, given as text or as data, in a position. */
export const madeBy = <G extends Types>(game: Game<G>, before: G['State'], text: string): MoveMade<G> => {
  const move = orThrow(game.parseMove(text));
  return { players: before.players, move, events: orThrow(game.step(before, move)).events };
};

/** A clause, a move by which it takes effect, and a similar one by which it does not. */
export type Pinned<G extends Types> = readonly [
  clause: G['Clause'],
  why: string,
  does: () => MoveMade<G>,
  doesNot: () => MoveMade<G>,
];

/** Tests the signs of a game for the properties that the signs of all games need. */
export const describeSigns = <G extends Types>(plan: SignsPlan<G>, pinned: readonly Pinned<G>[]): void => {
  const { game, signs, rare = {} } = plan;
  const clauses = Object.keys(signs) as G['Clause'][];

  test('every clause by which something happens has a sign, and no other has', () => {
    const kept = (Object.keys(game.clauses) as G['Clause'][]).filter((id) => game.clauses[id].enforced === 'effect');
    expect(clauses).toEqual(kept);
    expect(signs).toSatisfy(Object.isFrozen);
  });

  describe('over random games', () => {
    const counts = new Map<G['Clause'], number>();
    let usual: Readonly<Record<string, number>> = {};
    let steps = 0;

    beforeAll(() => {
      const isWanted = (clause: G['Clause']) => !Object.hasOwn(rare, clause) && !counts.has(clause);
      const { least, most } = plan.games;
      for (let number = 0; number < least || (number < most && clauses.some(isWanted)); number++) {
        for (const made of plan.steps(number)) {
          steps++;
          for (const clause of tookEffect(signs, made)) counts.set(clause, (counts.get(clause) ?? 0) + 1);
        }
        if (number === least - 1)
          usual = Object.fromEntries(clauses.map((clause) => [clause, counts.get(clause) ?? 0]));
      }
    });

    test('every clause takes effect as often as was written down; UPDATE_LOCKS=1 writes it anew', () => {
      const place = new URL(`${game.id}/signs.json`, import.meta.url);
      if (process.env['UPDATE_LOCKS'] === '1') writeFileSync(place, `${JSON.stringify(usual, null, 2)}\n`);
      expect(existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : null).toEqual(usual);
    });

    test('every clause takes effect, but those too rare', () => {
      expect(clauses.filter((clause) => !counts.has(clause) && !Object.hasOwn(rare, clause))).toEqual([]);
    });

    test('no clause takes effect in every move', () => {
      expect(clauses.filter((clause) => counts.get(clause) === steps)).toEqual([]);
    });
  });

  test.each(Object.entries(rare) as [G['Clause'], () => MoveMade<G>][])(
    '%s takes effect where it can',
    (clause, made) => {
      expect(tookEffect(signs, made())).toContain(clause);
    },
  );

  test.each(pinned.map((each) => [...each] as const))('%s takes effect %s', (clause, _, does, doesNot) => {
    expect(tookEffect(signs, does())).toContain(clause);
    expect(tookEffect(signs, doesNot())).not.toContain(clause);
  });
};
