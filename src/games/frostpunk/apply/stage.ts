import { STAGES } from '../components/vocabulary.js';
import type { Run } from '../run.js';
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

/** The nine phases of the rulebook. */
const stages = {
  dawn,
  morning,
  generator,
  weather,
  preparation,
  action,
  dusk,
  hunger,
  night,
} as const satisfies Record<string, StageRules>;

/** The number of steps of each stage. */
export const stepsOf = (stage: keyof typeof stages): number => stages[stage].steps.length;

/**
 * The step under way has nothing more to do: it may ask once more, else the next step or stage begins.
 * @rule FP-ROUND-1
 */
export const advance = (run: Run): void => {
  const { draft } = run;
  const rules: StageRules = stages[draft.stage];
  if (rules.again?.(run) === true) return;
  if (draft.step + 1 < rules.steps.length) draft.step++;
  else {
    draft.stage = STAGES[(STAGES.indexOf(draft.stage) + 1) % STAGES.length]!;
    draft.step = 0;
    if (draft.stage !== 'dawn') run.emit?.({ kind: 'stage', stage: draft.stage, round: draft.round });
  }
  stages[draft.stage].steps[draft.step]!(run);
};

/** Begins a step of the stage under way. */
export const goTo = (run: Run, step: number): void => {
  run.draft.step = step;
  stages[run.draft.stage].steps[step]!(run);
};
