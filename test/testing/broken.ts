import { describe, expect, test } from 'vitest';
import { defineGame } from '../../src/core/define-game.js';
import { defineRules } from '../../src/core/define-rules.js';
import type { Draft } from '../../src/core/draft.js';
import type { Emit, Game } from '../../src/core/game.js';
import type { Kernel, Shell } from '../../src/core/kernel.js';
import { type Plan, promises } from '../../src/testing/index.js';
import { components, type Event, kernel, type Move, plan, type State, shell, type Toy, toy } from './toy.js';

type Table = ReturnType<Kernel<Toy>['score']>;

/** The toy with some of its rules replaced. */
export const withRules = (change: Partial<Kernel<Toy> & Shell<Toy>>): Game<Toy> => {
  const changed = { ...kernel, ...change };
  return defineGame(changed, defineRules(changed, components), { ...shell, ...change });
};

/** The toy with some of its public functions replaced. */
export const withFunctions = (change: Partial<Game<Toy>>): Game<Toy> => ({ ...toy, ...change });

/** What a move does, and then something more. */
export const performing = (
  also: (draft: Draft<State>, move: Move, emit: Emit<Event>) => void,
): Pick<Kernel<Toy>, 'perform'> => ({
  perform: (draft, box, move, emit) => {
    kernel.perform(draft, box, move, emit);
    also(draft, move, emit);
  },
});

/** The deal, and then something more. */
export const dealing = (also: (draft: Draft<State>) => void): Pick<Kernel<Toy>, 'deal'> => ({
  deal: (...given) => {
    const draft = kernel.deal(...given);
    also(draft);
    return draft;
  },
});

/** The score, and then something else. */
export const scoring = (change: (table: Table) => Table): Game<Toy> =>
  withRules({ score: (state, box) => change(kernel.score(state, box)) });

/** The list of legal moves, and then something else. */
export const listing = (change: (moves: readonly Move[], state: State) => readonly Move[]): Game<Toy> =>
  withRules({ legalMoves: (state, box) => change(kernel.legalMoves(state, box), state) });

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
