import { draw, later, type RandomState } from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import { joined } from '../../../core/data/list.js';
import {
  CONSEQUENCES,
  type Consequence,
  type DuskSlot,
  type EffectOf,
  type LawIndex,
  type Program,
} from '../components/index.js';
import type { Enact } from '../moves/index.js';
import { holds, isLawFree, isSomeUsable } from '../requirements.js';
import { ask, countUnit, end, type Run, start, topFrame } from '../run.js';
import type { Frame, Phase } from '../state/index.js';

const ASK_LAW: Phase = Object.freeze({ kind: 'law' });

/**
 * Lets the players choose a law, if one can be enacted.
 * @rule FP-LAW-1 FP-LAW-3 FP-LAW-4
 */
export const enact = ({ draft, box }: Run): Phase | false => (isLawFree(draft, box) ? ASK_LAW : false);

/**
 * Enacts a law; those that it excludes leave the game.
 * @rule FP-LAW-3 FP-LAW-5 FP-LAW-6
 */
export const enactLaw = (run: Run, { law }: Enact): void => {
  const { draft, box, emit } = run;
  const frame = topFrame(draft);
  const effect = box.programs.get(frame.program)!.effects[frame.at]!;
  countUnit(frame);
  const { id, excludes } = box.components.laws[law]!;
  draft.laws[law] = 'enacted';
  draft.enacted = joined(draft.enacted, law);
  for (const excluded of excludes) {
    const other = box.number.get(excluded)!;
    if (draft.laws[other] === 'open') draft.laws[other] = 'out';
  }
  emit?.({ kind: 'lawPassed', law: id });
  if (effect.kind === 'enact' && effect.choose) return ask(run, { kind: 'consequence', law });
  settleLaw(run, law, drawConsequence(draft.random), false);
};

/**
 * Draws the consequence of a law, which nobody sees until its card is drawn.
 * @rule FP-LAW-3
 */
export const drawConsequence = (random: Mutable<RandomState>): Consequence =>
  later(() => CONSEQUENCES[draw(random, CONSEQUENCES.length)]!);

/**
 * Puts a consequence into the Dusk deck, then starts the effect of the law.
 * @rule FP-LAW-3 FP-LAW-6
 */
export const settleLaw = (run: Run, law: LawIndex, consequence: Consequence, known: boolean): void => {
  const { draft, box } = run;
  draft.consequence[law] = consequence;
  draft.consequenceKnown[law] = known;
  intoDuskDeck(run, box.lawSlot + law);
  start(run, box.lists.laws[law]!.now);
};

/** Adds a slot to the Dusk deck, which is kept sorted: its order has no meaning. */
const intoDuskDeck = ({ draft }: Run, slot: DuskSlot): void => {
  draft.dusk.deck = [...draft.dusk.deck, slot].sort((a, b) => a - b);
};

/** @rule FP-DUSK-7 */
export const addDusk = (run: Run, id: string): void => {
  const { draft, box } = run;
  const card = box.number.get(id)!;
  if (!draft.dusk.aside.includes(card)) return;
  draft.dusk.aside = draft.dusk.aside.filter((each) => each !== card);
  intoDuskDeck(run, card);
};

/** @rule FP-WIN-1 */
export const finish = (run: Run, { won }: EffectOf<'finish'>): void =>
  holds(run.draft, run.box, won) ? end(run, 'won', 'scenario') : end(run, 'lost', 'objective');

/** @rule FP-EFF-1 */
export const branch = (run: Run, { when }: EffectOf<'if'>, { at, type }: Frame, { branches }: Program): void => {
  const lists = branches[at]!;
  start(run, holds(run.draft, run.box, when) ? lists.then : lists.else, { type });
};

/** @rule FP-EFF-4 FP-EFF-5 */
export const choose = (
  { draft, box }: Run,
  { options }: EffectOf<'choose'>,
  { at }: Frame,
  { choices }: Program,
): Phase | false => isSomeUsable(draft, box, options) && { kind: 'option', set: choices[at]!.name };
