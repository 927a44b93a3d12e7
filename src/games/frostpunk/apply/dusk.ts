import { draw } from '../../../core/chance/random.js';
import { joined } from '../../../core/data/list.js';
import type { Box } from '../box.js';
import { offerOf } from '../city/index.js';
import {
  CONSEQUENCES,
  type Display,
  type DisplayLists,
  type DuskFace,
  type DuskSlot,
  type LawIndex,
  type Program,
} from '../components/index.js';
import {
  type CardAt,
  consequenceLists,
  consequenceOf,
  enterDisplay,
  leaveDisplay,
  leavePlay,
  nameOfDisplayed,
} from '../effects/display.js';
import { patrolForbiddenBy } from '../legal/turn.js';
import { ask, askOption, type Run, start, startAll } from '../run.js';
import { type Phase, type State, stepOf } from '../state/index.js';
import type { StageRules } from './steps.js';

const ASK_MENU: Phase = Object.freeze({ kind: 'dusk' });
const MENU = stepOf('dusk', 'menu');

/** @rule FP-DUSK-1 */
const menu = (run: Run): void => {
  const { draft, box } = run;
  if (!draft.callUsed || patrolForbiddenBy(draft, box) === undefined) ask(run, ASK_MENU);
};

/** Offers the menu again after the leader has taken an entry; each can be taken once. */
const again = (run: Run): void => {
  if (run.draft.step === MENU) menu(run);
};

/** @rule FP-DUSK-1 */
export const patrol = (run: Run): void => {
  const list = offerOf(run.draft, run.box, 'duskOffer')?.list;
  run.draft.patrolled = true;
  if (list) start(run, list);
};

/** Returns the consequence of a law that is in play. */
const faceOf = (state: State, { components }: Box, law: LawIndex): DuskFace =>
  components.laws[law]!.consequences[CONSEQUENCES.indexOf(consequenceOf(state, law))]!;

const displayOf = ({ draft, box }: Run, { source, card }: CardAt): 'none' | Display =>
  source === 'consequence' ? faceOf(draft, box, card).display : box.components[source][card]!.display;

const listsOf = ({ draft, box }: Run, { source, card }: CardAt): DisplayLists | null =>
  source === 'consequence' ? consequenceLists(draft, box, card).display : box.lists[source][card]!.display;

/**
 * Starts the Dusk effects: scenario cards in the order of the table, then the display in the order of arrival.
 * @rule FP-DUSK-2
 */
const eveningEffects = (run: Run): void => {
  const { draft, box } = run;
  const { scenario } = box.components;
  const programs: Program[] = [];
  for (let card = 0; card < scenario.length; card++) {
    const { display } = scenario[card]!;
    if (!draft.scenario[card] || display === 'none' || display.dusk.length === 0) continue;
    programs.push(box.lists.scenario[card]!.display!.dusk);
    if (display.once) leavePlay(run, card);
  }
  for (const displayed of draft.display) {
    const display = displayOf(run, displayed);
    if (display === 'none' || display.dusk.length === 0) continue;
    programs.push(listsOf(run, displayed)!.dusk);
    if (display.once) leaveDisplay(run, displayed);
  }
  startAll(run, programs);
};

/**
 * Draws a random card of the deck and starts its effect.
 * @rule FP-DUSK-3 FP-DUSK-5
 */
const resolveCard = (run: Run): void => {
  const { draft, box, emit } = run;
  const { dusk } = draft;
  if (dusk.deck.length === 0) return;
  const slot = dusk.deck[draw(draft.random, dusk.deck.length)]!;
  dusk.deck = dusk.deck.filter((each) => each !== slot);
  dusk.current = slot;
  if (slot === box.councilSlot) return resolveCouncil(run);
  if (slot >= box.lawSlot) draft.consequenceKnown[slot - box.lawSlot] = true;
  const at = cardIn(slot, box);
  emit?.({ kind: 'cardRevealed', deck: 'dusk', card: nameOfDisplayed(run, at) });
  const { effects } = at.source === 'dusk' ? box.lists.dusk[at.card]! : consequenceLists(draft, box, at.card);
  start(run, effects);
};

/** Returns the card of a slot other than the Council's. */
const cardIn = (slot: DuskSlot, { lawSlot }: Box): CardAt =>
  slot < lawSlot ? { source: 'dusk', card: slot } : { source: 'consequence', card: slot - lawSlot };

/** @rule FP-DUSK-5 FP-EFF-4 */
const resolveCouncil = (run: Run): void => {
  const { draft, box, emit } = run;
  draft.council.known = true;
  const { current } = draft.council;
  emit?.({ kind: 'cardRevealed', deck: 'council', card: box.components.council[current]!.id });
  askOption(run, box.lists.council[current]!);
};

/** @rule FP-DUSK-4 FP-ROUND-3 */
const putAway = (run: Run): void => {
  const { draft, box } = run;
  const { dusk } = draft;
  const slot = dusk.current;
  if (slot < 0) return;
  dusk.current = -1;
  if (slot === box.councilSlot) return nextCouncil(run);
  const { source, card } = cardIn(slot, box);
  const { then } = source === 'dusk' ? box.components.dusk[card]! : faceOf(draft, box, card);
  switch (then) {
    case 'display':
      return enterDisplay(run, source, card);
    case 'discard':
      dusk.discard = joined(dusk.discard, slot);
      return;
    case 'removed':
      dusk.gone = joined(dusk.gone, slot);
      return;
    default:
      then satisfies never;
  }
};

/** @rule FP-DUSK-5 FP-DUSK-6 */
const nextCouncil = ({ draft, box, emit }: Run): void => {
  const { council, dusk } = draft;
  council.gone = joined(council.gone, council.current);
  council.current = council.deck.at(-1) ?? -1;
  council.known = council.current >= 0;
  if (!council.known) return;
  council.deck = council.deck.slice(0, -1);
  dusk.discard = joined(dusk.discard, box.councilSlot);
  emit?.({ kind: 'cardRevealed', deck: 'council', card: box.components.council[council.current]!.id });
};

/** @rule FP-DUSK-7 */
const renewDeck = ({ draft, emit }: Run): void => {
  const { dusk } = draft;
  if (dusk.deck.length > 0 || dusk.discard.length === 0) return;
  dusk.deck = dusk.discard.slice().sort((a, b) => a - b);
  dusk.discard = [];
  emit?.({ kind: 'shuffled', deck: 'dusk' });
};

/** The Dusk phase (Soir). */
export const dusk: StageRules<'dusk'> = {
  steps: { menu, evening: eveningEffects, card: resolveCard, putAway, renew: renewDeck },
  again,
};
