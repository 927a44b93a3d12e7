import { sumBonuses } from '../city/index.js';
import { MEEPLE_INDEX, RESOURCE_INDEX } from '../components/vocabulary.js';
import { spendResource } from '../effects/resources.js';
import type { EatMove } from '../moves/index.js';
import { ask, lose, pushList, type Run } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './stage-rules.js';

const ASK_EAT: Phase = Object.freeze({ kind: 'eat' });

/** @rule FP-HUN-1 */
const askEat = (run: Run): void => ask(run, ASK_EAT);

/** @rule FP-HUN-1 */
export const eatFood = (run: Run, { amount }: EatMove): void => {
  spendResource(run, 'food', amount);
  setHunger(run, run.draft.hunger - amount);
};

const setHunger = ({ draft, emit }: Run, to: number): void => {
  if (draft.hunger === to) return;
  draft.hunger = to;
  emit?.({ kind: 'hungerChanged', to });
};

/** @rule FP-HUN-2 FP-HUN-3 FP-LOSE-5 */
const starve = (run: Run): void => {
  const { draft, box } = run;
  const { hungerLimit, hungerPenalties, eatingTypes } = box.components.tracks;
  const { hunger, round } = draft;
  if (hunger >= hungerLimit) return lose(run, 'hunger');
  const row = hungerPenalties.findIndex(({ from, to }) => from <= hunger && hunger <= to);
  if (row >= 0) pushList(run, box.listsByCard.hunger[row]!, { citizenType: eatingTypes[Math.max(0, round - 2)]! });
};

/** @rule FP-HUN-4 FP-HUN-5 FP-HUN-6 */
const feedCitizens = (run: Run): void => {
  const { draft, box } = run;
  const { eatingTypes, maxHunger } = box.components.tracks;
  const eaters = draft.citizens[MEEPLE_INDEX[eatingTypes[draft.round - 1]!]]!;
  const need = Math.max(0, eaters - sumBonuses(draft, box, 'feedFewer'));
  const missing = Math.max(0, need - draft.stock[RESOURCE_INDEX.food]!);
  spendResource(run, 'food', need);
  setHunger(run, Math.min(maxHunger, missing));
};

/** The Hunger phase (Faim). */
export const hunger: StageRules<'hunger'> = { steps: { eat: askEat, starve, feedCitizens } };
