import { draw } from '../../../core/random.js';
import type { EffectOf } from '../components/effects.js';
import { AUTOMATON } from '../components/vocabulary.js';
import { holds, isLawFree, isSomeUsable } from '../requirements.js';
import { ask, countUnit, end, type Run, start, topFrame } from '../run.js';
import type { Displayed, Frame, Phase } from '../state/index.js';

const ASK_LAW: Phase = Object.freeze({ kind: 'law' });

/**
 * A law is chosen, if one can be enacted.
 * @rule FP-LAW-1 FP-LAW-3 FP-LAW-4
 */
export const enact = ({ draft, box }: Run): Phase | false => (isLawFree(draft, box) ? ASK_LAW : false);

/**
 * The law is enacted, and those that it excludes leave the game.
 * @rule FP-LAW-3 FP-LAW-5 FP-LAW-6
 */
export const answerLaw = (run: Run, law: number): void => {
  const { draft, box, emit } = run;
  const frame = topFrame(draft);
  const effect = box.programs.get(frame.program)!.effects[frame.at]!;
  countUnit(frame);
  const { id, excludes } = box.parts.laws[law]!;
  draft.laws[law] = 'enacted';
  draft.enacted = [...draft.enacted, law];
  emit?.({ kind: 'law', law: id });
  for (const excluded of excludes) {
    const other = box.number.get(excluded)!;
    if (draft.laws[other] === 'open') draft.laws[other] = 'out';
  }
  if (effect.kind === 'enact' && effect.choose) return ask(run, { kind: 'consequence', law });
  settle(run, law, draw(draft.random, 2) === 0 ? 'a' : 'b', false);
};

/**
 * A consequence goes into the Dusk deck, then the law shows its effect.
 * @rule FP-LAW-3 FP-LAW-6
 */
export const settle = (run: Run, law: number, consequence: 'a' | 'b', known: boolean): void => {
  const { draft, box } = run;
  draft.consequence[law] = consequence;
  draft.consequenceKnown[law] = known;
  intoDuskDeck(run, box.lawSlot + law);
  start(run, `${box.parts.laws[law]!.id}.now`);
};

/** The deck is kept sorted: its order means nothing. */
const intoDuskDeck = ({ draft }: Run, slot: number): void => {
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
export const branch = (run: Run, effect: EffectOf<'if'>, { program, at, type }: Frame): void =>
  start(run, `${program}/${at}/${holds(run.draft, run.box, effect.when) ? 'then' : 'else'}`, { type });

/** @rule FP-EFF-4 FP-EFF-5 */
export const choose = ({ draft, box }: Run, { options }: EffectOf<'choose'>, { program, at }: Frame): Phase | false =>
  isSomeUsable(draft, box, options) ? { kind: 'option', set: `${program}/${at}` } : false;

/**
 * An Automaton goes onto the Event that has just come, from the bank before the Reserve.
 * @rule FP-AUTO-7
 */
export const automatonHere = ({ draft, box, emit }: Run, { program }: Frame): void => {
  const { card } = box.programs.get(program)!;
  const place = draft.display.findIndex((each) => each.source === 'morning' && each.card === card);
  if (place < 0 || draft.display[place]!.automaton) return;
  if (draft.bank > 0) draft.bank--;
  else if (draft.reserve[AUTOMATON]! > 0) draft.reserve[AUTOMATON]!--;
  else return;
  draft.display = draft.display.map((each, i) => (i === place ? { ...each, automaton: true } : each));
  emit?.({ kind: 'place', meeple: 'automaton', where: box.parts.morning[card]!.id });
};

/** The name of a card in the display. */
export const nameOfDisplayed = ({ draft, box }: Run, { source, card }: Pick<Displayed, 'source' | 'card'>): string =>
  source === 'consequence' ? `${box.parts.laws[card]!.id}.${draft.consequence[card]}` : box.parts[source][card]!.id;

export const enterDisplay = (run: Run, source: Displayed['source'], card: number): void => {
  const entry = { source, card, automaton: false, used: false };
  run.draft.display = [...run.draft.display, entry];
  run.emit?.({ kind: 'display', card: nameOfDisplayed(run, entry), change: 'enters' });
};

/**
 * A card leaves the display and the game; an Automaton on it is free again.
 * @rule FP-DUSK-2 FP-ACT-19
 */
export const leaveDisplay = (run: Run, { source, card, automaton }: Displayed): void => {
  const { draft, box, emit } = run;
  emit?.({ kind: 'display', card: nameOfDisplayed(run, { source, card }), change: 'leaves' });
  draft.display = draft.display.filter((each) => each.source !== source || each.card !== card);
  if (automaton) draft.reserve[AUTOMATON]!++;
  if (source === 'morning') draft.morning.gone = [...draft.morning.gone, card];
  else draft.dusk.gone = [...draft.dusk.gone, source === 'dusk' ? card : box.lawSlot + card];
};
