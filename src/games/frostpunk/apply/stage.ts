import { STAGES, type Stage } from '../components/vocabulary.js';
import type { Run } from '../run.js';
import { STEPS, type Step, stepOf } from '../state/index.js';
import { action } from './action.js';
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';
import { generator } from './generator.js';
import { hunger } from './hunger.js';
import { morning } from './morning.js';
import { night } from './night.js';
import { preparation } from './preparation.js';
import type { StageRules } from './steps.js';
import { weather } from './weather.js';

/** A stage with its steps in order. */
interface InOrder {
  readonly steps: readonly ((run: Run) => void)[];
  readonly again: ((run: Run) => void) | undefined;
}

const inOrder = <Of extends Stage>(stage: Of, { steps, again }: StageRules<Of>): InOrder => {
  const names: readonly Step<Of>[] = STEPS[stage];
  return { steps: names.map((step) => steps[step]), again };
};

/** The nine phases of the rulebook. */
const stages: Readonly<Record<Stage, InOrder>> = {
  dawn: inOrder('dawn', dawn),
  morning: inOrder('morning', morning),
  generator: inOrder('generator', generator),
  weather: inOrder('weather', weather),
  preparation: inOrder('preparation', preparation),
  action: inOrder('action', action),
  dusk: inOrder('dusk', dusk),
  hunger: inOrder('hunger', hunger),
  night: inOrder('night', night),
};

/**
 * Goes on when the step under way is done: offers another decision of the step, or begins the next step or stage.
 * @rule FP-ROUND-1
 */
export const advance = (run: Run): void => {
  const { draft } = run;
  const { steps, again } = stages[draft.stage];
  again?.(run);
  if (run.asked) return;
  draft.step++;
  if (draft.step < steps.length) steps[draft.step]!(run);
  else beginNext(run);
};

const beginNext = (run: Run): void => {
  const { draft, emit } = run;
  draft.stage = STAGES[(STAGES.indexOf(draft.stage) + 1) % STAGES.length]!;
  draft.step = 0;
  if (draft.stage !== 'dawn') emit?.({ kind: 'stageBegan', stage: draft.stage, round: draft.round });
  stages[draft.stage].steps[0]!(run);
};

/** Begins a step of the stage under way. */
export const goTo = <Of extends Stage>(run: Run, stage: Of, step: Step<Of>): void => {
  run.draft.step = stepOf(stage, step);
  stages[stage].steps[run.draft.step]!(run);
};
