import { eachInForce } from '../city/index.js';
import { CITIZENS } from '../components/vocabulary.js';
import { leftmost, turn } from '../effects/tokens.js';
import { holds } from '../requirements.js';
import { ask, lose, type Run, start, startAll } from '../run.js';
import type { Phase, State } from '../state/index.js';
import type { StageRules } from './steps.js';

const ASK_EXPERT: Phase = Object.freeze({ kind: 'expert' });

/** Whether an active token of the expert's kind is there. */
export const canUseExpert = (state: State, { box }: Pick<Run, 'box'>): boolean =>
  leftmost(state, 'hope', box.parts.experts[state.expert]!.token, true) >= 0;

/** @rule FP-PREP-1 FP-EXP-1 */
const askExpert = (run: Run): void => {
  if (canUseExpert(run.draft, run)) ask(run, ASK_EXPERT);
};

/** @rule FP-PREP-1 FP-EXP-1 */
export const useExpert = (run: Run): void => {
  const { id, token } = run.box.parts.experts[run.draft.expert]!;
  turn(run, 'hope', token, false);
  run.emit?.({ kind: 'reveal', deck: 'expert', card: id });
  start(run, id);
};

/**
 * What laws and technologies do every round; requirements are read for all before any takes effect.
 * @rule FP-PREP-2
 */
const lastingEffects = (run: Run): void => {
  const { draft, box } = run;
  const programs: string[] = [];
  eachInForce(draft, box, ({ modifier, program }) => {
    if (modifier.kind === 'prepare' && holds(draft, box, modifier.when)) programs.push(program);
  });
  startAll(run, programs);
};

/** @rule FP-PREP-3 FP-LOSE-4 */
const checkSickness = (run: Run): void => {
  const { sickLimit } = run.box.parts.tracks;
  if (run.draft.sick.some((sick) => sick >= sickLimit)) lose(run, 'sickness');
};

/** @rule FP-PREP-4 */
const markers = (run: Run): void => {
  const { sick } = run.draft;
  const types = [0, 1, 2].sort((a, b) => sick[a]! - sick[b]! || a - b);
  for (const type of types.reverse()) start(run, 'section', { type: CITIZENS[type]! });
};

/** Préparation. */
export const preparation: StageRules = { steps: [askExpert, lastingEffects, checkSickness, markers] };
