import { countShelterPlaces } from '../city/index.js';
import { MEEPLE_INDEX } from '../components/vocabulary.js';
import { lose, pushBuiltIn, type Run } from '../run.js';
import { askBurnCoal } from './generator.js';
import type { StageRules } from './stage-rules.js';

/** @rule FP-NIGHT-1 FP-NIGHT-2 */
const returnMeeples = ({ draft, emit }: Run): void => {
  for (let citizenIndex = 0; citizenIndex < draft.tiredTokens.length; citizenIndex++) {
    draft.tiredTokens[citizenIndex]! -= draft.coveredTokens[citizenIndex]!;
    draft.coveredTokens[citizenIndex] = 0;
  }
  for (let meepleIndex = 0; meepleIndex < draft.meeplesOffMap.length; meepleIndex++) {
    draft.reserveMeeples[meepleIndex]! += draft.meeplesOffMap[meepleIndex]!;
    draft.meeplesOffMap[meepleIndex] = 0;
  }
  for (let site = 0; site < draft.siteMeeple.length; site++) {
    const meeple = draft.siteMeeple[site]!;
    if (meeple === 'none') continue;
    draft.reserveMeeples[MEEPLE_INDEX[meeple]]!++;
    draft.siteMeeple[site] = 'none';
  }
  emit?.({ kind: 'meeplesReturned' });
};

/**
 * Exposes the Meeples without a heated Building to the cold.
 * @rule FP-NIGHT-4 FP-NIGHT-5
 */
const exposeMeeples = (run: Run): void => {
  const { draft, box } = run;
  let outside = 0;
  for (let citizenIndex = 0; citizenIndex < draft.exposedMeeples.length; citizenIndex++) {
    const meeples = draft.citizens[citizenIndex] === 0 ? 0 : draft.reserveMeeples[citizenIndex]!;
    draft.exposedMeeples[citizenIndex] = Math.max(0, meeples - countShelterPlaces(draft, box, citizenIndex, true));
    outside += draft.exposedMeeples[citizenIndex]!;
  }
  const unitsLeft = outside - countShelterPlaces(draft, box, 'any', true);
  if (unitsLeft > 0) pushBuiltIn(run, 'shelter', { unitsLeft });
};

/** @rule FP-NIGHT-6 */
const endRound = (run: Run): void => {
  const { draft, box } = run;
  draft.exposedMeeples = [0, 0, 0];
  if (draft.round >= box.components.tracks.rounds) return lose(run, 'objective');
  draft.hasPlayedCard = false;
  draft.isLongShiftUsed = false;
  draft.isDuskOfferTaken = false;
  draft.isScenarioSpecialUsed = draft.isScenarioSpecialUsed.map(() => false);
  draft.display = draft.display.map((each) => (each.isUsed ? { ...each, isUsed: false } : each));
};

/** The Night phase (Nuit). */
export const night: StageRules<'night'> = {
  steps: { home: returnMeeples, burnCoal: askBurnCoal, shelter: exposeMeeples, end: endRound },
};
