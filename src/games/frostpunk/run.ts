import type { Mutable } from '../../core/draft.js';
import * as core from '../../core/run.js';
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
 * Asks for a decision; once the game has ended, for none.
 * @rule FP-LOSE-7
 */
export const ask = (run: Run, phase: Phase): void => {
  if (run.draft.outcome === 'none') core.ask(run, phase);
};

/** Nothing more will be decided. */
export const askNothing = (run: Run): void => core.ask(run, OVER);

/**
 * Asks for an option of a set, if one can be chosen.
 * @rule FP-EFF-4
 */
export const askOption = (run: Run, { name, options }: OptionSet): boolean => {
  const isAsked = isSomeUsable(run.draft, run.box, options);
  if (isAsked) ask(run, { kind: 'option', set: name });
  return isAsked;
};

/** What a program is started with. */
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

/** The program that runs now. */
export const topFrame = ({ agenda }: Draft): Mutable<Frame> => agenda[agenda.length - 1]!;

/** Takes the program that runs now off the agenda. */
export const pop = ({ draft }: Run): void => {
  draft.agenda.pop();
};

/** Whether this is a built-in program. */
export const isRunning = (frame: Frame | undefined, program: BuiltIn): boolean => frame?.program === program;

/** One unit of the effect under way is done. */
export const countUnit = (frame: Mutable<Frame>): void => {
  frame.left--;
  if (frame.left === 0) frame.at++;
};

/**
 * The game is lost, unless it has ended already.
 * @rule FP-LOSE-7
 */
export const lose = (run: Run, reason: Ending): void => end(run, 'lost', reason);

/** The game ends, unless it has already: what was asked for is no longer asked. */
export const end = (run: Run, result: 'won' | 'lost', reason: Ending): void => {
  const { draft, emit } = run;
  if (draft.outcome !== 'none') return;
  draft.outcome = { result, reason };
  run.asked = false;
  emit?.({ kind: 'gameOver', result, reason });
};
