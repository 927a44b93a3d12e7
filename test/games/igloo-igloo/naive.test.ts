import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/verdict.js';
import { formatMove, game, parseMove, type State, whyIllegal } from '../../../src/games/igloo-igloo/index.js';
import { randomGame, uniform } from '../../../src/testing/index.js';
import { games, some } from '../../support/games.js';
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

const refusals = (state: State): readonly (string | null)[] =>
  EVERY_MOVE.map((move) => {
    const why = whyIllegal(state, move);
    return why?._tag === 'RuleBroken' ? why.clause : null;
  });

describe.each(MODES)('a second reading of the rules agrees: $players players, $variant', ({ variant, players }) => {
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
});
