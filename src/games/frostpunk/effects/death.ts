import type { Mutable } from '../../../core/data/copy.js';
import { joined } from '../../../core/data/list.js';
import type { CardIndex } from '../components/index.js';
import { kindIndex } from '../components/vocabulary.js';
import type { HandCard } from '../moves/index.js';
import { ask, lose, pop, type Run, start, topFrame } from '../run.js';
import { type Frame, partOf } from '../state/index.js';
import { drawCitizen } from './goods.js';
import { fitSick } from './people.js';

const CARD = partOf('death', 'card');
const BURIAL = partOf('death', 'burial');

/**
 * Runs a death: a corpse, then the Citizen, then the card, then the effects of Buildings.
 * @rule FP-DEATH-1 FP-DEATH-2
 */
export const death = (run: Run, frame: Mutable<Frame>): void => {
  const { draft, emit } = run;
  if (frame.type === 'none' || frame.at === BURIAL) return bury(run);
  if (frame.at === CARD) return ask(run, { kind: 'death', type: frame.type });
  const type = kindIndex[frame.type];
  if (draft.citizens[type] === 0) return pop(run);
  draft.corpses++;
  const isLost = draft.corpses >= run.box.components.tracks.corpseLimit;
  if (!isLost) draft.citizens[type]!--;
  emit?.({ kind: 'died', type: frame.type, corpses: draft.corpses, citizens: draft.citizens[type]! });
  if (isLost) return loseByCorpses(run);
  fitSick(run, type);
  frame.at = CARD;
};

/** @rule FP-LOSE-6 */
const loseByCorpses = (run: Run): void => lose(run, 'corpses');

/** @rule FP-BLD-9 */
const bury = (run: Run): void => {
  const { draft, box } = run;
  pop(run);
  for (let site = draft.built.length - 1; site >= 0; site--) {
    const building = draft.built[site]!;
    if (building < 0 || (draft.partner[site]! >= 0 && draft.partner[site]! < site)) continue;
    const { death } = box.lists.buildings[building]!;
    if (death.effects.length > 0) start(run, death);
  }
};

/**
 * Applies the death effect of a card from the deck.
 * @rule FP-DEATH-3
 */
export const drawForDeath = (run: Run): void => showDeath(run, drawCitizen(run), 'deck');

/**
 * Applies the death effect of a card of the hand.
 * @rule FP-DEATH-3
 */
export const discardForDeath = (run: Run, { card }: HandCard): void => {
  const { draft } = run;
  draft.hand = draft.hand.filter((each) => each !== card);
  showDeath(run, card, 'hand');
};

/** @rule FP-DEATH-4 */
const showDeath = (run: Run, card: CardIndex, from: 'deck' | 'hand'): void => {
  const { draft, box, emit } = run;
  const frame = topFrame(draft);
  const type = frame.type === 'none' ? 'worker' : frame.type;
  frame.at = BURIAL;
  if (card >= 0) draft.citizenDiscard = joined(draft.citizenDiscard, card);
  const id = card < 0 ? 'none' : box.components.citizens[card]!.id;
  emit?.({ kind: 'deathCardApplied', type, card: id, from });
  if (card >= 0) start(run, box.lists.citizens[card]!.death[kindIndex[type]]!);
};
