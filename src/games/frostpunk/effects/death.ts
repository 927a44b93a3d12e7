import { kindIndex } from '../components/vocabulary.js';
import { lose, type Run, start, topFrame } from '../run.js';
import { drawCitizen } from './goods.js';
import { fitSick } from './people.js';

/**
 * A corpse, then the Citizen, then the card, then what Buildings do.
 * @rule FP-DEATH-1 FP-DEATH-2 FP-BLD-9
 */
export const death = (run: Run): void => {
  const { draft } = run;
  const frame = topFrame(draft);
  if (frame.type === 'none' || frame.at === 2) return bury(run);
  if (frame.at === 1) {
    draft.phase = { kind: 'death', type: frame.type };
    return;
  }
  const type = kindIndex[frame.type];
  if (draft.citizens[type] === 0) {
    draft.agenda.pop();
    return;
  }
  draft.corpses++;
  if (draft.corpses >= run.box.parts.tracks.corpseLimit) return loseByCorpses(run);
  draft.citizens[type]!--;
  fitSick(run, type);
  frame.at = 1;
};

/** @rule FP-LOSE-6 */
const loseByCorpses = (run: Run): void => lose(run, 'corpses');

/** @rule FP-BLD-9 */
const bury = (run: Run): void => {
  const { draft, box } = run;
  draft.agenda.pop();
  for (let site = draft.built.length - 1; site >= 0; site--) {
    const building = draft.built[site]!;
    if (building < 0 || (draft.partner[site]! >= 0 && draft.partner[site]! < site)) continue;
    const { id, onDeath } = box.parts.buildings[building]!;
    if (onDeath.length > 0) start(run, `${id}.death`);
  }
};

/**
 * A card from the deck, or one of the hand, shows what the death does.
 * @rule FP-DEATH-3 FP-DEATH-4
 */
export const answerDeath = (run: Run, discarded: number): void => {
  const { draft, box, emit } = run;
  const frame = topFrame(draft);
  const type = frame.type === 'none' ? 'worker' : frame.type;
  if (discarded >= 0) draft.hand = draft.hand.filter((card) => card !== discarded);
  const card = discarded >= 0 ? discarded : drawCitizen(run);
  frame.at = 2;
  emit?.({ kind: 'death', type, card: card < 0 ? 'none' : box.parts.citizens[card]!.id });
  if (card < 0) return;
  draft.citizenDiscard = [...draft.citizenDiscard, card];
  start(run, `${box.parts.citizens[card]!.id}.${type}`);
};
