import type { Run as AnyRun } from '../../core/contract/kernel.js';
import type { Mutable } from '../../core/data/copy.js';
import * as play from '../../core/engine/play.js';
import type { Box } from './box.js';
import type { EffectList, OptionSet } from './components/index.js';
import type { CitizenType } from './components/vocabulary.js';
import type { Event } from './events.js';
import { isAnyUsable } from './requirements.js';
import type { Draft } from './state/draft.js';
import type { BuiltInProgram, EffectFrame, Ending, Phase } from './state/index.js';

/** A change of a state under way. */
export type Run = AnyRun<Draft, Box, Event>;

const OVER: Phase = Object.freeze({ kind: 'over' });

/**
 * Sets the pending decision; after the end of the game, there is none.
 * @rule FP-LOSE-7
 */
export const ask = (run: Run, phase: Phase): void => {
  if (run.draft.outcome === 'none') play.ask(run, phase);
};

/** Ends all decisions. */
export const askNothing = (run: Run): void => play.ask(run, OVER);

/**
 * Sets the choice of an option as the pending decision, if one can be chosen; returns false if none can.
 * @rule FP-EFF-4
 */
export const askOption = (run: Run, { name, options }: OptionSet): boolean => {
  const isAsked = isAnyUsable(run.draft, run.box, options);
  if (isAsked) ask(run, { kind: 'option', optionSet: name });
  return isAsked;
};

/** The fields with which a program starts. */
interface FrameStart {
  readonly citizenType?: 'none' | CitizenType;
  readonly slot?: number;
  readonly unitsLeft?: number;
}

/** Puts an effect list on the effect stack, to run before all that is there. */
export const pushList = (run: Run, { name }: EffectList, frameStart: FrameStart = NO_FRAME_START): void =>
  push(run, name, frameStart);

/** Puts a built-in program on the effect stack, to run before all that is there. */
export const pushBuiltIn = (run: Run, program: BuiltInProgram, frameStart: FrameStart = NO_FRAME_START): void =>
  push(run, program, frameStart);

const NO_FRAME_START: FrameStart = Object.freeze({});

const push = (
  { draft }: Run,
  program: string,
  { citizenType = 'none', slot = -1, unitsLeft = 0 }: FrameStart,
): void => {
  draft.effectStack.push({ program, partIndex: 0, unitsLeft, citizenType, slot });
};

/** Puts several effect lists on the effect stack, to run in this order. */
export const pushLists = (run: Run, lists: readonly EffectList[]): void => {
  for (let i = lists.length - 1; i >= 0; i--) pushList(run, lists[i]!);
};

/** Returns the program that runs now. */
export const topFrame = ({ effectStack }: Draft): Mutable<EffectFrame> => effectStack[effectStack.length - 1]!;

/** Takes the program that runs now off the effect stack. */
export const popFrame = ({ draft }: Run): void => {
  draft.effectStack.pop();
};

/** Checks whether a frame is of this built-in program. */
export const isRunning = (frame: EffectFrame | undefined, program: BuiltInProgram): boolean =>
  frame?.program === program;

/** The result of a unit of an effect: it is done, it has no target, or it needs a decision. */
export type UnitResult = 'done' | 'noTarget' | Phase;

/** Counts one unit of the effect under way as done. */
export const finishUnit = (frame: Mutable<EffectFrame>): void => {
  frame.unitsLeft--;
  if (frame.unitsLeft === 0) frame.partIndex++;
};

/**
 * Loses the game, unless it has ended already.
 * @rule FP-LOSE-7
 */
export const lose = (run: Run, reason: Ending): void => endGame(run, 'lost', reason);

/** Ends the game, unless it has ended already, and clears the pending decision. `nextStep` reports it. */
export const endGame = (run: Run, result: 'won' | 'lost', reason: Ending): void => {
  const { draft } = run;
  if (draft.outcome !== 'none') return;
  draft.outcome = { result, reason };
  run.hasAsked = false;
};
