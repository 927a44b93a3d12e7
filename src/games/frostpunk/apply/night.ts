import { shelterFor } from '../city/index.js';
import { kindIndex } from '../components/vocabulary.js';
import { lose, type Run, startBuiltIn } from '../run.js';
import { askFeed } from './generator.js';
import type { StageRules } from './steps.js';

/** @rule FP-NIGHT-1 FP-NIGHT-2 */
const comeHome = ({ draft, emit }: Run): void => {
  for (let type = 0; type < draft.tired.length; type++) {
    draft.tired[type]! -= draft.covered[type]!;
    draft.covered[type] = 0;
  }
  for (let kind = 0; kind < draft.atPlaces.length; kind++) {
    draft.reserve[kind]! += draft.atPlaces[kind]!;
    draft.atPlaces[kind] = 0;
  }
  for (let site = 0; site < draft.meeple.length; site++) {
    const meeple = draft.meeple[site]!;
    if (meeple === 'none') continue;
    draft.reserve[kindIndex[meeple]]!++;
    draft.meeple[site] = 'none';
  }
  emit?.({ kind: 'meeplesReturned' });
};

/**
 * Exposes the Meeples without a heated Building to the cold.
 * @rule FP-NIGHT-4 FP-NIGHT-5
 */
const seekShelter = (run: Run): void => {
  const { draft, box } = run;
  let outside = 0;
  for (let type = 0; type < draft.exposed.length; type++) {
    const meeples = draft.citizens[type] === 0 ? 0 : draft.reserve[type]!;
    draft.exposed[type] = Math.max(0, meeples - shelterFor(draft, box, type, true));
    outside += draft.exposed[type]!;
  }
  const left = outside - shelterFor(draft, box, 'any', true);
  if (left > 0) startBuiltIn(run, 'shelter', { left });
};

/** @rule FP-NIGHT-6 */
const endRound = (run: Run): void => {
  const { draft, box } = run;
  draft.exposed = [0, 0, 0];
  if (draft.round >= box.components.tracks.rounds) return lose(run, 'objective');
  draft.cardPlayed = false;
  draft.shiftUsed = false;
  draft.patrolled = false;
  draft.specialUsed = draft.specialUsed.map(() => false);
  draft.display = draft.display.map((each) => (each.used ? { ...each, used: false } : each));
};

/** The Night phase (Nuit). */
export const night: StageRules<'night'> = {
  steps: { home: comeHome, feed: askFeed, shelter: seekShelter, end: endRound },
};
