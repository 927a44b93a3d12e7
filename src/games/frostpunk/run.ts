import type { Draft } from '../../core/draft.js';
import type { Emit } from '../../core/game.js';
import type { Box } from './components/box.js';
import type { Option } from './components/effects.js';
import type { Citizen } from './components/vocabulary.js';
import type { Event } from './events.js';
import { isSomeUsable } from './requirements.js';
import type { Frame, Phase, Reason, State } from './state/index.js';

/** A move being carried out. */
export interface Run {
  readonly draft: Draft<State>;
  readonly box: Box;
  readonly emit: Emit<Event>;
}

/** Nothing is asked: the game is over, or, while a move is carried out, goes on by itself. */
export const OVER: Phase = Object.freeze({ kind: 'over' });

/** Asks for a decision. */
export const ask = ({ draft }: Run, phase: Phase): void => {
  draft.phase = phase;
};

/**
 * Asks for an option of a set, if one can be chosen.
 * @rule FP-EFF-4
 */
export const askOption = (run: Run, set: string, options: readonly Option[]): boolean => {
  const isAsked = isSomeUsable(run.draft, run.box, options);
  if (isAsked) ask(run, { kind: 'option', set });
  return isAsked;
};

/** Puts an effect program on the agenda, to run before all that is there. */
export const start = (
  { draft }: Run,
  program: string,
  { type = 'none', slot = -1, left = 0 }: { type?: 'none' | Citizen; slot?: number; left?: number } = {},
): void => {
  draft.agenda.push({ program, at: 0, left, type, slot });
};

/** Puts several programs on the agenda, to run in this order. */
export const startAll = (run: Run, programs: readonly string[]): void => {
  for (let i = programs.length - 1; i >= 0; i--) start(run, programs[i]!);
};

/** The program that runs now. */
export const topFrame = ({ agenda }: Draft<State>): Draft<Frame> => agenda[agenda.length - 1]!;

/** Takes the program that runs now off the agenda. */
export const pop = ({ draft }: Run): void => {
  draft.agenda.pop();
};

/** One unit of the effect under way is done. */
export const countUnit = (frame: Draft<Frame>): void => {
  frame.left--;
  if (frame.left === 0) frame.at++;
};

/**
 * The game is lost, unless it has ended already.
 * @rule FP-LOSE-7
 */
export const lose = (run: Run, reason: Reason): void => end(run, 'lost', reason);

/** The game ends, unless it has already. */
export const end = ({ draft, emit }: Run, result: 'won' | 'lost', reason: Reason): void => {
  if (draft.outcome !== 'none') return;
  draft.outcome = { result, reason };
  emit?.({ kind: 'over', result, reason });
};
