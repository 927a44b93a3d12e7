import type { Box } from '../box.js';
import { STAGES } from '../components/vocabulary.js';
import { subActionsOf } from '../legal/building.js';
import { IDLE, STEPS, type State, stepOf } from '../state/index.js';

/** Checks rounds, seats and the action under way. */
export const brokenCourse = (state: State, box: Box): string | null => {
  const { players, leader, actor, passed, stage, step, round } = state;
  if (leader !== (round - 1) % players) return 'leader';
  if (step >= STEPS[stage].length) return 'step';
  if (round === 1 && STAGES.indexOf(stage) < STAGES.indexOf('action')) return 'stage';
  if (stage !== 'action' && actor !== leader) return 'actor';
  if (stage !== 'action' && passed.includes(true)) return 'passed';
  if (stage === 'action' && step < stepOf('action', 'next') && passed[actor]) return 'passed';
  return isActing(state) ? brokenAct(state, box) : brokenIdleness(state);
};

const isActing = ({ stage, step }: State): boolean =>
  stage === 'action' && step > stepOf('action', 'turn') && step < stepOf('action', 'next');

const brokenIdleness = ({ act }: State): string | null => {
  const field = (Object.keys(IDLE) as (keyof typeof IDLE)[]).find((key) => act[key] !== IDLE[key]);
  return field === undefined ? null : `act.${field}`;
};

/** Checks that the action under way is one that its Meeple and its card can have begun. */
const brokenAct = (state: State, box: Box): string | null => {
  const { act, meeple, built, zones, cardPlayed } = { ...state, zones: box.zones };
  const { kind, site, card } = act;
  if (kind === 'none') return 'act.kind';
  if (act.meeple === 'none') return 'act.meeple';
  const stands = kind === 'gather' || kind === 'use';
  if (stands ? site < 0 || site >= zones.length || meeple[site] !== act.meeple : site !== -1) return 'act.site';
  if (kind === 'use' && built[site]! < 0) return 'act.site';
  if (kind === 'gather' && (site >= box.spaces || built[site]! >= 0)) return 'act.site';
  if ((kind === 'scout') !== act.slot >= 0) return 'act.slot';
  if ((kind === 'clear') !== (act.zone !== 'none')) return 'act.zone';
  if (kind === 'scout' && (act.meeple === 'child' || act.meeple === 'automaton')) return 'act.meeple';
  if (card >= 0 && (!cardPlayed || !isServedBy(state, box))) return 'act.card';
  return brokenCounts(state, box);
};

const isServedBy = ({ act }: State, { components }: Box): boolean => {
  const { type, actions } = components.citizens[act.card]!;
  return type === act.meeple && actions.some(({ action }) => action === act.kind);
};

const brokenCounts = ({ act }: State, box: Box): string | null => {
  const { kind, left, card, zone } = act;
  const { cleared } = box.components.tracks.actions;
  const tiles = card >= 0 || zone === 'none' ? 0 : cleared[zone];
  const most = kind === 'clear' ? tiles : kind === 'build' ? subActionsOf(act, box) : 0;
  if (left > most) return 'act.left';
  const saving = kind === 'build' ? (box.cardActions[card]?.woodLess ?? 0) : 0;
  return act.woodLess === 0 || act.woodLess === saving ? null : 'act.woodLess';
};
