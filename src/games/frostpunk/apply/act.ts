import { replaced } from '../../../core/data/list.js';
import { isHeated, isZoneWarm } from '../city/index.js';
import { type Action, type Kind, kindIndex } from '../components/vocabulary.js';
import { leaveDisplay, leavePlay } from '../effects/display.js';
import { spend } from '../effects/goods.js';
import type { MeeplePlace } from '../events.js';
import { specialOf } from '../legal/special.js';
import type { AtSite, Build, Clear, Scout, SpecialAction } from '../moves/index.js';
import { holds } from '../requirements.js';
import { type Run, start, startBuiltIn } from '../run.js';
import { type Act, IDLE, stepOf, type TurnPhase } from '../state/index.js';

const COLD = stepOf('action', 'cold');
const EFFECT = stepOf('action', 'effect');

/** @rule FP-ACT-6 FP-ACT-9 */
export const clear = (run: Run, { meeple, zone }: Clear, { card }: TurnPhase): void => {
  const { cleared } = run.box.components.tracks.actions;
  begin(run, { ...IDLE, kind: 'clear', meeple, card, zone, left: card < 0 ? cleared[zone] : 0 }, true);
  standAt(run, meeple, { kind: 'action', action: 'clear' });
  setOut(run, meeple, true);
};

/** @rule FP-ACT-6 */
export const gather = (run: Run, { meeple, site }: AtSite, { card }: TurnPhase): void => {
  const isCold = !isZoneWarm(run.draft, run.box, site);
  begin(run, { ...IDLE, kind: 'gather', meeple, card, site }, isCold);
  standOn(run, meeple, site);
  setOut(run, meeple, isCold);
};

/** @rule FP-ACT-6 */
export const use = (run: Run, { meeple, site }: AtSite, { card }: TurnPhase): void => {
  const isCold = !isHeated(run.draft, run.box, site);
  begin(run, { ...IDLE, kind: 'use', meeple, card, site }, isCold);
  standOn(run, meeple, site);
  setOut(run, meeple, isCold);
};

export const build = (run: Run, { meeple }: Build, { card }: TurnPhase): void => {
  const { built } = run.box.components.tracks.actions;
  begin(run, { ...IDLE, kind: 'build', meeple, card, left: card < 0 ? built : 0 }, false);
  standAt(run, meeple, { kind: 'action', action: 'build' });
  setOut(run, meeple, false);
};

/** @rule FP-ACT-18 FP-CIT-2 */
export const scout = (run: Run, { meeple, slot }: Scout, { card }: TurnPhase): void => {
  const { draft, emit } = run;
  begin(run, { ...IDLE, kind: 'scout', meeple, card, slot }, false);
  if (card >= 0) standAt(run, meeple, { kind: 'action', action: 'scout' });
  else {
    draft.stacks[slot] = { cards: draft.stacks[slot]!.cards, scout: meeple, at: 0 };
    emit?.({ kind: 'meeplePlaced', meeple, where: { kind: 'stack', slot } });
  }
  setOut(run, meeple, false);
};

/**
 * Starts a special action. The card counts as used, or leaves, before its effect; Automatons may have spent the Coal
 * that it needs.
 * @rule FP-ACT-5 FP-ACT-19
 */
export const special = (run: Run, { meeple, card: name }: SpecialAction, { card }: TurnPhase): void => {
  const { draft, box } = run;
  begin(run, { ...IDLE, kind: 'special', meeple, card }, false);
  standAt(run, meeple, { kind: 'card', card: name });
  setOut(run, meeple, false);
  draft.step = EFFECT;
  const found = specialOf(box, name);
  const isUsable = holds(draft, box, found.special.option.when);
  useUp(run, name);
  if (card >= 0) start(run, box.lists.citizens[card]!.main);
  else if (isUsable) start(run, found.list);
};

const useUp = (run: Run, name: string): void => {
  const { draft, box, emit } = run;
  const { source, card, special } = specialOf(box, name);
  if (source === 'scenario') {
    draft.specialUsed[card] = true;
    emit?.({ kind: 'displayChanged', card: name, change: 'used' });
    if (special.once) leavePlay(run, card);
    return;
  }
  const place = draft.display.findIndex((each) => each.source === source && each.card === card);
  const displayed = { ...draft.display[place]!, used: true };
  draft.display = replaced(draft.display, place, displayed);
  emit?.({ kind: 'displayChanged', card: name, change: 'used' });
  if (special.once) leaveDisplay(run, displayed);
};

/** An action that a Meeple begins. */
interface Begun extends Act {
  readonly kind: Action;
  readonly meeple: Kind;
}

/** Takes the Meeple out of the Reserve for an action. */
const begin = ({ draft, emit }: Run, act: Begun, isCold: boolean): void => {
  draft.act = act;
  draft.reserve[kindIndex[act.meeple]]!--;
  emit?.({ kind: 'actionTaken', player: draft.actor, action: act.kind, cold: isCold });
};

/** Places a Meeple on a common place, or on a card. */
const standAt = ({ draft, emit }: Run, meeple: Kind, where: MeeplePlace): void => {
  draft.atPlaces[kindIndex[meeple]]!++;
  emit?.({ kind: 'meeplePlaced', meeple, where });
};

/**
 * Places a Meeple on a site, or on the other one of its Building.
 * @rule FP-ACT-11 FP-ACT-15
 */
const standOn = ({ draft, box, emit }: Run, meeple: Kind, first: number): void => {
  const site = draft.meeple[first] === 'none' ? first : draft.partner[first]!;
  draft.meeple[site] = meeple;
  draft.act = { ...draft.act, site };
  emit?.({ kind: 'meeplePlaced', meeple, where: { kind: 'site', site: box.sites[site]! } });
};

/**
 * Charges an Automaton its Coal; any other Meeple falls sick in the cold.
 * @rule FP-ACT-5 FP-ACT-6 FP-AUTO-4 FP-AUTO-5 FP-CIT-3
 */
const setOut = (run: Run, meeple: Kind, isCold: boolean): void => {
  run.draft.step = COLD;
  if (meeple === 'automaton') spend(run, 'coal', run.box.components.tracks.automatonCoal);
  else if (isCold) startBuiltIn(run, 'sick', { type: meeple });
};
