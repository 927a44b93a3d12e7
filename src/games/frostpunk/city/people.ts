import type { Box } from '../box.js';
import { type Action, AUTOMATON, CHILD, CITIZENS, resIndex } from '../components/vocabulary.js';
import type { Purpose, State } from '../state/index.js';
import { childrenMay } from './lasting.js';

/** Counts the Meeples of a Citizen type, wherever they are. */
export const meeplesInPlay = (state: State, type: number): number => {
  const kind = CITIZENS[type]!;
  let meeples = state.reserve[type]! + state.atPlaces[type]! + scoutsOf(state, type);
  for (let site = 0; site < state.meeple.length; site++) if (state.meeple[site] === kind) meeples++;
  return meeples;
};

/** Counts the Scouts of a Citizen type. */
export const scoutsOf = ({ stacks }: State, type: number): number => {
  const kind = CITIZENS[type]!;
  let scouts = 0;
  for (let slot = 0; slot < stacks.length; slot++) if (stacks[slot]!.scout === kind) scouts++;
  return scouts;
};

export const scoutsAway = ({ stacks }: State): number => {
  let scouts = 0;
  for (let slot = 0; slot < stacks.length; slot++) if (stacks[slot]!.scout !== 'none') scouts++;
  return scouts;
};

/** Counts the Meeples of a kind that stand in the Reserve without an exhausted token. */
export const idleOf = ({ reserve, covered }: State, kind: number): number =>
  kind === AUTOMATON ? reserve[kind]! : reserve[kind]! - covered[kind]!;

/**
 * Checks whether a Meeple of a kind, given by its number, can act.
 * @rule FP-ACT-4 FP-AUTO-1 FP-AUTO-4
 */
export const isAvailable = (state: State, box: Box, kind: number, action: Action): boolean => {
  if (idleOf(state, kind) <= 0) return false;
  if (kind === AUTOMATON) return state.resources[resIndex.coal]! >= box.components.tracks.automatonCoal;
  return kind !== CHILD || childrenMay(state, box, action);
};

/** Checks whether a Sickness marker can go back. */
export const canBeCured = ({ sick, skull }: State, type: number): boolean =>
  sick[type]! > 0 && !(skull[type]! && sick[type] === 1);

/**
 * Checks whether a Citizen type can be chosen for a purpose.
 * @rule FP-EFF-2 FP-EFF-6 FP-CURE-1 FP-CURE-2 FP-CURE-3
 */
export const isTarget = (state: State, { components }: Box, purpose: Purpose, type: number): boolean => {
  switch (purpose) {
    case 'join':
      return state.citizens[type]! < components.tracks.populationTop;
    case 'cure':
      return canBeCured(state, type);
    case 'treat':
      return state.skull[type]!;
    case 'rest':
      return state.tired[type]! > 0;
    case 'shelter':
      return state.exposed[type]! > 0 && state.citizens[type]! > 0;
    case 'sick':
    case 'leave':
    case 'die':
    case 'tire':
      return state.citizens[type]! > 0;
  }
};

/** Checks whether some Citizen type can be chosen for a purpose. */
export const isSomeTarget = (state: State, box: Box, purpose: Purpose): boolean => {
  for (let type = 0; type < CITIZENS.length; type++) if (isTarget(state, box, purpose, type)) return true;
  return false;
};
