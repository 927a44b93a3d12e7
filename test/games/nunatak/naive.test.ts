import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  formatMove,
  game,
  legalMoves,
  parseMove,
  type State,
  step,
  view,
  whyIllegal,
} from '../../../src/games/nunatak/index.js';
import { createChoose, randomGame } from '../../../src/testing/random-game.js';
import { games, some } from '../../support/games.js';
import { Bystander, CHOOSERS, EVERY_TEXT, Naive, tableOf } from './naive/index.js';
import { rich } from './rich.js';

const EVERY_MOVE = EVERY_TEXT.map((text) => orThrow(parseMove(text)));
const VIEWERS = [0, 1, 2, 3, 'spectator'] as const;

const refusals = (state: State): readonly (string | null)[] =>
  EVERY_MOVE.map((move) => {
    const why = whyIllegal(state, move);
    return why?._tag === 'RuleBroken' ? why.clause : null;
  });

test('the second reading has the same texts in the same order', () => {
  expect(game.catalogue.map(formatMove)).toEqual(EVERY_TEXT);
});

describe.each([1, 2, 3, 4] as const)('a second reading of the rules agrees: %i players', (players) => {
  test.each(Object.entries(CHOOSERS))(
    '[NU-TURN-1, NU-TAKE-5, NU-SQUARE-2, NU-SIKU-7, NU-SOLO-7, NU-EXTRA-1] on every state of whole games, chance included (%s)',
    (name, chooser) => {
      for (let number = 0; number < games(6); number++) {
        const seed = `second ${name} ${number}`;
        const naive = new Naive({ players, seed });
        for (const { state, ply, moves, move } of randomGame(game, { players, seed }, chooser, seed)) {
          expect(state, `${seed} ply ${ply}`).toEqual(naive.s);
          if (ply % 8 === 0 || move === undefined) {
            expect(moves.map(formatMove)).toEqual(naive.legal());
            expect(game.toAct(state) ?? -1).toBe(naive.toAct());
            expect(game.score(state)).toEqual(naive.score());
            expect(game.returns(state)).toEqual(naive.returns());
          }
          if (move !== undefined) naive.move(formatMove(move));
        }
      }
    },
  );

  test.each(some(Object.entries(CHOOSERS), players))(
    '[NU-FAV-4, NU-FX-7, NU-FX-8, NU-FX-9, NU-FX-13, NU-WINDOW-3, NU-FINAL-1, NU-GEN-3] on games that begin with favours, on views and events (%s)',
    (name, chooser) => {
      for (let number = 0; number < games(4); number++) {
        const seed = `rich ${name} ${number}`;
        const choose = createChoose(chooser, seed);
        let state = rich(game, { players, seed });
        const naive = new Naive(state);
        for (let ply = 0; state.phase.kind !== 'over'; ply++) {
          const move = choose(legalMoves(state), state);
          const bystander = new Bystander(state);
          const next = orThrow(step(state, move));
          state = next.state;
          naive.move(formatMove(move));
          expect(state, `${seed} ply ${ply}`).toEqual(naive.s);
          for (const event of next.events) bystander.hear(event);
          expect(bystander.table, `${seed} ply ${ply}`).toEqual(tableOf(state));
          if (state.peek.count > 0 || ply % 20 === 0) {
            for (const viewer of VIEWERS.filter((each) => each === 'spectator' || each < players)) {
              const seen = view(state, viewer);
              expect(seen).toEqual(naive.seenBy(viewer));
              expect(legalMoves(seen).map(formatMove)).toEqual(viewer === naive.toAct() ? naive.legal() : []);
            }
          }
        }
        expect(game.score(state)).toEqual(naive.score());
      }
    },
  );

  test.each(some(Object.entries(CHOOSERS), players + 3))(
    '[NU-GEN-2, NU-TAKE-2, NU-TAKE-4, NU-PLACE-2, NU-SWAP-1, NU-FAV-3] on what is legal, and why the rest is not (%s)',
    (name, chooser) => {
      const choose = createChoose(chooser, name);
      let state = rich(game, { players, seed: `why ${name}` });
      for (let ply = 0; ; ply++) {
        if (ply % 3 === 0 || state.reservation !== null || state.phase.kind === 'over') {
          const naive = new Naive(state);
          expect(refusals(state), `${name} ply ${ply}`).toEqual(EVERY_TEXT.map((text) => naive.refusal(text)));
        }
        if (state.phase.kind === 'over') return;
        state = game.play(state, choose(legalMoves(state), state));
      }
    },
  );
});
