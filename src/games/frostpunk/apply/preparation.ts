import { canUseExpert, forEachActiveModifier } from '../city/index.js';
import type { EffectList } from '../components/index.js';
import { CITIZEN_TYPES } from '../components/vocabulary.js';
import { flipToken } from '../effects/tokens.js';
import { areMet } from '../requirements.js';
import { ask, lose, pushBuiltIn, pushList, pushLists, type Run } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './stage-rules.js';

const ASK_EXPERT: Phase = Object.freeze({ kind: 'expert' });

/** @rule FP-PREP-1 FP-EXP-1 */
const askExpert = (run: Run): void => {
  if (canUseExpert(run.draft, run.box)) ask(run, ASK_EXPERT);
};

/** @rule FP-PREP-1 FP-EXP-1 */
export const useExpert = (run: Run): void => {
  const { draft, box, emit } = run;
  const { id, token } = box.components.experts[draft.expert]!;
  flipToken(run, 'hope', token, false);
  emit?.({ kind: 'cardRevealed', deck: 'expert', card: id });
  pushList(run, box.listsByCard.experts[draft.expert]!);
};

/**
 * Starts the effects that laws and technologies have every round; all requirements are evaluated before any takes
 * effect.
 * @rule FP-PREP-2
 */
const pushPreparationEffects = (run: Run): void => {
  const { draft, box } = run;
  const lists: EffectList[] = [];
  forEachActiveModifier(draft, box, ({ modifier, list }) => {
    if (modifier.kind === 'eachPreparation' && list !== null && areMet(draft, box, modifier.when)) lists.push(list);
  });
  pushLists(run, lists);
};

/** @rule FP-PREP-3 FP-LOSE-4 */
const checkSickness = (run: Run): void => {
  const { sickLimit } = run.box.components.tracks;
  if (run.draft.sickCitizens.some((sick) => sick >= sickLimit)) lose(run, 'sickness');
};

/** @rule FP-PREP-4 */
const pushSections = (run: Run): void => {
  const { sickCitizens } = run.draft;
  const citizenIndexes = [0, 1, 2].sort((a, b) => sickCitizens[a]! - sickCitizens[b]! || a - b);
  for (const citizenIndex of citizenIndexes.reverse())
    pushBuiltIn(run, 'section', { citizenType: CITIZEN_TYPES[citizenIndex]! });
};

/** The Preparation phase (Préparation). */
export const preparation: StageRules<'preparation'> = {
  steps: { expert: askExpert, modifiers: pushPreparationEffects, check: checkSickness, markers: pushSections },
};
