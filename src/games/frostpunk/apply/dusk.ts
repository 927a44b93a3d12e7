import { drawInt } from '../../../core/chance/random.js';
import { appended } from '../../../core/data/list.js';
import type { Box } from '../box.js';
import { activeModifier } from '../city/index.js';
import {
  CONSEQUENCES,
  type Display,
  type DisplayLists,
  type DuskFace,
  type DuskSlot,
  type EffectList,
  type LawIndex,
} from '../components/index.js';
import {
  addToDisplay,
  type CardSource,
  consequenceLists,
  consequenceOf,
  displayedCardName,
  removeFromDisplay,
  removeScenarioCard,
} from '../effects/display.js';
import { duskOfferForbiddenBy } from '../legal/turn.js';
import { ask, askOption, pushList, pushLists, type Run } from '../run.js';
import { type Phase, type State, stepOf } from '../state/index.js';
import type { StageRules } from './stage-rules.js';

const ASK_MENU: Phase = Object.freeze({ kind: 'dusk' });
const MENU = stepOf('dusk', 'menu');

/** @rule FP-DUSK-1 */
const offerMenu = (run: Run): void => {
  const { draft, box } = run;
  if (!draft.isCallOfDutyUsed || duskOfferForbiddenBy(draft, box) === undefined) ask(run, ASK_MENU);
};

/** Offers the menu again after the leader has taken an entry; each can be taken once. */
const offerMenuAgain = (run: Run): void => {
  if (run.draft.step === MENU) offerMenu(run);
};

/** @rule FP-DUSK-1 */
export const takeDuskOffer = (run: Run): void => {
  const list = activeModifier(run.draft, run.box, 'duskOffer')?.list;
  run.draft.isDuskOfferTaken = true;
  if (list) pushList(run, list);
};

/** Returns the consequence of a law that is in play. */
const consequenceFaceOf = (state: State, { components }: Box, law: LawIndex): DuskFace =>
  components.laws[law]!.consequences[CONSEQUENCES.indexOf(consequenceOf(state, law))]!;

const displayOf = ({ draft, box }: Run, { source, card }: CardSource): 'none' | Display =>
  source === 'consequence' ? consequenceFaceOf(draft, box, card).display : box.components[source][card]!.display;

const displayListsOf = ({ draft, box }: Run, { source, card }: CardSource): DisplayLists | null =>
  source === 'consequence' ? consequenceLists(draft, box, card).display : box.listsByCard[source][card]!.display;

/**
 * Starts the Dusk effects: scenario cards in the order of the table, then the display in the order of arrival.
 * @rule FP-DUSK-2
 */
const pushEveningEffects = (run: Run): void => {
  const { draft, box } = run;
  const { scenario } = box.components;
  const lists: EffectList[] = [];
  for (let card = 0; card < scenario.length; card++) {
    const { display } = scenario[card]!;
    if (!draft.isScenarioCardInPlay[card] || display === 'none' || display.duskEffects.length === 0) continue;
    lists.push(box.listsByCard.scenario[card]!.display!.dusk);
    if (display.leavesAfterDusk) removeScenarioCard(run, card);
  }
  for (const displayed of draft.display) {
    const display = displayOf(run, displayed);
    if (display === 'none' || display.duskEffects.length === 0) continue;
    lists.push(displayListsOf(run, displayed)!.dusk);
    if (display.leavesAfterDusk) removeFromDisplay(run, displayed);
  }
  pushLists(run, lists);
};

/**
 * Draws a random card of the deck and starts its effect.
 * @rule FP-DUSK-3 FP-DUSK-5
 */
const resolveCard = (run: Run): void => {
  const { draft, box, emit } = run;
  const { dusk } = draft;
  if (dusk.deck.length === 0) return;
  const slot = dusk.deck[drawInt(draft.random, dusk.deck.length)]!;
  dusk.deck = dusk.deck.filter((each) => each !== slot);
  dusk.current = slot;
  if (slot === box.councilSlot) return resolveCouncil(run);
  if (slot >= box.firstLawSlot) draft.isConsequenceKnown[slot - box.firstLawSlot] = true;
  const source = cardOfSlot(slot, box);
  emit?.({ kind: 'cardRevealed', deck: 'dusk', card: displayedCardName(run, source) });
  const { effects } =
    source.source === 'dusk' ? box.listsByCard.dusk[source.card]! : consequenceLists(draft, box, source.card);
  pushList(run, effects);
};

/** Returns the card of a slot other than the Council's. */
const cardOfSlot = (slot: DuskSlot, { firstLawSlot }: Box): CardSource =>
  slot < firstLawSlot ? { source: 'dusk', card: slot } : { source: 'consequence', card: slot - firstLawSlot };

/** @rule FP-DUSK-5 FP-EFF-4 */
const resolveCouncil = (run: Run): void => {
  const { draft, box, emit } = run;
  draft.council.isCurrentKnown = true;
  const { current } = draft.council;
  emit?.({ kind: 'cardRevealed', deck: 'council', card: box.components.council[current]!.id });
  askOption(run, box.listsByCard.council[current]!);
};

/** @rule FP-DUSK-4 FP-ROUND-3 */
const putCardAway = (run: Run): void => {
  const { draft, box } = run;
  const { dusk } = draft;
  const slot = dusk.current;
  if (slot < 0) return;
  dusk.current = -1;
  if (slot === box.councilSlot) return replaceCouncilCard(run);
  const { source, card } = cardOfSlot(slot, box);
  const { destination } = source === 'dusk' ? box.components.dusk[card]! : consequenceFaceOf(draft, box, card);
  switch (destination) {
    case 'display':
      return addToDisplay(run, source, card);
    case 'discard':
      dusk.discarded = appended(dusk.discarded, slot);
      return;
    case 'removed':
      dusk.removed = appended(dusk.removed, slot);
      return;
    default:
      destination satisfies never;
  }
};

/** @rule FP-DUSK-5 FP-DUSK-6 */
const replaceCouncilCard = ({ draft, box, emit }: Run): void => {
  const { council, dusk } = draft;
  council.removed = appended(council.removed, council.current);
  council.current = council.drawStack.at(-1) ?? -1;
  council.isCurrentKnown = council.current >= 0;
  if (!council.isCurrentKnown) return;
  council.drawStack = council.drawStack.slice(0, -1);
  dusk.discarded = appended(dusk.discarded, box.councilSlot);
  emit?.({ kind: 'cardRevealed', deck: 'council', card: box.components.council[council.current]!.id });
};

/** @rule FP-DUSK-7 */
const renewDeck = ({ draft, emit }: Run): void => {
  const { dusk } = draft;
  if (dusk.deck.length > 0 || dusk.discarded.length === 0) return;
  dusk.deck = dusk.discarded.slice().sort((a, b) => a - b);
  dusk.discarded = [];
  emit?.({ kind: 'deckShuffled', deck: 'dusk' });
};

/** The Dusk phase (Soir). */
export const dusk: StageRules<'dusk'> = {
  steps: { menu: offerMenu, evening: pushEveningEffects, card: resolveCard, putAway: putCardAway, renew: renewDeck },
  offerAgain: offerMenuAgain,
};
