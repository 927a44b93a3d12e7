import type { Box } from '../box.js';
import { STAGES } from '../components/vocabulary.js';
import { maxSubActionsOf } from '../legal/building.js';
import { IDLE, STEPS, type State, stepOf } from '../state/index.js';

/** Checks rounds, seats and the action under way. */
export const courseContradiction = (state: State, box: Box): string | null => {
  const { players, leader, decider, hasPassed, stage, step, round } = state;
  if (leader !== (round - 1) % players) return 'leader';
  if (step >= STEPS[stage].length) return 'step';
  if (round === 1 && STAGES.indexOf(stage) < STAGES.indexOf('action')) return 'stage';
  if (stage !== 'action' && decider !== leader) return 'decider';
  if (stage !== 'action' && hasPassed.includes(true)) return 'hasPassed';
  if (stage === 'action' && step < stepOf('action', 'next') && hasPassed[decider]) return 'hasPassed';
  return isActing(state) ? actionContradiction(state, box) : idlenessContradiction(state);
};

const isActing = ({ stage, step }: State): boolean =>
  stage === 'action' && step > stepOf('action', 'turn') && step < stepOf('action', 'next');

const idlenessContradiction = ({ currentAction }: State): string | null => {
  const field = (Object.keys(IDLE) as (keyof typeof IDLE)[]).find((key) => currentAction[key] !== IDLE[key]);
  return field === undefined ? null : `currentAction.${field}`;
};

/** Checks that the action under way is one that its Meeple and its card can have begun. */
const actionContradiction = (state: State, box: Box): string | null => {
  const { currentAction, siteMeeple, siteBuilding, zones, hasPlayedCard } = { ...state, zones: box.siteZones };
  const { kind, site, citizenCard } = currentAction;
  if (kind === 'none') return 'currentAction.kind';
  if (currentAction.meeple === 'none') return 'currentAction.meeple';
  const isOnSite = kind === 'gather' || kind === 'use';
  if (isOnSite ? site < 0 || site >= zones.length || siteMeeple[site] !== currentAction.meeple : site !== -1)
    return 'currentAction.site';
  if (kind === 'use' && siteBuilding[site]! < 0) return 'currentAction.site';
  if (kind === 'gather' && (site >= box.spaceCount || siteBuilding[site]! >= 0)) return 'currentAction.site';
  if ((kind === 'scout') !== currentAction.slot >= 0) return 'currentAction.slot';
  if ((kind === 'clear') !== (currentAction.zone !== 'none')) return 'currentAction.zone';
  if (kind === 'scout' && (currentAction.meeple === 'child' || currentAction.meeple === 'automaton'))
    return 'currentAction.meeple';
  if (citizenCard >= 0 && (!hasPlayedCard || !isServedBy(state, box))) return 'currentAction.citizenCard';
  return countsContradiction(state, box);
};

const isServedBy = ({ currentAction }: State, { components }: Box): boolean => {
  const { citizenType, actions } = components.citizenCards[currentAction.citizenCard]!;
  return citizenType === currentAction.meeple && actions.some(({ action }) => action === currentAction.kind);
};

const countsContradiction = ({ currentAction }: State, box: Box): string | null => {
  const { kind, subActionsLeft, citizenCard, zone } = currentAction;
  const { tilesPerClear } = box.components.tracks.actions;
  const tiles = citizenCard >= 0 || zone === 'none' ? 0 : tilesPerClear[zone];
  const max = kind === 'clear' ? tiles : kind === 'build' ? maxSubActionsOf(currentAction, box) : 0;
  if (subActionsLeft > max) return 'currentAction.subActionsLeft';
  const saving = kind === 'build' ? (box.buildEffectByCard[citizenCard]?.woodDiscount ?? 0) : 0;
  return currentAction.woodDiscount === 0 || currentAction.woodDiscount === saving
    ? null
    : 'currentAction.woodDiscount';
};
