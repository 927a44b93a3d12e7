import type { Mutable } from '../../../core/data/copy.js';
import type { Program } from '../components/index.js';
import { ask, countUnit, pop, type Run, topFrame } from '../run.js';
import type { BuiltIn, Frame } from '../state/index.js';
import { use } from './buildings.js';
import { death } from './death.js';
import { changeStack, walk } from './journeys.js';
import { goUnsheltered, section, sicken } from './people.js';
import { type EffectKind, effectKinds, unitsOf } from './rows.js';

type Step = (run: Run, frame: Mutable<Frame>) => void;

const steps: Readonly<Record<BuiltIn, Step>> = {
  sick: sicken,
  death,
  section,
  march: walk,
  return: changeStack,
  use,
  shelter: goUnsheltered,
};

/** The built-in programs: a function that runs one step of each. */
const builtIn: ReadonlyMap<string, Step> = new Map(Object.entries(steps));

/**
 * Runs one step of the program on top of the agenda: at most one unit of an effect.
 * @rule FP-EFF-1
 */
export const stepAgenda = (run: Run): void => {
  const frame = topFrame(run.draft);
  const step = builtIn.get(frame.program);
  if (step !== undefined) step(run, frame);
  else stepList(run, run.box.programs.get(frame.program)!, frame);
};

/** @rule FP-EFF-5 */
const stepList = (run: Run, list: Program, frame: Mutable<Frame>): void => {
  const effect = list.effects[frame.at];
  if (effect === undefined) return pop(run);
  const kind: EffectKind = effectKinds[effect.kind];
  if (frame.left === 0) frame.left = unitsOf(run.draft, run.box, effect);
  const done = kind.does(run, effect, frame, list);
  if (typeof done === 'object') return ask(run, done);
  if (done) return countUnit(frame);
  frame.left = 0;
  frame.at++;
};
