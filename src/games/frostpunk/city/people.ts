import type { Box } from '../box.js';
import { type Action, AUTOMATON_INDEX, CHILD_INDEX, CITIZEN_TYPES, RESOURCE_INDEX } from '../components/vocabulary.js';
import type { CitizenPurpose, State } from '../state/index.js';
import { childrenMayDo } from './modifiers.js';

/** Counts the Meeples of a Citizen type, wherever they are. */
export const countMeeples = (state: State, citizenIndex: number): number => {
  const citizenType = CITIZEN_TYPES[citizenIndex]!;
  let meeples =
    state.reserveMeeples[citizenIndex]! + state.meeplesOffMap[citizenIndex]! + countScouts(state, citizenIndex);
  for (let site = 0; site < state.siteMeeple.length; site++) if (state.siteMeeple[site] === citizenType) meeples++;
  return meeples;
};

/** Counts the Scouts of a Citizen type. */
export const countScouts = ({ expeditionStacks }: State, citizenIndex: number): number => {
  const citizenType = CITIZEN_TYPES[citizenIndex]!;
  let scouts = 0;
  for (let slot = 0; slot < expeditionStacks.length; slot++)
    if (expeditionStacks[slot]!.scout === citizenType) scouts++;
  return scouts;
};

export const scoutsAway = ({ expeditionStacks }: State): number => {
  let scouts = 0;
  for (let slot = 0; slot < expeditionStacks.length; slot++) if (expeditionStacks[slot]!.scout !== 'none') scouts++;
  return scouts;
};

/** Counts the Meeples of a kind that stand in the Reserve without an exhausted token. */
export const countIdle = ({ reserveMeeples, coveredTokens }: State, meepleIndex: number): number =>
  meepleIndex === AUTOMATON_INDEX
    ? reserveMeeples[meepleIndex]!
    : reserveMeeples[meepleIndex]! - coveredTokens[meepleIndex]!;

/**
 * Checks whether a Meeple of a kind, given by its number, can act.
 * @rule FP-ACT-4 FP-AUTO-1 FP-AUTO-4
 */
export const isAvailable = (state: State, box: Box, meepleIndex: number, action: Action): boolean => {
  if (countIdle(state, meepleIndex) <= 0) return false;
  if (meepleIndex === AUTOMATON_INDEX)
    return state.stock[RESOURCE_INDEX.coal]! >= box.components.tracks.coalPerAutomatonAction;
  return meepleIndex !== CHILD_INDEX || childrenMayDo(state, box, action);
};

/** Checks whether a Sickness marker can go back. */
export const canBeCured = ({ sickCitizens, showsSkull }: State, citizenIndex: number): boolean =>
  sickCitizens[citizenIndex]! > 0 && !(showsSkull[citizenIndex]! && sickCitizens[citizenIndex] === 1);

/**
 * Checks whether a Citizen type can be chosen for a purpose.
 * @rule FP-EFF-2 FP-EFF-6 FP-CURE-1 FP-CURE-2 FP-CURE-3
 */
export const isTarget = (state: State, { components }: Box, purpose: CitizenPurpose, citizenIndex: number): boolean => {
  switch (purpose) {
    case 'join':
      return state.citizens[citizenIndex]! < components.tracks.maxCitizens;
    case 'cure':
      return canBeCured(state, citizenIndex);
    case 'treat':
      return state.showsSkull[citizenIndex]!;
    case 'rest':
      return state.tiredTokens[citizenIndex]! > 0;
    case 'shelter':
      return state.exposedMeeples[citizenIndex]! > 0 && state.citizens[citizenIndex]! > 0;
    case 'sick':
    case 'leave':
    case 'die':
    case 'tire':
      return state.citizens[citizenIndex]! > 0;
  }
};

/** Checks whether some Citizen type can be chosen for a purpose. */
export const isAnyTarget = (state: State, box: Box, purpose: CitizenPurpose): boolean => {
  for (let citizenIndex = 0; citizenIndex < CITIZEN_TYPES.length; citizenIndex++)
    if (isTarget(state, box, purpose, citizenIndex)) return true;
  return false;
};
