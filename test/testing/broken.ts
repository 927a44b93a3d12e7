import { describe, expect, test } from 'vitest';
import { defineGame } from '../../src/core/define-game.js';
import { defineRules } from '../../src/core/define-rules.js';
import type { Game, Player } from '../../src/core/game.js';
import type { Kernel, Shell } from '../../src/core/kernel.js';
import { playOf } from '../../src/core/play.js';
import type { MoveKind, PhaseKind } from '../../src/core/rows.js';
import { type Plan, promises } from '../../src/testing/index.js';
import {
  type Box,
  components,
  type Draft,
  type Event,
  kernel,
  type Move,
  type Phase,
  type Run,
  type State,
  shell,
  type Toy,
  game as toy,
} from './toy/index.js';
import { plan } from './toy/plan.js';

type Table = ReturnType<Kernel<Toy>['score']>;

/** The toy with some of its rules replaced. */
export const withRules = (change: Partial<Kernel<Toy> & Shell<Toy>>): Game<Toy> => {
  const changed = { ...kernel, ...change };
  return defineGame(changed, defineRules(changed, components, toy.componentsId), { ...shell, ...change });
};

/** The toy with some of its public functions replaced. */
export const withFunctions = (change: Partial<Game<Toy>>): Game<Toy> => ({ ...toy, ...change });

type AnyRow = <M extends Move, P extends Phase>(row: MoveKind<Toy, M, P>) => MoveKind<Toy, M, P>;

const changingKinds = (change: AnyRow): Pick<Kernel<Toy>, 'kinds'> => ({
  kinds: {
    draw: change(kernel.kinds.draw),
    play: change(kernel.kinds.play),
    cover: change(kernel.kinds.cover),
    roll: change(kernel.kinds.roll),
    keep: change(kernel.kinds.keep),
    leave: change(kernel.kinds.leave),
  },
});

/** What a move does, and then something more. */
export const performing = (also: (run: Run, move: Move) => void): Pick<Kernel<Toy>, 'kinds'> =>
  changingKinds((row) => ({
    ...row,
    does: (run, move, phase) => {
      row.does(run, move, phase);
      also(run, move);
    },
  }));

/** What moves tell, turned into something else. */
export const telling = (bend: (event: Event) => Event): Pick<Kernel<Toy>, 'kinds'> =>
  changingKinds((row) => ({
    ...row,
    does: (run, move, phase) => {
      const { emit } = run;
      const bent = { ...run, emit: emit && ((event: Event) => emit(bend(event))) };
      row.does(bent, move, phase);
      run.asked = bent.asked;
    },
  }));

/** The deal, and then something more. */
export const dealing = (also: (draft: Draft) => void): Pick<Kernel<Toy>, 'deal'> => ({
  deal: (run, settings) => {
    kernel.deal(run, settings);
    also(run.draft);
  },
});

type AnyPhase = <P extends Phase>(row: PhaseKind<Toy, P>) => PhaseKind<Toy, P>;

const changingPhases = (change: AnyPhase): Pick<Kernel<Toy>, 'phases'> => ({
  phases: {
    turn: change(kernel.phases.turn),
    rolled: change(kernel.phases.rolled),
    over: change(kernel.phases.over),
  },
});

/** Who decides, and then somebody else. */
export const deciding = (change: (player: Player | null, state: State) => Player | null): Game<Toy> =>
  withRules(changingPhases((row) => ({ ...row, decides: (state, phase) => change(row.decides(state, phase), state) })));

type Listing = (moves: readonly Move[], state: State, box: Box) => readonly Move[];

/** Phases that list their moves by hand: the legal ones, and then something else. */
export const handwritten = (change: Listing): Pick<Kernel<Toy>, 'phases'> =>
  changingPhases((row) => ({
    ...row,
    legalMoves: (state, box) => change(playOf(kernel, box).legalMoves(state), state, box),
  }));

/** The list of legal moves, and then something else. */
export const listing = (change: Listing): Game<Toy> => withRules(handwritten(change));

/** The score, and then something else. */
export const scoring = (change: (table: Table) => Table): Game<Toy> =>
  withRules({ score: (state, box) => change(kernel.score(state, box)) });

/** The notation, after something was done to the text. */
export const parsing = (bend: (text: string) => string): Game<Toy> =>
  withFunctions({
    parseMove: (text: unknown) => toy.parseMove(typeof text === 'string' ? bend(text) : (text as string)),
  });

/** A way to break a promise: what is wrong, with which game, and what the failure must say. */
export type Breakage = readonly [what: string, game: Game<Toy>, says: RegExp];

/** The promise of this number catches each of these, names itself and says why. */
export const expectCaught = (number: number, breakages: readonly Breakage[], change: Partial<Plan<Toy>> = {}): void => {
  describe(`promise ${number} catches that`, () => {
    test.each(breakages)('%s', (_, game, says) => {
      const { title, check } = promises(game, { ...plan, seed: 1, ...change })[number - 1]!;
      const message = messageOf(check);
      expect(message).toContain(`${title}\nis broken`);
      expect(message).toMatch(says);
    });
  });
};

/** The numbers of the promises that a game breaks; number 11 takes long and is not asked. */
export const brokenBy = (game: Game<Toy>): readonly number[] =>
  promises(game, { ...plan, seed: 1, games: 10 }).flatMap(({ check }, i) =>
    i + 1 === 11 || messageOf(check) === 'kept' ? [] : [i + 1],
  );

const messageOf = (check: () => void): string => {
  try {
    check();
    return 'kept';
  } catch (error) {
    return (error as Error).message;
  }
};
