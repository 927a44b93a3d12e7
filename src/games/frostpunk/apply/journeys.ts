import { countFirstSpaces, nextLetter, topCardAt } from '../city/index.js';
import { type ExpeditionSlot, MEEPLE_INDEX } from '../components/vocabulary.js';
import { addExpeditionCard, moveScout, setStack } from '../effects/journeys.js';
import type { BareMove, ChooseScoutMove } from '../moves/index.js';
import { ask, popFrame, pushBuiltIn, pushList, type Run } from '../run.js';
import type { ExpeditionStack, ScoutPhase } from '../state/index.js';
import { finishUnitAndGetAmount } from './answers.js';

/** @rule FP-EXPED-4 */
export const chooseScout = (run: Run, { slot }: ChooseScoutMove): void => {
  const unitsLeft = finishUnitAndGetAmount(run, 'marchScout');
  pushBuiltIn(run, 'march', { slot, unitsLeft });
};

/** @rule FP-EXPED-6 */
export const explore = (run: Run, _: BareMove, { slot }: ScoutPhase): void => ask(run, { kind: 'explored', slot });

/** @rule FP-EXPED-5 */
export const avoid = (run: Run, _: BareMove, { slot }: ScoutPhase): void => {
  const { draft } = run;
  const { cards } = draft.expeditionStacks[slot]!;
  const letter = nextLetter(topCardAt(draft, run.box, slot))!;
  const below = cards.map((each, i) => (i === cards.length - 1 ? withFace(each, 'first') : each));
  addExpeditionCard(run, slot, letter, below);
  moveScout(run, slot, countFirstSpaces(below));
};

/** @rule FP-EXPED-7 */
export const continueExpedition = (run: Run, _: BareMove, { slot }: ScoutPhase): void => {
  const { onContinue } = topCardAt(run.draft, run.box, slot);
  if (onContinue === 'none') return;
  const below = darkenTopCard(run, slot);
  addExpeditionCard(run, slot, onContinue.letter, below);
  popFrame(run);
  moveScout(run, slot, countFirstSpaces(below));
};

/** Turns the explored card dark, which covers the first space of the card below; returns the cards of the stack. */
const darkenTopCard = (run: Run, slot: ExpeditionSlot): ExpeditionStack['cards'] => {
  const { draft, box, emit } = run;
  const { cards, scout } = draft.expeditionStacks[slot]!;
  const last = cards.length - 1;
  const darkened = cards.map((each, i) => {
    if (i === last) return withFace(each, 'dark');
    return i === last - 1 && each.face === 'first' ? withFace(each, 'under') : each;
  });
  setStack(run, slot, { cards: darkened, scout, scoutSpace: 0 });
  emit?.({ kind: 'expeditionStackChanged', slot, card: topCardAt(draft, box, slot).id, change: 'dark' });
  return darkened;
};

type LayeredCard = ExpeditionStack['cards'][number];

const withFace = ({ card }: LayeredCard, face: LayeredCard['face']): LayeredCard => ({ card, face });

/**
 * Brings the Scout home and starts the bonuses: of the place reached, then of those on the way.
 * @rule FP-EXPED-8 FP-EXPED-12
 */
export const returnScout = (run: Run, _: BareMove, { slot }: ScoutPhase): void => {
  const { draft, box, emit } = run;
  const { cards, scout } = draft.expeditionStacks[slot]!;
  if (scout === 'none') return;
  draft.reserveMeeples[MEEPLE_INDEX[scout]]!++;
  setStack(run, slot, { cards, scout: 'none', scoutSpace: 0 });
  emit?.({ kind: 'scoutMoved', slot, to: -1 });
  popFrame(run);
  pushBuiltIn(run, 'return', { slot });
  for (let i = cards.length - 1; i >= 0; i--) {
    const bonus = box.listsByCard.expeditions[cards[i]!.card]!.continue;
    if (cards[i]!.face === 'dark' && bonus !== null) pushList(run, bonus);
  }
  pushList(run, box.listsByCard.expeditions[cards.at(-1)!.card]!.return);
};
