import { draw } from '../../../core/random.js';
import { offerOf } from '../city/index.js';
import type { Box } from '../components/box.js';
import type { Display, DuskFace } from '../components/types/index.js';
import { enterDisplay, leaveDisplay, nameOfDisplayed } from '../effects/laws.js';
import { forbiddenInMenu } from '../legal/answers.js';
import { ask, askOption, type Run, start, startAll } from '../run.js';
import type { Displayed, Phase, State } from '../state/index.js';
import type { StageRules } from './steps.js';

const ASK_MENU: Phase = Object.freeze({ kind: 'dusk' });

/** @rule FP-DUSK-1 */
const menu = (run: Run): void => {
  const { draft, box } = run;
  const isOpen = (['call', 'patrol'] as const).some((kind) => forbiddenInMenu(draft, box, kind) === undefined);
  if (isOpen) ask(run, ASK_MENU);
};

/** What the leader takes from the menu, he takes once; then the menu is there again. */
const again = (run: Run): boolean => {
  if (run.draft.step === 0) menu(run);
  return run.draft.step === 0 && run.draft.phase.kind === 'dusk';
};

/** @rule FP-DUSK-1 */
export const patrol = (run: Run): void => {
  const offer = offerOf(run.draft, run.box, 'duskOffer');
  run.draft.patrolled = true;
  if (offer !== undefined) start(run, offer.program);
};

/** The consequence of a law that is in play. */
const consequenceOf = ({ consequence }: State, { parts }: Box, law: number): DuskFace =>
  parts.laws[law]!.consequences[consequence[law] === 'a' ? 0 : 1];

const displayOf = ({ draft, box }: Run, { source, card }: Displayed): 'none' | Display => {
  if (source !== 'consequence') return box.parts[source][card]!.display;
  return consequenceOf(draft, box, card).display;
};

/**
 * Scenario cards in the order of the table, then the display in the order of arrival.
 * @rule FP-DUSK-2
 */
const eveningEffects = (run: Run): void => {
  const { draft, box } = run;
  const programs: string[] = [];
  for (const [card, { id, display }] of box.parts.scenario.entries()) {
    if (!draft.scenario[card] || display === 'none' || display.dusk.length === 0) continue;
    programs.push(`${id}.dusk`);
    if (display.once) draft.scenario[card] = false;
  }
  for (const displayed of draft.display.slice()) {
    const display = displayOf(run, displayed);
    if (display === 'none' || display.dusk.length === 0) continue;
    programs.push(`${nameOfDisplayed(run, displayed)}.dusk`);
    if (display.once) leaveDisplay(run, displayed);
  }
  startAll(run, programs);
};

/**
 * A card at random out of the deck takes effect.
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
  const name = nameOfDisplayed(run, cardIn(slot, box));
  emit?.({ kind: 'reveal', deck: 'dusk', card: name });
  start(run, name);
};

/** What lies in a slot that is not the Council's. */
const cardIn = (slot: number, { lawSlot }: Box): Pick<Displayed, 'source' | 'card'> =>
  slot < lawSlot ? { source: 'dusk', card: slot } : { source: 'consequence', card: slot - lawSlot };

/** @rule FP-DUSK-5 FP-EFF-4 */
const resolveCouncil = (run: Run): void => {
  const { draft, box, emit } = run;
  draft.council.known = true;
  const { id, options } = box.parts.council[draft.council.current]!;
  emit?.({ kind: 'reveal', deck: 'council', card: id });
  askOption(run, id, options);
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
  const { then } = source === 'dusk' ? box.parts.dusk[card]! : consequenceOf(draft, box, card);
  if (then === 'display') enterDisplay(run, source, card);
  else if (then === 'discard') dusk.discard = [...dusk.discard, slot];
  else dusk.gone = [...dusk.gone, slot];
};

/** @rule FP-DUSK-5 FP-DUSK-6 */
const nextCouncil = ({ draft, box, emit }: Run): void => {
  const { council, dusk } = draft;
  council.gone = [...council.gone, council.current];
  council.current = council.deck.at(-1) ?? -1;
  council.known = council.current >= 0;
  if (!council.known) return;
  council.deck = council.deck.slice(0, -1);
  emit?.({ kind: 'reveal', deck: 'council', card: box.parts.council[council.current]!.id });
  dusk.discard = [...dusk.discard, box.councilSlot];
};

/** @rule FP-DUSK-7 */
const renewDeck = ({ draft, emit }: Run): void => {
  const { dusk } = draft;
  if (dusk.deck.length > 0 || dusk.discard.length === 0) return;
  dusk.deck = dusk.discard.slice().sort((a, b) => a - b);
  dusk.discard = [];
  emit?.({ kind: 'shuffled', deck: 'dusk' });
};

/** Soir. */
export const dusk: StageRules = { steps: [menu, eveningEffects, resolveCard, putAway, renewDeck], again };
