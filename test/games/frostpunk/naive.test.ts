import { describe, expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../../src/core/chance/random.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { DIFFICULTIES, type Frostpunk, game, type Move, type State } from '../../../src/games/frostpunk/index.js';
import { type Chooser, randomGame, uniform, weightedChooser } from '../../../src/testing/index.js';
import { isFull, some } from '../../support/games.js';
import { disturbed, Naive, naiveOf, PACKS, seen, textsOf } from './naive/index.js';
import { careful, skilled } from './players.js';

const WEIGHTS: Partial<Record<Move['kind'], number>> = {
  pass: 0.03,
  dismantle: 0.1,
  playCard: 2,
  useCallOfDuty: 0.3,
  build: 3,
  use: 3,
  scout: 10,
  special: 5,
};
/** A player who puts many Meeples to work, and sees much of the board. */
const busy: Chooser<Frostpunk> = weightedChooser(({ kind }) => WEIGHTS[kind] ?? 1);
const CHOOSERS = { uniform, busy, careful };
const others = Object.entries(PACKS).map(([id, pack]) => [id, orThrow(game.withComponents(pack()))] as const);

/** Lists the clause that forbids each move of the catalogue. */
const refusals = (of: typeof game, state: State): readonly (string | null)[] =>
  of.catalogue.map((move) => {
    const why = of.whyIllegal(state, move);
    return why?._tag === 'RuleBroken' ? why.clause : (why?._tag ?? null);
  });

const agree = (of: typeof game, naive: Naive, state: State): void => {
  const scored = of.score(state);
  const { categories, total, over, outcome } = naive.score();
  expect(scored.players).toEqual(state.hasPassed.map(() => ({ total, categories, tieBreaks: {} })));
  expect(of.returns(state)).toEqual(state.hasPassed.map(() => naive.payoff()));
  expect(of.evaluate(of.view(state, 'spectator'))).toEqual(state.hasPassed.map(() => total));
  expect([scored.over, scored.outcome, of.toAct(state)]).toEqual([over, outcome, over ? null : naive.state().decider]);
  expect(of.view(state, 'spectator')).toEqual(seen(naive.state(), 'spectator'));
  const judge = naiveOf(of.components, state);
  expect(refusals(of, state)).toEqual(judge.texts.map((text) => judge.refusal(text)));
};

const compare = (of: typeof game, options: Frostpunk['Options'], chooser: Chooser<Frostpunk>, every: number): void => {
  const { components } = orThrow(of.setup(options));
  const naive = Naive.dealt(of.components, { ...options, components });
  for (const { state, ply, moves, move } of randomGame(of, options, chooser)) {
    expect(naive.state(), `${options.seed} ply ${ply}`).toEqual(state);
    expect(naive.legal()).toEqual(moves.map(of.formatMove));
    if (ply % every === 0 || move === undefined) agree(of, naive, state);
    if (move !== undefined) naive.move(of.formatMove(move));
  }
};

test.each([['standard', game] as const, ...others])(
  'the second reading has the same texts in the same order (%s)',
  (_, of) => {
    expect(of.catalogue.map(of.formatMove)).toEqual(textsOf(of.components));
  },
);

describe.each([1, 2, 3, 4] as const)('a second reading of the rules agrees: %i players', (players) => {
  test.each(some(DIFFICULTIES, players))(
    '[FP-ROUND-1, FP-EFF-1, FP-ACT-5, FP-GEN-3] on whole games, chance included (%s)',
    (difficulty) => {
      for (const [name, chooser] of some(Object.entries(CHOOSERS), players)) {
        compare(game, { players, difficulty, seed: `second ${name}` }, chooser, 8);
      }
    },
  );
});

test.each(DIFFICULTIES)('[FP-WIN-1] a second reading agrees on games that are won (%s)', (difficulty) => {
  const options = { players: 1, difficulty, seed: 'winter 9' } as const;
  expect([...randomGame(game, options, skilled)].at(-1)!.state.outcome).toMatchObject({ result: 'won' });
  compare(game, options, skilled, isFull ? 8 : 40);
});

test.each(others)('a second reading agrees on games with other components (%s)', (_, of) => {
  for (const players of [2, 3] as const) {
    for (const [name, chooser] of some(Object.entries(CHOOSERS), players)) {
      compare(of, { players, seed: `other ${name}` }, chooser, 16);
    }
  }
});

test.each([['standard', game] as const, ...others.filter(([id]) => id === 'odd')])(
  '[FP-EFF-5, FP-EXPED-5, FP-CIT-6, FP-DUSK-6] a second reading agrees on what follows from unusual states (%s)',
  (id, of) => {
    const random = insecureRandomStateOf(`unusual ${id}`);
    const below = (n: number): number => drawInt(random, n);
    for (const [seed, chooser] of some(Object.entries(CHOOSERS))) {
      for (const { state } of randomGame(of, { players: 2, seed }, chooser)) {
        const unusual = disturbed(state, below);
        if (below(3) > 0 || of.State.decode(unusual)._tag === 'Left') continue;
        const naive = naiveOf(of.components, unusual);
        expect(refusals(of, unusual)).toEqual(naive.texts.map((text) => naive.refusal(text)));
        let now: State = unusual;
        for (let ply = 0; ply < 10 && now.outcome === 'none'; ply++) {
          const moves = of.legalMoves(now);
          const move = moves[below(moves.length)]!;
          now = of.play(now, move);
          naive.move(of.formatMove(move));
          expect(now).toEqual(naive.state());
        }
      }
    }
  },
);
