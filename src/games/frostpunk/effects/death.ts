import type { Mutable } from '../../../core/data/copy.js';
import { appended } from '../../../core/data/list.js';
import type { CardIndex } from '../components/index.js';
import { MEEPLE_INDEX } from '../components/vocabulary.js';
import type { HandCardMove } from '../moves/index.js';
import { ask, lose, popFrame, pushList, type Run, topFrame } from '../run.js';
import { type EffectFrame, partOf } from '../state/index.js';
import { capSick } from './people.js';
import { drawCitizenCard } from './resources.js';

const CARD_PART = partOf('death', 'card');
const BURIAL_PART = partOf('death', 'burial');

/**
 * Runs a death: a corpse, then the Citizen, then the card, then the effects of Buildings.
 * @rule FP-DEATH-1 FP-DEATH-2
 */
export const runDeath = (run: Run, frame: Mutable<EffectFrame>): void => {
  const { draft, emit } = run;
  if (frame.citizenType === 'none' || frame.partIndex === BURIAL_PART) return pushDeathEffects(run);
  if (frame.partIndex === CARD_PART) return ask(run, { kind: 'death', citizenType: frame.citizenType });
  const citizenIndex = MEEPLE_INDEX[frame.citizenType];
  if (draft.citizens[citizenIndex] === 0) return popFrame(run);
  draft.corpses++;
  const isLost = draft.corpses >= run.box.components.tracks.corpseLimit;
  if (!isLost) draft.citizens[citizenIndex]!--;
  emit?.({
    kind: 'citizenDied',
    citizenType: frame.citizenType,
    corpses: draft.corpses,
    citizens: draft.citizens[citizenIndex]!,
  });
  if (isLost) return loseByCorpses(run);
  capSick(run, citizenIndex);
  frame.partIndex = CARD_PART;
};

/** @rule FP-LOSE-6 */
const loseByCorpses = (run: Run): void => lose(run, 'corpses');

/** @rule FP-BLD-9 */
const pushDeathEffects = (run: Run): void => {
  const { draft, box } = run;
  popFrame(run);
  for (let site = draft.siteBuilding.length - 1; site >= 0; site--) {
    const building = draft.siteBuilding[site]!;
    if (building < 0 || (draft.otherSite[site]! >= 0 && draft.otherSite[site]! < site)) continue;
    const { death } = box.listsByCard.buildings[building]!;
    if (death.effects.length > 0) pushList(run, death);
  }
};

/**
 * Applies the death effect of a card from the deck.
 * @rule FP-DEATH-3
 */
export const drawForDeath = (run: Run): void => applyDeathCard(run, drawCitizenCard(run), 'deck');

/**
 * Applies the death effect of a card of the hand.
 * @rule FP-DEATH-3
 */
export const discardForDeath = (run: Run, { card }: HandCardMove): void => {
  const { draft } = run;
  draft.hand = draft.hand.filter((each) => each !== card);
  applyDeathCard(run, card, 'hand');
};

/** @rule FP-DEATH-4 */
const applyDeathCard = (run: Run, card: CardIndex, from: 'deck' | 'hand'): void => {
  const { draft, box, emit } = run;
  const frame = topFrame(draft);
  const citizenType = frame.citizenType === 'none' ? 'worker' : frame.citizenType;
  frame.partIndex = BURIAL_PART;
  if (card >= 0) draft.discardedCitizenCards = appended(draft.discardedCitizenCards, card);
  const id = card < 0 ? 'none' : box.components.citizenCards[card]!.id;
  emit?.({ kind: 'deathCardApplied', citizenType, card: id, from });
  if (card >= 0) pushList(run, box.listsByCard.citizens[card]!.death[MEEPLE_INDEX[citizenType]]!);
};
