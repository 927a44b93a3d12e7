import type { Game } from '../../../src/core/contract/game.js';
import type { Kernel, MoveKind, Shell } from '../../../src/core/contract/kernel.js';
import { defineGame } from '../../../src/core/define-game.js';
import { createActionSpace } from '../../../src/core/engine/action-space.js';
import { defineRules } from '../../../src/core/engine/define-rules.js';
import type { Plan } from '../../../src/testing/index.js';
import { components, kernel, type Move, type Phase, type Run, shell, type Toy, game as toy } from './index.js';

/** Returns the toy with some of its rules replaced. */
export const withRules = (change: Partial<Kernel<Toy> & Shell<Toy>>): Game<Toy> => {
  const changed = { ...kernel, ...change };
  return defineGame(changed, defineRules(changed, createActionSpace(changed, components, toy.componentsId)), {
    ...shell,
    ...change,
  });
};

/** Adds a change to what each move does. */
export const performing = (also: (run: Run, move: Move) => void): Pick<Kernel<Toy>, 'kinds'> => {
  const changed = <M extends Move, P extends Phase>(row: MoveKind<Toy, M, P>): MoveKind<Toy, M, P> => ({
    ...row,
    apply: (run, move, phase) => {
      row.apply(run, move, phase);
      also(run, move);
    },
  });
  const { draw, play, cover, roll, keep, leave } = kernel.kinds;
  return {
    kinds: {
      draw: changed(draw),
      play: changed(play),
      cover: changed(cover),
      roll: changed(roll),
      keep: changed(keep),
      leave: changed(leave),
    },
  };
};

/** A plan of the promises that counts no pieces. */
export const plan: Plan<Toy> = {
  options: [{ players: 2 }, { players: 3 }, { players: 2, dice: false }],
  maxPlies: 18,
  games: 10,
  pieces: { countInBox: () => ({}), countInState: () => ({}) },
  seed: 1,
};
