import { deferDraw, drawInt, type RandomState } from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import { appended } from '../../../core/data/list.js';
import {
  CONSEQUENCES,
  type Consequence,
  type DuskSlot,
  type EffectList,
  type EffectOf,
  type LawIndex,
} from '../components/index.js';
import type { EnactLawMove } from '../moves/index.js';
import { areMet, isAnyUsable, isLawAvailable } from '../requirements.js';
import { ask, endGame, finishUnit, pushList, type Run, topFrame, type UnitResult } from '../run.js';
import type { EffectFrame, Phase } from '../state/index.js';

const ASK_LAW: Phase = Object.freeze({ kind: 'law' });

/**
 * Lets the players choose a law, if one can be enacted.
 * @rule FP-LAW-1 FP-LAW-3 FP-LAW-4
 */
export const lawDecision = ({ draft, box }: Run): UnitResult => (isLawAvailable(draft, box) ? ASK_LAW : 'noTarget');

/**
 * Enacts a law; those that it excludes leave the game.
 * @rule FP-LAW-3 FP-LAW-5 FP-LAW-6
 */
export const enactLaw = (run: Run, { law }: EnactLawMove): void => {
  const { draft, box, emit } = run;
  const frame = topFrame(draft);
  const effect = box.listByName.get(frame.program)!.effects[frame.partIndex]!;
  finishUnit(frame);
  const { id, excludes } = box.components.laws[law]!;
  draft.lawStatus[law] = 'enacted';
  draft.enactedLaws = appended(draft.enactedLaws, law);
  for (const excluded of excludes) {
    const other = box.indexOfId.get(excluded)!;
    if (draft.lawStatus[other] === 'open') draft.lawStatus[other] = 'out';
  }
  emit?.({ kind: 'lawEnacted', law: id });
  if (effect.kind === 'enactLaw' && effect.choose) return ask(run, { kind: 'consequence', law });
  settleLaw(run, law, drawConsequence(draft.random), false);
};

/**
 * Draws the consequence of a law, which nobody sees until its card is drawn.
 * @rule FP-LAW-3
 */
export const drawConsequence = (random: Mutable<RandomState>): Consequence =>
  deferDraw(() => CONSEQUENCES[drawInt(random, CONSEQUENCES.length)]!);

/**
 * Puts a consequence into the Dusk deck, then starts the effect of the law.
 * @rule FP-LAW-3 FP-LAW-6
 */
export const settleLaw = (run: Run, law: LawIndex, consequence: Consequence, isKnown: boolean): void => {
  const { draft, box } = run;
  draft.lawConsequence[law] = consequence;
  draft.isConsequenceKnown[law] = isKnown;
  addToDuskDeck(run, box.firstLawSlot + law);
  pushList(run, box.listsByCard.laws[law]!.immediate);
};

/** Adds a slot to the Dusk deck, which is kept sorted: its order has no meaning. */
const addToDuskDeck = ({ draft }: Run, slot: DuskSlot): void => {
  draft.dusk.deck = [...draft.dusk.deck, slot].sort((a, b) => a - b);
};

/** @rule FP-DUSK-7 */
export const addDuskCard = (run: Run, id: string): void => {
  const { draft, box } = run;
  const card = box.indexOfId.get(id)!;
  if (!draft.dusk.setAside.includes(card)) return;
  draft.dusk.setAside = draft.dusk.setAside.filter((each) => each !== card);
  addToDuskDeck(run, card);
};

/** @rule FP-WIN-1 */
export const endByScenario = (run: Run, { wonWhen }: EffectOf<'endGame'>): void =>
  areMet(run.draft, run.box, wonWhen) ? endGame(run, 'won', 'scenario') : endGame(run, 'lost', 'objective');

/** @rule FP-EFF-1 */
export const pushBranch = (
  run: Run,
  { when }: EffectOf<'if'>,
  { partIndex, citizenType }: EffectFrame,
  { branches }: EffectList,
): void => {
  const lists = branches[partIndex]!;
  pushList(run, areMet(run.draft, run.box, when) ? lists.then : lists.else, { citizenType });
};

/** @rule FP-EFF-4 FP-EFF-5 */
export const optionDecision = (
  { draft, box }: Run,
  { options }: EffectOf<'choose'>,
  { partIndex }: EffectFrame,
  { optionSets }: EffectList,
): UnitResult =>
  isAnyUsable(draft, box, options) ? { kind: 'option', optionSet: optionSets[partIndex]!.name } : 'noTarget';
