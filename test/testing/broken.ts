import { describe, expect, test } from 'vitest';
import type { Game, Player } from '../../src/core/contract/game.js';
import type { Kernel, Shell } from '../../src/core/contract/kernel.js';
import type { MoveKind, PhaseKind } from '../../src/core/contract/move-kinds.js';
import { defineActions } from '../../src/core/define/define-actions.js';
import { defineGame } from '../../src/core/define/define-game.js';
import { defineRules } from '../../src/core/define/define-rules.js';
import { createEngine } from '../../src/core/engine/engine.js';
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

/** Returns the toy with some of its rules replaced. */
export const withRules = (change: Partial<Kernel<Toy> & Shell<Toy>>): Game<Toy> => {
  const changed = { ...kernel, ...change };
  return defineGame(changed, defineRules(changed, defineActions(changed, components, toy.componentsId)), {
    ...shell,
    ...change,
  });
};

/** Returns the toy with some of its public functions replaced. */
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

/** Adds a change to what each move does. */
export const performing = (also: (run: Run, move: Move) => void): Pick<Kernel<Toy>, 'kinds'> =>
  changingKinds((row) => ({
    ...row,
    apply: (run, move, phase) => {
      row.apply(run, move, phase);
      also(run, move);
    },
  }));

/** Changes the events of moves. */
export const changingEvents = (bend: (event: Event) => Event): Pick<Kernel<Toy>, 'kinds'> =>
  changingKinds((row) => ({
    ...row,
    apply: (run, move, phase) => {
      const { emit } = run;
      const changedRun = { ...run, emit: emit && ((event: Event) => emit(bend(event))) };
      row.apply(changedRun, move, phase);
      run.hasAsked = changedRun.hasAsked;
    },
  }));

/** Adds a change to the deal. */
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

/** Changes the player who decides. */
export const deciding = (change: (player: Player | null, state: State) => Player | null): Game<Toy> =>
  withRules(changingPhases((row) => ({ ...row, decider: (state, phase) => change(row.decider(state, phase), state) })));

type Listing = (moves: readonly Move[], state: State, box: Box) => readonly Move[];

/** Makes phases list their moves by hand, and changes the lists. */
export const handwritten = (change: Listing): Pick<Kernel<Toy>, 'phases'> =>
  changingPhases((row) => ({
    ...row,
    legalMoves: (state, box) => change(createEngine(kernel, box).legalMoves(state), state, box),
  }));

/** Changes the list of legal moves. */
export const listing = (change: Listing): Game<Toy> => withRules(handwritten(change));

/** Changes the score. */
export const scoring = (change: (table: Table) => Table): Game<Toy> =>
  withRules({ score: (state, box) => change(kernel.score(state, box)) });

/** Changes the text of the notation before it is read. */
export const parsing = (bend: (text: string) => string): Game<Toy> =>
  withFunctions({
    parseMove: (text: unknown) => toy.parseMove(typeof text === 'string' ? bend(text) : (text as string)),
  });

/** A broken promise: the description of the bug, the game that has it, and a pattern of the failure. */
export type Breakage = readonly [what: string, game: Game<Toy>, says: RegExp];

/**
 * Defines tests that the promise of this number catches each of these, and that the failure names the promise and the
 * reason.
 */
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

/** Lists the numbers of the promises that a game breaks, except number 11, which takes long. */
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
