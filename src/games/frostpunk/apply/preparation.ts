import { canUseExpert, eachInForce } from '../city/index.js';
import type { Program } from '../components/index.js';
import { CITIZENS } from '../components/vocabulary.js';
import { turn } from '../effects/tokens.js';
import { holds } from '../requirements.js';
import { ask, lose, type Run, start, startAll, startBuiltIn } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './steps.js';

const ASK_EXPERT: Phase = Object.freeze({ kind: 'expert' });

/** @rule FP-PREP-1 FP-EXP-1 */
const askExpert = (run: Run): void => {
  if (canUseExpert(run.draft, run.box)) ask(run, ASK_EXPERT);
};

/** @rule FP-PREP-1 FP-EXP-1 */
export const useExpert = (run: Run): void => {
  const { draft, box, emit } = run;
  const { id, token } = box.components.experts[draft.expert]!;
  turn(run, 'hope', token, false);
  emit?.({ kind: 'cardRevealed', deck: 'expert', card: id });
  start(run, box.lists.experts[draft.expert]!);
};

/**
 * Starts the effects that laws and technologies have every round; all requirements are evaluated before any takes
 * effect.
 * @rule FP-PREP-2
 */
const lastingEffects = (run: Run): void => {
  const { draft, box } = run;
  const programs: Program[] = [];
  eachInForce(draft, box, ({ modifier, list }) => {
    if (modifier.kind === 'prepare' && list !== null && holds(draft, box, modifier.when)) programs.push(list);
  });
  startAll(run, programs);
};

/** @rule FP-PREP-3 FP-LOSE-4 */
const checkSickness = (run: Run): void => {
  const { sickLimit } = run.box.components.tracks;
  if (run.draft.sick.some((sick) => sick >= sickLimit)) lose(run, 'sickness');
};

/** @rule FP-PREP-4 */
const markers = (run: Run): void => {
  const { sick } = run.draft;
  const types = [0, 1, 2].sort((a, b) => sick[a]! - sick[b]! || a - b);
  for (const type of types.reverse()) startBuiltIn(run, 'section', { type: CITIZENS[type]! });
};

/** The Preparation phase (Préparation). */
export const preparation: StageRules<'preparation'> = {
  steps: { expert: askExpert, lasting: lastingEffects, check: checkSickness, markers },
};
