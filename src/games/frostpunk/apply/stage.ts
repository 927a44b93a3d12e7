import { STAGES, type Stage } from '../components/vocabulary.js';
import type { Run } from '../run.js';
import { STEPS, type Step, stepOf } from '../state/index.js';
import { action } from './action-phase.js';
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';
import { generator } from './generator.js';
import { hunger } from './hunger.js';
import { morning } from './morning.js';
import { night } from './night.js';
import { preparation } from './preparation.js';
import type { StageRules } from './stage-rules.js';
import { weather } from './weather.js';

/** A stage with its steps in order. */
interface OrderedRules {
  readonly steps: readonly ((run: Run) => void)[];
  readonly offerAgain: ((run: Run) => void) | undefined;
}

const orderSteps = <Of extends Stage>(stage: Of, { steps, offerAgain }: StageRules<Of>): OrderedRules => {
  const names: readonly Step<Of>[] = STEPS[stage];
  return { steps: names.map((step) => steps[step]), offerAgain };
};

/** The nine phases of the rulebook. */
const stages: Readonly<Record<Stage, OrderedRules>> = {
  dawn: orderSteps('dawn', dawn),
  morning: orderSteps('morning', morning),
  generator: orderSteps('generator', generator),
  weather: orderSteps('weather', weather),
  preparation: orderSteps('preparation', preparation),
  action: orderSteps('action', action),
  dusk: orderSteps('dusk', dusk),
  hunger: orderSteps('hunger', hunger),
  night: orderSteps('night', night),
};

/**
 * Goes on when the step under way is done: offers another decision of the step, or begins the next step or stage.
 * @rule FP-ROUND-1
 */
export const advance = (run: Run): void => {
  const { draft } = run;
  const { steps, offerAgain } = stages[draft.stage];
  offerAgain?.(run);
  if (run.hasAsked) return;
  draft.step++;
  if (draft.step < steps.length) steps[draft.step]!(run);
  else beginNextStage(run);
};

const beginNextStage = (run: Run): void => {
  const { draft, emit } = run;
  draft.stage = STAGES[(STAGES.indexOf(draft.stage) + 1) % STAGES.length]!;
  draft.step = 0;
  if (draft.stage !== 'dawn') emit?.({ kind: 'stageStarted', stage: draft.stage, round: draft.round });
  stages[draft.stage].steps[0]!(run);
};

/** Begins a step of the stage under way. */
export const beginStep = <Of extends Stage>(run: Run, stage: Of, step: Step<Of>): void => {
  run.draft.step = stepOf(stage, step);
  stages[stage].steps[run.draft.step]!(run);
};
