import { sharesOf } from '../../../core/score.js';
import { type Box, RATINGS } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { score } from './index.js';

/**
 * By player, what the end is worth: alone, the place of the rating among the others.
 * @rule NU-SOLO-19
 */
export const returns = (state: State, box: Box): readonly number[] => {
  const standing = score(state, box);
  const { outcome } = standing;
  return outcome === null ? sharesOf(standing) : [RATINGS.indexOf(outcome) / (RATINGS.length - 1)];
};

/** By player, the points as they stand: all that counts lies open. */
export const progress = (state: State | View, box: Box): readonly number[] =>
  score(state as State, box).players.map(({ total }) => total);
