import type { Mutable } from '../../../core/data/copy.js';
import type { EffectList } from '../components/index.js';
import { ask, finishUnit, popFrame, type Run, topFrame } from '../run.js';
import type { BuiltInProgram, EffectFrame } from '../state/index.js';
import { runUse } from './buildings.js';
import { runDeath } from './death.js';
import { countUnits, type EffectKind, effectKinds } from './effect-kinds.js';
import { runMarch, runReturn } from './journeys.js';
import { runSection, runShelter, runSick } from './people.js';

type ProgramStep = (run: Run, frame: Mutable<EffectFrame>) => void;

const programSteps: Readonly<Record<BuiltInProgram, ProgramStep>> = {
  sick: runSick,
  death: runDeath,
  section: runSection,
  march: runMarch,
  return: runReturn,
  use: runUse,
  shelter: runShelter,
};

/** The built-in programs: a function that runs one step of each. */
const builtInSteps: ReadonlyMap<string, ProgramStep> = new Map(Object.entries(programSteps));

/**
 * Runs one step of the program on top of the effect stack: at most one unit of an effect.
 * @rule FP-EFF-1
 */
export const runTopFrame = (run: Run): void => {
  const frame = topFrame(run.draft);
  const step = builtInSteps.get(frame.program);
  if (step !== undefined) step(run, frame);
  else runListStep(run, run.box.listByName.get(frame.program)!, frame);
};

/** @rule FP-EFF-5 */
const runListStep = (run: Run, list: EffectList, frame: Mutable<EffectFrame>): void => {
  const effect = list.effects[frame.partIndex];
  if (effect === undefined) return popFrame(run);
  const effectKind: EffectKind = effectKinds[effect.kind];
  if (!hasBegun(frame)) frame.unitsLeft = countUnits(run.draft, run.box, effect);
  const result = effectKind.applyUnit(run, effect, frame, list);
  if (result === 'done') return finishUnit(frame);
  if (result === 'noTarget') return skipEffect(frame);
  ask(run, result);
};

/** Checks whether the effect under way has begun: from then on to its end it has units left. */
const hasBegun = ({ unitsLeft }: EffectFrame): boolean => unitsLeft > 0;

const skipEffect = (frame: Mutable<EffectFrame>): void => {
  frame.unitsLeft = 0;
  frame.partIndex++;
};
