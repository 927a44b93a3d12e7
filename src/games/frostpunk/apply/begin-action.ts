import { withItemAt } from '../../../core/data/list.js';
import { isHeated, isZoneWarm } from '../city/index.js';
import type { CardIndex, SpecialCard } from '../components/index.js';
import { type Action, MEEPLE_INDEX, type MeepleKind } from '../components/vocabulary.js';
import { removeFromDisplay, removeScenarioCard } from '../effects/display.js';
import { spendResource } from '../effects/resources.js';
import type { MeeplePlace } from '../events.js';
import { specialCardOf } from '../legal/special.js';
import type { BuildMove, ClearMove, ScoutMove, SiteActionMove, SpecialMove } from '../moves/index.js';
import { areMet } from '../requirements.js';
import { pushBuiltIn, pushList, type Run } from '../run.js';
import { type CurrentAction, IDLE, stepOf, type TurnPhase } from '../state/index.js';

const COLD_STEP = stepOf('action', 'cold');
const EFFECT_STEP = stepOf('action', 'effect');

/** @rule FP-ACT-6 FP-ACT-9 */
export const beginClear = (run: Run, { meeple, zone }: ClearMove, { armedCard }: TurnPhase): void => {
  const { tilesPerClear } = run.box.components.tracks.actions;
  beginAction(
    run,
    {
      ...IDLE,
      kind: 'clear',
      meeple,
      citizenCard: armedCard,
      zone,
      subActionsLeft: armedCard < 0 ? tilesPerClear[zone] : 0,
    },
    true,
  );
  placeOffMap(run, meeple, { kind: 'action', action: 'clear' });
  payForAction(run, meeple, true);
};

/** @rule FP-ACT-6 */
export const beginGather = (run: Run, { meeple, site }: SiteActionMove, { armedCard }: TurnPhase): void => {
  const isCold = !isZoneWarm(run.draft, run.box, site);
  beginAction(run, { ...IDLE, kind: 'gather', meeple, citizenCard: armedCard, site }, isCold);
  placeOnSite(run, meeple, site);
  payForAction(run, meeple, isCold);
};

/** @rule FP-ACT-6 */
export const beginUse = (run: Run, { meeple, site }: SiteActionMove, { armedCard }: TurnPhase): void => {
  const isCold = !isHeated(run.draft, run.box, site);
  beginAction(run, { ...IDLE, kind: 'use', meeple, citizenCard: armedCard, site }, isCold);
  placeOnSite(run, meeple, site);
  payForAction(run, meeple, isCold);
};

export const beginBuild = (run: Run, { meeple }: BuildMove, { armedCard }: TurnPhase): void => {
  const { subActionsPerBuild } = run.box.components.tracks.actions;
  beginAction(
    run,
    { ...IDLE, kind: 'build', meeple, citizenCard: armedCard, subActionsLeft: armedCard < 0 ? subActionsPerBuild : 0 },
    false,
  );
  placeOffMap(run, meeple, { kind: 'action', action: 'build' });
  payForAction(run, meeple, false);
};

/** @rule FP-ACT-18 FP-CIT-2 */
export const beginScout = (run: Run, { meeple, slot }: ScoutMove, { armedCard }: TurnPhase): void => {
  const { draft, emit } = run;
  beginAction(run, { ...IDLE, kind: 'scout', meeple, citizenCard: armedCard, slot }, false);
  if (armedCard >= 0) placeOffMap(run, meeple, { kind: 'action', action: 'scout' });
  else {
    draft.expeditionStacks[slot] = { cards: draft.expeditionStacks[slot]!.cards, scout: meeple, scoutSpace: 0 };
    emit?.({ kind: 'meeplePlaced', meeple, place: { kind: 'stack', slot } });
  }
  payForAction(run, meeple, false);
};

/**
 * Starts a special action. Its requirements are read once an Automaton has paid its Coal, and before the card, which may
 * leave, counts as used.
 * @rule FP-ACT-5 FP-ACT-19
 */
export const beginSpecial = (run: Run, move: SpecialMove, { armedCard }: TurnPhase): void => {
  const { draft, box } = run;
  const specialCard = specialCardOf(box, move.card);
  sendToCard(run, move, armedCard);
  const isUsable = areMet(draft, box, specialCard.specialAction.option.when);
  useUpCard(run, specialCard);
  if (armedCard >= 0) pushList(run, box.listsByCard.citizens[armedCard]!.main);
  else if (isUsable) pushList(run, specialCard.list);
};

/** Places the Meeple of a special action on its card; an Automaton pays. */
const sendToCard = (run: Run, { meeple, card }: SpecialMove, armedCard: CardIndex): void => {
  beginAction(run, { ...IDLE, kind: 'special', meeple, citizenCard: armedCard }, false);
  placeOffMap(run, meeple, { kind: 'card', card });
  payForAction(run, meeple, false);
  run.draft.step = EFFECT_STEP;
};

const useUpCard = (run: Run, { name, source, card, specialAction }: SpecialCard): void => {
  const { draft, emit } = run;
  if (source === 'scenario') {
    draft.isScenarioSpecialUsed[card] = true;
    emit?.({ kind: 'displayChanged', card: name, change: 'used' });
    if (specialAction.leavesAfterUse) removeScenarioCard(run, card);
    return;
  }
  const place = draft.display.findIndex((each) => each.source === source && each.card === card);
  const displayed = { ...draft.display[place]!, isUsed: true };
  draft.display = withItemAt(draft.display, place, displayed);
  emit?.({ kind: 'displayChanged', card: name, change: 'used' });
  if (specialAction.leavesAfterUse) removeFromDisplay(run, displayed);
};

/** An action that a Meeple begins. */
interface BegunAction extends CurrentAction {
  readonly kind: Action;
  readonly meeple: MeepleKind;
}

/** Takes the Meeple out of the Reserve for an action. */
const beginAction = ({ draft, emit }: Run, action: BegunAction, isCold: boolean): void => {
  draft.currentAction = action;
  draft.reserveMeeples[MEEPLE_INDEX[action.meeple]]!--;
  emit?.({ kind: 'actionTaken', player: draft.decider, action: action.kind, isCold });
};

/** Places a Meeple on a common place, or on a card. */
const placeOffMap = ({ draft, emit }: Run, meeple: MeepleKind, place: MeeplePlace): void => {
  draft.meeplesOffMap[MEEPLE_INDEX[meeple]]!++;
  emit?.({ kind: 'meeplePlaced', meeple, place });
};

/**
 * Places a Meeple on a site, or on the other one of its Building.
 * @rule FP-ACT-11 FP-ACT-15
 */
const placeOnSite = ({ draft, box, emit }: Run, meeple: MeepleKind, first: number): void => {
  const site = draft.siteMeeple[first] === 'none' ? first : draft.otherSite[first]!;
  draft.siteMeeple[site] = meeple;
  draft.currentAction = { ...draft.currentAction, site };
  emit?.({ kind: 'meeplePlaced', meeple, place: { kind: 'site', site: box.siteNames[site]! } });
};

/**
 * Charges an Automaton its Coal; any other Meeple falls sick in the cold.
 * @rule FP-ACT-5 FP-ACT-6 FP-AUTO-4 FP-AUTO-5 FP-CIT-3
 */
const payForAction = (run: Run, meeple: MeepleKind, isCold: boolean): void => {
  run.draft.step = COLD_STEP;
  if (meeple === 'automaton') spendResource(run, 'coal', run.box.components.tracks.coalPerAutomatonAction);
  else if (isCold) pushBuiltIn(run, 'sick', { citizenType: meeple });
};
