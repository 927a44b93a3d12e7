import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ClauseDetectors,
  listEffectiveClauses,
  type Transition,
} from '../../src/clause-effects/clause-detector.js';
import type { Game, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { type Chooser, createChoose, uniform } from '../../src/testing/random-game.js';

/** The tests of the clause effects of a game. */
export interface DetectorsPlan<G extends Types> {
  readonly game: Game<G>;
  readonly detectors: ClauseDetectors<G>;
  /** The number of games: at least `min`, and more until every clause takes effect, at most `max`. */
  readonly games: { readonly min: number; readonly max: number };
  /** Returns the deal and the moves of a random game, by its number. */
  steps(number: number): Iterable<Transition<G>>;
  /** Clauses too rare for random games, each with a move by which it takes effect. */
  readonly rare?: { readonly [C in G['Clause']]?: () => Transition<G> };
}

/** Lists the deal and the moves of a random game. */
export function* transitionsOf<G extends Types>(
  game: Game<G>,
  options: G['Options'],
  chooser: Chooser<G> = uniform,
  choiceSeed = 'picks',
): Generator<Transition<G>> {
  const choose = createChoose(chooser, choiceSeed);
  let { state, events } = orThrow(game.deal(options));
  yield { players: state.players, move: null, events };
  for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
    const move = choose(moves, state);
    ({ state, events } = orThrow(game.step(state, move)));
    yield { players: state.players, move, events };
  }
}

/** Makes a move, given as text or as data, in a position. */
export const transitionBy = <G extends Types>(game: Game<G>, before: G['State'], text: string): Transition<G> => {
  const move = orThrow(game.parseMove(text));
  return { players: before.players, move, events: orThrow(game.step(before, move)).events };
};

/** A clause, a move by which it takes effect, and a similar one by which it does not. */
export type DetectorCase<G extends Types> = readonly [
  clause: G['Clause'],
  why: string,
  does: () => Transition<G>,
  doesNot: () => Transition<G>,
];

/** Tests the clause effects of a game for the properties that those of all games need. */
export const describeDetectors = <G extends Types>(plan: DetectorsPlan<G>, cases: readonly DetectorCase<G>[]): void => {
  const { game, detectors, rare = {} } = plan;
  const clauses = Object.keys(detectors) as G['Clause'][];

  test('every clause by which something happens has a detector, and no other has', () => {
    const withEffect = (Object.keys(game.clauses) as G['Clause'][]).filter(
      (id) => game.clauses[id].enforced === 'effect',
    );
    expect(clauses).toEqual(withEffect);
    expect(detectors).toSatisfy(Object.isFrozen);
  });

  describe('over random games', () => {
    const counts = new Map<G['Clause'], number>();
    let counted: Readonly<Record<string, number>> = {};
    let steps = 0;

    beforeAll(() => {
      const isWanted = (clause: G['Clause']) => !Object.hasOwn(rare, clause) && !counts.has(clause);
      const { min, max } = plan.games;
      for (let number = 0; number < min || (number < max && clauses.some(isWanted)); number++) {
        for (const transition of plan.steps(number)) {
          steps++;
          for (const clause of listEffectiveClauses(detectors, transition))
            counts.set(clause, (counts.get(clause) ?? 0) + 1);
        }
        if (number === min - 1)
          counted = Object.fromEntries(clauses.map((clause) => [clause, counts.get(clause) ?? 0]));
      }
    });

    test('every clause takes effect as often as was written down; UPDATE_LOCKS=1 writes it anew', () => {
      const place = new URL(`${game.id}/clause-effects.json`, import.meta.url);
      if (process.env['UPDATE_LOCKS'] === '1') writeFileSync(place, `${JSON.stringify(counted, null, 2)}\n`);
      expect(existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : null).toEqual(counted);
    });

    test('every clause takes effect, but those too rare', () => {
      expect(clauses.filter((clause) => !counts.has(clause) && !Object.hasOwn(rare, clause))).toEqual([]);
    });

    test('no clause takes effect in every move', () => {
      expect(clauses.filter((clause) => counts.get(clause) === steps)).toEqual([]);
    });
  });

  test.each(Object.entries(rare) as [G['Clause'], () => Transition<G>][])(
    '%s takes effect where it can',
    (clause, transition) => {
      expect(listEffectiveClauses(detectors, transition())).toContain(clause);
    },
  );

  test.each(cases.map((each) => [...each] as const))('%s takes effect %s', (clause, _, does, doesNot) => {
    expect(listEffectiveClauses(detectors, does())).toContain(clause);
    expect(listEffectiveClauses(detectors, doesNot())).not.toContain(clause);
  });
};
