import * as core from '../../core/contract/run.js';
import type { Mutable } from '../../core/data/copy.js';
import type { Box } from './box.js';
import type { OptionSet, Program } from './components/index.js';
import type { Citizen } from './components/vocabulary.js';
import type { Event } from './events.js';
import { isSomeUsable } from './requirements.js';
import type { Draft } from './state/draft.js';
import type { BuiltIn, Ending, Frame, Phase } from './state/index.js';

/** A change of a state under way. */
export type Run = core.Run<Draft, Box, Event>;

const OVER: Phase = Object.freeze({ kind: 'over' });

/**
 * Sets the pending decision; after the end of the game, there is none.
 * @rule FP-LOSE-7
 */
export const ask = (run: Run, phase: Phase): void => {
  if (run.draft.outcome === 'none') core.ask(run, phase);
};

/** Ends all decisions. */
export const askNothing = (run: Run): void => core.ask(run, OVER);

/**
 * Sets the choice of an option as the pending decision, if one can be chosen; returns false if none can.
 * @rule FP-EFF-4
 */
export const askOption = (run: Run, { name, options }: OptionSet): boolean => {
  const isAsked = isSomeUsable(run.draft, run.box, options);
  if (isAsked) ask(run, { kind: 'option', set: name });
  return isAsked;
};

/** The fields with which a program starts. */
interface Given {
  readonly type?: 'none' | Citizen;
  readonly slot?: number;
  readonly left?: number;
}

/** Puts an effect list on the agenda, to run before all that is there. */
export const start = (run: Run, { name }: Program, given: Given = NOTHING): void => put(run, name, given);

/** Puts a built-in program on the agenda, to run before all that is there. */
export const startBuiltIn = (run: Run, program: BuiltIn, given: Given = NOTHING): void => put(run, program, given);

const NOTHING: Given = Object.freeze({});

const put = ({ draft }: Run, program: string, { type = 'none', slot = -1, left = 0 }: Given): void => {
  draft.agenda.push({ program, at: 0, left, type, slot });
};

/** Puts several effect lists on the agenda, to run in this order. */
export const startAll = (run: Run, programs: readonly Program[]): void => {
  for (let i = programs.length - 1; i >= 0; i--) start(run, programs[i]!);
};

/** Returns the program that runs now. */
export const topFrame = ({ agenda }: Draft): Mutable<Frame> => agenda[agenda.length - 1]!;

/** Takes the program that runs now off the agenda. */
export const pop = ({ draft }: Run): void => {
  draft.agenda.pop();
};

/** Checks whether a frame is of this built-in program. */
export const isRunning = (frame: Frame | undefined, program: BuiltIn): boolean => frame?.program === program;

/** Counts one unit of the effect under way as done. */
export const countUnit = (frame: Mutable<Frame>): void => {
  frame.left--;
  if (frame.left === 0) frame.at++;
};

/**
 * Loses the game, unless it has ended already.
 * @rule FP-LOSE-7
 */
export const lose = (run: Run, reason: Ending): void => end(run, 'lost', reason);

/** Ends the game, unless it has ended already, and clears the pending decision. `goOn` reports it. */
export const end = (run: Run, result: 'won' | 'lost', reason: Ending): void => {
  const { draft } = run;
  if (draft.outcome !== 'none') return;
  draft.outcome = { result, reason };
  run.asked = false;
};
