import { bonusOf } from '../city/index.js';
import { kindIndex, resIndex } from '../components/vocabulary.js';
import { spend } from '../effects/goods.js';
import type { Eat } from '../moves/index.js';
import { ask, lose, type Run, start } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './steps.js';

const ASK_EAT: Phase = Object.freeze({ kind: 'eat' });

/** @rule FP-HUN-1 */
const askEat = (run: Run): void => ask(run, ASK_EAT);

/** @rule FP-HUN-1 */
export const eat = (run: Run, { n }: Eat): void => {
  spend(run, 'food', n);
  setHunger(run, run.draft.hunger - n);
};

const setHunger = ({ draft, emit }: Run, to: number): void => {
  if (draft.hunger === to) return;
  draft.hunger = to;
  emit?.({ kind: 'hungerChanged', to });
};

/** @rule FP-HUN-2 FP-HUN-3 FP-LOSE-5 */
const starve = (run: Run): void => {
  const { draft, box } = run;
  const { hungerLimit, maluses, roundTypes } = box.components.tracks;
  const { hunger, round } = draft;
  if (hunger >= hungerLimit) return lose(run, 'hunger');
  const row = maluses.findIndex(({ from, to }) => from <= hunger && hunger <= to);
  if (row >= 0) start(run, box.lists.hunger[row]!, { type: roundTypes[Math.max(0, round - 2)]! });
};

/** @rule FP-HUN-4 FP-HUN-5 FP-HUN-6 */
const feedCitizens = (run: Run): void => {
  const { draft, box } = run;
  const { roundTypes, hungerTop } = box.components.tracks;
  const eaters = draft.citizens[kindIndex[roundTypes[draft.round - 1]!]]!;
  const need = Math.max(0, eaters - bonusOf(draft, box, 'feedFewer'));
  const missing = Math.max(0, need - draft.resources[resIndex.food]!);
  spend(run, 'food', need);
  setHunger(run, Math.min(hungerTop, missing));
};

/** The Hunger phase (Faim). */
export const hunger: StageRules<'hunger'> = { steps: { eat: askEat, starve, feed: feedCitizens } };
