import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  formatMove,
  game,
  parseMove,
  type Reason,
  reasons,
  type State,
  whyIllegal,
} from '../../../src/games/igloo-igloo/index.js';
import { randomGame, uniform } from '../../../src/testing/index.js';
import { games, isFull, some } from '../../support/games.js';
import { thrifty, wild } from './choosers.js';
import { EVERY_TEXT, Naive, naiveOf } from './naive/index.js';

const MODES = (['standard', 'expert'] as const).flatMap((variant) =>
  ([2, 3, 4] as const).map((players) => ({ variant, players })),
);
const CHOOSERS = { uniform, wild, thrifty };
const EVERY_MOVE = EVERY_TEXT.map((text) => orThrow(parseMove(text)));

test('the second reading has the same texts in the same order', () => {
  expect(game.catalogue.map(formatMove)).toEqual(EVERY_TEXT);
});

/** The reasons of a clause that has several, by their numbers on the page of rules. */
const CAUSES: Partial<Record<Reason, number>> = {
  ...{ 'no-action': 1, 'few-points': 2 },
  ...{ 'no-tile': 1, 'not-empty': 2, inland: 3 },
  ...{ 'clear-first': 1, 'gap-full': 2, 'far-from-gap': 3, 'no-water': 4, 'water-of-bear': 5 },
  ...{ 'none-to-thaw': 1, 'thaw-inland': 2 },
  ...{ 'steps-first': 1, 'none-to-step': 2 },
  ...{ 'none-to-walk': 1, 'none-near': 2 },
  ...{ 'none-to-sail': 1, 'same-floe': 2, 'no-shore': 3, 'other-water': 4 },
  ...{ 'land-first': 1, 'no-landing': 2 },
  ...{ 'no-prey': 1, 'prey-points': 2 },
  ...{ 'bear-in-water': 1, 'far-from-bear': 2 },
  ...{ 'none-to-build': 1, 'others-there': 2 },
};

const refusals = (state: State): readonly (string | null)[] =>
  EVERY_MOVE.map((move) => {
    const why = whyIllegal(state, move);
    if (why?._tag !== 'RuleBroken') return null;
    const cause = CAUSES[why.reason];
    return cause === undefined ? why.clause : `${why.clause} ${cause}`;
  });

test('the causes of a clause are numbered one by one, and a clause with one cause has no number', () => {
  const numbers = new Map<string, number[]>();
  for (const [reason, { clause }] of Object.entries(reasons)) {
    numbers.set(clause, [...(numbers.get(clause) ?? []), CAUSES[reason as Reason] ?? 0]);
  }
  for (const [clause, found] of numbers) {
    const expected = found.length === 1 ? [0] : found.map((_, i) => i + 1);
    expect(found.sort(), clause).toEqual(expected);
  }
});

describe.each(MODES.filter((_, i) => isFull || i % 2 === 0))(
  'a second reading of the rules agrees: $players players, $variant',
  ({ variant, players }) => {
    test.each(some(Object.entries(CHOOSERS), players))(
      '[IG-MELT-6, IG-DRIFT-4, IG-ATTACK-2, IG-SCORE-5] on every state of whole games, chance included (%s)',
      (name, chooser) => {
        for (let number = 0; number < games(3); number++) {
          const seed = `second ${name} ${number}`;
          const naive = new Naive(players, variant, seed);
          for (const { state, ply, moves, move } of randomGame(game, { players, variant, seed }, chooser)) {
            expect(state, `${seed} ply ${ply}`).toEqual(naive.state());
            if (ply % 8 === 0) {
              expect(naive.score()).toEqual(game.score(state).players.map(({ categories }) => categories));
              expect(moves.map(formatMove)).toEqual(naive.legal());
            }
            if (move !== undefined) naive.move(formatMove(move));
          }
        }
      },
    );

    test('[IG-WALK-3, IG-KAYAK-1, IG-DRIFT-5, IG-THAW-1] on what is legal, and why the rest is not', () => {
      for (const [name, chooser] of some(Object.entries(CHOOSERS), players)) {
        for (const { state, ply } of randomGame(game, { players, variant, seed: `why ${name}` }, chooser)) {
          if (ply % 4 !== 0 && !['attack', 'displace', 'kayak', 'flee'].includes(state.phase.kind)) continue;
          const naive = naiveOf(state);
          expect(refusals(state), `${name} ply ${ply}`).toEqual(EVERY_TEXT.map((text) => naive.refusal(text)));
        }
      }
    });
  },
);
