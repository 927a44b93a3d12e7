import { bonusOf } from '../city/index.js';
import { kindIndex } from '../components/vocabulary.js';
import { spend } from '../effects/goods.js';
import { ask, lose, type Run, start } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './steps.js';

const ASK_EAT: Phase = Object.freeze({ kind: 'eat' });

/** @rule FP-HUN-1 */
const askEat = (run: Run): void => ask(run, ASK_EAT);

/** @rule FP-HUN-1 */
export const eat = (run: Run, n: number): void => {
  spend(run, 'food', n);
  setHunger(run, run.draft.hunger - n);
};

const setHunger = ({ draft, emit }: Run, to: number): void => {
  if (draft.hunger === to) return;
  draft.hunger = to;
  emit?.({ kind: 'hunger', to });
};

/** @rule FP-HUN-2 FP-HUN-3 FP-LOSE-5 */
const starve = (run: Run): void => {
  const { draft, box } = run;
  const { hungerLimit, maluses, roundTypes } = box.parts.tracks;
  const { hunger, round } = draft;
  if (hunger >= hungerLimit) return lose(run, 'hunger');
  const row = maluses.findIndex(({ from, to }) => from <= hunger && hunger <= to);
  if (row >= 0) start(run, `HUNGER.${row + 1}`, { type: roundTypes[Math.max(0, round - 2)]! });
};

/** @rule FP-HUN-4 FP-HUN-5 FP-HUN-6 */
const feedCitizens = (run: Run): void => {
  const { draft, box } = run;
  const { roundTypes, hungerTop } = box.parts.tracks;
  const eaters = draft.citizens[kindIndex[roundTypes[draft.round - 1]!]]!;
  const need = Math.max(0, eaters - bonusOf(draft, box, 'feedFewer'));
  const missing = Math.max(0, need - draft.resources[4]!);
  spend(run, 'food', need);
  setHunger(run, Math.min(hungerTop, missing));
};

/** Faim. */
export const hunger: StageRules = { steps: [askEat, starve, feedCitizens] };
